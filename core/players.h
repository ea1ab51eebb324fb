// Who sits at a seat.
#pragma once

#include <array>
#include <cstdint>

#include "core/names.h"
#include "core/words.h"

namespace ludolog {

enum class Player : std::uint8_t { kNobody, kHuman, kRandomBot, kGreedyBot, kCautiousBot };
template <>
struct Names<Player> {
  static constexpr std::array<std::string_view, 5> value{"nobody", "human", "bot:random",
                                                         "bot:greedy", "bot:cautious"};
};

using Players = std::array<Player, kSeats>;

[[nodiscard]] constexpr bool is_bot(Player player) { return player >= Player::kRandomBot; }

[[nodiscard]] constexpr SeatMask seats_of(const Players& players) {
  SeatMask mask = 0;
  for (Seat seat = 0; seat < kSeats; ++seat)
    if (players[seat] != Player::kNobody) mask = static_cast<SeatMask>(mask | bit(seat));
  return mask;
}

}  // namespace ludolog
