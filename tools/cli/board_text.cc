#include "tools/cli/board_text.h"

#include <algorithm>
#include <array>

#include <fmt/core.h>

#include "core/board.h"
#include "core/diagram.h"
#include "tools/cli/text.h"

namespace ludolog::cli {
namespace {

constexpr std::size_t kSide = 15;

std::vector<std::string> lines_of(std::string_view text) {
  std::vector<std::string> lines;
  while (!text.empty()) {
    const auto end = text.find('\n');
    lines.emplace_back(text.substr(0, end));
    text.remove_prefix(std::min(text.size(), lines.back().size() + 1));
  }
  return lines;
}

/// Cells that tokens walk on; the others are yards and what lies around.
std::array<std::array<bool, kSide>, kSide> walked_cells() {
  std::array<std::array<bool, kSide>, kSide> walked{};
  for (Square square = 0; square < kBoard52.track; ++square) {
    const Cell cell = cell_of_square(square);
    walked[cell.row][cell.column] = true;
  }
  for (Seat seat = 0; seat < kSeats; ++seat) {
    for (Step step = kBoard52.entrance + 1; step <= kBoard52.finish; ++step) {
      const Cell cell = cell_of_column(seat, step);
      walked[cell.row][cell.column] = true;
    }
  }
  return walked;
}

/// A cell's two characters in their colours.
std::string in_colour(std::string_view text, bool walked, const Style& style) {
  const auto seat = kSeatLetters.find(text[0]);
  if (seat != std::string_view::npos) {
    const bool token = text[1] >= '1' && text[1] <= '4';
    return token ? style.token(static_cast<Seat>(seat), text)
                 : style.square(static_cast<Seat>(seat), text);
  }
  if (text == "++") return style.bold(text);
  return walked ? style.square(text) : std::string(text);
}

std::string board_row(std::string_view row, std::uint8_t number, const Style& style,
                      std::span<const Mark> marks) {
  static const auto walked_cells_ = walked_cells();
  std::string line;
  for (std::uint8_t column = 0; column < kSide; ++column) {
    const bool walked = walked_cells_[number][column];
    const std::string text = fitted(row.substr(std::min(row.size(), column * 3UL), 2), 2);
    const auto mark = std::ranges::find(marks, Cell{column, number}, &Mark::cell);
    line +=
        mark != marks.end() ? style.token(mark->seat, mark->text) : in_colour(text, walked, style);
    if (column + 1 == kSide) break;
    const bool goes_on = walked && walked_cells_[number][column + 1U];
    line += goes_on ? style.square(" ") : " ";
  }
  return line;
}

std::string standing(const State& state, Seat seat) {
  constexpr std::array<std::string_view, 5> kPlaces{"", "1st", "2nd", "3rd", "4th"};
  if (state.places[seat] != 0) return fmt::format("{} place", kPlaces[state.places[seat]]);
  return fmt::format("{} home", state.finished[seat]);
}

std::string token_places(const State& state, Seat seat) {
  std::string text;
  for (Token token = 0; token < kTokens; ++token)
    text += fmt::format("{}{} {}", token == 0 ? "" : ", ", token + 1,
                        model::place_in_words(state, seat, state.steps[seat][token]));
  return text;
}

}  // namespace

std::vector<std::string> board_lines(const State& state, const Style& style,
                                     std::span<const Mark> marks) {
  const auto diagram = lines_of(draw_diagram(state.steps, seats_of(state.players)));
  std::vector<std::string> lines;
  for (std::uint8_t row = 0; row < kSide; ++row)
    lines.push_back(board_row(diagram[row], row, style, marks));
  for (std::size_t i = kSide; i < diagram.size(); ++i)
    if (diagram[i].starts_with("together")) lines.push_back(fitted(diagram[i], kBoardColumns));
  return lines;
}

std::vector<std::string> seat_lines(const State& state, const model::SeatNames& names,
                                    const Style& style) {
  std::vector<std::string> lines;
  for (Seat seat = 0; seat < kSeats; ++seat) {
    if (!has(seats_of(state.players), seat)) continue;
    const bool acts = !is_over(state) && seat == awaited_seat(state);
    const std::string name = fitted(names[seat], 18);
    lines.push_back(fmt::format("{} {} {} {:>9}", acts ? style.bold(">") : " ",
                                style.token(seat, fmt::format(" {} ", kSeatLetters[seat])),
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
    const std::string title = fmt::format("{} {} {}: {}", acts ? ">" : " ", kSeatLetters[seat],
                                          names[seat], standing(state, seat));
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
