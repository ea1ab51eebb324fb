// The panels of the match screen, a file and a line each, and the other screens.
#pragma once

#include <span>

#include "viewer/ui/context.h"

namespace ludolog::ui {

/// In the order in which they are drawn: a line `panel(name)` stands for the function draw_name(),
/// which is declared and called by it.
// clang-format off
#define LUDOLOG_MATCH_PANELS(panel) \
  panel(top_bar) \
  panel(board_panel) \
  panel(seat_cards) \
  panel(now_card) \
  panel(event_list) \
  panel(timeline) \
  panel(transport)
// clang-format on

#define LUDOLOG_DECLARE(name) void draw_##name(Ui& ui, const model::WindowLayout& layout);
LUDOLOG_MATCH_PANELS(LUDOLOG_DECLARE)
#undef LUDOLOG_DECLARE

using DrawPanel = void (*)(Ui& ui, const model::WindowLayout& layout);
[[nodiscard]] std::span<const DrawPanel> match_panels();

void draw_library_screen(Ui& ui);
void draw_trouble_screen(Ui& ui);
/// Over everything, while it is open.
void draw_help_sheet(Ui& ui);

}  // namespace ludolog::ui
