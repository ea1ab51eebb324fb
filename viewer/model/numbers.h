// The numbers on the dice, and which of them are used up.
#pragma once

#include <vector>

#include "core/state.h"

namespace ludolog::model {

struct ThrownNumber {
  std::uint8_t number = 0;
  bool spent = false;
  friend bool operator==(const ThrownNumber&, const ThrownNumber&) = default;
};

/// What was thrown last, or the chain; none before the first throw of a turn.
[[nodiscard]] std::vector<ThrownNumber> thrown_numbers(const State& state);

}  // namespace ludolog::model
