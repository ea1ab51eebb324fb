#include "core/rules/classic.h"

#include <algorithm>

namespace ludolog::classic {
namespace {

constexpr const Board& kBoard = kBoard52;

struct Way {
  Step from;
  Step last;  ///< The farthest step.
  Step to;    ///< Where it ends; before `last` when the token bounces.
};

Landing refused(Clause clause, Refusal why, int detail = 0, int detail2 = 0) {
  return {.step = 0,
          .why = why,
          .clause = clause,
          .detail = static_cast<std::int16_t>(detail),
          .detail2 = static_cast<std::int16_t>(detail2)};
}

/// CL-7: no second own token on a square (option blocks: no third on the track).
std::optional<Token> own_in_the_way(const State& state, Seat seat, Token token, Step to) {
  if (to == kBoard.finish) return std::nullopt;
  if (to <= kBoard.entrance) {
    const TokenMask own = tokens_of(state.on_square[square_of(kBoard, seat, to)], seat);
    if (own == 0 || (is_on(state, kBlocks) && count(own) < 2)) return std::nullopt;
    return static_cast<Token>(std::countr_zero(own));
  }
  for (Token other = 0; other < kTokens; ++other)
    if (other != token && state.steps[seat][other] == to) return other;
  return std::nullopt;
}

/// CL-7, option blocks: the first square of the way (the last one included) that two tokens of
/// another seat share.
std::optional<Landing> block_on_the_way(const State& state, Seat seat, Step from, Step to) {
  const int first = from == kYard ? 0 : from + 1;
  for (int step = first; step <= to && step <= kBoard.entrance; ++step) {
    const Square square = square_of(kBoard, seat, static_cast<Step>(step));
    for (Seat other = 0; other < kSeats; ++other)
      if (other != seat && count(tokens_of(state.on_square[square], other)) >= 2)
        return refused(cl(7), Refusal::kBlock, square, other);
  }
  return std::nullopt;
}

/// CL-8, option column_jump=off: an own token that the way through the home column passes, on to
/// its farthest step or bouncing back from there.
std::optional<Step> own_on_column_way(const State& state, Seat seat, Token token, Way way) {
  const Step first = std::min(way.from, way.to);
  for (Token other = 0; other < kTokens; ++other) {
    const Step step = state.steps[seat][other];
    if (other != token && in_column(kBoard, step) && step > first && step < way.last) return step;
  }
  return std::nullopt;
}

/// The options that make the way itself matter; rarely on. Kept out of the usual path.
[[gnu::noinline]] std::optional<Landing> way_refused(const State& state, Seat seat, Token token,
                                                     Way way) {
  if (is_on(state, kCaptureBeforeHome) && way.from <= kBoard.entrance &&
      way.last > kBoard.entrance && state.captures[seat] == 0)
    return refused(cl(14), Refusal::kNoCaptureYet);
  if (is_on(state, kBlocks))
    if (auto block = block_on_the_way(state, seat, way.from, way.last)) return block;
  if (!is_on(state, kColumnJump))
    if (auto step = own_on_column_way(state, seat, token, way))
      return refused(cl(8), Refusal::kOwnTokenOnTheWay, *step);
  return std::nullopt;
}

/// In the loop over tokens it is worth being part of it.
[[gnu::always_inline]] inline Landing find_landing(const State& state, Seat seat, Token token,
                                                   std::uint8_t number) {
  const Step from = state.steps[seat][token];
  int to = 0;
  int last = 0;  // The farthest step of the way: the finish when the token bounces.
  if (from == kYard) {
    if (number != 6) return refused(cl(3), Refusal::kNeedsSix);
  } else {
    if (from == kBoard.finish || from == kRemoved) return refused(cl(11), Refusal::kTokenFinished);
    last = to = from + number;
    if (to > kBoard.finish) {  // CL-11
      if (state.options[kOvershoot] != kBounce) return refused(cl(11), Refusal::kOvershoots);
      last = kBoard.finish;
      to = 2 * kBoard.finish - to;
      if (to == from) return refused(cl(11), Refusal::kNoChange);
    }
  }
  if (const auto own = own_in_the_way(state, seat, token, static_cast<Step>(to)))
    return refused(cl(7), Refusal::kOwnToken, to, *own);
  if (is_on(state, kCaptureBeforeHome) || is_on(state, kBlocks) || !is_on(state, kColumnJump)) {
    const Way way{from, static_cast<Step>(last), static_cast<Step>(to)};
    if (const auto refusal = way_refused(state, seat, token, way)) return *refusal;
  }
  return {.step = static_cast<Step>(to)};
}

}  // namespace

Landing landing(const State& state, Seat seat, Token token, std::uint8_t number) {
  return find_landing(state, seat, token, number);
}

TokenMask movable_tokens(const State& state, Seat seat, std::uint8_t number) {
  TokenMask mask = 0;
  for (Token token = 0; token < kTokens; ++token)
    if (find_landing(state, seat, token, number).why == Refusal::kNone)
      mask = static_cast<TokenMask>(mask | bit(token));
  return mask;
}

bool is_safe(const State& state, Square square) {
  const std::uint8_t safe = state.options[kSafeSquares];
  if (safe == kNone) return false;
  for (Seat seat = 0; seat < kSeats; ++seat) {
    if (square == start_square(kBoard, seat)) return true;
    if (safe == kStartsAndStars && square == star_square(kBoard, seat)) return true;
  }
  return false;
}

SquareTokens captured_on(const State& state, Seat seat, Step step) {
  if (step > kBoard.entrance) return 0;  // CL-10
  const Square square = square_of(kBoard, seat, step);
  const auto enemies =
      static_cast<SquareTokens>(state.on_square[square] & ~(0xFU << (kTokens * seat)));
  return enemies != 0 && is_safe(state, square) ? SquareTokens{0} : enemies;
}

}  // namespace ludolog::classic
