#include "core/rules/bioludo/combat.h"

namespace ludolog::bioludo {

Decided may_attack(const State& state, Seat seat, Token token, Seat target_seat, Token target) {
  if (target_seat == seat || !stands_on_track(state, target_seat, target) ||
      !stands_on_track(state, seat, token))
    return refuse(bi(14), Refusal::kNoTarget, {target_seat, target});
  const Square there = square_under(state, target_seat, target);
  if (is_safe_square(there))
    return refuse(bi(14), Refusal::kSafeSquare, {target_seat, target, there});
  const std::uint8_t distance = distance_between(kBoard, square_under(state, seat, token), there);
  const auto [nearest, farthest] = kReaches[token];
  if (distance < nearest || distance > farthest)
    return refuse(bi(12), Refusal::kOutOfReach, {target_seat, target, distance, token});
  return {};
}

SquareTokens targets_of(const State& state, Seat seat, Token token) {
  SquareTokens targets = 0;
  if (!stands_on_track(state, seat, token)) return targets;
  for (Seat other = 0; other < kSeats; ++other)
    for (Token target = 0; target < kTokens; ++target)
      if (may_attack(state, seat, token, other, target))
        targets = static_cast<SquareTokens>(targets | token_bit(other, target));
  return targets;
}

bool attack(Decision& decision, Seat seat, Token token) {
  const SquareTokens targets = targets_of(decision.state(), seat, token);
  if (targets == 0) return false;
  const auto first = static_cast<unsigned>(std::countr_zero(targets));
  if (std::has_single_bit(targets))
    begin_duel(decision,
               {seat, static_cast<Seat>(first / kTokens), static_cast<Token>(first % kTokens)},
               token);
  else
    decision.add(TargetsFound{seat, token, targets});
  return true;
}

void begin_duel(Decision& decision, const ChooseTarget& choice, Token token) {
  const State& state = decision.state();
  const Square here = square_under(state, choice.seat, token);
  const Square there = square_under(state, choice.target_seat, choice.target);
  decision.add(DuelBegan{choice.seat, token, here, choice.target_seat, choice.target, there,
                         distance_between(kBoard, here, there), token == choice.target});
}

void compare(Decision& decision) {
  const Quiz quiz = decision.state().quiz;
  const auto [mine, theirs] = quiz.correct;
  const DuelResult result = mine > theirs   ? DuelResult::kAttacker
                            : mine < theirs ? DuelResult::kDefender
                                            : DuelResult::kTie;
  decision.add(DuelCompared{quiz.sides[0], quiz.sides[1], mine, theirs, result});
  if (result == DuelResult::kTie) return;
  const std::size_t winner = result == DuelResult::kAttacker ? 0 : 1;
  const std::size_t loser = 1 - winner;
  knock_out(decision, quiz.sides[winner], quiz.tokens[winner], quiz.sides[loser],
            quiz.tokens[loser]);
}

void knock_out(Decision& decision, Seat by_seat, Token by_token, Seat seat, Token token) {
  const State& state = decision.state();
  decision.add(TokenKnockedOut{by_seat, by_token, seat, token, state.steps[seat][token],
                               square_under(state, seat, token)});
}

}  // namespace ludolog::bioludo
