#include "viewer/app/script_runner.h"

#include <imgui.h>

namespace ludolog::app {

using model::Point;
using model::Rect;

/// Turns one step into frames; returns what is wrong, or nothing.
struct ScriptRunner::Do {
  ScriptRunner& runner;
  const ui::Anchors& anchors;
  const model::Viewer& viewer;

  std::string operator()(const model::WaitStep& step) const {
    runner.waiting_ = step.seconds;
    return {};
  }
  std::string operator()(const model::KeyStep& step) const {
    runner.frames_.push_back({runner.mouse_, false, 0, step.key, {}});
    runner.rest();
    return {};
  }
  std::string operator()(const model::ClickStep& step) const {
    return at(step.anchor, [this](const Rect& rect) {
      point(rect.center(), false);
      point(rect.center(), true);
      point(rect.center(), false);
    });
  }
  std::string operator()(const model::PointStep& step) const {
    return at(step.anchor, [this](const Rect& rect) { point(rect.center(), false); });
  }
  std::string operator()(const model::WheelStep& step) const {
    return at(step.anchor, [this, &step](const Rect& rect) {
      point(rect.center(), false);
      runner.frames_.push_back({rect.center(), false, static_cast<float>(step.notches), {}, {}});
    });
  }
  std::string operator()(const model::DragStep& step) const {
    return at(step.anchor, [this, &step](const Rect& rect) {
      const Point to{rect.x + rect.width * static_cast<float>(step.to), rect.center().y};
      point(rect.center(), false);
      point(rect.center(), true);
      point((rect.center() + to) * .5F, true);
      point(to, true);
      point(to, false);
    });
  }
  std::string operator()(const model::ExpectStep& step) const {
    const std::string expected = "expected version " + std::to_string(step.version) + ", ";
    if (viewer.screen() != model::Viewer::Screen::kMatch) return expected + "no match is shown";
    const std::uint64_t version = viewer.replay().version();
    if (version == step.version) return {};
    return expected + std::to_string(version) + " is shown";
  }
  std::string operator()(const model::ShotStep& step) const {
    runner.frames_.push_back({runner.mouse_, false, 0, {}, step.name});
    return {};
  }

  void point(Point at, bool down) const {
    runner.mouse_ = at;
    runner.frames_.push_back({at, down, 0, {}, {}});
  }
  /// Acts on the rectangle of an anchor, and lets a frame pass that shows what came of it.
  template <class Act>
  [[nodiscard]] std::string at(const std::string& anchor, const Act& act) const {
    if (const auto rect = anchors.find(anchor)) {
      act(*rect);
      runner.rest();
      return {};
    }
    std::string names;
    for (const auto& [name, rect] : anchors.all()) names += " " + name;
    return "'" + anchor + "' is not on the screen; there are:" + names;
  }
};

void put_in(const ScriptFrame& frame, float scale, model::Viewer& viewer) {
  ImGuiIO& io = ImGui::GetIO();
  if (frame.mouse) {
    io.MousePos = {frame.mouse->x * scale, frame.mouse->y * scale};
    io.MouseDown[0] = frame.down;
  }
  io.MouseWheel = frame.wheel;
  if (frame.key) viewer.press(*frame.key);
}

/// What was done shows one frame later, and with it the anchors.
void ScriptRunner::rest() { frames_.push_back({mouse_, false, 0, {}, {}}); }

tl::expected<ScriptFrame, std::string> ScriptRunner::frame(const ui::Anchors& anchors,
                                                           const model::Viewer& viewer, double dt) {
  waiting_ -= dt;
  while (frames_.empty() && waiting_ <= 0 && next_ < steps_.size()) {
    const model::ScriptStep& step = steps_[next_++];
    const std::string wrong = std::visit(Do{*this, anchors, viewer}, step.what);
    if (!wrong.empty())
      return tl::unexpected(file_ + ":" + std::to_string(step.line) + ": " + wrong);
  }
  if (frames_.empty()) return ScriptFrame{mouse_, false, 0, {}, {}};
  ScriptFrame frame = std::move(frames_.front());
  frames_.pop_front();
  return frame;
}

}  // namespace ludolog::app
