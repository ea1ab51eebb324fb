#include "viewer/platform/gl_picture.h"

#include <cstddef>

#include <GL/gl.h>

namespace ludolog::platform {

Image read_pixels(int width, int height) {
  Image image{width, height, {}};
  const std::size_t row = static_cast<std::size_t>(width) * 3;
  std::vector<std::uint8_t> upside_down(row * static_cast<std::size_t>(height));
  glPixelStorei(GL_PACK_ALIGNMENT, 1);
  glReadPixels(0, 0, width, height, GL_RGB, GL_UNSIGNED_BYTE, upside_down.data());
  image.rgb.reserve(upside_down.size());
  for (auto y = static_cast<std::ptrdiff_t>(height); y-- > 0;) {
    const auto begin = upside_down.begin() + y * static_cast<std::ptrdiff_t>(row);
    image.rgb.insert(image.rgb.end(), begin, begin + static_cast<std::ptrdiff_t>(row));
  }
  return image;
}

}  // namespace ludolog::platform
