#include "viewer/platform/image.h"

#include <cstddef>
#include <memory>

#include <stb_image.h>
#include <stb_image_write.h>

namespace ludolog::platform {

std::vector<std::uint8_t> encode_png(const Image& image) {
  std::vector<std::uint8_t> bytes;
  const auto append = [](void* context, void* data, int size) {
    const auto* begin = static_cast<const std::uint8_t*>(data);
    auto& all = *static_cast<std::vector<std::uint8_t>*>(context);
    all.insert(all.end(), begin, begin + size);
  };
  stbi_write_png_to_func(append, &bytes, image.width, image.height, 3, image.rgb.data(),
                         image.width * 3);
  return bytes;
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
