#include "tools/cli/context.h"

#include <cstdio>
#include <iostream>

#include <fmt/core.h>

#include "store/paths.h"

namespace ludolog::cli {

Outcome<std::filesystem::path> Context::library_path() const {
  if (!library.empty()) return std::filesystem::path(library);
  auto path = store::default_library();
  if (!path) return tl::unexpected(cases::problem_of(path.error()));
  return *path;
}

Outcome<store::Library> Context::open_library(store::Access access) const {
  auto path = library_path();
  if (!path) return tl::unexpected(path.error());
  auto opened = store::Library::open(*path, access);
  if (opened) return std::move(*opened);
  cases::Problem problem = cases::problem_of(opened.error());
  if (opened.error().kind == store::StoreError::Kind::kMissing)
    problem.text += "; `ludolog play` makes one with its first match";
  return tl::unexpected(problem);
}

Outcome<OpenSource> OpenSource::open(const Context& context, const std::string& name) {
  OpenSource open;
  if (name == "-") {
    auto source = cases::Source::read_text(std::cin, "standard input");
    if (!source) return tl::unexpected(source.error());
    open.source_ = std::make_unique<cases::Source>(std::move(*source));
    return open;
  }
  // The path may be the library's own: opened as ours, it is not touched outside SQLite.
  const auto path = context.library_path();
  std::error_code error;
  if (cases::names_library_match(name) ||
      (path && std::filesystem::equivalent(*path, name, error))) {
    auto library = context.open_library(store::Access::kRead);
    if (!library) return tl::unexpected(library.error());
    open.library_ = std::make_unique<store::Library>(std::move(*library));
    open.source_ = std::make_unique<cases::Source>(*open.library_);
    return open;
  }
  auto source = cases::Source::open_file(name);
  if (!source) return tl::unexpected(source.error());
  open.source_ = std::make_unique<cases::Source>(std::move(*source));
  return open;
}

Outcome<std::vector<events::MatchId>> OpenSource::matches(const std::string& name) {
  if (!cases::names_library_match(name)) return source_->matches();
  const auto id = library_->reader().find(name);
  if (!id) return tl::unexpected(cases::problem_of(id.error()));
  return std::vector{*id};
}

Outcome<NamedMatch> NamedMatch::open(const Context& context, const std::string& name) {
  auto open = OpenSource::open(context, name);
  if (!open) return tl::unexpected(open.error());
  const auto matches = open->matches(name);
  if (!matches) return tl::unexpected(matches.error());
  if (matches->size() != 1)
    return cases::problem(
        ExitCode::kUsage,
        fmt::format("{}: holds {} matches, expected one; `ludolog --library {} list` shows them",
                    name, matches->size(), name));
  return NamedMatch(std::move(*open), matches->front());
}

ExitCode report(const cases::Problem& problem) {
  fmt::print(stderr, "ludolog: {}\n", problem.text);
  return problem.exit;
}

void print_line(std::string_view text) { fmt::print("{}\n", text); }

}  // namespace ludolog::cli
