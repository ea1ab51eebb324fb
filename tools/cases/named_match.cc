#include "tools/cases/named_match.h"

#include <utility>

#include "store/paths.h"

namespace ludolog::cases {

Outcome<std::filesystem::path> LibraryPlace::path() const {
  if (!given.empty()) return std::filesystem::path(given);
  auto place = store::default_library();
  if (!place) return tl::unexpected(problem_of(place.error()));
  return *place;
}

Outcome<store::Library> LibraryPlace::open(store::Access access) const {
  auto place = path();
  if (!place) return tl::unexpected(place.error());
  auto opened = store::Library::open(*place, access);
  if (opened) return std::move(*opened);
  Problem problem = problem_of(opened.error());
  // Where there is none yet, or a program was stopped before its first byte was in.
  if (opened.error().kind == store::StoreError::Kind::kMissing ||
      opened.error().kind == store::StoreError::Kind::kEmpty)
    problem = {ExitCode::kEnvironment,
               problem.text + "; `ludolog play` makes one with its first match", problem.kind};
  return tl::unexpected(problem);
}

Outcome<OpenSource> OpenSource::open(const LibraryPlace& library, const std::string& name,
                                     std::istream* standard_input) {
  OpenSource open;
  if (name == "-" && standard_input != nullptr) {
    auto source = Source::read_text(*standard_input, "standard input");
    if (!source) return tl::unexpected(source.error());
    open.source_ = std::make_unique<Source>(std::move(*source));
    return open;
  }
  // The path may be the library's own: opened as ours, it is not touched outside SQLite.
  const auto path = library.path();
  std::error_code error;
  if (names_library_match(name) || (path && std::filesystem::equivalent(*path, name, error))) {
    auto opened = library.open(store::Access::kRead);
    if (!opened) return tl::unexpected(opened.error());
    open.library_ = std::make_unique<store::Library>(std::move(*opened));
    open.source_ = std::make_unique<Source>(*open.library_);
    return open;
  }
  if (name.find_first_of("./") == std::string::npos && !std::filesystem::exists(name, error))
    return problem(ExitCode::kUsage,
                   name +
                       ": no match and no file is named so; a match is named by its id, which "
                       "`ludolog list` shows, or the beginning of it, or @last");
  auto source = Source::open_file(name);
  if (!source) return tl::unexpected(source.error());
  open.source_ = std::make_unique<Source>(std::move(*source));
  return open;
}

Outcome<std::vector<events::MatchId>> OpenSource::matches(const std::string& name) {
  if (!names_library_match(name)) return source_->matches();
  const auto id = library_->reader().find(name);
  if (!id) return tl::unexpected(problem_of(id.error()));
  return std::vector{*id};
}

Outcome<NamedMatch> NamedMatch::open(const LibraryPlace& library, const std::string& name,
                                     std::istream* standard_input) {
  auto open = OpenSource::open(library, name, standard_input);
  if (!open) return tl::unexpected(open.error());
  const auto matches = open->matches(name);
  if (!matches) return tl::unexpected(matches.error());
  if (matches->size() != 1)
    return problem(ExitCode::kUsage, name + ": holds " + std::to_string(matches->size()) +
                                         " matches, expected one; `ludolog --library " + name +
                                         " list` shows them");
  return NamedMatch(std::move(*open), matches->front());
}

}  // namespace ludolog::cases
