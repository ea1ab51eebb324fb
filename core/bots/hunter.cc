#include <algorithm>

#include "core/bots/bot.h"
#include "core/bots/hunter_board.h"
#include "core/bots/look_ahead.h"

namespace ludolog {
namespace {

constexpr int kPercent = 5;  ///< What a percent of knocking somebody out is worth.

/// Percent of duels that the attacker wins, and of those it falls in; about (BI-15, BI-16).
struct Odds {
  int wins = 0;
  int falls = 0;
};

/// Percent of questions that they answer right; people are taken to know half of them.
int knows(Player player) { return is_bot(player) ? answers_right(player) : 50; }

Odds odds(const State& state, Seat seat, Token token, Seat target_seat, Token target) {
  const int mine = knows(state.players[seat]);
  const int theirs = knows(state.players[target_seat]);
  if (token != target) return {25 + mine * 7 / 10, 0};
  const int wins = std::clamp(34 + (mine - theirs), 5, 90);
  return {wins, std::max(68 - wins, 0)};
}

/// What a duel that has begun, or is to be chosen, is worth.
int worth_of_duel(const State& state, Seat me) {
  const Quiz& quiz = state.quiz;
  const auto against = [&](Seat seat, Token target) {
    const auto [wins, falls] = odds(state, me, quiz.tokens[0], seat, target);
    return kPercent * (wins - 2 * falls);
  };
  if (state.awaited == Awaited::kTarget) {
    int best = -100 * 2 * kPercent;
    for (Seat seat = 0; seat < kSeats; ++seat)
      for (Token token = 0; token < kTokens; ++token)
        if (has(tokens_of(quiz.targets, seat), token)) best = std::max(best, against(seat, token));
    return best;
  }
  return quiz.kind == QuizKind::kDuel ? against(quiz.sides[1], quiz.tokens[1]) : 0;
}

}  // namespace

const Command& choose_hunter(const State& state, const Ledger& ledger, const Commands& legal) {
  const Seat me = state.seat;
  for (const Command& command : legal)
    if (std::holds_alternative<Revive>(command)) return command;
  const hunter::Aim aim = hunter::aim_of(state, me);
  return best_by(state, ledger, legal, [me, aim](const State& after) {
    return hunter::worth_of_board(after, me, aim) + worth_of_duel(after, me);
  });
}

}  // namespace ludolog
