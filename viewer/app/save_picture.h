// Pictures into files, without harm to any other file.
#pragma once

#include <filesystem>
#include <string>

#include <tl/expected.hpp>

#include "viewer/platform/image.h"

namespace ludolog::app {

/// Whole or not at all. Refused where something lies that is no PNG file: a slip must not cost
/// anybody a match. The error names the path.
[[nodiscard]] tl::expected<void, std::string> save_picture(const platform::Image& image,
                                                           const std::filesystem::path& path);

}  // namespace ludolog::app
