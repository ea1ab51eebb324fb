#include "viewer/app/font_files.h"

#include <filesystem>
#include <initializer_list>

namespace ludolog::app {
namespace {

constexpr const char* kInter = "/usr/share/fonts/opentype/inter/Inter-";
constexpr const char* kDejaVu = "/usr/share/fonts/truetype/dejavu/DejaVuSans";

std::string first_file(std::initializer_list<std::string> paths) {
  std::error_code ignored;
  for (const std::string& path : paths)
    if (std::filesystem::is_regular_file(path, ignored)) return path;
  return {};
}

std::string either(const char* inter, const char* dejavu) {
  return first_file({std::string(kInter) + inter + ".otf", std::string(kDejaVu) + dejavu + ".ttf"});
}

}  // namespace

ui::FontFiles find_fonts() {
  return {{either("Regular", ""), either("Medium", ""), either("SemiBold", "-Bold"),
           either("Bold", "-Bold"), first_file({std::string(kDejaVu) + "Mono.ttf"})}};
}

}  // namespace ludolog::app
