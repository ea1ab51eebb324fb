#include "core/rules/bioludo/ending.h"

#include <algorithm>
#include <tuple>

namespace ludolog::bioludo {
namespace {

/// What the ranking compares, in this order: characters home, alive, and the sum of their steps.
using Rank = std::tuple<int, int, int>;

Rank rank_of(const State& state, Seat seat) {
  int home = 0;
  int alive = 0;
  int progress = 0;
  for (const Step step : state.steps[seat]) {
    home += step == kBoard.home ? 1 : 0;
    alive += step != kRemoved ? 1 : 0;
    progress += step != kRemoved && step != kYard ? step : 0;
  }
  return {home, alive, progress};
}

bool any_dead(const State& state, Seat seat) {
  return std::ranges::find(state.steps[seat], kRemoved) != state.steps[seat].end();
}

/// BI-28: nobody can bring four home, and nobody can be the last.
bool nobody_can_win(const State& state) {
  int with_one_home = 0;
  for (Seat seat = 0; seat < kSeats; ++seat) {
    if (!has(seats_of(state.players), seat)) continue;
    if (!any_dead(state, seat)) return false;
    if (state.finished[seat] != 0) ++with_one_home;
  }
  return with_one_home >= 2;
}

void bury(Decision& decision, Seat seat, Token token, DeathCause cause) {
  decision.add(TokenDied{seat, token, decision.state().steps[seat][token], cause});
  const auto& steps = decision.state().steps[seat];
  if (std::ranges::count(steps, kRemoved) == int{kTokens} && has(decision.state().playing, seat))
    decision.add(TeamOut{seat});
}

}  // namespace

void die(Decision& decision, Seat seat, Token token, DeathCause cause) {
  bury(decision, seat, token, cause);
  test_end(decision);
}

void team_dies(Decision& decision, Seat seat, DeathCause cause) {
  for (Token token = 0; token < kTokens; ++token)
    if (!is_dead(decision.state(), seat, token)) bury(decision, seat, token, cause);
  test_end(decision);
}

void test_end(Decision& decision) {
  const State& state = decision.state();
  for (Seat seat = 0; seat < kSeats; ++seat)
    if (state.finished[seat] == kTokens)  // BI-26
      return end_match(decision, seat, EndReason::kFirstWinner);
  if (count(state.playing) == 1)  // BI-27
    return end_match(decision, static_cast<Seat>(std::countr_zero(state.playing)),
                     EndReason::kLastTeam);
  if (nobody_can_win(state)) end_match(decision, std::nullopt, EndReason::kNoWinner);
}

void end_match(Decision& decision, std::optional<Seat> winner, EndReason reason) {
  const State state = decision.state();
  const SeatMask seats = seats_of(state.players);
  for (Seat seat = 0; seat < kSeats; ++seat) {
    if (!has(seats, seat)) continue;
    if (seat == winner) {
      const bool home = reason == EndReason::kFirstWinner;
      decision.add(PlaceTaken{seat, 1, home ? PlaceReason::kFinished : PlaceReason::kLast});
      continue;
    }
    std::uint8_t place = 1;
    for (Seat other = 0; other < kSeats; ++other)
      if (has(seats, other) && other != seat &&
          (other == winner || rank_of(state, other) > rank_of(state, seat)))
        ++place;
    decision.add(PlaceTaken{seat, place, PlaceReason::kRanked});
  }
  decision.add(MatchEnded{reason});
}

bool takes_turns(const State& state, Seat seat) {
  return std::ranges::any_of(state.steps[seat],
                             [](Step step) { return step != kRemoved && step != kBoard.home; }) &&
         has(state.playing, seat);
}

}  // namespace ludolog::bioludo
