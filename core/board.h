// Geometry of a board: which square a seat's step is. No rule of play stands here.
#pragma once

#include "core/words.h"

namespace ludolog {

struct Board {
  std::uint8_t track = 0;            ///< Squares of the common track.
  std::uint8_t spacing = 0;          ///< Squares from one seat's start to the next one's.
  Step entrance = 0;                 ///< Last step on the track.
  Step finish = 0;                   ///< Step of the finish.
  std::uint8_t star_from_start = 0;  ///< A seat's star is this many squares before its start.
};

inline constexpr Board kBoard52{52, 13, 50, 56, 5};

[[nodiscard]] constexpr bool on_track(const Board& board, Step step) {
  return step >= 0 && step <= board.entrance;
}
[[nodiscard]] constexpr bool in_column(const Board& board, Step step) {
  return step > board.entrance && step < board.finish;
}

[[nodiscard]] constexpr Square start_square(const Board& board, Seat seat) {
  return static_cast<Square>(seat * board.spacing % board.track);
}
[[nodiscard]] constexpr Square star_square(const Board& board, Seat seat) {
  return static_cast<Square>((start_square(board, seat) + board.track - board.star_from_start) %
                             board.track);
}

/// The square of a step on the track.
[[nodiscard]] constexpr Square square_of(const Board& board, Seat seat, Step step) {
  const int square = seat * board.spacing + step;
  return static_cast<Square>(square < board.track ? square : square - board.track);
}

/// The step of `seat` that lies on `square`; it may be one that the seat never walks (51 on the 52
/// track).
[[nodiscard]] constexpr Step step_on(const Board& board, Seat seat, Square square) {
  return static_cast<Step>((square + board.track - start_square(board, seat)) % board.track);
}

}  // namespace ludolog
