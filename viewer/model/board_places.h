// Where tokens stand on a board, in cells from its top left corner, before anybody turns it: the
// middle of a square is at .5.
#pragma once

#include <cstddef>

#include "core/state.h"
#include "viewer/model/geometry.h"

namespace ludolog::model {

/// The middle of a seat's yard.
[[nodiscard]] Point yard_center(const Board& board, Seat seat);
/// A token's own place in its yard: a cell, or a place in the yard's big sign of the seat.
[[nodiscard]] Point yard_place(const Board& board, Seat seat, Token token);
/// The middle of a square of the track.
[[nodiscard]] Point track_center(const Board& board, Square square);
/// The middle of the square that a step of a seat is, on the track or behind the entrance.
[[nodiscard]] Point square_center(const Board& board, Seat seat, Step step);
/// Where all tokens share their home: the place of the `index`-th of `count` in the seat's
/// triangle.
[[nodiscard]] Point home_place(const Board& board, Seat seat, std::size_t index, std::size_t count);

/// Where a token at `step` stands when it has the place for itself.
[[nodiscard]] Point place_of(const Board& board, Seat seat, Token token, Step step);

/// Beside the middle of a square: the `index`-th of `count` tokens that share it.
[[nodiscard]] Point fan_out(std::size_t index, std::size_t count);
/// Their size against that of a token alone.
[[nodiscard]] float fan_scale(std::size_t count);

/// A board of that many cells turned by quarters, clockwise.
[[nodiscard]] Point turned(Point place, float cells, int quarters);

}  // namespace ludolog::model
