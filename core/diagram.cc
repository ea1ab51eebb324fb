#include "core/diagram.h"

#include <optional>
#include <vector>

#include "core/board_plan.h"

namespace ludolog {
namespace {

struct TokenName {
  Seat seat;
  Token token;
};

std::string name(const Board& board, Seat seat, Token token) {
  return {letter_of(board, seat), letter_of_token(board, token)};
}

/// Row by row.
using Grid = std::vector<std::vector<std::string>>;

Grid grid_of(const Board& board, const std::string& filled) {
  return Grid(board.plan->side, std::vector<std::string>(board.plan->side, filled));
}

/// All seats that a board has, whoever plays.
Seat seats_around(const Board& board) { return static_cast<Seat>(board.track / board.spacing); }

Grid empty_grid(const Board& board) {
  Grid grid = grid_of(board, "  ");
  const auto at = [&](Cell cell) -> std::string& { return grid[cell.row][cell.column]; };
  for (Square square = 0; square < board.track; ++square) at(cell_of_square(board, square)) = "..";
  for (Seat seat = 0; seat < seats_around(board); ++seat) {
    const char letter = letter_of(board, seat);
    at(cell_of_square(board, start_square(board, seat))) = {letter, '>'};
    if (board.star_from_start != 0)
      at(cell_of_square(board, star_square(board, seat))) = {letter, '*'};
    for (int step = board.entrance + 1; step <= board.finish; ++step)
      if (step != board.home || !shares_home(board))
        at(cell_of_column(board, seat, static_cast<Step>(step))) = {letter, '-'};
  }
  return grid;
}

/// Drawn in a list below the board instead of in a cell.
bool is_listed(const Board& board, Step step) {
  return step == kRemoved || (shares_home(board) && is_home(board, step));
}

std::optional<TokenName> token_named(const Board& board, std::string_view text) {
  if (text.size() != 2) return std::nullopt;
  const auto seat = seat_of(board, text[0]);
  const auto token = token_of(board, text[1]);
  if (!seat || !token) return std::nullopt;
  return TokenName{*seat, *token};
}

/// The step of a seat's token that stands in a cell.
std::optional<Step> step_in(const Board& board, Cell cell, TokenName name) {
  if (cell == cell_of_yard(board, name.seat, name.token)) return kYard;
  for (Step step = 0; step <= board.finish; ++step)
    if (!is_listed(board, step) && cell_of(board, name.seat, name.token, step) == cell) return step;
  return std::nullopt;
}

std::vector<std::string_view> lines_of(std::string_view text) {
  std::vector<std::string_view> lines;
  while (!text.empty()) {
    const auto end = text.find('\n');
    lines.push_back(text.substr(0, end));
    text = end == std::string_view::npos ? std::string_view{} : text.substr(end + 1);
  }
  return lines;
}

std::vector<std::string_view> words_of(std::string_view line) {
  std::vector<std::string_view> words;
  while (true) {
    const auto begin = line.find_first_not_of(' ');
    if (begin == std::string_view::npos) return words;
    line.remove_prefix(begin);
    const auto end = line.find(' ');
    words.push_back(line.substr(0, end));
    if (end == std::string_view::npos) return words;
    line.remove_prefix(end);
  }
}

class Reader {
 public:
  explicit Reader(const Board& board) : board_(board) {
    for (auto& tokens : steps_) tokens.fill(kYard);
  }

  [[nodiscard]] std::optional<std::string> read_row(std::string_view line, std::uint8_t row) {
    for (std::uint8_t column = 0; column < board_.plan->side; ++column) {
      const std::size_t at = column * 3U;
      if (at >= line.size()) return std::nullopt;
      const std::string_view text = line.substr(at, 2);
      if (text == "++") shared_.push_back({column, row});
      if (const auto token = token_named(board_, text))
        if (auto error = put(*token, {column, row})) return error;
    }
    return std::nullopt;
  }

