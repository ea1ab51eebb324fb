// `ludolog events`: what happened, one event a line.
#include <memory>

#include <fmt/core.h>

#include "core/evolve.h"
#include "events/jsonl.h"
#include "events/type_code.h"
#include "tools/cli/context.h"
#include "tools/cli/json.h"

namespace ludolog::cli {
namespace {

struct Arguments {
  std::string match;
  std::uint64_t from = 0;
  std::uint64_t to = store::StreamReader::kToTheEnd;
};

ExitCode print_as_json(store::StreamReader& reader, const events::MatchId& match,
                       const Arguments& arguments) {
  std::string line;
  std::optional<events::DecodeError> undecodable;
  const auto read =
      reader.read(match, arguments.from, arguments.to, [&](const events::Envelope& envelope) {
        if (auto written = events::event_line(envelope, line); !written) {
          undecodable = written.error();
          return false;
        }
        fmt::print("{}", line);
        return true;
      });
  if (!read) return report(cases::problem_of(read.error()));
  if (undecodable) return report({ExitCode::kUndecodable, events::describe(*undecodable)});
  return ExitCode::kFine;
}

ExitCode run(const Context& context, const Arguments& arguments) {
  if (arguments.from > arguments.to)
    return report({ExitCode::kUsage,
                   fmt::format("--from {} lies behind --to {}", arguments.from, arguments.to)});
  auto named = NamedMatch::open(context, arguments.match);
  if (!named) return report(named.error());
  if (context.json) return print_as_json(named->reader(), named->id(), arguments);

  auto audit = cases::audit_match(named->reader(), named->id());
  if (!audit) return report(audit.error());
  const Stream& stream = audit->stream();
  const model::SeatNames names = model::display_names(stream.state(), audit->names());
  const Style style = context.style();
  for (std::uint64_t position = arguments.from;
       position < stream.version() && position < arguments.to; ++position) {
    const Event& event = stream.events()[position];
    const State before = stream.state_at(position);
    print_line(
        fmt::format("{:>6}  {:<16} {}", position, events::type_of(event).name,
                    style.seat(awaited_seat(before), model::sentence(event, before, names))));
  }
  const cases::Verdict verdict = audit->finish();
  if (!cases::is_good(verdict.kind) && verdict.kind != cases::VerdictKind::kDiceMismatch &&
      arguments.to > stream.version())
    return report({ExitCode::kUndecodable,
                   fmt::format("event {} cannot be shown: the match is {}: {}", stream.version(),
                               cases::headline(verdict), verdict.detail)});
  return ExitCode::kFine;
}

}  // namespace

void add_events(CLI::App& app, Context& context) {
  auto* command =
      app.add_subcommand("events", "what happened, event by event, in words (--json: as JSONL)");
  auto arguments = std::make_shared<Arguments>();
  add_match_argument(*command, arguments->match);
  command->add_option("--from", arguments->from, "the first position, counted from 0")
      ->type_name("POSITION");
  command->add_option("--to", arguments->to, "the position to stop before")
      ->type_name("POSITION")
      ->option_text("POSITION");
  command->callback([&context, arguments] { context.exit = run(context, *arguments); });
}

}  // namespace ludolog::cli
