#include "tools/bench/scalar_bound.h"

#include <array>

namespace ludolog::bench {
namespace {

std::uint64_t rotated(std::uint64_t x, unsigned by) { return x << by | x >> (64 - by); }

/// xoshiro256++, as published by its authors into the public domain.
std::uint32_t below(std::uint64_t (&s)[4], std::uint32_t n) {
  const std::uint64_t result = rotated(s[0] + s[3], 23) + s[0];
  const std::uint64_t t = s[1] << 17U;
  s[2] ^= s[0];
  s[3] ^= s[1];
  s[1] ^= s[2];
  s[0] ^= s[3];
  s[2] ^= t;
  s[3] = rotated(s[3], 45);
  return static_cast<std::uint32_t>((result >> 32U) * n >> 32U);
}

constexpr int kFinish = 56;
constexpr int kNowhere = 99;

using Tokens = std::array<std::int8_t, 16>;

/// The step a number leads to; kNowhere when it cannot be used (CL-3, CL-7, CL-11).
int target(const Tokens& tokens, int seat, int token, int number) {
  const int from = tokens[static_cast<std::size_t>(4 * seat + token)];
  if (from == kFinish) return kNowhere;
  const int to = from < 0 ? (number == 6 ? 0 : kNowhere) : from + number;
  if (to > kFinish) return kNowhere;
  for (int other = 0; to < kFinish && other < 4; ++other)
    if (other != token && tokens[static_cast<std::size_t>(4 * seat + other)] == to) return kNowhere;
  return to;
}

void capture(Tokens& tokens, int seat, int to) {
  if (to > 50) return;
  const int square = (13 * seat + to) % 52;
  for (int other = 0; other < 4; ++other) {
    const int there = (square - 13 * other + 52) % 52;
    if (other == seat || there == 51) continue;
    for (int token = 0; token < 4; ++token) {
      auto& step = tokens[static_cast<std::size_t>(4 * other + token)];
      if (step == there) step = -1;
    }
  }
}

}  // namespace

int play_bare_match(std::uint64_t (&numbers)[4]) {
  Tokens tokens;
  tokens.fill(-1);
  std::array<int, 4> finished{};
  for (int seat = 0;; seat = (seat + 1) & 3) {
    int sixes = 0;
    while (true) {
      const int number = 1 + static_cast<int>(below(numbers, 6));
      if (number == 6 && ++sixes == 3) break;
      std::array<int, 4> usable;
      std::uint32_t count = 0;
      for (int token = 0; token < 4; ++token)
        if (target(tokens, seat, token, number) != kNowhere) usable[count++] = token;
      if (count != 0) {
        const int token = usable[below(numbers, count)];
        const int to = target(tokens, seat, token, number);
        capture(tokens, seat, to);
        tokens[static_cast<std::size_t>(4 * seat + token)] = static_cast<std::int8_t>(to);
        if (to == kFinish && ++finished[static_cast<std::size_t>(seat)] == 4) return seat;
      }
      if (number != 6) break;
    }
  }
}

}  // namespace ludolog::bench
