// Small pictures: what happened, and what a button does. Drawn in a square of half size `s` around
// their centre.
#pragma once

#include "viewer/draw/canvas.h"
#include "viewer/model/moments.h"

namespace ludolog::draw {

/// `back` is the colour that lies under it, for what is cut out.
void draw_moment(Canvas& canvas, model::Moment moment, Point center, float s, Colour colour,
                 Colour back);

/// Of the Safe Team.
void draw_shield(Canvas& canvas, Point center, float s, Colour colour);

enum class Icon : std::uint8_t {
  kFirst,
  kTurnBack,
  kBeatBack,
  kPlay,
  kPause,
  kBeatForward,
  kTurnForward,
  kLast,
  kRotate,
  kTheme,
  kHelp,
  kBack,
  kReturn,
};
void draw_icon(Canvas& canvas, Icon icon, Point center, float s, Colour colour, Colour back);

}  // namespace ludolog::draw
