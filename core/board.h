// Geometry of a board: which square a seat's step is. No rule of play stands here.
#pragma once

#include "core/words.h"

namespace ludolog {

struct BoardPlan;
extern const BoardPlan kPlan52;
extern const BoardPlan kPlan40;

struct Board {
  std::uint8_t track = 0;            ///< Squares of the common track.
  std::uint8_t spacing = 0;          ///< Squares from one seat's start to the next one's.
  Step entrance = 0;                 ///< Last step on the track.
  Step home = 0;                     ///< First step on which a token has all it needs.
  Step finish = 0;                   ///< Last step.
  std::uint8_t star_from_start = 0;  ///< A seat's star is this many squares before its start.
  const BoardPlan* plan = nullptr;   ///< Where the squares lie (core/board_plan.h).
};

/// Classic's and BiOLudo's: behind the home column one finish that holds all four tokens.
inline constexpr Board kBoard52{52, 13, 50, 56, 56, 5, &kPlan52};
/// BrainKing's: behind the track four goal squares, one for each token.
inline constexpr Board kBoard40{40, 20, 39, 40, 43, 0, &kPlan40};

[[nodiscard]] constexpr bool on_track(const Board& board, Step step) {
  return step >= 0 && step <= board.entrance;
}
/// On the way from the entrance to the first home square.
[[nodiscard]] constexpr bool in_column(const Board& board, Step step) {
  return step > board.entrance && step < board.home;
}
[[nodiscard]] constexpr bool is_home(const Board& board, Step step) { return step >= board.home; }
/// Home is one place for all four tokens instead of a square for each.
[[nodiscard]] constexpr bool shares_home(const Board& board) { return board.home == board.finish; }

[[nodiscard]] constexpr Square start_square(const Board& board, Seat seat) {
  return static_cast<Square>(seat * board.spacing % board.track);
}
[[nodiscard]] constexpr Square star_square(const Board& board, Seat seat) {
  return static_cast<Square>((start_square(board, seat) + board.track - board.star_from_start) %
                             board.track);
}

/// The square of a step on the track.
[[nodiscard]] constexpr Square square_of(const Board& board, Seat seat, Step step) {
  int square = seat * board.spacing + step;
  while (square >= board.track) square -= board.track;
  return static_cast<Square>(square);
}

/// The step of `seat` that lies on `square`; it may be one that the seat never walks (51 on the 52
/// track).
[[nodiscard]] constexpr Step step_on(const Board& board, Seat seat, Square square) {
  return static_cast<Step>((square + board.track - start_square(board, seat)) % board.track);
}

}  // namespace ludolog
