#include "core/cells.h"

#include <array>

#include "core/board.h"
#include "core/check.h"

namespace ludolog {
namespace {

/// One arm of the cross, from the start of seat 0; the others are quarter turns of it.
constexpr std::array<Cell, 13> kArm{{{1, 6},
                                     {2, 6},
                                     {3, 6},
                                     {4, 6},
                                     {5, 6},
                                     {6, 5},
                                     {6, 4},
                                     {6, 3},
                                     {6, 2},
                                     {6, 1},
                                     {6, 0},
                                     {7, 0},
                                     {8, 0}}};

Cell quarter_turns(Cell cell, int turns) {
  for (int i = 0; i < turns; ++i) cell = {static_cast<std::uint8_t>(14 - cell.row), cell.column};
  return cell;
}

}  // namespace

Cell cell_of_square(Square square) {
  LUDOLOG_CHECK(square < kBoard52.track);
  return quarter_turns(kArm[square % kBoard52.spacing], square / kBoard52.spacing);
}

Cell cell_of_column(Seat seat, Step step) {
  LUDOLOG_CHECK(seat < kSeats && step > kBoard52.entrance && step <= kBoard52.finish);
  return quarter_turns({static_cast<std::uint8_t>(step - kBoard52.entrance), 7}, seat);
}

Cell cell_of_yard(Seat seat, Token token) {
  LUDOLOG_CHECK(seat < kSeats && token < kTokens);
  const bool right = seat == 1 || seat == 2;
  const bool bottom = seat >= 2;
  return {static_cast<std::uint8_t>((right ? 9 : 0) + (token % 2 == 0 ? 1 : 4)),
          static_cast<std::uint8_t>((bottom ? 9 : 0) + (token < 2 ? 1 : 4))};
}

}  // namespace ludolog
