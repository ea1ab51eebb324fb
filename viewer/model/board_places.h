// Where tokens stand on the 15 x 15 board, in cells from its top left corner, before anybody turns
// it: the middle of a square is at .5.
#pragma once

#include <cstddef>

#include "core/state.h"
#include "viewer/model/geometry.h"

namespace ludolog::model {

inline constexpr float kBoardCells = 15;

/// The middle of a seat's yard.
[[nodiscard]] Point yard_center(Seat seat);
/// A token's own place in its yard, which has the seat's shape.
[[nodiscard]] Point yard_place(Seat seat, Token token);
/// The middle of a square of the track.
[[nodiscard]] Point track_center(Square square);
/// The middle of the square that a step of a seat is, on the track or in the home column.
[[nodiscard]] Point square_center(Seat seat, Step step);
/// The place of the `index`-th of `count` tokens that are home, in the seat's triangle.
[[nodiscard]] Point home_place(Seat seat, std::size_t index, std::size_t count);

/// Where a token at `step` stands when it has the place for itself.
[[nodiscard]] Point place_of(Seat seat, Token token, Step step);

/// Beside the middle of a square: the `index`-th of `count` tokens that share it.
[[nodiscard]] Point fan_out(std::size_t index, std::size_t count);
/// Their size against that of a token alone.
[[nodiscard]] float fan_scale(std::size_t count);

/// The board turned by quarters, clockwise.
[[nodiscard]] Point turned(Point place, int quarters);

}  // namespace ludolog::model
