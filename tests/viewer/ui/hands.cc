#include "tests/viewer/ui/hands.h"

#include <gtest/gtest.h>
#include <imgui.h>

#include "tests/core/playout.h"
#include "viewer/app/font_files.h"
#include "viewer/model/window_layout.h"

namespace ludolog::tests {

model::Replay a_match() {
  test::Playout playout(7);
  playout.play_on(250);
  return model::Replay(
      model::Timeline(playout.stream()),
      {"00112233445566778899aabbccddeeff", "Coral, Mint, Amber, Blue", "Classic Ludo",
       "Intact but unanchored", "2-7947-3AE4-GE4D-0M05", false, false});
}

Hands::Hands(int width, int height, float scale)
    : scale_(model::scale_that_fits(scale, static_cast<float>(width), static_cast<float>(height))),
      backend_(width, height) {
  ImGui::CreateContext();
  ImGui::GetIO().IniFilename = nullptr;
  fonts_.load(*ImGui::GetIO().Fonts, app::find_fonts(), scale_);
  frame();
}

Hands::Hands(model::Replay replay, int width, int height, float scale)
    : Hands(width, height, scale) {
  viewer_.show_match(std::move(replay));
  frame();
}

Hands::~Hands() { ImGui::DestroyContext(); }

void Hands::do_this(const std::string& script) {
  auto steps = model::parse_script(script);
  ASSERT_TRUE(steps) << steps.error();
  app::ScriptRunner runner(std::move(*steps), "script");
  while (!runner.done()) {
    const auto next = runner.frame(window_.anchors(), viewer_,
                                   static_cast<double>(platform::NullBackend::kFrameSeconds));
    ASSERT_TRUE(next) << next.error();
    draw(*next);
  }
}

int Hands::drawn() const { return ImGui::GetDrawData()->TotalVtxCount; }

void Hands::draw(const app::ScriptFrame& frame) {
  backend_.begin_frame();
  viewer_.update(static_cast<double>(platform::NullBackend::kFrameSeconds));
  app::put_in(frame, scale_, viewer_);
  ImGui::NewFrame();
  window_.draw(fonts_, scale_);
  ImGui::Render();
}

}  // namespace ludolog::tests
