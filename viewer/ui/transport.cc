// Where one is, the steps back and forth, and the pace.
#include <array>
#include <string>

#include "viewer/ui/panels.h"

namespace ludolog::ui {
namespace {

using model::Action;

struct Step {
  const char* anchor;
  Icon icon;
  const char* tip;
  Action action;
  bool forward;
};

constexpr std::array kBack{
    Step{"first", Icon::kFirst, "The beginning (Home)", Action::kFirst, false},
    Step{"turn-back", Icon::kTurnBack, "Back by a turn (Ctrl+Left)", Action::kTurnBack, false},
    Step{"beat-back", Icon::kBeatBack, "Back by a throw or a move (Left)", Action::kBeatBack,
         false}};
constexpr std::array kForward{
    Step{"beat-on", Icon::kBeatForward, "On by a throw or a move (Right)", Action::kBeatForward,
         true},
    Step{"turn-on", Icon::kTurnForward, "On by a turn (Ctrl+Right)", Action::kTurnForward, true},
    Step{"last", Icon::kLast, "The end (End)", Action::kLast, true}};

void draw_step(Ui& ui, const Step& step, Point center) {
  const model::Replay& replay = ui.replay();
  const bool enabled = step.forward ? !replay.playback().at_end() : replay.version() != 0;
  if (ui.icon_button(step.anchor, step.icon, {center.x - 16, center.y - 15, 32, 30}, step.tip,
                     enabled))
    ui.viewer.perform(step.action);
}

void draw_play(Ui& ui, Point center) {
  const bool playing = ui.replay().playback().playing();
  const Rect rect{center.x - 16, center.y - 16, 32, 32};
  const Ui::Area area = ui.area("play", rect);
  ui.canvas.disc(center, 16, area.hovered ? fade(ui.theme.ink, .88F) : ui.theme.ink);
  draw_icon(ui.canvas, playing ? Icon::kPause : Icon::kPlay, center, 7, ui.theme.on_ink,
            ui.theme.ink);
  if (area.hovered) ui.tip(playing ? "Pause (Space)" : "Play (Space)");
  if (area.clicked) ui.viewer.perform(Action::kPlayPause);
}

std::string speed_in_words(const model::Playback& playback) {
  constexpr std::array<const char*, model::Playback::kSpeeds.size()> kWords{
      "0.25x", "0.5x", "1x", "2x", "4x", "8x", "16x", "max"};
  return kWords[playback.speed()];
}

}  // namespace

void draw_transport(Ui& ui, const model::WindowLayout& layout) {
  const Rect bar = layout.transport;
  const model::Replay& replay = ui.replay();
  const float y = bar.center().y;
  const float middle = bar.center().x;
  const bool roomy = bar.width >= 1000;
  const bool narrow = bar.width < 700;

  std::string at = "Turn " + std::to_string(replay.scene().turn) + "   Event " +
                   std::to_string(replay.version());
  if (roomy) at += " of " + std::to_string(replay.timeline().length());
  ui.canvas.text({bar.x + 14, y}, at, type::kSmallBold, ui.theme.text);

  const float pitch = narrow ? 34 : 40;
  float x = middle - 30 - pitch / 2;
  for (std::size_t i = kBack.size(); i-- > 0; x -= pitch) draw_step(ui, kBack[i], {x, y});
  draw_play(ui, {middle, y});
  x = middle + 30 + pitch / 2;
  for (const Step& step : kForward) {
    draw_step(ui, step, {x, y});
    x += pitch;
  }

  float right = bar.right() - 10;
  if (layout.compact) {
    const Rect button{right - 70, y - 14, 70, 28};
    if (ui.text_button("events", "Events", button)) ui.viewer.perform(Action::kEventList);
    right = button.x - 8;
  }
  const Rect faster{right - 26, y - 13, 26, 26};
  const float speed_width = narrow ? 38 : 48;
  const Rect speed{faster.x - speed_width, y - 13, speed_width, 26};
  const Rect slower{speed.x - 26, y - 13, 26, 26};
  if (ui.text_button("slower", "-", slower)) ui.viewer.perform(Action::kSlower);
  ui.canvas.text(speed.center(), speed_in_words(replay.playback()), type::kSmall, ui.theme.text2,
                 Align::kCenter);
  if (ui.text_button("faster", "+", faster)) ui.viewer.perform(Action::kFaster);
}

}  // namespace ludolog::ui
