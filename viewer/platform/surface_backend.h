// Draws into memory by OpenGL without any display: EGL on a surfaceless Mesa.
#pragma once

#include <memory>

#include "viewer/platform/backend.h"

namespace ludolog::platform {

/// Of that many pixels. The error says what is missing on this machine.
[[nodiscard]] tl::expected<std::unique_ptr<Backend>, std::string> make_surface(int width,
                                                                               int height);

}  // namespace ludolog::platform
