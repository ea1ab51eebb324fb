#include "tools/cli/simulate_report.h"

#include <algorithm>

#include <fmt/core.h>

#include "core/rules/rule_set.h"
#include "events/hex.h"
#include "tools/cli/style.h"
#include "tools/cli/text.h"

namespace ludolog::cli {
namespace {

using cases::SimulationOrder;
using cases::SimulationReport;
using cases::Tally;

/// Those that occurred, by their names.
template <class Reason, std::size_t n>
nlohmann::json counts_json(const std::array<std::uint64_t, n>& counts) {
  static_assert(n == Names<Reason>::value.size());
  nlohmann::json json = nlohmann::json::object();
  for (std::size_t i = 0; i < n; ++i)
    if (counts[i] != 0) json[std::string(Names<Reason>::value[i])] = counts[i];
  return json;
}

/// The same in a line.
template <class Reason, std::size_t n>
std::string counted(const std::array<std::uint64_t, n>& counts) {
  static_assert(n == Names<Reason>::value.size());
  std::string text;
  for (std::size_t i = 0; i < n; ++i)
    if (counts[i] != 0)
      text += fmt::format("{}{} {}", text.empty() ? "" : ", ", Names<Reason>::value[i], counts[i]);
  return text;
}

void add_fights(nlohmann::json& json, const Tally& tally) {
  const cases::Fights& fights = tally.fights;
  const auto entry = [&tally](std::uint64_t sum) {
    return nlohmann::json{{"mean", tally.per_match(sum)}, {"total", sum}};
  };
  json["knock_outs"] = entry(fights.knock_outs);
  json["revivals"] = entry(fights.revivals);
  json["deaths"] = entry(fights.all_deaths());
  json["deaths"]["causes"] = counts_json<DeathCause>(fights.deaths);
  json["safe_team"] = {{"wins", fights.safe_team_wins},
                       {"share", tally.share(fights.safe_team_wins)},
                       {"se", tally.standard_error(fights.safe_team_wins)}};
}

void print_fights(const Tally& tally) {
  const cases::Fights& fights = tally.fights;
  print_line(fmt::format("and {:.2f} knock-outs, {:.2f} revivals, {:.2f} deaths",
                         tally.per_match(fights.knock_outs), tally.per_match(fights.revivals),
                         tally.per_match(fights.all_deaths())));
  print_line("deaths: " + counted<DeathCause>(fights.deaths));
  print_line(fmt::format("won by the Safe Team: {}, share {:.4f} +- {:.4f}", fights.safe_team_wins,
                         tally.share(fights.safe_team_wins),
                         tally.standard_error(fights.safe_team_wins)));
}

}  // namespace

nlohmann::json simulation_json(const SimulationOrder& order, const SimulationReport& report,
                               std::uint64_t seed, double seconds) {
  const Tally& tally = report.tally;
  nlohmann::json seats = nlohmann::json::array();
  for (Seat seat = 0; seat < kSeats; ++seat)
    if (order.matches.players[seat] != Player::kNobody)
      seats.push_back({{"seat", seat},
                       {"bot", name_of(order.matches.players[seat]).substr(4)},
                       {"name", order.matches.names[seat]},
                       {"wins", tally.wins[seat]},
                       {"share", tally.share(tally.wins[seat])},
                       {"se", tally.standard_error(tally.wins[seat])}});
  nlohmann::json json{
      {"rules", name_of(order.matches.rule_set)},
      {"matches", tally.matches},
      {"seed", seed},
      {"seats", seats},
      {"decided", tally.decided()},
      {"draws", tally.draws},
      {"no_winner", tally.no_winner},
      {"ends", counts_json<EndReason>(tally.ends)},
      {"turns_to_winner",
       {{"mean", tally.mean_turns()},
        {"sd", tally.sd_turns()},
        {"p50", tally.turns_quantile(.5)},
        {"p99", tally.turns_quantile(.99)}}},
      {"rounds", {{"mean", tally.per_match(tally.rounds)}}},
      {"rolls", {{"mean", tally.per_match(tally.rolls)}}},
      {"events", {{"mean", tally.per_match(tally.events)}, {"total", tally.events}}},
      {"seconds", seconds},
      {"digest", nullptr},
      {"stopped", report.stopped}};
  if (rule_set(order.matches.rule_set).fights)
    add_fights(json, tally);
  else
    json["captures"] = {{"mean", tally.per_match(tally.captures)}};
  if (order.digest || order.into != nullptr) json["digest"] = events::to_hex(report.digest);
  if (order.into != nullptr) {
    json["recorded"] = report.recorded;
    json["were_there"] = report.were_there;
  }
  return json;
}

void print_simulation(const Context& context, const SimulationOrder& order,
                      const SimulationReport& report, std::uint64_t seed, double seconds) {
  const Tally& tally = report.tally;
  const RuleSet& rules = rule_set(order.matches.rule_set);
  const Style style = context.style().of(*rules.board);
  print_line(style.bold(fmt::format("{} {} of {}, seed {}", tally.matches,
                                    tally.matches == 1 ? "match" : "matches", rules.title, seed)));
  print_line(fmt::format("{:.1f} s, {:.0f} matches and {:.0f} events a second\n", seconds,
                         static_cast<double>(tally.matches) / std::max(seconds, 1e-9),
                         static_cast<double>(tally.events) / std::max(seconds, 1e-9)));
  const model::SeatNames names = model::short_names(*rules.board, order.matches.names);
  print_line(style.dim(
      fmt::format("{:<20} {:<12} {:>10} {:>7} {:>7}", "seat", "bot", "wins", "share", "+-")));
  for (Seat seat = 0; seat < kSeats; ++seat)
    if (order.matches.players[seat] != Player::kNobody)
      print_line(
          fmt::format("{:<20} {:<12} {:>10} {:>7.4f} {:>7.4f}",
                      style.colour() ? style.seat(seat, fitted(names[seat], 20)) : names[seat],
                      name_of(order.matches.players[seat]).substr(4), tally.wins[seat],
                      tally.share(tally.wins[seat]), tally.standard_error(tally.wins[seat])));
  print_line(fmt::format("\ndecided {}, drawn {}, without a winner {}", tally.decided(),
                         tally.draws, tally.no_winner));
  print_line("ends: " + counted<EndReason>(tally.ends));
  print_line(fmt::format(
      "turns to the winner: mean {:.2f}, sd {:.2f}, half within {}, 99 of 100 "
      "within {}",
      tally.mean_turns(), tally.sd_turns(), tally.turns_quantile(.5), tally.turns_quantile(.99)));
  print_line(fmt::format("a match: {:.2f} rounds, {:.2f} throws, {}{:.2f} events",
                         tally.per_match(tally.rounds), tally.per_match(tally.rolls),
                         rules.fights
                             ? std::string()
                             : fmt::format("{:.2f} captures, ", tally.per_match(tally.captures)),
                         tally.per_match(tally.events)));
  if (rules.fights) print_fights(tally);
  if (order.digest || order.into != nullptr) print_line("digest: " + events::to_hex(report.digest));
  if (order.into != nullptr)
    print_line(fmt::format(
        "recorded {} in {}{}", report.recorded, order.into->path().string(),
        report.were_there == 0 ? "" : fmt::format(", {} were there before", report.were_there)));
}

}  // namespace ludolog::cli
