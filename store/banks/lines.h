// Lines of a text, by the offsets of its bytes.
#pragma once

#include <algorithm>
#include <string_view>
#include <vector>

namespace ludolog::banks {

class Lines {
 public:
  explicit Lines(std::string_view text) {
    for (std::size_t i = 0; i < text.size(); ++i)
      if (text[i] == '\n') ends_.push_back(i);
  }

  /// The line of a byte, from 1; an offset past the end is on the last line.
  [[nodiscard]] std::size_t at(std::size_t offset) const {
    return static_cast<std::size_t>(std::ranges::lower_bound(ends_, offset) - ends_.begin()) + 1;
  }

 private:
  std::vector<std::size_t> ends_;
};

}  // namespace ludolog::banks
