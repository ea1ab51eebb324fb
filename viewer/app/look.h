// How the window looked when it was closed: kept between two starts.
#pragma once

#include <optional>

namespace ludolog::app {

struct Look {
  int width = 1280;  ///< Of the window or the picture, in logical pixels.
  int height = 800;
  bool dark = true;
  double scale = 1;
};

inline constexpr int kLeastSide = 320;
inline constexpr int kGreatestSide = 8192;

/// From window.json in the state folder ($XDG_STATE_HOME/ludolog). Nothing when there is none, or
/// none that can be used: then the window begins as on its first day.
[[nodiscard]] std::optional<Look> kept_look();

/// False when there is no place for it: a look is not worth an error.
bool keep_look(const Look& look);

}  // namespace ludolog::app
