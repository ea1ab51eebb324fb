#include <algorithm>

#include "core/bots/bot.h"
#include "core/bots/look_ahead.h"
#include "core/rules/bioludo/combat.h"
#include "core/rules/bioludo/zone.h"

namespace ludolog {
namespace {

using bioludo::kBoard;

// One square of the way is worth 10; everything else is weighed against it.
constexpr int kSquare = 10;
constexpr int kOut = 60;        ///< Being out of the yard.
constexpr int kAlive = 600;     ///< Being alive at all.
constexpr int kHome = 500;      ///< Nobody who is home can be lost.
constexpr int kSafe = 40;       ///< Standing where nobody attacks.
constexpr int kDown = 250;      ///< Of those who are down, about half get up again.
constexpr int kFirstOut = 150;  ///< A team that is all in its yard is lost when the sweep passes.

/// Percent of three questions' worth of duels that the attacker wins (BI-15, BI-16), about.
int wins(const State& state, Seat seat, Token token, Seat target_seat, Token target) {
  const int mine = std::max(50, int{answers_right(state.players[seat])});
  const int theirs = std::max(50, int{answers_right(state.players[target_seat])});
  if (token != target) return 25 + mine * 7 / 10;
  return std::clamp(34 + (mine - theirs), 5, 90);
}

/// Percent of throws after which an enemy can attack that square.
int threat(const State& state, Seat me, Square square) {
  int percent = 0;
  for (Seat seat = 0; seat < kSeats; ++seat) {
    for (Token token = 0; seat != me && token < kTokens; ++token) {
      if (!bioludo::stands_on_track(state, seat, token)) continue;
      const Square from = bioludo::square_under(state, seat, token);
      const auto [nearest, farthest] = bioludo::kReaches[token];
      for (int number = -6; number <= 6; ++number) {
        if (number == 0) continue;
        const auto to = static_cast<Square>((from + number + kBoard.track) % kBoard.track);
        const std::uint8_t distance = distance_between(kBoard, to, square);
        if (distance >= nearest && distance <= farthest) percent += 8;
      }
    }
  }
  return std::min(percent, 100);
}

/// Squares to the nearest flag, from inside the zone of the next round; 0 outside it.
int depth_in_zone(const State& state, Square square) {
  if (!bioludo::zone_walks(state)) return 0;
  const Sweep next = bioludo::sweep_after(state.safe_team, state.round);
  if (!in_dead_zone(kBoard, next, square)) return 0;
  return std::min(distance_between(kBoard, square, next.clockwise),
                  distance_between(kBoard, square, next.counterclockwise));
}

int worth(const State& state, Seat seat, Token token, Seat me) {
  const Step step = state.steps[seat][token];
  if (step == kRemoved) return 0;
  if (step == kYard) return kAlive;
  if (step == kBoard.home) return kAlive + kOut + kHome + kSquare * step;
  int value = kAlive + kOut + kSquare * step;
  if (has(state.down[seat], token)) return value - kDown;
  if (!on_track(kBoard, step)) return value;
  const Square square = square_of(kBoard, seat, step);
  if (seat == me) {
    if (has(state.in_zone, token) && in_dead_zone(kBoard, state.sweep, square))
      return value - kAlive;
    value -= 30 * depth_in_zone(state, square);
    value += bioludo::is_safe_square(square) ? kSafe : -threat(state, me, square);
  }
  return value;
}

int value_of(const State& state, Seat me) {
  int value = 0;
  for (Seat seat = 0; seat < kSeats; ++seat)
    for (Token token = 0; token < kTokens; ++token)
      value += (seat == me ? 3 : -1) * worth(state, seat, token, me);
  if (std::ranges::count(state.steps[me], kYard) == int{kTokens}) value -= kFirstOut;
  return value;
}

/// What a duel that has begun, or is to be chosen, is worth.
int duel_worth(const State& state, Seat me) {
  constexpr int kKnockOut = 5;  // In squares' worth a percent.
  const Quiz& quiz = state.quiz;
  const auto against = [&](Seat seat, Token target) {
    const int won = wins(state, me, quiz.tokens[0], seat, target);
    const int lost = quiz.tokens[0] == target ? 68 - won : 0;
    return kKnockOut * (won - 2 * std::max(lost, 0));
  };
  if (state.awaited == Awaited::kTarget) {
    int best = -1000;
    for (Seat seat = 0; seat < kSeats; ++seat)
      for (Token token = 0; token < kTokens; ++token)
        if (has(tokens_of(quiz.targets, seat), token)) best = std::max(best, against(seat, token));
    return best;
  }
  if (quiz.kind == QuizKind::kDuel) return against(quiz.sides[1], quiz.tokens[1]);
  return 0;
}

}  // namespace

const Command& choose_hunter(const State& state, const Ledger& ledger, const Commands& legal) {
  const Seat me = state.seat;
  for (const Command& command : legal)
    if (std::holds_alternative<Revive>(command)) return command;
  return best_by(state, ledger, legal,
                 [me](const State& after) { return value_of(after, me) + duel_worth(after, me); });
}

}  // namespace ludolog
