// Pixels.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include <tl/expected.hpp>

namespace ludolog::platform {

struct Image {
  int width = 0;
  int height = 0;
  std::vector<std::uint8_t> rgb;  ///< Three bytes a pixel, row by row from the top.
};

/// As a PNG file holds it.
[[nodiscard]] std::vector<std::uint8_t> encode_png(const Image& image);
/// The error names the path.
[[nodiscard]] tl::expected<Image, std::string> read_png(const std::filesystem::path& path);

}  // namespace ludolog::platform
