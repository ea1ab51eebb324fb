// Colours in the terminal: for seats and for what matters, never as the only sign of anything.
#pragma once

#include <string>
#include <string_view>

#include "core/words.h"

namespace ludolog::cli {

enum class ColourWish : std::uint8_t { kAuto, kAlways, kNever };

/// kAuto: when stdout is a terminal, NO_COLOR is unset or empty and TERM is not "dumb".
[[nodiscard]] bool wants_colour(ColourWish wish);

class Style {
 public:
  explicit Style(bool colour) : colour_(colour) {}

  [[nodiscard]] bool colour() const { return colour_; }
  [[nodiscard]] std::string seat(Seat seat, std::string_view text) const;
  /// The seat's colour as background, for tokens.
  [[nodiscard]] std::string token(Seat seat, std::string_view text) const;
  /// A square of the board, and one that bears a seat's colour.
  [[nodiscard]] std::string square(std::string_view text) const;
  [[nodiscard]] std::string square(Seat seat, std::string_view text) const;
  [[nodiscard]] std::string bold(std::string_view text) const;
  [[nodiscard]] std::string dim(std::string_view text) const;

 private:
  [[nodiscard]] std::string wrap(std::string_view code, std::string_view text) const;
  bool colour_;
};

}  // namespace ludolog::cli
