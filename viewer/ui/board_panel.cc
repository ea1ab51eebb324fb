// The board; the wheel over it steps, and a token under the mouse or clicked shows its reach.
#include <string>

#include "viewer/draw/board.h"
#include "viewer/ui/panels.h"

namespace ludolog::ui {

void draw_board_panel(Ui& ui, const model::WindowLayout& layout) {
  const model::Replay& replay = ui.replay();
  const model::Animation* animation = replay.animation().running() ? &replay.animation() : nullptr;
  draw::BoardPicture picture{replay.scene(), animation, replay.quarters(), layout.board(),
                             layout.rim};
  const Ui::Area area = ui.area("board", layout.plate);
  const auto under = area.hovered ? token_at(picture, ui.mouse()) : std::nullopt;
  if (area.clicked) ui.replay().pick(under);
  picture.picked = under ? under : replay.picked() ? replay.picked() : replay.scene().attacker;
  draw_board(ui.canvas, ui.theme, picture);
  for (const model::TokenView& token : replay.scene().tokens)
    ui.anchors.note("board-" + std::to_string(token.seat) + "-" + std::to_string(token.token + 1),
                    box_of(picture, token));
  ui.step_by_wheel(layout.plate);
}

}  // namespace ludolog::ui
