#include "viewer/ui/window.h"

#include <imgui.h>

#include "viewer/ui/imgui_canvas.h"
#include "viewer/ui/panels.h"

namespace ludolog::ui {

void Window::draw(const Fonts& fonts, float scale) {
  const ImVec2 size = ImGui::GetIO().DisplaySize;
  ImGui::SetNextWindowPos({0, 0});
  ImGui::SetNextWindowSize(size);
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {0, 0});
  ImGui::PushStyleVar(ImGuiStyleVar_WindowBorderSize, 0);
  ImGui::Begin("ludolog", nullptr,
               ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove |
                   ImGuiWindowFlags_NoBackground | ImGuiWindowFlags_NoSavedSettings |
                   ImGuiWindowFlags_NoScrollWithMouse | ImGuiWindowFlags_NoNav);
  ImGui::PopStyleVar(2);

  anchors_.clear();
  preview_.shown = false;
  ImGuiCanvas canvas(*ImGui::GetWindowDrawList(), fonts, scale);
  const Sides sides = viewer_.screen() == model::Viewer::Screen::kMatch
                          ? viewer_.replay().timeline().board().plan->sides
                          : Sides::kFourColours;
  const draw::Theme& theme = draw::theme_for(viewer_.dark(), sides);
  Ui ui{canvas,         fonts,         theme,
        viewer_,        anchors_,      size.x / scale,
        size.y / scale, scale,         viewer_.help_is_open(),
        preview_,       event_scroll_, library_scroll_,
        now_scroll_};
  canvas.fill({0, 0, ui.width, ui.height}, theme.bg, 0);
  switch (viewer_.screen()) {
    case model::Viewer::Screen::kLibrary:
      draw_library_screen(ui);
      break;
    case model::Viewer::Screen::kTrouble:
      draw_trouble_screen(ui);
      break;
    case model::Viewer::Screen::kMatch: {
      const model::Replay& replay = viewer_.replay();
      const model::WindowLayout layout = model::lay_out(
          ui.width, ui.height, replay.timeline().board(), replay.scene().players.size());
      for (const DrawPanel draw_panel : match_panels()) draw_panel(ui, layout);
      draw_preview(ui);
      break;
    }
  }
  if (ui.covered) {
    ui.covered = false;
    draw_help_sheet(ui);
  }
  ImGui::End();
}

}  // namespace ludolog::ui
