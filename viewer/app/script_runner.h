// Does what an input script says, a frame at a time, as hands would: the mouse goes there, is
// pressed, is let go.
#pragma once

#include <deque>
#include <optional>
#include <string>
#include <vector>

#include <tl/expected.hpp>

#include "viewer/model/script.h"
#include "viewer/model/viewer.h"
#include "viewer/ui/anchors.h"

namespace ludolog::app {

/// What happens in one frame.
struct ScriptFrame {
  std::optional<model::Point> mouse;  ///< Logical pixels; nothing while it was never moved.
  bool down = false;
  float wheel = 0;  ///< Notches.
  std::optional<model::Key> key;
  std::optional<std::string> shot;  ///< Name of a picture to be taken of this frame.
};

/// Hands it to ImGui and to the viewer; before ImGui's NewFrame.
void put_in(const ScriptFrame& frame, float scale, model::Viewer& viewer);

class ScriptRunner {
 public:
  /// `file` is what errors call the script.
  ScriptRunner(std::vector<model::ScriptStep> steps, std::string file)
      : steps_(std::move(steps)), file_(std::move(file)) {}

  [[nodiscard]] bool done() const {
    return next_ == steps_.size() && frames_.empty() && waiting_ <= 0;
  }

  /// Before each frame, `dt` seconds after the one before, whose anchors these are. The error ends
  /// the script: "turns.txt:3: expected version 120, 119 is shown".
  [[nodiscard]] tl::expected<ScriptFrame, std::string> frame(const ui::Anchors& anchors,
                                                             const model::Viewer& viewer,
                                                             double dt);

 private:
  struct Do;
  void rest();

  std::vector<model::ScriptStep> steps_;
  std::string file_;
  std::size_t next_ = 0;
  std::deque<ScriptFrame> frames_;  ///< Of the step under way.
  std::optional<model::Point> mouse_;
  double waiting_ = 0;  ///< Seconds.
};

}  // namespace ludolog::app