  /// "together: ...", "finish: ..." or "gone: ...".
  [[nodiscard]] std::optional<std::string> read_list(std::string_view line) {
    const auto words = words_of(line);
    if (words.empty()) return std::nullopt;
    const std::string_view kind = words.front();
    const bool together = kind == "together:";
    if (!together && kind != "finish:" && kind != "gone:")
      return "unknown line '" + std::string(line) + "'";
    if (together && next_shared_ >= shared_.size()) return "more 'together' lines than '++' cells";
    for (std::size_t i = 1; i < words.size(); ++i) {
      const auto token = token_named(board_, words[i]);
      if (!token) return "'" + std::string(words[i]) + "' is no token";
      if (together) {
        if (auto error = put(*token, shared_[next_shared_])) return error;
      } else {
        steps_[token->seat][token->token] = kind == "finish:" ? board_.finish : kRemoved;
      }
    }
    if (together) ++next_shared_;
    return std::nullopt;
  }

  [[nodiscard]] const Steps& steps() const { return steps_; }

 private:
  [[nodiscard]] std::optional<std::string> put(TokenName token, Cell cell) {
    const auto step = step_in(board_, cell, token);
    if (!step)
      return name(board_, token.seat, token.token) + " cannot stand in column " +
             std::to_string(cell.column) + ", row " + std::to_string(cell.row);
    steps_[token.seat][token.token] = *step;
    return std::nullopt;
  }

  const Board& board_;
  Steps steps_{};
  std::vector<Cell> shared_;
  std::size_t next_shared_ = 0;
};

}  // namespace

std::string draw_diagram(const Board& board, const Steps& steps, SeatMask seats) {
  Grid tokens = grid_of(board, "");
  std::string finish;
  std::string gone;
  for (Seat seat = 0; seat < kSeats; ++seat) {
    for (Token token = 0; has(seats, seat) && token < kTokens; ++token) {
      const Step step = steps[seat][token];
      std::string* where = step == kRemoved ? &gone : &finish;
      if (!is_listed(board, step)) {
        const Cell cell = cell_of(board, seat, token, step);
        where = &tokens[cell.row][cell.column];
      }
      *where += (where->empty() ? "" : " ") + name(board, seat, token);
    }
  }
  const Grid grid = empty_grid(board);
  const std::size_t side = board.plan->side;
  std::string text;
  std::string letters;
  std::string below;
  for (std::size_t row = 0; row < side; ++row) {
    std::string line;
    for (std::size_t column = 0; column < side; ++column) {
      const std::string& here = tokens[row][column];
      line += here.empty() ? grid[row][column] : here.size() == 2 ? here : "++";
      line += ' ';
      if (here.size() > 2) below += "together: " + here + "\n";
    }
    if (board.plan->named_cells) {
      line += " " + std::to_string(side - row);
      letters += std::string(1, static_cast<char>('A' + row)) + "  ";
    }
    line.erase(line.find_last_not_of(' ') + 1);
    text += line + "\n";
  }
  if (!letters.empty()) text += letters.substr(0, letters.size() - 2) + "\n";
  text += below;
  if (!finish.empty()) text += "finish: " + finish + "\n";
  if (!gone.empty()) text += "gone: " + gone + "\n";
  return text;
}

tl::expected<Steps, std::string> read_diagram(const Board& board, std::string_view text) {
  if (!text.empty() && text.front() == '\n') text.remove_prefix(1);
  Reader reader(board);
  const auto lines = lines_of(text);
  const std::size_t side = board.plan->side;
  const std::size_t rows = side + (board.plan->named_cells ? 1 : 0);
  if (lines.size() < rows)
    return tl::unexpected("a diagram has " + std::to_string(rows) + " rows, this has " +
                          std::to_string(lines.size()));
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (i >= side && i < rows) continue;  // The letters of the columns.
    auto error = i < side ? reader.read_row(lines[i], static_cast<std::uint8_t>(i))
                          : reader.read_list(lines[i]);
    if (error) return tl::unexpected(*error);
  }
  return reader.steps();
}

}  // namespace ludolog
