#include "core/bots/bot.h"
#include "core/bots/look_ahead.h"
#include "core/rules/rule_set.h"

namespace ludolog {
namespace {

/// One square of the way; everything else is weighed against it.
constexpr int kSquare = 1296;
constexpr int kEntered = 6;  ///< Squares that being on the board is worth.
constexpr int kHome = 10;    ///< And being home.
constexpr int kHunt = 4;     ///< What may be captured next counts a quarter: others move first.

/// How often, in kSquare throws, a token lands exactly that far ahead: the numbers of one turn,
/// sixes thrown on.
int chance_of(int distance) {
  constexpr std::array<int, 4> kChances{216, 36, 6, 1};
  if (distance < 1 || distance > 24) return 0;
  return kChances[static_cast<std::size_t>((distance - 1) / 6)];
}

/// What a token has come so far, in squares.
int worth(const Board& board, Step step) {
  if (step < 0) return 0;
  return step + kEntered + (is_home(board, step) ? kHome : 0);
}

/// How often in kSquare turns of `hunter` one of its tokens lands where that token stands.
int threat(const State& state, Seat hunter, Seat seat, Step step) {
  const Board& board = board_of(state);
  const Step there = step_on(board, hunter, square_of(board, seat, step));
  if (!on_track(board, there)) return 0;
  int sum = 0;
  for (const Step from : state.steps[hunter]) {
    if (from == kYard)
      sum += there == 0 ? chance_of(6) : 0;
    else if (on_track(board, from))
      sum += chance_of(there - from);
  }
  return sum;
}

/// The lead of a seat, less what it stands to lose, and a little for what it may take.
int value_of(const State& state, const RuleSet& rules, Seat me) {
  const Board& board = board_of(state);
  int value = 0;
  for (Seat seat = 0; seat < kSeats; ++seat) {
    for (const Step step : state.steps[seat]) {
      const int tokens_worth = worth(board, step);
      value += (seat == me ? kSquare : -kSquare) * tokens_worth;
      if (!rules.exposed(state, seat, step)) continue;
      if (seat != me) {
        value += threat(state, me, seat, step) * tokens_worth / kHunt;
        continue;
      }
      for (Seat hunter = 0; hunter < kSeats; ++hunter)
        if (hunter != me && has(state.playing, hunter))
          value -= threat(state, hunter, me, step) * tokens_worth;
    }
  }
  return value;
}

}  // namespace

const Command& choose_cautious(const State& state, const Ledger& ledger, const Commands& legal) {
  const RuleSet& rules = rule_set(state.rule_set);
  const Seat seat = awaited_seat(state);
  return best_by(state, ledger, legal,
                 [&rules, seat](const State& after) { return value_of(after, rules, seat); });
}

}  // namespace ludolog
