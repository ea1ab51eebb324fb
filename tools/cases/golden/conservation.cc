#include "tools/cases/golden/conservation.h"

namespace ludolog::golden {
namespace {

std::string token_text(Seat seat, Token token) {
  return "token " + std::to_string(int{token}) + " of seat " + std::to_string(int{seat});
}

bool is_step(const Board& board, Step step) {
  return step == kYard || step == kRemoved || is_on_board(board, step);
}

}  // namespace

std::optional<std::string> broken_conservation(const State& state) {
  if (state.awaited == Awaited::kCreation) return std::nullopt;
  const Board& board = board_of(state);
  std::array<SquareTokens, 52> squares{};
  for (Seat seat = 0; seat < kSeats; ++seat) {
    int finished = 0;
    for (Token token = 0; token < kTokens; ++token) {
      const Step step = state.steps[seat][token];
      const bool seated = state.players[seat] != Player::kNobody;
      if (!is_step(board, step)) return token_text(seat, token) + " stands nowhere";
      if (!seated && step != kYard) return token_text(seat, token) + " belongs to nobody";
      // Where nobody dies a token leaves the board with its seat alone, which plays no more then.
      const bool may_die = state.rule_set == RuleSetId::kBiOLudo;
      if (step == kRemoved && has(state.playing, seat) && !may_die)
        return token_text(seat, token) + " is gone while its seat plays";
      if (is_home(board, step)) ++finished;
      if (!on_track(board, step)) continue;
      SquareTokens& square = squares[square_of(board, seat, step)];
      square = static_cast<SquareTokens>(square | token_bit(seat, token));
    }
    if (finished != state.finished[seat])
      return "seat " + std::to_string(int{seat}) + " has " + std::to_string(finished) +
             " tokens on the finish, not " + std::to_string(int{state.finished[seat]});
  }
  if (squares != state.on_square) return "the table of squares differs from where tokens stand";
  return std::nullopt;
}

}  // namespace ludolog::golden
