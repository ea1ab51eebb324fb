// One match in a file, for sending: the same schema as a library, in a form so fixed that writing
// the same match again gives the same bytes. And reading whatever somebody sent.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <vector>

#include "store/open.h"
#include "store/reader.h"

namespace ludolog::store {

/// The bytes of the match's file. kBadMatch when an event cannot be decoded; contents that are not
/// there are left out.
[[nodiscard]] Result<std::vector<std::uint8_t>> match_file_bytes(StreamReader& reader,
                                                                 const MatchId& match);

/// Writes them to `path`, wholly or not at all.
[[nodiscard]] Result<void> write_match_file(StreamReader& reader, const MatchId& match,
                                            const std::filesystem::path& path);

/// A stranger's file, read once into memory: a match file, or a library somebody sent. Its
/// structure and schema have been checked; its matches have not.
class MatchFile {
 public:
  /// A path that leads to a library which this process has open is kLiveFile: read it there.
  [[nodiscard]] static Result<MatchFile> open(const std::filesystem::path& path);
  /// The same from bytes; `name` is what messages call them.
  [[nodiscard]] static Result<MatchFile> from_bytes(std::vector<std::uint8_t> bytes,
                                                    const std::string& name);

  [[nodiscard]] Reader reader() { return Reader{*database_}; }
  /// The file's only match; an error when it has none or several.
  [[nodiscard]] Result<MatchId> only_match();

  /// Writes the file's match anew and compares: the first byte that differs, or nothing. Call it
  /// for a file with one match whose chain and contents check.
  [[nodiscard]] Result<std::optional<std::uint64_t>> first_difference();

 private:
  MatchFile(std::unique_ptr<std::vector<std::uint8_t>> bytes, Database database)
      : bytes_(std::move(bytes)), database_(std::make_unique<Database>(std::move(database))) {}

  std::unique_ptr<std::vector<std::uint8_t>> bytes_;  ///< Under the connection; destroyed after it.
  std::unique_ptr<Database> database_;
};

}  // namespace ludolog::store
