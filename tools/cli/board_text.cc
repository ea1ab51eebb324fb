#include "tools/cli/board_text.h"

#include <algorithm>
#include <array>

#include <fmt/core.h>

#include "core/diagram.h"
#include "core/rules/rule_set.h"
#include "tools/cli/status_text.h"
#include "tools/cli/text.h"

namespace ludolog::cli {
namespace {

char in_capitals(char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; }

/// The diagram with the names of those who are down in small letters.
std::string small_when_down(const State& state, std::string diagram) {
  for (Seat seat = 0; seat < kSeats; ++seat)
    for (Token token = 0; token < kTokens; ++token) {
      if (!has(state.down[seat], token)) continue;
      const std::string name{letter_of(board_of(state), seat),
                             letter_of_token(board_of(state), token)};
      const auto at = diagram.find(name);
      for (std::size_t i = at; at != std::string::npos && i < at + name.size(); ++i)
        diagram[i] = static_cast<char>(diagram[i] - 'A' + 'a');
    }
  return diagram;
}

/// The rows of the diagram, painted.
class Painter {
 public:
  Painter(const Board& board, const Style& style, std::span<const Mark> marks)
      : board_(board), side_(board.plan->side), style_(style), marks_(marks) {
    const auto walk = [this](Cell cell) { walked_[cell.row][cell.column] = true; };
    for (Square square = 0; square < board.track; ++square) walk(cell_of_square(board, square));
    for (Seat seat = 0; seat < board.track / board.spacing; ++seat)
      for (int step = board.entrance + 1; step <= board.finish; ++step)
        walk(cell_of_column(board, seat, static_cast<Step>(step)));
  }

  /// Squares of the dead zone, and the flagbearers, where nobody stands.
  void lay_zone(const Sweep& sweep) {
    for (Square square = 0; square < board_.track; ++square)
      if (in_dead_zone(board_, sweep, square)) zone_at(cell_of_square(board_, square)) = "::";
    if (sweep.phase == SweepPhase::kColumn)
      zone_at(cell_of_column(board_, sweep.seat, sweep.step)) = "!!";
    if (sweep.phase < SweepPhase::kTrack) return;
    for (const Square flag : {sweep.clockwise, sweep.counterclockwise})
      zone_at(cell_of_square(board_, flag)) = "!!";
  }

  [[nodiscard]] std::string row(std::string_view text, std::uint8_t number) const {
    std::string line;
    for (std::uint8_t column = 0; column < side_; ++column) {
      const bool walked = walked_[number][column];
      std::string cell = fitted(text.substr(std::min(text.size(), column * 3UL), 2), 2);
      const bool taken = cell == "++" || is_token(cell);
      if (!taken && !zone_[number][column].empty()) cell = zone_[number][column];
      const auto mark = std::ranges::find(marks_, Cell{column, number}, &Mark::cell);
      line += mark != marks_.end() ? style_.token(mark->seat, mark->text) : painted(cell, walked);
      if (column + 1 == side_) break;
      const bool goes_on = walked && walked_[number][column + 1U];
      line += goes_on ? style_.square(" ") : " ";
    }
    // What stands behind the cells names the row.
    const std::size_t end = side_ * 3UL - 1;
    if (text.size() > end) line += text.substr(end);
    return line + std::string(kBoardColumns - std::max(end, text.size()), ' ');
  }

 private:
  [[nodiscard]] std::string_view& zone_at(Cell cell) { return zone_[cell.row][cell.column]; }

  /// The name of a token, in small letters when it is down.
  [[nodiscard]] bool is_token(std::string_view text) const {
    return seat_of(board_, in_capitals(text[0])) &&
           board_.plan->token_letters.find(in_capitals(text[1])) != std::string_view::npos;
  }

  /// A cell's two characters in their colours.
  [[nodiscard]] std::string painted(std::string_view text, bool walked) const {
    if (const auto seat = seat_of(board_, text[0]))
      return is_token(text) ? style_.token(*seat, text) : style_.square(*seat, text);
    if (is_token(text)) return style_.seat(*seat_of(board_, in_capitals(text[0])), text);
    if (text == "++" || text == "!!") return style_.bold(text);
    return walked ? style_.square(text) : std::string(text);
  }

