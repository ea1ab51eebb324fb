// Who plays, by which rules, whether the log is whole, and what concerns the window itself.
#include <imgui.h>

#include "viewer/draw/shapes.h"
#include "viewer/ui/panels.h"

namespace ludolog::ui {
namespace {

/// The code of the head stands beside the verdict where there is room, and behind the mouse always;
/// a click takes it along. Returns the left end.
float draw_verdict(Ui& ui, const model::MatchTitle& title, float right, float y, bool roomy) {
  const std::string text = roomy ? title.verdict + "   " + title.code : title.verdict;
  const float width = ui.text_width(text, type::kSmall);
  const Rect place{right - width, y - 13, width, 26};
  const Ui::Area area = ui.area("verdict", place);
  ui.canvas.text({right, y}, text, type::kSmall, area.hovered ? ui.theme.text : ui.theme.text2,
                 Align::kRight);
  if (area.hovered) ui.tip("Its head is " + title.code + ": write it down, or click to copy");
  if (area.clicked) ImGui::SetClipboardText(title.code.c_str());
  return place.x;
}

}  // namespace

using model::Action;

void draw_top_bar(Ui& ui, const model::WindowLayout& layout) {
  const Rect bar = layout.top;
  const draw::Theme& theme = ui.theme;
  ui.canvas.fill(bar, theme.panel, 0);
  ui.canvas.fill({bar.x, bar.bottom() - 1, bar.width, 1}, theme.line, 0);
  const float y = bar.center().y;
  draw_logo(ui.canvas, theme, {bar.x + 22, y}, 12);
  const Rect back{bar.x + 40, y - 15, 30, 30};
  if (ui.icon_button("library", Icon::kBack, back, "The library (L)"))
    ui.viewer.perform(Action::kLibrary);
  ui.canvas.fill({back.right() + 6, y - 10, 1, 20}, theme.line2, 0);

  struct Button {
    const char* anchor;
    Icon icon;
    const char* tip;
    Action action;
  };
  constexpr Button kButtons[] = {
      {"help", Icon::kHelp, "Keys (F1)", Action::kHelp},
      {"theme", Icon::kTheme, "Light or dark (T)", Action::kTheme},
      {"rotate", Icon::kRotate, "Turn the board (F)", Action::kRotate},
  };
  float right = bar.right() - 8;
  for (const Button& button : kButtons) {
    right -= 32;
    if (ui.icon_button(button.anchor, button.icon, {right, y - 15, 30, 30}, button.tip))
      ui.viewer.perform(button.action);
  }

  const model::MatchTitle& title = ui.replay().title();
  right -= 12;
  if (title.faulty) {
    const float verdict_width = ui.text_width(title.verdict, type::kSmallBold);
    const Rect pill{right - verdict_width - 24, y - 13, verdict_width + 24, 26};
    ui.canvas.fill(pill, fade(theme.danger, theme.dark ? .30F : .20F), 13);
    ui.canvas.outline(pill, theme.danger, 13, 1.5F);
    ui.canvas.text(pill.center(), title.verdict, type::kSmallBold, theme.danger_text,
                   Align::kCenter);
    right = pill.x - 16;
  } else if (bar.width >= 1000) {
    right = draw_verdict(ui, title, right, y, bar.width >= 1240) - 16;
  }
  float x = back.right() + 20;
  const float rules_width = ui.text_width(title.rules, type::kSmall);
  const std::string players =
      ui.fitted(title.players, type::kStrong, std::max(60.F, right - x - rules_width - 24));
  ui.canvas.text({x, y}, players, type::kStrong, theme.text);
  x += ui.text_width(players, type::kStrong) + 12;
  ui.canvas.text({x, y}, ui.fitted(title.rules, type::kSmall, std::max(0.F, right - x)),
                 type::kSmall, theme.text2);
}

}  // namespace ludolog::ui
