// The colours of a theme. Chrome is grey; colour belongs to the game.
#pragma once

#include <array>

#include "core/words.h"
#include "viewer/draw/colour.h"

namespace ludolog::draw {

struct SeatColours {
  Colour fill;  ///< Face of a token.
  Colour deep;  ///< Its edge; letters on a tint in light.
  Colour text;  ///< Text on panels.
  Colour on;    ///< Letters on `fill`.
  Colour tint;  ///< Yards, home columns, starts: laid on thinly.
  Colour rim;   ///< Line around a face; transparent for the usual one.
};

struct Theme {
  bool dark = false;
  Colour bg, panel, raised;       ///< Window; cards and bars; cards on cards and buttons.
  Colour field, hover, selected;  ///< Inputs; a row under the mouse; a chosen one.
  Colour line, line2, control;    ///< Card edges; button edges; edges of small controls.
  Colour text, text2, text3;      ///< Primary, secondary, captions.
  Colour ink, on_ink;             ///< What is selected, and the one primary button.
  Colour plate, tile;             ///< Ground of the board, and its squares.
  Colour danger, danger_text;     ///< Refusals, faults, what destroys.
  Colour scrim;                   ///< Behind dialogs.
  // How opaque a seat's tint is laid on.
  float yard, yard_edge, column, start, star, center, acting_head, yard_shape, yard_shape_edge;
  std::array<SeatColours, kSeats> seats;

  /// Letters on a square or a place that bears a seat's tint.
  [[nodiscard]] Colour on_tint(Seat seat) const {
    return dark ? seats[seat].text : seats[seat].deep;
  }
};

[[nodiscard]] const Theme& dark_theme();
[[nodiscard]] const Theme& light_theme();

}  // namespace ludolog::draw
