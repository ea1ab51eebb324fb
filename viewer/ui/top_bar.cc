// Who plays, by which rules, whether the log is whole, and what concerns the window itself.
#include "viewer/draw/shapes.h"
#include "viewer/ui/panels.h"

namespace ludolog::ui {

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
  const float verdict_width =
      ui.text_width(title.verdict, title.faulty ? type::kSmallBold : type::kSmall);
  const bool roomy = bar.width >= 1000;
  if (title.faulty) {
    const Rect pill{right - verdict_width - 24, y - 13, verdict_width + 24, 26};
    ui.canvas.fill(pill, fade(theme.danger, theme.dark ? .30F : .20F), 13);
    ui.canvas.outline(pill, theme.danger, 13, 1.5F);
    ui.canvas.text(pill.center(), title.verdict, type::kSmallBold, theme.danger_text,
                   Align::kCenter);
    right = pill.x - 16;
  } else if (roomy) {
    ui.canvas.text({right, y}, title.verdict, type::kSmall, theme.text2, Align::kRight);
    right -= verdict_width + 16;
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
