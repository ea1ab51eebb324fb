// The colours of a theme. Chrome is grey; colour belongs to the game.
#pragma once

#include <array>

#include "core/board_plan.h"
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
  bool outlined = false;          ///< Some tints are hardly to be told from the ground.
  Colour bg, panel, raised;       ///< Window; cards and bars; cards on cards and buttons.
  Colour field, hover, selected;  ///< Inputs; a row under the mouse; a chosen one.
  Colour line, line2, control;    ///< Card edges; button edges; edges of small controls.
  Colour text, text2, text3;      ///< Primary, secondary, captions.
  Colour ink, on_ink;             ///< What is selected, and the one primary button.
  Colour plate, tile;             ///< Ground of the board, and its squares.
  Colour fallen;                  ///< Face of a token that is knocked out.
  Colour danger, danger_text;     ///< Refusals, faults, what destroys.
  Colour scrim;                   ///< Behind dialogs.
  // How opaque a seat's tint is laid on.
  float yard, yard_edge, column, start, star, center, acting_head, yard_shape, yard_shape_edge;
  std::array<SeatColours, kSeats> seats;

  /// Of lines across the board.
  [[nodiscard]] Colour trace(Seat seat) const {
    return seats[seat].rim.alpha != 0 ? seats[seat].rim : seats[seat].fill;
  }
  /// Of what bears the seat's tint, and `usual` where tints stand out by themselves.
  [[nodiscard]] Colour edge(Seat seat, Colour usual) const {
    return outlined ? fade(trace(seat), .8F) : usual;
  }
  /// Letters on a square or a place that bears a seat's tint.
  [[nodiscard]] Colour on_tint(Seat seat) const {
    return dark ? seats[seat].text : seats[seat].deep;
  }
};

/// With the colours of those who sit around the board.
[[nodiscard]] const Theme& theme_for(bool dark, Sides sides = Sides::kFourColours);

}  // namespace ludolog::draw
