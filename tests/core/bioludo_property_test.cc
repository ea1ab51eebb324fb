// BiOLudo played at random, by people who answer in every way and by bots: characters are never
// lost without a cause, the zone is where the table says, and every match comes to its end.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "core/evolve.h"
#include "core/rules/bioludo/combat.h"
#include "core/rules/bioludo/ending.h"
#include "core/rules/bioludo/zone.h"
#include "tests/core/playout.h"
#include "tests/core/sweep_table.h"

namespace ludolog::test {
namespace {

/// Calls `see` with every event since the first turn began and the states before and after it.
template <class See>
void for_each_event(const Stream& stream, const See& see) {
  State state;
  std::uint64_t position = 0;
  for (const Event& event : stream.events()) {
    const State before = state;
    if (const auto* retracted = std::get_if<Retracted>(&event))
      state = stream.state_at(retracted->to);
    else
      evolve(state, event);
    ++position;
    const bool begun = stream.ledger().begun_at != 0 && position > stream.ledger().begun_at;
    if (begun && !std::holds_alternative<Retracted>(event)) see(before, event, state);
  }
}

/// Yard, standing, down, dead or home: each of four is exactly one of them.
void check_characters(const State& state) {
  for (Seat seat = 0; seat < kSeats; ++seat) {
    if (!has(seats_of(state.players), seat)) continue;
    int home = 0;
    for (Token token = 0; token < kTokens; ++token) {
      const Step step = state.steps[seat][token];
      const bool in_yard = step == kYard;
      const bool down = has(state.down[seat], token);
      const bool dead = bioludo::is_dead(state, seat, token);
      const bool is_home = bioludo::is_home(state, seat, token);
      const bool standing = bioludo::is_standing(state, seat, token);
      RC_ASSERT(int{in_yard} + int{standing} + int{down} + int{dead} + int{is_home} == 1);
      RC_ASSERT(!down || on_track(kBiOLudoBoard, step));
      home += is_home ? 1 : 0;
    }
    RC_ASSERT(home == state.finished[seat]);
  }
}

/// What has to be so for somebody to die of that.
void check_cause(const State& before, const TokenDied& died) {
  const auto [seat, token, from, cause] = died;
  const bool down = has(before.down[seat], token);
  RC_ASSERT(before.steps[seat][token] == from);
  switch (cause) {
    case DeathCause::kRevivalFailed:
      RC_ASSERT((down && before.seat == seat));
      break;
    case DeathCause::kNotRevived:
      RC_ASSERT((down && has(before.closing, token) && before.seat == seat));
      break;
    case DeathCause::kZone:
      RC_ASSERT((bioludo::stands_on_track(before, seat, token) && before.seat == seat));
      RC_ASSERT(in_dead_zone(kBiOLudoBoard, before.sweep, square_of(kBiOLudoBoard, seat, from)));
      break;
    case DeathCause::kInYard:
      RC_ASSERT(from == kYard);
      RC_ASSERT(in_dead_zone(kBiOLudoBoard, before.sweep, start_square(kBiOLudoBoard, seat)));
      break;
    case DeathCause::kResigned:
      break;
  }
}

/// Only who dies is dead afterwards, and only who comes home is home.
void check_step(const State& before, const Event& event, const State& after) {
  for (Seat seat = 0; seat < kSeats; ++seat)
    for (Token token = 0; token < kTokens; ++token) {
      const bool dies =
          !bioludo::is_dead(before, seat, token) && bioludo::is_dead(after, seat, token);
      const auto* died = std::get_if<TokenDied>(&event);
      RC_ASSERT(dies == (died != nullptr && died->seat == seat && died->token == token));
      RC_ASSERT((!bioludo::is_dead(before, seat, token) || bioludo::is_dead(after, seat, token)));
      RC_ASSERT(
          (!bioludo::is_home(before, seat, token) || bioludo::is_home(after, seat, token) || dies));
    }
  if (const auto* died = std::get_if<TokenDied>(&event)) check_cause(before, *died);
}

RC_GTEST_PROP(BiOLudo, characters_are_each_in_one_place_and_die_of_a_cause, (std::uint64_t seed)) {
  Playout playout(seed, RuleSetId::kBiOLudo);
  playout.play_on(*rc::gen::inRange(1, 800));
  for_each_event(playout.stream(), [](const State& before, const Event& event, const State& after) {
    check_characters(after);
    check_step(before, event, after);
  });
}

const SweepRow* row_of(Seat safe, std::uint32_t round) {
  for (const SweepRow& row : sweep_table())
    if (row.safe == safe && row.round == round) return &row;
  return nullptr;
}

void check_sweep(const State& state, std::uint32_t round) {
  const SweepRow* row = row_of(state.safe_team, round);
  if (row == nullptr) {  // After the last row nothing is dead any more.
    RC_ASSERT(state.sweep.dead_squares == 0);
    return;
  }
  RC_ASSERT(std::to_string(state.sweep.dead_squares) == row->squares);
  if (!row->first.empty()) RC_ASSERT(std::to_string(state.sweep.dead_first) == row->first);
}

RC_GTEST_PROP(BiOLudo, has_its_dead_zone_where_the_table_says, (std::uint64_t seed)) {
  Playout playout(seed, RuleSetId::kBiOLudo);
  playout.play_on(2000);
  for_each_event(playout.stream(), [](const State&, const Event& event, const State& after) {
    const auto* ended = std::get_if<TurnEnded>(&event);
    if (ended == nullptr || ended->round == 1) return;
    if (bioludo::zone_walks(after))
      check_sweep(after, ended->round - 1);
    else
      RC_ASSERT(after.sweep.dead_squares == 0);
  });
}

RC_GTEST_PROP(BiOLudo, comes_to_its_end, (std::uint64_t seed)) {
  Playout playout(seed, RuleSetId::kBiOLudo);
  playout.play_on(1'000'000);
  const State& state = playout.state();
  RC_ASSERT(is_over(state));
  RC_ASSERT(state.round <= bioludo::kMaxRounds);
  RC_CLASSIFY(true, std::string(name_of(state.end)));
}

}  // namespace
}  // namespace ludolog::test
