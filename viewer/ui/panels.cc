#include "viewer/ui/panels.h"

#include <array>

namespace ludolog::ui {

std::span<const DrawPanel> match_panels() {
#define LUDOLOG_LIST(name) draw_##name,
  static constexpr std::array kPanels{LUDOLOG_MATCH_PANELS(LUDOLOG_LIST)};
#undef LUDOLOG_LIST
  return kPanels;
}

}  // namespace ludolog::ui
