// `ludolog dice`: where every throw of a match came from, or how the dice of a library fell.
#include <memory>

#include "tools/cli/dice_report.h"

namespace ludolog::cli {
namespace {

struct Arguments {
  std::string match;
  bool all = false;
};

ExitCode of_match(const Context& context, const std::string& name) {
  auto named = context.open_match(name);
  if (!named) return report(named.error());
  auto audit = cases::audit_match(named->reader(), named->id());
  if (!audit) return report(audit.error());
  const cases::Verdict verdict = audit->finish();
  if (!cases::is_whole(verdict.kind))
    return report({ExitCode::kUndecodable,
                   "the match is " + cases::headline(verdict) + ": " + verdict.detail});
  print_dice(context, named->id(), *audit, verdict.dice);
  return verdict.dice.mismatch ? ExitCode::kFound : ExitCode::kFine;
}

ExitCode of_library(const Context& context) {
  auto library = context.open_library(store::Access::kRead);
  if (!library) return report(library.error());
  store::Reader reader = library->reader();
  const auto matches = reader.matches();
  if (!matches) return report(cases::problem_of(matches.error()));
  cases::DiceStats stats;
  ExitCode exit = ExitCode::kFine;
  for (const events::MatchId& match : *matches)
    if (auto added = stats.add(reader, match); !added) {
      say("not counted: " + added.error().text + "\n");
      exit = ExitCode::kFound;
    }
  print_dice_stats(context, stats);
  return stats.faults().empty() ? exit : ExitCode::kFound;
}

ExitCode run(const Context& context, const Arguments& arguments) {
  if (arguments.all != arguments.match.empty())
    return report({ExitCode::kUsage, "dice takes the name of a match, or --all"});
  return arguments.all ? of_library(context) : of_match(context, arguments.match);
}

}  // namespace

void add_dice(Program& program, Context& context) {
  auto arguments = std::make_shared<Arguments>();
  program.command("dice", "where every throw came from, and that it was not touched")
      .optional_argument("MATCH", arguments->match, kMatchHelp)
      .flag("--all", arguments->all, "how the dice of the whole library fell")
      .footer(R"(
Examples:
  ludolog dice @last
  ludolog dice --all

Before the first throw a seed is committed to, and after the last one it is revealed: then every throw
can be made again from it, byte by byte, as events/FORMAT.md says. That is the proof; how often a six
came in one match proves nothing. Dice that people threw by hand and typed in have no seed, and only
their spread over many throws says something.
Exit code 1 when a throw is none that the seeds give.)")
      .runs([&context, arguments] { return run(context, *arguments); });
}

}  // namespace ludolog::cli
