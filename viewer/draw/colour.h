// Colours with opacity, as they are written in a style sheet.
#pragma once

#include <cstdint>

namespace ludolog::draw {

struct Colour {
  std::uint8_t red = 0;
  std::uint8_t green = 0;
  std::uint8_t blue = 0;
  std::uint8_t alpha = 255;
  friend bool operator==(const Colour&, const Colour&) = default;
};

/// 0xRRGGBB
[[nodiscard]] constexpr Colour rgb(std::uint32_t hex) {
  return {static_cast<std::uint8_t>(hex >> 16), static_cast<std::uint8_t>(hex >> 8 & 0xFF),
          static_cast<std::uint8_t>(hex & 0xFF), 255};
}

/// The same colour, `opacity` (0 to 1) times as opaque.
[[nodiscard]] constexpr Colour fade(Colour colour, float opacity) {
  colour.alpha = static_cast<std::uint8_t>(static_cast<float>(colour.alpha) * opacity + .5F);
  return colour;
}

/// `part` (0 to 1) of `over` mixed into `under`; opaque.
[[nodiscard]] constexpr Colour mix(Colour under, Colour over, float part) {
  const auto one = [part](std::uint8_t a, std::uint8_t b) {
    return static_cast<std::uint8_t>(static_cast<float>(a) * (1 - part) +
                                     static_cast<float>(b) * part + .5F);
  };
  return {one(under.red, over.red), one(under.green, over.green), one(under.blue, over.blue), 255};
}

}  // namespace ludolog::draw
