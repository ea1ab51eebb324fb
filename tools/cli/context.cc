#include "tools/cli/context.h"

#include <cstdio>

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

Outcome<NamedMatch> NamedMatch::open(const Context& context, const std::string& name) {
  NamedMatch match;
  if (!cases::names_library_match(name)) {
    // The path may be the library's own: opened as ours, it is not touched outside SQLite.
    const auto path = context.library_path();
    std::error_code error;
    if (!path || !std::filesystem::equivalent(*path, name, error)) {
      auto source = cases::Source::open_file(name);
      if (!source) return tl::unexpected(source.error());
      match.source_ = std::make_unique<cases::Source>(std::move(*source));
    }
  }
  if (!match.source_) {
    auto library = context.open_library(store::Access::kRead);
    if (!library) return tl::unexpected(library.error());
    match.library_ = std::make_unique<store::Library>(std::move(*library));
    match.source_ = std::make_unique<cases::Source>(*match.library_);
  }
  if (match.library_ && cases::names_library_match(name)) {
    auto id = match.library_->reader().find(name);
    if (!id) return tl::unexpected(cases::problem_of(id.error()));
    match.id_ = *id;
    return match;
  }
  const auto matches = match.source_->matches();
  if (!matches) return tl::unexpected(matches.error());
  if (matches->size() != 1)
    return cases::problem(ExitCode::kUsage, fmt::format("{}: holds {} matches, name one of them",
                                                        name, matches->size()));
  match.id_ = matches->front();
  return match;
}

ExitCode report(const cases::Problem& problem) {
  fmt::print(stderr, "ludolog: {}\n", problem.text);
  return problem.exit;
}

CLI::Option* add_match_argument(CLI::App& command, std::string& name, bool required) {
  auto* option =
      command.add_option("MATCH", name,
                         "an id or the beginning of one, @last, or the path of a match file "
                         "or a JSONL export");
  return option->required(required);
}

void print_line(std::string_view text) { fmt::print("{}\n", text); }

}  // namespace ludolog::cli
