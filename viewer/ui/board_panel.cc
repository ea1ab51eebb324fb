// The board; the wheel over it steps.
#include "viewer/draw/board.h"
#include "viewer/ui/panels.h"

namespace ludolog::ui {

void draw_board_panel(Ui& ui, const model::WindowLayout& layout) {
  const model::Replay& replay = ui.replay();
  const model::Animation* animation = replay.animation().running() ? &replay.animation() : nullptr;
  draw_board(ui.canvas, ui.theme,
             {replay.scene(), animation, replay.quarters(), layout.board(), layout.rim});
  ui.anchors.note("board", layout.plate);
  ui.step_by_wheel(layout.plate);
}

}  // namespace ludolog::ui
