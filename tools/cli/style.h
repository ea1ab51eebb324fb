// Colours in the terminal: for seats and for what matters, never as the only sign of anything.
#pragma once

#include <string>
#include <string_view>

#include "core/board_plan.h"

namespace ludolog::cli {

enum class ColourWish : std::uint8_t { kAuto, kAlways, kNever };

/// kAuto: when stdout is a terminal, NO_COLOR is unset or empty and TERM is not "dumb".
[[nodiscard]] bool wants_colour(ColourWish wish);

class Style {
 public:
  explicit Style(bool colour, Sides sides = Sides::kFourColours) : colour_(colour), sides_(sides) {}

  /// The same for those who sit around that board.
  [[nodiscard]] Style of(const Board& board) const { return Style(colour_, board.plan->sides); }

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
  [[nodiscard]] int colour_of(Seat seat) const;
  bool colour_;
  Sides sides_;
};

}  // namespace ludolog::cli
