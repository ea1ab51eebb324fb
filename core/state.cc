#include "core/state.h"

namespace ludolog {

Seat awaited_seat(const State& state) {
  // Both go round clockwise: from seat 3, so that seat 0 is first, and from whoever offered.
  if (state.awaited == Awaited::kDrawAnswer) return next_seat(state.asked, state.offered_by);
  if (state.roll_off != 0) return next_seat(state.roll_off, kSeats - 1);
  return state.seat;
}

}  // namespace ludolog
