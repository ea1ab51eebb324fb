// Geometry of a board: which square a seat's step is. No rule of play stands here.
#pragma once

#include "core/words.h"

namespace ludolog {

struct BoardPlan;
extern const BoardPlan kPlan52;
extern const BoardPlan kPlan40;
extern const BoardPlan kBiOLudoPlan;

struct Board {
  std::uint8_t track = 0;            ///< Squares of the common track.
  std::uint8_t spacing = 0;          ///< Squares from one seat's start to the next one's.
  Step rear = 0;                     ///< First step on the track; below 0 where tokens go back.
  Step entrance = 0;                 ///< Last step on the track.
  Step home = 0;                     ///< First step on which a token has all it needs.
  Step finish = 0;                   ///< Last step.
  std::uint8_t star_from_start = 0;  ///< A seat's star is this many squares before its start.
  const BoardPlan* plan = nullptr;   ///< Where the squares lie (core/board_plan.h).
};

/// Classic's: behind the home column one finish that holds all four tokens.
inline constexpr Board kBoard52{52, 13, 0, 50, 56, 56, 5, &kPlan52};
/// BiOLudo's: the same squares, which tokens also walk backwards, almost once around (BI-8).
inline constexpr Board kBiOLudoBoard{52, 13, -51, 50, 56, 56, 5, &kBiOLudoPlan};
/// BrainKing's: behind the track four goal squares, one for each token.
inline constexpr Board kBoard40{40, 20, 0, 39, 40, 43, 0, &kPlan40};

[[nodiscard]] constexpr bool on_track(const Board& board, Step step) {
  return step >= board.rear && step <= board.entrance;
}
/// Out of the yard, and not removed.
[[nodiscard]] constexpr bool is_on_board(const Board& board, Step step) {
  return step >= board.rear && step <= board.finish;
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
  while (square < 0) square += board.track;
  while (square >= board.track) square -= board.track;
  return static_cast<Square>(square);
}

/// Squares between two of the track, the shorter way round.
[[nodiscard]] constexpr std::uint8_t distance_between(const Board& board, Square a, Square b) {
  const int apart = a < b ? b - a : a - b;
  return static_cast<std::uint8_t>(apart <= board.track - apart ? apart : board.track - apart);
}

/// The step of `seat` that lies on `square`, walking forwards; it may be one that the seat never
/// walks (51 on the 52 track).
[[nodiscard]] constexpr Step step_on(const Board& board, Seat seat, Square square) {
  return static_cast<Step>((square + board.track - start_square(board, seat)) % board.track);
}

}  // namespace ludolog
