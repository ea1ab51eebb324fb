// A window by GLFW and OpenGL.
#pragma once

#include <memory>

#include "viewer/platform/backend.h"

namespace ludolog::platform {

/// Of that many logical pixels. The error says what is missing: a display, or OpenGL 3.3.
[[nodiscard]] tl::expected<std::unique_ptr<Backend>, std::string> make_window(
    int width, int height, const std::string& title);

}  // namespace ludolog::platform
