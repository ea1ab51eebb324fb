// What stands above or below the line, as in H₂O, in plain text.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace ludolog::banks {

enum class Shift : std::uint8_t { kUp, kDown };

/// In signs of that height where there are such for all of it, "ⁿ"; otherwise "^C", "_C", and in
/// parentheses where it would not be clear how far it goes: "^(x, y)".
[[nodiscard]] std::string shifted(std::string_view text, Shift shift);

}  // namespace ludolog::banks
