// A window on the null backend and somebody's hands: scripts do what a person would, and what is
// shown can be asked for. Every frame is a sixtieth of a second.
//
//   Hands hands(a_match());
//   hands.do_this("key Home\nclick beat-on\nexpect version 1");
#pragma once

#include <string>

#include "viewer/app/script_runner.h"
#include "viewer/platform/null_backend.h"
#include "viewer/ui/window.h"

namespace ludolog::tests {

/// A match of bots, always the same one, played to its end.
[[nodiscard]] model::Replay a_match();

class Hands {
 public:
  /// Shows the library, which is empty.
  explicit Hands(int width = 1280, int height = 800, float scale = 1);
  explicit Hands(model::Replay replay, int width = 1280, int height = 800, float scale = 1);
  ~Hands();
  Hands(const Hands&) = delete;
  Hands& operator=(const Hands&) = delete;

  /// Lines of an input script (viewer/model/script.h). What it does not find fails the test.
  void do_this(const std::string& script);
  void frame() { draw({}); }

  [[nodiscard]] model::Viewer& viewer() { return viewer_; }
  [[nodiscard]] const ui::Anchors& anchors() const { return window_.anchors(); }
  [[nodiscard]] bool sees(std::string_view anchor) const {
    return anchors().find(anchor).has_value();
  }
  /// Corners of everything that was drawn last.
  [[nodiscard]] int drawn() const;

 private:
  void draw(const app::ScriptFrame& frame);

  float scale_;
  ui::Fonts fonts_;
  platform::NullBackend backend_;
  model::Viewer viewer_;
  ui::Window window_{viewer_};
};

}  // namespace ludolog::tests
