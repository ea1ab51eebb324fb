// What a position is worth to the hunter, BiOLudo's bot: where its characters stand, and whom they
// may meet there.
#pragma once

#include "core/state.h"

namespace ludolog::hunter {

/// How a team can still win, and so where its characters want to be.
enum class Aim : std::uint8_t {
  kHome,  ///< All four home; or nothing better any more than a good place.
  kHunt,  ///< The last team: somebody of its own is dead, and no rival is out of reach at home.
};
[[nodiscard]] Aim aim_of(const State& state, Seat me);

[[nodiscard]] int worth_of_board(const State& state, Seat me, Aim aim);

}  // namespace ludolog::hunter
