// The board in the terminal: the diagram of core, in colour where there is any, and beside it who
// plays and how far they are.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/board_plan.h"
#include "core/state.h"
#include "tools/cli/style.h"
#include "viewer/model/story.h"

namespace ludolog::cli {

inline constexpr std::size_t kBoardColumns = 44;  ///< As wide as the widest board.
inline constexpr std::size_t kSeatColumns = 34;   ///< Of a line of seat_lines().

/// Something written over a cell: where a token would go.
struct Mark {
  Cell cell;
  Seat seat = 0;
  std::string text;  ///< Two characters.
};

/// A line a row, kBoardColumns columns wide, and one more for every square with several tokens.
[[nodiscard]] std::vector<std::string> board_lines(const State& state, const Style& style,
                                                   std::span<const Mark> marks = {});

/// A line for every seat that is or was played: an arrow at the one who is to act, its name, its
/// tokens home or its place.
[[nodiscard]] std::vector<std::string> seat_lines(const State& state, const model::SeatNames& names,
                                                  const Style& style);

/// Where there is no room for a board: every token with its place in words.
[[nodiscard]] std::vector<std::string> token_lines(const State& state,
                                                   const model::SeatNames& names,
                                                   const Style& style, std::size_t columns);

/// Both blocks side by side, the left one kBoardColumns wide.
[[nodiscard]] std::vector<std::string> side_by_side(std::vector<std::string> left,
                                                    const std::vector<std::string>& right);

/// Several lines, each ended by LF: the board and the seats, laid out for so many columns.
[[nodiscard]] std::string board_text(const State& state, const model::SeatNames& names,
                                     const Style& style, std::size_t columns = 80);

}  // namespace ludolog::cli
