#include "viewer/model/board_places.h"

#include <algorithm>
#include <array>

#include "core/board_plan.h"

namespace ludolog::model {
namespace {

using Places = std::array<Point, kTokens>;

// Each yard has the shape of its seat: a circle, a square, a triangle, a diamond.
constexpr std::array<Places, kSeats> kYards{{
    {{{-.78F, -.78F}, {.78F, -.78F}, {-.78F, .78F}, {.78F, .78F}}},
    {{{-.82F, -.82F}, {.82F, -.82F}, {-.82F, .82F}, {.82F, .82F}}},
    {{{0, -1.02F}, {-.98F, .86F}, {.98F, .86F}, {0, .30F}}},
    {{{0, -1.06F}, {1.06F, 0}, {0, 1.06F}, {-1.06F, 0}}},
}};

/// From the middle of the board towards a seat's home triangle: left, up, right, down.
constexpr std::array<Point, kSeats> kTowards{{{-1, 0}, {0, -1}, {1, 0}, {0, 1}}};

Point center_of(Cell cell) {
  return {static_cast<float>(cell.column) + .5F, static_cast<float>(cell.row) + .5F};
}

}  // namespace

Point yard_center(const Board& board, Seat seat) {
  Point sum;
  for (Token token = 0; token < kTokens; ++token)
    sum = sum + center_of(cell_of_yard(board, seat, token));
  return sum * (1.F / kTokens);
}

Point yard_place(const Board& board, Seat seat, Token token) {
  return board.plan->sides == Sides::kFourColours ? yard_center(board, seat) + kYards[seat][token]
                                                  : center_of(cell_of_yard(board, seat, token));
}

Point track_center(const Board& board, Square square) {
  return center_of(cell_of_square(board, square));
}

Point square_center(const Board& board, Seat seat, Step step) {
  return center_of(cell_of(board, seat, 0, step));
}

Point home_place(const Board& board, Seat seat, std::size_t index, std::size_t count) {
  const float middle = static_cast<float>(board.plan->side) / 2;
  const Point out = kTowards[seat];
  const float along = (static_cast<float>(index) - static_cast<float>(count - 1) / 2) * .5F;
  return Point{middle, middle} + out * .88F + Point{-out.y, out.x} * along;
}

Point place_of(const Board& board, Seat seat, Token token, Step step) {
  if (shares_home(board) && is_home(board, step)) return home_place(board, seat, 0, 1);
  if (!is_on_board(board, step)) return yard_place(board, seat, token);
  return square_center(board, seat, step);
}

Point fan_out(std::size_t index, std::size_t count) {
  constexpr std::array<Point, 2> kTwo{{{-.17F, -.15F}, {.17F, .17F}}};
  constexpr std::array<Point, 3> kThree{{{-.23F, -.19F}, {.23F, -.19F}, {0, .22F}}};
  constexpr std::array<Point, 4> kFour{
      {{-.23F, -.23F}, {.23F, -.23F}, {-.23F, .23F}, {.23F, .23F}}};
  if (count <= 1) return {};
  if (count == 2) return kTwo[index];
  if (count == 3) return kThree[index];
  return kFour[std::min<std::size_t>(index, 3)];
}

float fan_scale(std::size_t count) {
  constexpr std::array<float, 5> kScales{1, 1, .72F, .60F, .56F};
  return kScales[std::min<std::size_t>(count, 4)];
}

Point turned(Point place, float cells, int quarters) {
  for (int i = 0; i < (quarters % 4 + 4) % 4; ++i) place = {cells - place.y, place.x};
  return place;
}

}  // namespace ludolog::model
