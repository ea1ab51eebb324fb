// A small board beside the mouse: what a place on the timeline looks like.
#pragma once

#include <cstdint>
#include <optional>

#include "viewer/model/scene.h"

namespace ludolog::ui {

/// Kept between two pictures, so that a mouse that rests costs nothing.
struct Preview {
  std::optional<model::Scene> scene;
  std::uint64_t version = 0;
  float at = 0;     ///< Where on the timeline, in logical pixels.
  float above = 0;  ///< What it stands above.
  bool shown = false;
};

struct Ui;
/// Over everything else.
void draw_preview(Ui& ui);

}  // namespace ludolog::ui
