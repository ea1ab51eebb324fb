// Who sits at a seat.
#pragma once

#include <array>
#include <cstdint>

#include "core/names.h"
#include "core/words.h"

namespace ludolog {

enum class Player : std::uint8_t {
  kNobody,
  kHuman,
  kRandomBot,
  kGreedyBot,
  kCautiousBot,
  // BiOLudo's, by how well they know their biology; the last three move at random.
  kEasyBot,
  kMediumBot,
  kHardBot,
  kEasyRandomBot,
  kMediumRandomBot,
  kHardRandomBot,
};
template <>
struct Names<Player> {
  static constexpr std::array<std::string_view, 11> value{
      "nobody",         "human",      "bot:random", "bot:greedy",      "bot:cautious",
      "bot:easy",       "bot:medium", "bot:hard",   "bot:random-easy", "bot:random-medium",
      "bot:random-hard"};
};

using Players = std::array<Player, kSeats>;

[[nodiscard]] constexpr bool is_bot(Player player) { return player >= Player::kRandomBot; }

/// Percent of the questions that a bot answers right (BI-2); 0 for everybody else.
[[nodiscard]] constexpr std::uint8_t answers_right(Player player) {
  constexpr std::array<std::uint8_t, 11> kChances{0, 0, 0, 0, 0, 35, 60, 85, 35, 60, 85};
  return kChances[static_cast<std::size_t>(player)];
}

[[nodiscard]] constexpr SeatMask seats_of(const Players& players) {
  SeatMask mask = 0;
  for (Seat seat = 0; seat < kSeats; ++seat)
    if (players[seat] != Player::kNobody) mask = static_cast<SeatMask>(mask | bit(seat));
  return mask;
}

}  // namespace ludolog
