#include "core/rules/bioludo/revival.h"

#include <algorithm>

namespace ludolog::bioludo {

tl::expected<Token, Rejection> helper_of(const State& state, Seat seat, Token token) {
  if (!has(state.down[seat], token))
    return tl::unexpected(Rejection{bi(19), Refusal::kNotDown, {token}});
  const Square square = square_under(state, seat, token);
  int nearest = kBoard.track;
  for (Token helper = 0; helper < kTokens; ++helper) {
    if (!stands_on_track(state, seat, helper)) continue;
    const int distance = distance_between(kBoard, square, square_under(state, seat, helper));
    if (distance <= 1) return helper;
    nearest = std::min(nearest, distance);
  }
  return tl::unexpected(
      Rejection{bi(19), Refusal::kNobodyNear, {token, nearest == kBoard.track ? -1 : nearest}});
}

TokenMask revivable(const State& state) {
  TokenMask mask = 0;
  for (Token token = 0; token < kTokens && state.down[state.seat] != 0; ++token)
    if (helper_of(state, state.seat, token)) mask = static_cast<TokenMask>(mask | bit(token));
  return mask;
}

}  // namespace ludolog::bioludo
