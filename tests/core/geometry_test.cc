// The board against tables that were made by hand (tables/).
#include <fstream>
#include <set>
#include <sstream>

#include <gtest/gtest.h>

#include "core/board_plan.h"

namespace ludolog::test {
namespace {

using Row = std::vector<std::string>;

std::vector<Row> rows_of(const std::string& name) {
  std::ifstream file(std::string(LUDOLOG_SOURCE_DIR) + "/tests/core/tables/" + name);
  std::vector<Row> rows;
  std::string line;
  std::getline(file, line);  // The heading.
  while (std::getline(file, line)) {
    Row row;
    line += ',';
    std::istringstream fields(line);
    for (std::string field; std::getline(fields, field, ',');) row.push_back(field);
    rows.push_back(row);
  }
  return rows;
}

std::string seat_with(Square square, Square (*square_of_seat)(const Board&, Seat)) {
  for (Seat seat = 0; seat < kSeats; ++seat)
    if (square_of_seat(kBoard52, seat) == square) return std::to_string(seat);
  return "";
}

Square entrance_square(const Board& board, Seat seat) {
  return square_of(board, seat, board.entrance);
}

TEST(Geometry, track) {
  const auto rows = rows_of("track52.csv");
  ASSERT_EQ(rows.size(), kBoard52.track);
  for (Square square = 0; square < kBoard52.track; ++square) {
    const Cell cell = cell_of_square(kBoard52, square);
    EXPECT_EQ(rows[square],
              (Row{std::to_string(square), std::to_string(cell.column), std::to_string(cell.row),
                   seat_with(square, &start_square), seat_with(square, &star_square),
                   seat_with(square, &entrance_square)}));
  }
}

TEST(Geometry, home_columns) {
  const auto rows = rows_of("home_columns52.csv");
  ASSERT_EQ(rows.size(), 24U);
  for (const Row& row : rows) {
    const Cell cell = cell_of_column(kBoard52, static_cast<Seat>(std::stoi(row.at(0))),
                                     static_cast<Step>(kBoard52.entrance + std::stoi(row.at(1))));
    EXPECT_EQ(row, (Row{row[0], row[1], std::to_string(cell.column), std::to_string(cell.row)}));
  }
}

TEST(Geometry, brainking_squares_have_names) {
  const auto rows = rows_of("brainking40.csv");
  ASSERT_EQ(rows.size(), kBoard40.track);
  for (Square square = 0; square < kBoard40.track; ++square) {
    const Cell cell = cell_of_square(kBoard40, square);
    EXPECT_EQ(rows[square], (Row{std::to_string(square), name_of(kBoard40, cell)}));
  }
  const auto names = [](Seat seat, auto cells) {
    std::string text;
    for (const auto n : cells) text += name_of(kBoard40, cell_of(kBoard40, seat, 0, n)) + " ";
    return text;
  };
  constexpr std::array<Step, 6> kSteps{0, 39, 40, 41, 42, 43};
  EXPECT_EQ(names(0, kSteps), "E1 F1 F2 F3 F4 F5 ");
  EXPECT_EQ(names(1, kSteps), "G11 F11 F10 F9 F8 F7 ");
  const auto bases = [](Seat seat) {
    std::set<std::string> cells;
    for (Token token = 0; token < kTokens; ++token)
      cells.insert(name_of(kBoard40, cell_of_yard(kBoard40, seat, token)));
    return cells;
  };
  EXPECT_EQ(bases(0), (std::set<std::string>{"B2", "C2", "B3", "C3"}));
  EXPECT_EQ(bases(1), (std::set<std::string>{"I9", "J9", "I10", "J10"}));
}

TEST(Geometry, a_step_of_any_seat_is_a_square_of_the_track) {
  for (const Board* board : {&kBoard52, &kBoard40})
    for (Seat seat = 0; seat < kSeats; ++seat)
      for (Step step = 0; step <= board->entrance; ++step)
        EXPECT_LT(square_of(*board, seat, step), board->track);
}

TEST(Geometry, steps_and_squares_are_inverse) {
  for (Seat seat = 0; seat < kSeats; ++seat) {
    EXPECT_EQ(start_square(kBoard52, seat), 13 * seat);
    for (Step step = 0; step <= kBoard52.entrance; ++step) {
      EXPECT_TRUE(on_track(kBoard52, step));
      EXPECT_EQ(step_on(kBoard52, seat, square_of(kBoard52, seat, step)), step);
    }
  }
  EXPECT_FALSE(on_track(kBoard52, kYard));
  EXPECT_FALSE(in_column(kBoard52, 50));
  EXPECT_TRUE(in_column(kBoard52, 51) && in_column(kBoard52, 55));
  EXPECT_FALSE(in_column(kBoard52, 56));
}

TEST(Geometry, yards_lie_in_the_corners_of_their_seats) {
  for (Seat seat = 0; seat < kSeats; ++seat) {
    for (Token token = 0; token < kTokens; ++token) {
      const Cell cell = cell_of_yard(kBoard52, seat, token);
      EXPECT_EQ(cell.column > 7, seat == 1 || seat == 2);
      EXPECT_EQ(cell.row > 7, seat >= 2);
      for (Token other = 0; other < token; ++other)
        EXPECT_NE(cell, cell_of_yard(kBoard52, seat, other));
    }
  }
}

}  // namespace
}  // namespace ludolog::test
