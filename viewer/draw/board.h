// The board, drawn once for every back-end.
#pragma once

#include "viewer/draw/canvas.h"
#include "viewer/draw/theme.h"
#include "viewer/model/animation.h"
#include "viewer/model/scene.h"

namespace ludolog::draw {

struct BoardPicture {
  const model::Scene& scene;
  const model::Animation* animation =
      nullptr;         ///< Where tokens are meanwhile; null for still ones.
  int quarters = 0;    ///< Quarter turns, clockwise.
  Rect squares;        ///< Without the plate's rim.
  float rim = 12;      ///< Around the squares.
  bool small = false;  ///< A preview: no letters, no names, nothing that could not be made out.
  std::optional<model::TokenOf> picked{};  ///< Whose reach is shown.
};

/// The token that is drawn at `point`, on the board or in its home.
[[nodiscard]] std::optional<model::TokenOf> token_at(const BoardPicture& picture, Point point);
/// Where a token is drawn.
[[nodiscard]] Rect box_of(const BoardPicture& picture, const model::TokenView& token);

void draw_board(Canvas& canvas, const Theme& theme, const BoardPicture& picture);

}  // namespace ludolog::draw
