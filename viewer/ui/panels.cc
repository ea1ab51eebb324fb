#include "viewer/ui/panels.h"

#include <array>

namespace ludolog::ui {

std::span<const Panel> match_panels() {
  static constexpr std::array kPanels{
      Panel{"top bar", draw_top_bar},       Panel{"board", draw_board_panel},
      Panel{"seat cards", draw_seat_cards}, Panel{"now", draw_now_card},
      Panel{"events", draw_event_list},     Panel{"timeline", draw_timeline},
      Panel{"transport", draw_transport},
  };
  return kPanels;
}

}  // namespace ludolog::ui
