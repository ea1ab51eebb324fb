#include "core/diagram.h"

#include <optional>
#include <vector>

#include "core/cells.h"

namespace ludolog {
namespace {

constexpr std::size_t kSide = 15;
struct TokenName {
  Seat seat;
  Token token;
};

Cell cell_of(Seat seat, Token token, Step step) {
  if (step == kYard) return cell_of_yard(seat, token);
  if (on_track(kBoard52, step)) return cell_of_square(square_of(kBoard52, seat, step));
  return cell_of_column(seat, step);
}

std::string name(Seat seat, Token token) {
  return {kSeatLetters[seat], static_cast<char>('1' + token)};
}

using Grid = std::array<std::array<std::string, kSide>, kSide>;

Grid empty_grid() {
  Grid grid;
  for (auto& row : grid) row.fill("  ");
  const auto at = [&](Cell cell) -> std::string& { return grid[cell.row][cell.column]; };
  for (Square square = 0; square < kBoard52.track; ++square) at(cell_of_square(square)) = "..";
  for (Seat seat = 0; seat < kSeats; ++seat) {
    at(cell_of_square(start_square(kBoard52, seat))) = {kSeatLetters[seat], '>'};
    at(cell_of_square(star_square(kBoard52, seat))) = {kSeatLetters[seat], '*'};
    for (Step step = kBoard52.entrance + 1; step < kBoard52.finish; ++step)
      at(cell_of_column(seat, step)) = {kSeatLetters[seat], '-'};
  }
  return grid;
}

std::optional<TokenName> token_named(std::string_view text) {
  if (text.size() != 2) return std::nullopt;
  const auto seat = kSeatLetters.find(text[0]);
  if (seat == std::string_view::npos || text[1] < '1' || text[1] > '4') return std::nullopt;
  return TokenName{static_cast<Seat>(seat), static_cast<Token>(text[1] - '1')};
}

/// The step of a seat's token that stands in a cell.
std::optional<Step> step_in(Cell cell, TokenName name) {
  if (cell == cell_of_yard(name.seat, name.token)) return kYard;
  for (Step step = 0; step < kBoard52.finish; ++step)
    if (cell_of(name.seat, name.token, step) == cell) return step;
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
  Reader() {
    for (auto& tokens : steps_) tokens.fill(kYard);
  }

  [[nodiscard]] std::optional<std::string> read_row(std::string_view line, std::uint8_t row) {
    for (std::uint8_t column = 0; column < kSide; ++column) {
      const std::size_t at = column * 3U;
      if (at >= line.size()) return std::nullopt;
      const std::string_view text = line.substr(at, 2);
      if (text == "++") shared_.push_back({column, row});
      if (const auto token = token_named(text))
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
      const auto token = token_named(words[i]);
      if (!token) return "'" + std::string(words[i]) + "' is no token";
      if (together) {
        if (auto error = put(*token, shared_[next_shared_])) return error;
      } else {
        steps_[token->seat][token->token] = kind == "finish:" ? kBoard52.finish : kRemoved;
      }
    }
    if (together) ++next_shared_;
    return std::nullopt;
  }

  [[nodiscard]] const Steps& steps() const { return steps_; }

 private:
  [[nodiscard]] std::optional<std::string> put(TokenName token, Cell cell) {
    const auto step = step_in(cell, token);
    if (!step)
      return name(token.seat, token.token) + " cannot stand in column " +
             std::to_string(cell.column) + ", row " + std::to_string(cell.row);
    steps_[token.seat][token.token] = *step;
    return std::nullopt;
  }

  Steps steps_{};
  std::vector<Cell> shared_;
  std::size_t next_shared_ = 0;
};

}  // namespace

std::string draw_diagram(const Steps& steps, SeatMask seats) {
  std::array<std::array<std::string, kSide>, kSide> tokens;
  std::string finish;
  std::string gone;
  for (Seat seat = 0; seat < kSeats; ++seat) {
    for (Token token = 0; has(seats, seat) && token < kTokens; ++token) {
      const Step step = steps[seat][token];
      std::string* where = nullptr;
      if (step == kBoard52.finish) {
        where = &finish;
      } else if (step == kRemoved) {
        where = &gone;
      } else {
        const Cell cell = cell_of(seat, token, step);
        where = &tokens[cell.row][cell.column];
      }
      *where += (where->empty() ? "" : " ") + name(seat, token);
    }
  }
  const Grid grid = empty_grid();
  std::string text;
  std::string below;
  for (std::size_t row = 0; row < kSide; ++row) {
    std::string line;
    for (std::size_t column = 0; column < kSide; ++column) {
      const std::string& here = tokens[row][column];
      line += here.empty() ? grid[row][column] : here.size() == 2 ? here : "++";
      line += ' ';
      if (here.size() > 2) below += "together: " + here + "\n";
    }
    line.erase(line.find_last_not_of(' ') + 1);
    text += line + "\n";
  }
  text += below;
  if (!finish.empty()) text += "finish: " + finish + "\n";
  if (!gone.empty()) text += "gone: " + gone + "\n";
  return text;
}

tl::expected<Steps, std::string> read_diagram(std::string_view text) {
  if (!text.empty() && text.front() == '\n') text.remove_prefix(1);
  Reader reader;
  const auto lines = lines_of(text);
  if (lines.size() < kSide)
    return tl::unexpected("a diagram has 15 rows, this has " + std::to_string(lines.size()));
  for (std::size_t i = 0; i < lines.size(); ++i) {
    auto error = i < kSide ? reader.read_row(lines[i], static_cast<std::uint8_t>(i))
                           : reader.read_list(lines[i]);
    if (error) return tl::unexpected(*error);
  }
  return reader.steps();
}

}  // namespace ludolog
