#include "viewer/model/token_status.h"

#include "core/board_plan.h"
#include "core/rules/rule_set.h"

namespace ludolog::model {
namespace {

using Kind = TokenStatus::Kind;

/// "21", "E5", "home", "col 2"
std::string place_in_short(const Board& board, Seat seat, Step step) {
  if (board.plan->named_cells) return name_of(board, cell_of(board, seat, 0, step));
  if (is_home(board, step)) return "home";
  if (in_column(board, step)) return "col " + std::to_string(step - board.entrance);
  return std::to_string(square_of(board, seat, step));
}

}  // namespace

TokenStatus status_of(const State& state, Seat seat, Token token, const SeatNames& names) {
  const Board& board = board_of(state);
  const Step step = state.steps[seat][token];
  const std::string who = capitalised(token_in_words(state, token));
  if (step == kRemoved) {
    const bool fights = !rule_set(state.rule_set).reaches.empty();
    return {Kind::kGone, fights ? "dead" : "gone", "", who + (fights ? " is dead" : " is gone")};
  }
  if (!is_on_board(board, step)) return {Kind::kYard, "yard", "", who + " waits in the yard"};
  const std::string place = place_in_words(state, seat, step);
  if (has(state.down[seat], token)) {
    const bool now = seat == state.seat && has(state.closing, token);
    const std::string until = now ? "this turn" : "next turn";
    return {Kind::kDown, "down", until,
            who + " is down on " + place + " until the end of " +
                (now ? "this turn" : names[seat] + "'s next turn")};
  }
  return {is_home(board, step) ? Kind::kHome : Kind::kStands, place_in_short(board, seat, step), "",
          who + (is_home(board, step) ? " is home" : " on " + place)};
}

}  // namespace ludolog::model
