#include "viewer/app/save_picture.h"

#include <array>
#include <fstream>

#include "store/files.h"

namespace ludolog::app {
namespace {

constexpr std::array<char, 8> kSignature{'\x89', 'P', 'N', 'G', '\r', '\n', '\x1a', '\n'};

bool holds_something_else(const std::filesystem::path& path) {
  std::error_code error;
  if (!std::filesystem::is_regular_file(path, error)) return false;
  std::array<char, kSignature.size()> begin{};
  std::ifstream in(path, std::ios::binary);
  in.read(begin.data(), begin.size());
  return in.gcount() > 0 && begin != kSignature;
}

}  // namespace

tl::expected<void, std::string> save_picture(const platform::Image& image,
                                             const std::filesystem::path& path) {
  if (holds_something_else(path))
    return tl::unexpected(path.string() +
                          ": holds something that is no picture, and would be overwritten; "
                          "expected a new file or a PNG file");
  auto file = store::OutputFile::create(path);
  if (!file) return tl::unexpected(file.error().text);
  if (auto written = file->write(platform::encode_png(image)); !written)
    return tl::unexpected(written.error().text);
  if (auto committed = file->commit(); !committed) return tl::unexpected(committed.error().text);
  return {};
}

}  // namespace ludolog::app
