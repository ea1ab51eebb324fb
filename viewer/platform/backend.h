// What shows a frame and where input comes from. Three kinds: a window, a surface in memory that
// needs no display, and nothing at all (for tests of panels).
#pragma once

#include <string>
#include <vector>

#include <tl/expected.hpp>

#include "viewer/model/keymap.h"
#include "viewer/platform/image.h"

namespace ludolog::platform {

class Backend {
 public:
  virtual ~Backend() = default;

  /// Takes in what happened and prepares ImGui's io: display size, mouse, time since the last
  /// frame.
  virtual void begin_frame() = 0;
  /// Draws what ImGui rendered.
  virtual void end_frame() = 0;
  /// Pixels of what end_frame() drew last.
  [[nodiscard]] virtual tl::expected<Image, std::string> picture() = 0;
  /// ImGui's font atlas has changed.
  virtual void fonts_changed() = 0;

  /// Keys that went down since it was asked last, none lost however short they were.
  [[nodiscard]] virtual std::vector<model::Key> take_keys() { return {}; }
  virtual void set_title(const std::string&) {}
  /// Sleeps until something happens, at most so long, in seconds.
  virtual void wait(double) {}
  /// Pixels of the display a logical one.
  [[nodiscard]] virtual float display_scale() const { return 1; }
  [[nodiscard]] virtual bool wants_to_close() const { return false; }
};

}  // namespace ludolog::platform
