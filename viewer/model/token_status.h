// How each token is, in the words of a seat's card.
#pragma once

#include <string>

#include "core/state.h"
#include "viewer/model/story.h"

namespace ludolog::model {

struct TokenStatus {
  enum class Kind : std::uint8_t {
    kYard,
    kStands,
    kHome,
    kDown,  ///< Knocked out.
    kGone,  ///< Off the board for good.
  };
  Kind kind{};
  std::string where;  ///< "21", "E5", "col 2", "home", "yard", "down", "dead"
  std::string until;  ///< Of one that is down: "this turn" or "next turn", at whose end it dies.
  std::string text;   ///< "Hand Combat is down until the end of Mint's next turn"
};

[[nodiscard]] TokenStatus status_of(const State& state, Seat seat, Token token,
                                    const SeatNames& names);

}  // namespace ludolog::model
