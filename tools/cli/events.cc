// `ludolog events`: what happened, one event a line.
#include <memory>

#include <fmt/core.h>

#include "events/jsonl.h"
#include "ludolog/version.h"
#include "tools/cli/context.h"
#include "tools/cli/event_lines.h"
#include "tools/cli/json.h"
#include "viewer/model/corrections.h"

namespace ludolog::cli {
namespace {

struct Arguments {
  std::string match;
  std::optional<std::uint64_t> from;
  std::optional<std::uint64_t> to;
  bool all = false;
};

ExitCode print_as_json(store::StreamReader& reader, const events::MatchId& match,
                       std::uint64_t from, std::uint64_t to) {
  std::string line;
  std::optional<events::DecodeError> undecodable;
  const auto read = reader.read(match, from, to, [&](const events::Envelope& envelope) {
    if (auto written = events::event_line(envelope, line); !written) {
      undecodable = written.error();
      return false;
    }
    print_text(line);
    return true;
  });
  if (!read) return report(cases::problem_of(read.error()));
  if (undecodable) return report({ExitCode::kUndecodable, events::describe(*undecodable)});
  return ExitCode::kFine;
}

/// Every event of a library, match behind match, each behind its label line.
ExitCode print_all_as_json(const Context& context) {
  auto library = context.open_library(store::Access::kRead);
  if (!library) return report(library.error());
  store::Reader reader = library->reader();
  const auto matches = reader.matches();
  if (!matches) return report(cases::problem_of(matches.error()));
  for (const events::MatchId& match : *matches) {
    const auto length = reader.length(match);
    if (!length) return report(cases::problem_of(length.error()));
    print_text(events::label_line(std::string("ludolog ") + kVersion, *length));
    const ExitCode printed = print_as_json(reader, match, 0, store::StreamReader::kToTheEnd);
    if (printed != ExitCode::kFine) return printed;
  }
  return ExitCode::kFine;
}

ExitCode run(const Context& context, const Arguments& arguments) {
  if (arguments.all != arguments.match.empty())
    return report({ExitCode::kUsage, "events takes the name of a match, or --all"});
  if (arguments.all) {
    if (!context.json || arguments.from || arguments.to)
      return report({ExitCode::kUsage,
                     "events --all streams whole matches as JSONL: give --json with it, and "
                     "neither --from nor --to"});
    return print_all_as_json(context);
  }
  const std::uint64_t from = arguments.from.value_or(0);
  const std::uint64_t to = arguments.to.value_or(store::StreamReader::kToTheEnd);
  if (from > to)
    return report({ExitCode::kUsage, fmt::format("--from {} lies behind --to {}", from, to)});
  auto named = context.open_match(arguments.match);
  if (!named) return report(named.error());
  if (context.json) return print_as_json(named->reader(), named->id(), from, to);

  auto audit = cases::audit_match(named->reader(), named->id());
  if (!audit) return report(audit.error());
  const Stream& stream = audit->stream();
  const Board& board = board_of(stream.state());
  const model::Corrections corrections(stream, model::short_names(board, audit->names()));
  const EventLines lines(named->reader(), *audit, context.style());
  if (from > stream.version() && cases::is_whole(audit->finish().kind))
    return report({ExitCode::kUsage,
                   fmt::format("--from {}: the match has {} events", from, stream.version())});
  for (std::uint64_t position = from; position < stream.version() && position < to; ++position)
    lines.print(position, corrections.note(position));
  const cases::Verdict verdict = audit->finish();
  if (!cases::is_whole(verdict.kind) && to > stream.version())
    return report({ExitCode::kUndecodable,
                   fmt::format("event {} cannot be shown: the match is {}: {}", stream.version(),
                               cases::headline(verdict), verdict.detail)});
  return ExitCode::kFine;
}

}  // namespace

void add_events(Program& program, Context& context) {
  auto arguments = std::make_shared<Arguments>();
  program.command("events", "what happened, event by event, in words (--json: as JSONL)")
      .optional_argument("MATCH", arguments->match, kMatchHelp)
      .option("--from", "POSITION", arguments->from, "the first position (default: 0)")
      .option("--to", "POSITION", arguments->to, "the position to stop before (default: the end)")
      .flag("--all", arguments->all, "every event of the library, with --json")
      .footer(R"(
Examples:
  ludolog events @last --from 100 --to 120     twenty events
  ludolog events @last --json | grep die_rolled
  ludolog events --all --json > everything.jsonl

Events are counted from 0. Event 100 is what leads from version 100 to version 101, which
`ludolog show --at 101` shows.)")
      .runs([&context, arguments] { return run(context, *arguments); });
}

}  // namespace ludolog::cli
