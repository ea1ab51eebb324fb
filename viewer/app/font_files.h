// Where this machine keeps the letters.
#pragma once

#include "viewer/ui/fonts.h"

namespace ludolog::app {

/// Inter, then DejaVu Sans, then ImGui's own; digests in DejaVu Sans Mono.
[[nodiscard]] ui::FontFiles find_fonts();

}  // namespace ludolog::app
