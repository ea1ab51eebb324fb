#include "core/rules/bioludo/turn.h"

#include "core/rules/bioludo/ending.h"
#include "core/rules/bioludo/movement.h"
#include "core/rules/bioludo/revival.h"
#include "core/rules/bioludo/zone.h"

namespace ludolog::bioludo {
namespace {

Seat next_to_play(const State& state) {
  SeatMask seats = 0;
  for (Seat seat = 0; seat < kSeats; ++seat)
    if (takes_turns(state, seat)) seats = static_cast<SeatMask>(seats | bit(seat));
  return next_seat(seats, state.seat);
}

void discard_numbers(Decision& decision) {
  for (std::uint8_t number = 1; number <= 6; ++number)
    for (int i = unspent(decision.state(), number); i > 0; --i)
      decision.add(NumberDiscarded{decision.state().seat, number});
}

/// Those of `mask` die in the order of their classes, until the match is over.
void die_all(Decision& decision, Seat seat, TokenMask mask, DeathCause cause) {
  for (Token token = 0; token < kTokens && !decision.over(); ++token)
    if (has(mask, token)) die(decision, seat, token, cause);
}

void end_round(Decision& decision) {
  const Sweep before = decision.state().sweep;
  move_flags(decision);
  const SeatMask caught = caught_in_yard(decision.state(), before);
  for (Seat seat = 0; seat < kSeats && !decision.over(); ++seat)
    if (has(caught, seat)) team_dies(decision, seat, DeathCause::kInYard);
}

TurnEnd reason_of(const State& state) {
  if (!has(state.playing, state.seat)) return TurnEnd::kResigned;
  return state.moved != 0 ? TurnEnd::kMoved : TurnEnd::kNoMove;
}

}  // namespace

void go_on(Decision& decision) {
  if (decision.over()) return;
  const State& state = decision.state();
  const TokenMask helped = revivable(state);
  if (!chain_is_closed(state)) {
    decision.add(TurnContinued{state.seat, TurnPhase::kThrow, 0, helped});
    return;
  }
  if (const std::uint8_t usable = usable_numbers(state); usable != 0)
    decision.add(TurnContinued{state.seat, TurnPhase::kSpend, usable, helped});
  else if (helped != 0)
    decision.add(TurnContinued{state.seat, TurnPhase::kEnd, 0, helped});
  else
    end_turn(decision);
}

void end_turn(Decision& decision) {
  const State& state = decision.state();
  const TurnEnd reason = reason_of(state);
  discard_numbers(decision);
  die_all(decision, state.seat, state.closing, DeathCause::kNotRevived);
  if (!decision.over()) die_all(decision, state.seat, state.in_zone, DeathCause::kZone);
  if (decision.over()) return;
  const bool round_ends = next_to_play(state) <= state.seat;
  if (round_ends) end_round(decision);
  if (decision.over()) return;
  if (round_ends && state.round >= kMaxRounds)
    return end_match(decision, std::nullopt, EndReason::kRoundLimit);
  decision.add(TurnEnded{state.seat, reason, next_to_play(state), state.turn + 1,
                         state.round + (round_ends ? 1U : 0U)});
}

}  // namespace ludolog::bioludo
