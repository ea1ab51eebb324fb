#include "core/bots/bot.h"
#include "core/bots/look_ahead.h"

namespace ludolog {
namespace {

/// Squares a seat's tokens have come; being on the board and being home count a little more than
/// the way there.
int progress(const State& state, Seat seat) {
  constexpr int kEntered = 6;
  constexpr int kHome = 10;
  const Board& board = board_of(state);
  int sum = 0;
  for (const Step step : state.steps[seat])
    if (step >= 0) sum += step + kEntered + (is_home(board, step) ? kHome : 0);
  return sum;
}

int lead(const State& state, Seat seat) {
  int sum = progress(state, seat);
  for (Seat other = 0; other < kSeats; ++other)
    if (other != seat) sum -= progress(state, other);
  return sum;
}

}  // namespace

const Command& choose_greedy(const State& state, const Ledger& ledger, const Commands& legal) {
  const Seat seat = awaited_seat(state);
  return best_by(state, ledger, legal, [seat](const State& after) { return lead(after, seat); });
}

}  // namespace ludolog
