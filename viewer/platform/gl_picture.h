// What OpenGL has drawn, as pixels.
#pragma once

#include "viewer/platform/image.h"

namespace ludolog::platform {

/// Of the buffer that is set to be read.
[[nodiscard]] Image read_pixels(int width, int height);

}  // namespace ludolog::platform