  const Board& board_;
  std::uint8_t side_;
  const Style& style_;
  std::span<const Mark> marks_;
  std::array<std::array<bool, 16>, 16> walked_{};
  std::array<std::array<std::string_view, 16>, 16> zone_{};  ///< Empty, "::" or "!!".
};

std::string standing(const State& state, Seat seat) {
  constexpr std::array<std::string_view, 5> kPlaces{"", "1st", "2nd", "3rd", "4th"};
  if (state.places[seat] != 0) return fmt::format("{} place", kPlaces[state.places[seat]]);
  if (rule_set(state.rule_set).fights) return tokens_in_letters(state, seat);
  return fmt::format("{} home", state.finished[seat]);
}

std::string token_places(const State& state, Seat seat) {
  std::string text;
  for (Token token = 0; token < kTokens; ++token)
    text += fmt::format("{}{} {}", token == 0 ? "" : ", ", letter_of_token(board_of(state), token),
                        model::place_in_words(state, seat, state.steps[seat][token]));
  return text;
}

}  // namespace

std::vector<std::string> board_lines(const State& state, const Style& style,
                                     std::span<const Mark> marks) {
  const Board& board = board_of(state);
  const auto diagram =
      lines_of(small_when_down(state, draw_diagram(board, state.steps, seats_of(state.players))));
  Painter painter(board, style, marks);
  painter.lay_zone(state.sweep);
  constexpr std::string_view kTogether = "together: ";
  std::vector<std::string> lines;
  std::string together;
  for (std::size_t i = 0; i < diagram.size(); ++i) {
    if (i < board.plan->side)
      lines.push_back(painter.row(diagram[i], static_cast<std::uint8_t>(i)));
    else if (diagram[i].starts_with(kTogether))
      together +=
          (together.empty() ? std::string(kTogether) : "; ") + diagram[i].substr(kTogether.size());
  }
  for (const std::string& line : wrapped_lines(together, kBoardColumns))
    if (!line.empty()) lines.push_back(fitted(line, kBoardColumns));
  return lines;
}

std::vector<std::string> seat_lines(const State& state, const model::SeatNames& names,
                                    const Style& style) {
  std::vector<std::string> lines;
  for (Seat seat = 0; seat < kSeats; ++seat) {
    if (!has(seats_of(state.players), seat)) continue;
    const bool acts = !is_over(state) && seat == awaited_seat(state);
    const std::string name = fitted(names[seat], 18);
    lines.push_back(
        fmt::format("{} {} {} {:>9}", acts ? style.bold(">") : " ",
                    style.token(seat, fmt::format(" {} ", letter_of(board_of(state), seat))),
                    acts ? style.bold(name) : name, standing(state, seat)));
  }
  return lines;
}

std::vector<std::string> token_lines(const State& state, const model::SeatNames& names,
                                     const Style& style, std::size_t columns) {
  std::vector<std::string> lines;
  for (Seat seat = 0; seat < kSeats; ++seat) {
    if (!has(seats_of(state.players), seat)) continue;
    const bool acts = !is_over(state) && seat == awaited_seat(state);
    const std::string title =
        fmt::format("{} {} {}: {}", acts ? ">" : " ", letter_of(board_of(state), seat), names[seat],
                    standing(state, seat));
    lines.push_back(style.seat(seat, cut(title, columns)));
    for (const std::string& line :
         wrapped_lines(token_places(state, seat), std::max<std::size_t>(columns, 24) - 4))
      lines.push_back("    " + line);
  }
  return lines;
}

std::vector<std::string> side_by_side(std::vector<std::string> left,
                                      const std::vector<std::string>& right) {
  if (left.size() < right.size()) left.resize(right.size(), std::string(kBoardColumns, ' '));
  for (std::size_t i = 0; i < right.size(); ++i)
    if (!right[i].empty()) left[i] += "  " + right[i];
  return left;
}

std::string board_text(const State& state, const model::SeatNames& names, const Style& style,
                       std::size_t columns) {
  std::vector<std::string> lines;
  if (columns < kBoardColumns) {
    lines = token_lines(state, names, style, columns);
  } else {
    std::vector<std::string> seats = seat_lines(state, names, style);
    lines = board_lines(state, style);
    if (columns >= kBoardColumns + 2 + kSeatColumns) {
      seats.insert(seats.begin(), 2, "");
      lines = side_by_side(std::move(lines), seats);
    } else {
      lines.insert(lines.end(), seats.begin(), seats.end());
    }
  }
  std::string text;
  for (const std::string& line : lines) {
    // Without colour a line ends at its last letter.
    const auto end = style.colour() ? line.size() : line.find_last_not_of(' ') + 1;
    text += line.substr(0, end) + "\n";
  }
  return text;
}

}  // namespace ludolog::cli
