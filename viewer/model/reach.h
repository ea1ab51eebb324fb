// From where tokens can attack whom, for those that attack from afar: asked of the rules.
#pragma once

#include <vector>

#include "core/state.h"

namespace ludolog::model {

/// One token of all.
struct TokenOf {
  Seat seat = 0;
  Token token = 0;
  friend bool operator==(const TokenOf&, const TokenOf&) = default;
};

/// What a token reaches from the square it stands on.
struct ReachView {
  struct Place {
    Square square = 0;
    std::uint8_t distance = 0;
    friend bool operator==(const Place&, const Place&) = default;
  };
  TokenOf who;
  std::vector<Place> places;       ///< Both ways along the track, nearer ones first.
  std::vector<TokenOf> targets;    ///< Enemies that it could attack.
  std::vector<TokenOf> sheltered;  ///< Those in reach whom their square protects.
};

/// Of everybody who stands on the track, in the order of seats and tokens.
[[nodiscard]] std::vector<ReachView> reaches_of(const State& state);

}  // namespace ludolog::model
