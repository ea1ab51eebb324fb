// Where the squares of a board lie and what they are called: columns and rows from the top left.
// For pictures and text; no rule asks for it.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/board.h"

namespace ludolog {

struct Cell {
  std::uint8_t column = 0;
  std::uint8_t row = 0;
  friend bool operator==(const Cell&, const Cell&) = default;
};

/// How the seats around a board are told apart.
enum class Sides : std::uint8_t { kFourColours, kWhiteAndBlack };

inline constexpr std::size_t kMaxTrack = 52;
inline constexpr std::size_t kMaxColumn = 6;

struct BoardPlan {
  std::uint8_t side = 0;       ///< Columns, and as many rows.
  std::uint8_t yard_side = 0;  ///< Of the square in a corner that is a seat's yard.
  bool named_cells = false;    ///< Squares go by column and row, "E1", instead of by number.
  Sides sides{};
  std::array<std::string_view, kSeats> seat_names;  ///< What seats go by; no two begin alike.
  std::string_view token_letters = "1234";          ///< What a seat's tokens go by.
  std::array<std::string_view, kTokens> token_names{"token 1", "token 2", "token 3", "token 4"};
  std::array<Cell, kMaxTrack> track{};
  std::array<std::array<Cell, kMaxColumn>, kSeats>
      column{};  ///< From the step behind the entrance.
  std::array<std::array<Cell, kTokens>, kSeats> yard{};
};

[[nodiscard]] Cell cell_of_square(const Board& board, Square square);

/// The cell of a step behind the entrance, up to the finish.
[[nodiscard]] Cell cell_of_column(const Board& board, Seat seat, Step step);

/// The cell of a token that waits in its yard.
[[nodiscard]] Cell cell_of_yard(const Board& board, Seat seat, Token token);

/// The cell of a token at `step`, which is not kRemoved.
[[nodiscard]] Cell cell_of(const Board& board, Seat seat, Token token, Step step);

/// "E1": the column's letter, and the row's number from below.
[[nodiscard]] std::string name_of(const Board& board, Cell cell);

/// The first letter of the seat's name: C, M, A, B, or W and B.
[[nodiscard]] char letter_of(const Board& board, Seat seat);
[[nodiscard]] std::optional<Seat> seat_of(const Board& board, char letter);

/// 1 to 4, or the letter of its class.
[[nodiscard]] char letter_of_token(const Board& board, Token token);
[[nodiscard]] std::optional<Token> token_of(const Board& board, char letter);

}  // namespace ludolog
