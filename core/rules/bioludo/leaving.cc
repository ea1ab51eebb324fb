#include "core/rules/bioludo/leaving.h"

#include "core/rules/bioludo/combat.h"
#include "core/rules/bioludo/ending.h"
#include "core/rules/bioludo/quiz.h"
#include "core/rules/bioludo/turn.h"

namespace ludolog::bioludo {
namespace {

void end_in_draw(Decision& decision) {
  const State state = decision.state();
  for (Seat seat = 0; seat < kSeats; ++seat)
    if (has(state.playing, seat)) decision.add(PlaceTaken{seat, 1, PlaceReason::kShared});
  const auto below = static_cast<std::uint8_t>(1 + count(state.playing));
  for (Seat seat = 0; seat < kSeats; ++seat)
    if (has(seats_of(state.players), seat) && !has(state.playing, seat))
      decision.add(PlaceTaken{seat, below, PlaceReason::kRanked});
  decision.add(MatchEnded{EndReason::kDrawAgreed});
}

/// The quiz, duel or revival of somebody who has left ends there.
void break_off(Decision& decision, Seat seat) {
  const State& state = decision.state();
  const bool opening = state.quiz.kind == QuizKind::kOpening;
  const bool concerned = state.quiz.sides[0] == seat || state.quiz.sides[1] == seat;
  if (state.quiz.kind == QuizKind::kNone || !concerned) return;
  decision.add(QuizBrokenOff{state.quiz.sides[0]});
  if (opening)
    next_opening(decision);
  else if (state.seat != seat)
    go_on(decision);
}

/// The targets that are left, of those a choice was awaited among.
void look_again(Decision& decision) {
  const auto [seat, token] =
      std::pair(decision.state().quiz.sides[0], decision.state().quiz.tokens[0]);
  if (!attack(decision, seat, token)) go_on(decision);
}

}  // namespace

void resign(const State& before, Seat seat, Events& events) {
  Decision decision(before, events);
  const bool last_asked = before.asked == bit(seat);
  const bool begun = has_begun(before);
  decision.add(SeatResigned{seat});
  team_dies(decision, seat, DeathCause::kResigned);
  if (decision.over()) return;
  if (last_asked) return end_in_draw(decision);
  if (before.awaited == Awaited::kTarget && before.seat != seat) {
    if (tokens_of(before.quiz.targets, seat) != 0) look_again(decision);
    return;
  }
  break_off(decision, seat);
  if (begun && before.seat == seat) end_turn(decision);
}

void agree_draw(const State& state, Events& events) {
  Decision decision(state, events);
  end_in_draw(decision);
}

}  // namespace ludolog::bioludo
