// Why something cannot be shown, and what to do about it.
#include "viewer/ui/panels.h"

namespace ludolog::ui {

void draw_trouble_screen(Ui& ui) {
  const model::Trouble& trouble = ui.viewer.trouble();
  const float width = std::min(620.F, ui.width - 48);
  const Rect card{(ui.width - width) / 2, std::max(24.F, ui.height / 2 - 150), width, 300};
  ui.card(card);
  ui.anchors.note("trouble", card);
  const float x = card.x + 32;
  const float room = card.width - 64;
  draw_icon(ui.canvas, Icon::kHelp, {x + 10, card.y + 48}, 12, ui.theme.danger_text,
            ui.theme.panel);
  ui.canvas.text({x + 34, card.y + 48}, ui.fitted(trouble.title, type::kTitle, room - 34),
                 type::kTitle, ui.theme.text);
  float y = card.y + 92;
  y += ui.paragraph({x, y}, trouble.detail, type::kBody, ui.theme.text2, room) + 8;
  ui.paragraph({x, y}, trouble.advice, type::kBody, ui.theme.text, room);
  const Rect button{x, card.bottom() - 60, 140, 36};
  if (ui.text_button("to-library", "To the library", button, true))
    ui.viewer.perform(model::Action::kLibrary);
}

}  // namespace ludolog::ui
