#include "viewer/ui/preview.h"

#include <algorithm>
#include <string>

#include "viewer/draw/board.h"
#include "viewer/draw/shapes.h"
#include "viewer/ui/context.h"

namespace ludolog::ui {

void draw_preview(Ui& ui) {
  const Preview& preview = ui.preview;
  if (!preview.shown || !preview.scene) return;
  constexpr float kWidth = 172;
  constexpr float kHeight = 214;
  Rect card{preview.at - kWidth / 2, preview.above - kHeight - 8, kWidth, kHeight};
  card.x = std::clamp(card.x, 8.F, ui.width - kWidth - 8);
  for (int depth = 6; depth > 0; --depth) {
    const auto grow = static_cast<float>(depth) * 2;
    ui.canvas.fill({card.x - grow, card.y - grow + 3, kWidth + 2 * grow, kHeight + 2 * grow},
                   fade(draw::rgb(0), ui.theme.dark ? .06F : .027F), 10 + grow);
  }
  ui.canvas.fill(card, ui.theme.raised, 10);
  ui.canvas.outline(card, ui.theme.line2, 10, 1);
  draw_board(ui.canvas, ui.theme,
             {*preview.scene,
              nullptr,
              ui.replay().quarters(),
              {card.x + 16, card.y + 14, 140, 140},
              4,
              true});
  const model::Scene& scene = *preview.scene;
  const std::string title = scene.turn == 0 ? "Before the first turn"
                                            : "Round " + std::to_string(scene.round) + ", turn " +
                                                  std::to_string(scene.turn);
  ui.canvas.text({card.x + 14, card.y + 174}, title, type::kSmallBold, ui.theme.text);
  const std::string number = "#" + std::to_string(preview.version);
  const float room = kWidth - 36 - ui.text_width(number, type::kMicro);
  ui.canvas.text({card.x + 14, card.y + 196}, ui.fitted(scene.last, type::kSmall, room),
                 type::kSmall, ui.theme.text2);
  ui.canvas.text({card.right() - 14, card.y + 196}, number, type::kMicro, ui.theme.text3,
                 Align::kRight);
}

}  // namespace ludolog::ui
