#include "viewer/model/board_places.h"

#include <algorithm>
#include <array>

#include "core/cells.h"

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

Point yard_center(Seat seat) {
  const bool right = seat == 1 || seat == 2;
  return {right ? 12.F : 3.F, seat >= 2 ? 12.F : 3.F};
}

Point yard_place(Seat seat, Token token) { return yard_center(seat) + kYards[seat][token]; }

Point track_center(Square square) { return center_of(cell_of_square(square)); }

Point square_center(Seat seat, Step step) {
  return on_track(kBoard52, step) ? track_center(square_of(kBoard52, seat, step))
                                  : center_of(cell_of_column(seat, step));
}

Point home_place(Seat seat, std::size_t index, std::size_t count) {
  const Point out = kTowards[seat];
  const float along = (static_cast<float>(index) - static_cast<float>(count - 1) / 2) * .5F;
  return Point{7.5F, 7.5F} + out * .88F + Point{-out.y, out.x} * along;
}

Point place_of(Seat seat, Token token, Step step) {
  if (step == kBoard52.finish) return home_place(seat, 0, 1);
  if (step < 0) return yard_place(seat, token);
  return square_center(seat, step);
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

Point turned(Point place, int quarters) {
  for (int i = 0; i < (quarters % 4 + 4) % 4; ++i) place = {kBoardCells - place.y, place.x};
  return place;
}

}  // namespace ludolog::model
