// `ludolog import`: takes matches into the library, after verifying all of each.
#include <iostream>
#include <memory>

#include <fmt/core.h>

#include "events/hex.h"
#include "store/import.h"
#include "tools/cli/context.h"

namespace ludolog::cli {
namespace {

std::string in_words(const store::ImportReport& report) {
  using Kind = store::ImportReport::Outcome;
  switch (report.outcome) {
    case Kind::kAdded:
      return fmt::format("added, {} events", report.version_offered);
    case Kind::kAlreadyThere:
      return report.filled == 0
                 ? "already here, the very same; nothing done"
                 : fmt::format("already here; {} texts that it lacked were added", report.filled);
    case Kind::kExtended:
      return fmt::format("was here with {} events; the {} new ones were added",
                         report.version_before, report.version_offered - report.version_before);
    case Kind::kKept:
      return fmt::format("already here with {} events, the file has its first {}; nothing done",
                         report.version_before, report.version_offered);
  }
  return {};
}

ExitCode import_file(store::Library& library, const std::string& path) {
  auto source = path == "-" ? cases::Source::read_text(std::cin, "standard input")
                            : cases::Source::open_file(path);
  if (!source) return report(source.error());
  const auto matches = source->matches();
  if (!matches) return report(matches.error());
  ExitCode exit = ExitCode::kFine;
  for (const events::MatchId& match : *matches) {
    auto imported = store::import_match(library, source->reader(), match, cases::refuse_faulty);
    if (!imported) {
      auto problem = cases::problem_of(imported.error());
      problem.text = path + ": " + problem.text;
      exit = std::max(exit, report(problem));
      continue;
    }
    print_line(fmt::format("{}  {}", events::to_hex(match).substr(0, 12), in_words(*imported)));
    for (const store::MissingContent& missing : imported->missing)
      say(fmt::format("note: the {} named at {} is left out of this copy\n",
                      events::name_of(missing.reference.kind), missing.position));
  }
  if (matches->empty()) say(fmt::format("{} holds no match\n", path));
  return exit;
}

ExitCode run(const Context& context, const std::vector<std::string>& paths) {
  auto library = context.open_library(store::Access::kWrite);
  if (!library) return report(library.error());
  ExitCode exit = ExitCode::kFine;
  for (const std::string& path : paths) exit = std::max(exit, import_file(*library, path));
  return exit;
}

}  // namespace

void add_import(Program& program, Context& context) {
  auto paths = std::make_shared<std::vector<std::string>>();
  program.command("import", "verifies matches and takes them into the library")
      .arguments("FILE", *paths, "match files, libraries, JSONL exports (- is stdin)")
      .footer(R"(
Examples:
  ludolog import sunday.ludolog-match
  ludolog export @last --format jsonl -o - | ludolog --library other.ludolog import -

A match that is here already is gone on with where the file goes further, and is left alone where
it does not. One that went another way is refused, and the position is named.)")
      .runs([&context, paths] { return run(context, *paths); });
}

}  // namespace ludolog::cli
