// What can be typed while a match is played.
#pragma once

#include <string>

namespace ludolog::cli {

/// A page for the terminal. `declared`: with real dice.
[[nodiscard]] std::string play_help(bool declared);

}  // namespace ludolog::cli
