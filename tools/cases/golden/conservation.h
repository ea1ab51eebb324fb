// Tokens are neither lost nor made, whatever happens.
#pragma once

#include <optional>
#include <string>

#include "core/state.h"

namespace ludolog::golden {

/// What does not add up in a state, at any version of a match; nothing when all does.
[[nodiscard]] std::optional<std::string> broken_conservation(const State& state);

}  // namespace ludolog::golden
