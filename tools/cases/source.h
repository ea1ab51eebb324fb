// A match by whatever name people give it: an id or the beginning of one, @last, or the path of a
// match file or of a JSONL export.
#pragma once

#include <filesystem>
#include <istream>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "store/library.h"
#include "store/match_file.h"
#include "store/memory_journal.h"
#include "tools/cases/audit.h"
#include "tools/cases/problem.h"

namespace ludolog::cases {

/// An open file of any kind that holds matches.
class Source {
 public:
  /// A stranger's file: a match file, somebody's library, or a JSONL export, told apart by its
  /// first byte.
  [[nodiscard]] static Outcome<Source> open_file(const std::filesystem::path& path);
  /// A JSONL export; `name` is what errors call it.
  [[nodiscard]] static Outcome<Source> read_text(std::istream& in, const std::string& name);
  /// The library, which must outlive the source.
  explicit Source(store::Library& library);

  [[nodiscard]] store::StreamReader& reader();
  [[nodiscard]] Outcome<std::vector<events::MatchId>> matches();
  /// Where a file that holds one match, unaltered, differs from what writing it anew gives. Nothing
  /// for other kinds.
  [[nodiscard]] Outcome<std::optional<std::uint64_t>> first_difference();

 private:
  Source() = default;
  std::unique_ptr<store::MatchFile> file_;
  std::unique_ptr<store::MemoryStream> text_;
  std::unique_ptr<store::Reader> database_;
};

/// True when `name` can only be meant as a match of the library: @last, or 1 to 32 hexadecimal
/// digits.
[[nodiscard]] bool names_library_match(std::string_view name);

/// Goes through one match and judges it. `audit` keeps the stream.
[[nodiscard]] Outcome<Audit> audit_match(store::StreamReader& reader, const events::MatchId& match);

/// The verdict on one match of a source; for a match file, on the file's form too.
[[nodiscard]] Outcome<Verdict> verify_match(Source& source, const events::MatchId& match);

/// For imports: refuses what verification does not call intact or running.
[[nodiscard]] store::Result<void> refuse_faulty(store::StreamReader& reader,
                                                const events::MatchId& match);

}  // namespace ludolog::cases
