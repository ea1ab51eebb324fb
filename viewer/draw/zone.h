// The Unsafe Zone on the board: dead squares, flagbearers, and what is about to happen.
#pragma once

#include "viewer/draw/board_frame.h"
#include "viewer/draw/theme.h"
#include "viewer/model/scene.h"

namespace ludolog::draw {

/// Over the ground of a square, below its signs.
void draw_dead_square(Canvas& canvas, const Theme& theme, const BoardFrame& frame, const Rect& tile,
                      bool small);

/// Below the tokens: squares that die next, and where the flagbearers step.
void draw_next_step(Canvas& canvas, const Theme& theme, const BoardFrame& frame,
                    const model::Scene& scene);

/// Over the tokens. Beside somebody on its square a flagbearer stands in the corner.
void draw_flags(Canvas& canvas, const Theme& theme, const BoardFrame& frame,
                const model::Scene& scene, bool small);

/// A flag, `half` its height, for the board and for lists.
void draw_flag(Canvas& canvas, const Theme& theme, Point center, float half, Colour ground);

/// At the upper right of a token that dies unless it leaves.
void draw_risk(Canvas& canvas, const Theme& theme, Point center, float r);

}  // namespace ludolog::draw
