// Who reaches whom on the board, and who is in a duel with whom.
#pragma once

#include "viewer/draw/board_frame.h"
#include "viewer/draw/theme.h"
#include "viewer/model/scene.h"

namespace ludolog::draw {

/// Below the tokens: the squares in reach.
void draw_reach(Canvas& canvas, const Theme& theme, const BoardFrame& frame,
                const model::Scene& scene, const model::ReachView& reach);

/// Over the tokens: how far the squares are that somebody stands on.
void draw_distances(Canvas& canvas, const Theme& theme, const BoardFrame& frame,
                    const model::Scene& scene, const model::ReachView& reach);

/// Over the tokens: the two sides of the duel or revival under way.
void draw_duel(Canvas& canvas, const Theme& theme, const BoardFrame& frame,
               const model::Scene& scene);

/// A short text at the bottom left corner of a tile.
void draw_tag(Canvas& canvas, const Theme& theme, const BoardFrame& frame, const Rect& tile,
              std::string_view text);

}  // namespace ludolog::draw
