#include "viewer/platform/image.h"

#include <cstddef>
#include <memory>

#include <stb_image.h>
#include <stb_image_write.h>

namespace ludolog::platform {

tl::expected<void, std::string> write_png(const Image& image, const std::filesystem::path& path) {
  if (stbi_write_png(path.c_str(), image.width, image.height, 3, image.rgb.data(),
                     image.width * 3) == 0)
    return tl::unexpected(path.string() + ": cannot be written");
  return {};
}

tl::expected<Image, std::string> read_png(const std::filesystem::path& path) {
  Image image;
  int channels = 0;
  const std::unique_ptr<stbi_uc, void (*)(void*)> pixels(
      stbi_load(path.c_str(), &image.width, &image.height, &channels, 3), stbi_image_free);
  if (!pixels) return tl::unexpected(path.string() + ": cannot be read as a picture");
  const std::size_t size =
      static_cast<std::size_t>(image.width) * static_cast<std::size_t>(image.height) * 3;
  image.rgb.assign(pixels.get(), pixels.get() + size);
  return image;
}

}  // namespace ludolog::platform
