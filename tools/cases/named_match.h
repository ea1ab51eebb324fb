// What people name: a library by its place, a match by an id or the beginning of one, @last, or the
// path of a file.
#pragma once

#include <filesystem>
#include <istream>
#include <memory>
#include <string>
#include <vector>

#include "store/library.h"
#include "tools/cases/source.h"

namespace ludolog::cases {

/// Where the library is.
struct LibraryPlace {
  std::string given;  ///< Empty: the default place.

  [[nodiscard]] Outcome<std::filesystem::path> path() const;
  [[nodiscard]] Outcome<store::Library> open(store::Access access) const;
};

/// Whatever holds the matches that were named, kept open: the library, a file, or an export that
/// was read.
class OpenSource {
 public:
  /// `standard_input` is read when the name is "-"; null where there is none to read.
  [[nodiscard]] static Outcome<OpenSource> open(const LibraryPlace& library,
                                                const std::string& name,
                                                std::istream* standard_input);

  [[nodiscard]] Source& source() { return *source_; }
  /// The matches that `name` means: one of the library, or all of a file.
  [[nodiscard]] Outcome<std::vector<events::MatchId>> matches(const std::string& name);

 private:
  std::unique_ptr<store::Library> library_;
  std::unique_ptr<Source> source_;
};

/// The one match that was named.
class NamedMatch {
 public:
  /// As OpenSource::open(); a file with several matches is an error.
  [[nodiscard]] static Outcome<NamedMatch> open(const LibraryPlace& library,
                                                const std::string& name,
                                                std::istream* standard_input);

  [[nodiscard]] Source& source() { return open_.source(); }
  [[nodiscard]] store::StreamReader& reader() { return open_.source().reader(); }
  [[nodiscard]] const events::MatchId& id() const { return id_; }

 private:
  NamedMatch(OpenSource open, const events::MatchId& id) : open_(std::move(open)), id_(id) {}
  OpenSource open_;
  events::MatchId id_;
};

}  // namespace ludolog::cases
