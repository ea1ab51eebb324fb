#include "core/board_plan.h"

#include "core/check.h"

namespace ludolog {
namespace {

// ---- the cross of 15 x 15 with 52 squares ----

constexpr std::uint8_t kSide52 = 15;

/// One arm of the cross, from the start of seat 0; the others are quarter turns of it.
constexpr std::array<Cell, 13> kArm{{{1, 6},
                                     {2, 6},
                                     {3, 6},
                                     {4, 6},
                                     {5, 6},
                                     {6, 5},
                                     {6, 4},
                                     {6, 3},
                                     {6, 2},
                                     {6, 1},
                                     {6, 0},
                                     {7, 0},
                                     {8, 0}}};

constexpr Cell quarter_turns(Cell cell, std::size_t turns) {
  for (std::size_t i = 0; i < turns; ++i)
    cell = {static_cast<std::uint8_t>(kSide52 - 1 - cell.row), cell.column};
  return cell;
}

constexpr BoardPlan plan_52() {
  BoardPlan plan;
  plan.side = kSide52;
  plan.yard_side = 6;
  plan.sides = Sides::kFourColours;
  plan.seat_names = {"Coral", "Mint", "Amber", "Blue"};
  for (std::size_t square = 0; square < kBoard52.track; ++square)
    plan.track[square] = quarter_turns(kArm[square % kArm.size()], square / kArm.size());
  for (std::size_t seat = 0; seat < kSeats; ++seat) {
    for (std::size_t i = 0; i < kMaxColumn; ++i)
      plan.column[seat][i] = quarter_turns({static_cast<std::uint8_t>(i + 1), 7}, seat);
    const int right = seat == 1 || seat == 2 ? 9 : 0;
    const int below = seat >= 2 ? 9 : 0;
    for (std::size_t token = 0; token < kTokens; ++token)
      plan.yard[seat][token] = {static_cast<std::uint8_t>(right + (token % 2 == 0 ? 1 : 4)),
                                static_cast<std::uint8_t>(below + (token < 2 ? 1 : 4))};
  }
  return plan;
}

constexpr BoardPlan bioludo_plan() {
  BoardPlan plan = plan_52();
  plan.token_letters = "SATH";
  plan.token_names = {"Sniper", "Assaulter", "Trooper", "Hand Combat"};
  return plan;
}

// ---- BrainKing's 11 x 11 with 40 squares ----

constexpr std::uint8_t kSide40 = 11;

constexpr Cell cell_40(std::string_view name) {
  int row = 0;
  for (const char digit : name.substr(1)) row = 10 * row + (digit - '0');
  return {static_cast<std::uint8_t>(name[0] - 'A'), static_cast<std::uint8_t>(kSide40 - row)};
}

template <std::size_t N>
constexpr void set(std::array<Cell, N>& cells, std::initializer_list<std::string_view> names) {
  std::size_t i = 0;
  for (const std::string_view name : names) cells[i++] = cell_40(name);
}

constexpr BoardPlan plan_40() {
  BoardPlan plan;
  plan.side = kSide40;
  plan.yard_side = 4;
  plan.named_cells = true;
  plan.sides = Sides::kWhiteAndBlack;
  plan.seat_names = {"White", "Black", "-", "-"};
  set(plan.track,
      {"E1", "E2", "E3", "E4",  "E5",  "D5",  "C5",  "B5",  "A5", "A6", "A7", "B7", "C7", "D7",
       "E7", "E8", "E9", "E10", "E11", "F11", "G11", "G10", "G9", "G8", "G7", "H7", "I7", "J7",
       "K7", "K6", "K5", "J5",  "I5",  "H5",  "G5",  "G4",  "G3", "G2", "G1", "F1"});
  set(plan.column[0], {"F2", "F3", "F4", "F5"});
  set(plan.column[1], {"F10", "F9", "F8", "F7"});
  set(plan.yard[0], {"B3", "C3", "B2", "C2"});
  set(plan.yard[1], {"I10", "J10", "I9", "J9"});
  return plan;
}

}  // namespace

constinit const BoardPlan kPlan52 = plan_52();
constinit const BoardPlan kPlan40 = plan_40();
constinit const BoardPlan kBiOLudoPlan = bioludo_plan();

Cell cell_of_square(const Board& board, Square square) {
  LUDOLOG_CHECK(square < board.track);
  return board.plan->track[square];
}

Cell cell_of_column(const Board& board, Seat seat, Step step) {
  LUDOLOG_CHECK(seat < kSeats && step > board.entrance && step <= board.finish);
  return board.plan->column[seat][static_cast<std::size_t>(step - board.entrance - 1)];
}

Cell cell_of_yard(const Board& board, Seat seat, Token token) {
  LUDOLOG_CHECK(seat < kSeats && token < kTokens);
  return board.plan->yard[seat][token];
}

Cell cell_of(const Board& board, Seat seat, Token token, Step step) {
  if (step == kYard) return cell_of_yard(board, seat, token);
  if (on_track(board, step)) return cell_of_square(board, square_of(board, seat, step));
  return cell_of_column(board, seat, step);
}

std::string name_of(const Board& board, Cell cell) {
  return static_cast<char>('A' + cell.column) + std::to_string(board.plan->side - cell.row);
}

char letter_of(const Board& board, Seat seat) { return board.plan->seat_names[seat].front(); }

std::optional<Seat> seat_of(const Board& board, char letter) {
  for (Seat seat = 0; seat < kSeats; ++seat)
    if (letter_of(board, seat) == letter && letter != '-') return seat;
  return std::nullopt;
}

char letter_of_token(const Board& board, Token token) { return board.plan->token_letters[token]; }

std::optional<Token> token_of(const Board& board, char letter) {
  const auto place = board.plan->token_letters.find(letter);
  if (place == std::string_view::npos) return std::nullopt;
  return static_cast<Token>(place);
}

}  // namespace ludolog
