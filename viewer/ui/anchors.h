// Where things that can be clicked were drawn last, by name: scripts and tests point at names, not
// at pixels.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "viewer/model/geometry.h"

namespace ludolog::ui {

class Anchors {
 public:
  /// A new picture begins.
  void clear() { rects_.clear(); }
  /// Logical pixels.
  void note(std::string_view name, const model::Rect& rect) {
    rects_.insert_or_assign(std::string(name), rect);
  }
  [[nodiscard]] std::optional<model::Rect> find(std::string_view name) const {
    const auto found = rects_.find(name);
    if (found == rects_.end()) return std::nullopt;
    return found->second;
  }
  [[nodiscard]] const std::map<std::string, model::Rect, std::less<>>& all() const {
    return rects_;
  }

 private:
  std::map<std::string, model::Rect, std::less<>> rects_;
};

}  // namespace ludolog::ui
