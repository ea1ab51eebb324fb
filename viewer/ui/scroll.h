// How far a list is scrolled.
#pragma once

#include <cstdint>
#include <optional>

namespace ludolog::ui {

struct ListScroll {
  float offset = 0;                       ///< Logical pixels.
  std::optional<std::uint64_t> followed;  ///< The version that it was last brought to show.
};

}  // namespace ludolog::ui
