#include "viewer/app/look.h"

#include <filesystem>
#include <string>

#include <nlohmann/json.hpp>

#include "store/files.h"
#include "store/paths.h"
#include "viewer/model/viewer.h"

namespace ludolog::app {
namespace {

constexpr std::uint64_t kMostBytes = 4096;

std::optional<std::filesystem::path> place() {
  const auto folder = store::state_folder();
  if (!folder) return std::nullopt;
  return *folder / "window.json";
}

template <class Value>
bool within(Value value, Value least, Value greatest) {
  return value >= least && value <= greatest;
}

}  // namespace

std::optional<Look> kept_look() {
  const auto path = place();
  if (!path) return std::nullopt;
  const auto bytes = store::read_file(*path, kMostBytes);
  if (!bytes) return std::nullopt;
  const auto json = nlohmann::json::parse(*bytes, nullptr, false);
  if (!json.is_object()) return std::nullopt;
  const auto number = [&json](const char* name, double otherwise) {
    const auto found = json.find(name);
    return found != json.end() && found->is_number() ? found->get<double>() : otherwise;
  };
  const double width = number("width", 0);
  const double height = number("height", 0);
  const double scale = number("scale", 1);
  if (!within<double>(width, kLeastSide, kGreatestSide) ||
      !within<double>(height, kLeastSide, kGreatestSide) ||
      !within<double>(scale, model::Viewer::kLeastScale, model::Viewer::kGreatestScale))
    return std::nullopt;
  return Look{static_cast<int>(width), static_cast<int>(height),
              json.value("theme", nlohmann::json()) != "light", scale};
}

bool keep_look(const Look& look) {
  const auto path = place();
  if (!path || !store::create_folders(path->parent_path(), 0700)) return false;
  const nlohmann::ordered_json json{{"width", look.width},
                                    {"height", look.height},
                                    {"theme", look.dark ? "dark" : "light"},
                                    {"scale", look.scale}};
  auto file = store::OutputFile::create(*path);
  return file && file->write(json.dump() + "\n") && file->commit();
}

}  // namespace ludolog::app
