// The small words of the game: seats, tokens, steps, masks. Nothing here knows a rule.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace ludolog {

using Seat = std::uint8_t;       ///< Place at the board, 0..3 clockwise.
using Token = std::uint8_t;      ///< Token of a seat, 0..3; shown to people as 1..4.
using SeatMask = std::uint8_t;   ///< Bit s = seat s.
using TokenMask = std::uint8_t;  ///< Bit t = token t of one seat.
using Square = std::uint8_t;     ///< Square of the track, 0-based, clockwise.
using Step = std::int8_t;        ///< A token's own count of squares from its start (0).

inline constexpr std::size_t kSeats = 4;
inline constexpr std::size_t kTokens = 4;  ///< Tokens a seat.

inline constexpr Step kYard = -128;     ///< In the yard, waiting to enter.
inline constexpr Step kRemoved = -127;  ///< Left the board for good.

using Bytes16 = std::array<std::uint8_t, 16>;
using Bytes32 = std::array<std::uint8_t, 32>;

[[nodiscard]] constexpr SeatMask bit(std::uint8_t n) { return static_cast<SeatMask>(1U << n); }
[[nodiscard]] constexpr bool has(std::uint8_t mask, std::uint8_t n) {
  return n < 8 && (static_cast<unsigned>(mask) >> n & 1U) != 0;
}
/// Of the bits that are set. By table: without an instruction for it the compiler calls a function.
[[nodiscard]] constexpr int count(std::uint8_t mask) {
  constexpr std::array<std::uint8_t, 16> kCounts{0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4};
  return kCounts[mask & 0xFU] + kCounts[mask >> 4U];
}

/// The mask without one of its bits.
[[nodiscard]] constexpr std::uint8_t without(std::uint8_t mask, std::uint8_t n) {
  return static_cast<std::uint8_t>(mask & ~bit(n));
}

/// The next seat of `mask` clockwise after `seat`; `seat` itself when it is the only one or `mask`
/// is empty.
[[nodiscard]] constexpr Seat next_seat(SeatMask mask, Seat seat) {
  for (std::uint8_t i = 1; i <= kSeats; ++i) {
    const auto candidate = static_cast<Seat>((seat + i) % kSeats);
    if (has(mask, candidate)) return candidate;
  }
  return seat;
}

}  // namespace ludolog
