// `ludolog show`: the board at any version of a match.
#include <memory>

#include <fmt/core.h>

#include "core/rules/rule_set.h"
#include "events/hex.h"
#include "tools/cases/question_pool.h"
#include "tools/cli/board_text.h"
#include "tools/cli/context.h"
#include "tools/cli/json.h"
#include "tools/cli/question_text.h"
#include "tools/cli/status_text.h"
#include "viewer/model/choices.h"
#include "viewer/model/corrections.h"

namespace ludolog::cli {
namespace {

struct Arguments {
  std::string match;
  std::optional<std::uint64_t> at;
};

/// Who could do what, and what the rules say to the rest.
void print_possibilities(const State& state, const Ledger& ledger, const model::SeatNames& names) {
  const std::string_view token = rule_set(state.rule_set).spends ? "" : "token ";
  for (const model::Choice& choice : model::choices(state, ledger, names))
    print_line(fmt::format("  {}{}: {}", token, choice.key, choice.text));
  for (const model::OtherChoice& choice : model::other_choices(state, ledger, names))
    print_line(fmt::format("  {}: {}", choice.key, choice.text));
  for (const model::RefusedToken& refused : model::refused_tokens(state, ledger, names))
    print_line(fmt::format("  not {}{}: {} ({})", token, refused.key, refused.text,
                           to_string(refused.rejection.clause)));
}

/// The question that is to be answered, without its answer.
void print_question(store::StreamReader& reader, const Stream& stream, std::uint64_t version) {
  constexpr std::size_t kColumns = 76;
  if (const auto question = cases::asked_before(reader, stream, version))
    for (const std::string& line : question_lines(*question, false, kColumns))
      print_line("  " + line);
}

ExitCode run(const Context& context, const Arguments& arguments) {
  auto named = context.open_match(arguments.match);
  if (!named) return report(named.error());
  auto audit = cases::audit_match(named->reader(), named->id());
  if (!audit) return report(audit.error());
  const Stream& stream = audit->stream();
  const std::uint64_t version = arguments.at.value_or(stream.version());
  if (version > stream.version()) {
    const cases::Verdict verdict = audit->finish();
    if (!cases::is_whole(verdict.kind))
      return report({ExitCode::kUndecodable,
                     fmt::format("the match can be followed to version {} only: it is {}: {}",
                                 stream.version(), cases::headline(verdict), verdict.detail)});
    return report(
        {ExitCode::kUsage, fmt::format("--at {}: the match has {} events, 0 to {} can be shown",
                                       version, stream.version(), stream.version())});
  }
  const State state = stream.state_at(version);
  const Board& board = board_of(stream.state());
  const model::SeatNames names = model::display_names(state, audit->names());
  const model::SeatNames short_names = model::short_names(board, audit->names());
  if (context.json) {
    auto json = state_json(state, names);
    json["match"] = events::to_hex(named->id());
    json["version"] = version;
    json["events"] = stream.version();
    print_json(json);
    return ExitCode::kFine;
  }
  print_line(fmt::format("match {}, version {} of {}", events::to_hex(named->id()).substr(0, 12),
                         version, stream.version()));
  if (version > 0) {
    const State before = stream.state_at(version - 1);
    print_line("last: " + model::sentence(stream.events()[version - 1], before, short_names));
    const std::string note = model::Corrections(stream, short_names).note(version - 1);
    if (!note.empty()) print_line("      (" + note + ")");
  }
  print_text(fmt::format("\n{}\n", board_text(state, names, context.style().of(board))));
  for (const std::string& line : zone_lines(state, short_names)) print_line(line);
  for (const std::string& line : down_in_words(state, short_names)) print_line(line);
  if (const std::string dead = dead_in_words(state, short_names); !dead.empty()) print_line(dead);
  print_line(model::awaited_in_words(state, names));
  if (state.awaited == Awaited::kAnswer) print_question(named->reader(), stream, version);
  print_possibilities(state, stream.ledger(), short_names);
  if (!arguments.at && !cases::is_whole(audit->finish().kind)) {
    const cases::Verdict verdict = audit->finish();
    return report(
        {ExitCode::kUndecodable, fmt::format("the match cannot be followed further: it is {}: {}",
                                             cases::headline(verdict), verdict.detail)});
  }
  return ExitCode::kFine;
}

}  // namespace

void add_show(Program& program, Context& context) {
  auto arguments = std::make_shared<Arguments>();
  program.command("show", "the board, whose turn it is and what is awaited, at any version")
      .argument("MATCH", arguments->match, kMatchHelp)
      .option("--at", "VERSION", arguments->at, "after this many events (default: all of them)")
      .footer(R"(
Examples:
  ludolog show @last
  ludolog show 4f1c --at 100        as it was after 100 events
  ludolog show sunday.ludolog-match --json)")
      .runs([&context, arguments] { return run(context, *arguments); });
}

}  // namespace ludolog::cli
