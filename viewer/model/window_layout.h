// How a window of some size is divided: bars above and below, columns at the sides, the board in
// the middle. All in logical pixels.
#pragma once

#include <cstddef>

#include "core/board.h"
#include "viewer/model/geometry.h"

namespace ludolog::model {

struct WindowLayout {
  /// No room for columns at both sides: the list of events opens as a drawer.
  bool compact = false;
  Rect top;     ///< Title and what is to be done with the match.
  Rect seats;   ///< Cards of those who play.
  Rect now;     ///< What is thrown and what can be done.
  Rect events;  ///< The list of events; where compact, over `seats` and `now` while it is open.
  Rect plate;   ///< The ground of the board, with a rim around its squares.
  float cell = 0;
  float rim = 0;   ///< Of the plate around the squares.
  Rect timeline;   ///< Turns, rounds and key moments.
  Rect transport;  ///< Play and steps.

  [[nodiscard]] Rect board() const { return plate.inset(rim); }
};

/// `wanted` pixels a logical one, or fewer where a window of so many pixels needs that to hold the
/// smallest layout, 640 x 480.
[[nodiscard]] float scale_that_fits(float wanted, float width, float height);

/// Never smaller than what 640 x 480 gives.
[[nodiscard]] WindowLayout lay_out(float width, float height, const Board& board,
                                   std::size_t players);

}  // namespace ludolog::model
