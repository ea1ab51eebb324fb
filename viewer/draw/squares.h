// The squares of the track with their signs: numbers, starts, stars, entrances, the dead zone.
#pragma once

#include "viewer/draw/board_frame.h"
#include "viewer/draw/theme.h"
#include "viewer/model/scene.h"

namespace ludolog::draw {

void draw_squares(Canvas& canvas, const Theme& theme, const BoardFrame& frame,
                  const model::Scene& scene, bool small);

}  // namespace ludolog::draw
