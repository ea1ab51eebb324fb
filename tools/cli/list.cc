// `ludolog list`: every match of the library.
#include <fmt/core.h>

#include "events/hex.h"
#include "tools/cases/listing.h"
#include "tools/cli/context.h"
#include "tools/cli/json.h"

namespace ludolog::cli {
namespace {

using store::Summary;

nlohmann::json summary_json(const Summary& summary, const model::SeatNames& names) {
  nlohmann::json seats = nlohmann::json::array();
  for (Seat seat = 0; seat < kSeats; ++seat) {
    if (summary.players[seat] == Player::kNobody) continue;
    nlohmann::json entry{
        {"seat", seat}, {"name", names[seat]}, {"player", name_of(summary.players[seat])}};
    if (summary.places[seat] != 0) entry["place"] = summary.places[seat];
    seats.push_back(entry);
  }
  nlohmann::json json{
      {"match", events::to_hex(summary.match)}, {"version", summary.length},
      {"finished", summary.finished()},         {"status", cases::status_in_words(summary, names)},
      {"first_time", summary.first_time_ms},    {"last_time", summary.last_time_ms}};
  if (!summary.problem.empty()) {
    json["problem"] = summary.problem;
    return json;
  }
  json["rules"] = name_of(summary.rule_set);
  json["rules_version"] = summary.rules_version;
  json["seats"] = seats;
  json["awaited"] = name_of(summary.awaited);
  json["end"] = name_of(summary.end);
  json["turn"] = summary.turn;
  json["round"] = summary.round;
  return json;
}

ExitCode run(Context& context) {
  auto library = context.open_library(store::Access::kRead);
  if (!library) return report(library.error());
  store::Reader reader = library->reader();
  const auto summaries = reader.summaries();
  if (!summaries) return report(cases::problem_of(summaries.error()));

  nlohmann::json all = nlohmann::json::array();
  const Style style = context.style();
  if (!context.json && !summaries->empty())
    print_line(style.dim(fmt::format("{:<12}  {:<16}  {:<8}  {:>7}  {}", "match",
                                     "last event (UTC)", "rules", "events", "state")));
  for (const Summary& summary : *summaries) {
    const auto names = cases::names_in_list(reader, summary);
    if (context.json) {
      all.push_back(summary_json(summary, names));
      continue;
    }
    const std::string line =
        fmt::format("{:<12}  {:<16}  {:<8}  {:>7}  {}", events::to_hex(summary.match).substr(0, 12),
                    cases::last_time_in_words(summary), name_of(summary.rule_set), summary.length,
                    cases::status_in_words(summary, names));
    print_line(summary.finished() ? line : style.bold(line));
  }
  if (context.json)
    print_json(all);
  else if (summaries->empty())
    say(fmt::format("{} holds no match yet; `ludolog play` starts one\n",
                    library->path().string()));
  return ExitCode::kFine;
}

}  // namespace

void add_list(Program& program, Context& context) {
  program.command("list", "the matches of the library: unfinished first, newest first")
      .runs([&context] { return run(context); });
}

}  // namespace ludolog::cli
