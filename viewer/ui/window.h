// Draws the viewer into ImGui's current frame.
#pragma once

#include "viewer/model/viewer.h"
#include "viewer/ui/anchors.h"
#include "viewer/ui/fonts.h"
#include "viewer/ui/preview.h"
#include "viewer/ui/scroll.h"

namespace ludolog::ui {

class Window {
 public:
  explicit Window(model::Viewer& viewer) : viewer_(viewer) {}

  /// Between ImGui's NewFrame and Render. `scale`: pixels a logical one; `fonts` are loaded for it.
  void draw(const Fonts& fonts, float scale);

  /// Of the last picture, in logical pixels.
  [[nodiscard]] const Anchors& anchors() const { return anchors_; }

 private:
  model::Viewer& viewer_;
  Anchors anchors_;
  Preview preview_;
  ListScroll event_scroll_;
  ListScroll library_scroll_;
  ListScroll now_scroll_;
};

}  // namespace ludolog::ui
