// Where squares lie on the 15 x 15 board of the 52 track: columns and rows from the top left. For
// pictures and text.
#pragma once

#include "core/words.h"

namespace ludolog {

struct Cell {
  std::uint8_t column = 0;  ///< 0..14
  std::uint8_t row = 0;     ///< 0..14
  friend bool operator==(const Cell&, const Cell&) = default;
};

/// The cell of a square of the 52 track.
[[nodiscard]] Cell cell_of_square(Square square);

/// The cell of a home column step of `seat`: 51..55, or 56 for the finish.
[[nodiscard]] Cell cell_of_column(Seat seat, Step step);

/// The cell of a token that waits in its yard.
[[nodiscard]] Cell cell_of_yard(Seat seat, Token token);

}  // namespace ludolog
