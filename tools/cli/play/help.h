// What can be typed while a match is played.
#pragma once

#include <string>

#include "core/state.h"

namespace ludolog::cli {

/// A page for the terminal, for that match. `declared`: with real dice.
[[nodiscard]] std::string play_help(const State& state, bool declared);

}  // namespace ludolog::cli
