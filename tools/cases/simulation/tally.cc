#include "tools/cases/simulation/tally.h"

#include <cmath>

namespace ludolog::cases {
namespace {

double ratio(double a, std::uint64_t b) { return b == 0 ? 0 : a / static_cast<double>(b); }

}  // namespace

void Tally::add(const BotMatchResult& result) {
  ++matches;
  ++ends[static_cast<std::size_t>(result.end)];
  rounds += result.rounds;
  rolls += result.rolls;
  captures += result.captures;
  events += result.events;
  fights.add(result.fights);
  if (result.turns_to_winner == 0) {
    ++(result.end == EndReason::kDrawAgreed ? draws : no_winner);
    return;
  }
  ++turns_to_winner[result.turns_to_winner];
  for (Seat seat = 0; seat < kSeats; ++seat)
    if (result.places[seat] == 1) ++wins[seat];
}

void Tally::add(const Tally& other) {
  matches += other.matches;
  draws += other.draws;
  no_winner += other.no_winner;
  rounds += other.rounds;
  rolls += other.rolls;
  captures += other.captures;
  events += other.events;
  fights.add(other.fights);
  for (std::size_t i = 0; i < wins.size(); ++i) wins[i] += other.wins[i];
  for (std::size_t i = 0; i < ends.size(); ++i) ends[i] += other.ends[i];
  for (const auto& [turns, count] : other.turns_to_winner) turns_to_winner[turns] += count;
}

double Tally::share(std::uint64_t won) const { return ratio(static_cast<double>(won), decided()); }

double Tally::standard_error(std::uint64_t won) const {
  const double p = share(won);
  return std::sqrt(ratio(p * (1 - p), decided()));
}

double Tally::mean_turns() const {
  double sum = 0;
  for (const auto& [turns, count] : turns_to_winner)
    sum += static_cast<double>(turns) * static_cast<double>(count);
  return ratio(sum, decided());
}

double Tally::sd_turns() const {
  const double mean = mean_turns();
  double squares = 0;
  for (const auto& [turns, count] : turns_to_winner)
    squares += (turns - mean) * (turns - mean) * static_cast<double>(count);
  return std::sqrt(ratio(squares, decided()));
}

std::uint32_t Tally::turns_quantile(double part) const {
  std::uint64_t seen = 0;
  for (const auto& [turns, count] : turns_to_winner) {
    seen += count;
    if (static_cast<double>(seen) >= part * static_cast<double>(decided())) return turns;
  }
  return 0;
}

double Tally::per_match(std::uint64_t sum) const {
  return ratio(static_cast<double>(sum), matches);
}

}  // namespace ludolog::cases
