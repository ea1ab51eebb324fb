// The panels of the match screen and the other screens: one file each. A new panel is a file and a
// line in panels.cc.
#pragma once

#include <span>

#include "viewer/ui/context.h"

namespace ludolog::ui {

struct Panel {
  const char* name;
  void (*draw)(Ui& ui, const model::WindowLayout& layout);
};

/// Of the match screen, in the order in which they are drawn.
[[nodiscard]] std::span<const Panel> match_panels();

void draw_top_bar(Ui& ui, const model::WindowLayout& layout);
void draw_board_panel(Ui& ui, const model::WindowLayout& layout);
void draw_seat_cards(Ui& ui, const model::WindowLayout& layout);
void draw_now_card(Ui& ui, const model::WindowLayout& layout);
void draw_event_list(Ui& ui, const model::WindowLayout& layout);
void draw_timeline(Ui& ui, const model::WindowLayout& layout);
void draw_transport(Ui& ui, const model::WindowLayout& layout);

void draw_library_screen(Ui& ui);
void draw_trouble_screen(Ui& ui);
/// Over everything, while it is open.
void draw_help_sheet(Ui& ui);

}  // namespace ludolog::ui
