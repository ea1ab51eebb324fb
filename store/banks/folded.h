// Text in which capitals and spaces do not matter.
#pragma once

#include <string>
#include <string_view>

#include "store/banks/trimmed.h"

namespace ludolog::banks {

/// The letters a to z small, runs of spaces as one, none around it.
[[nodiscard]] inline std::string folded(std::string_view text) {
  std::string result;
  for (const char c : trimmed(text)) {
    const bool space = c == ' ' || c == '\t' || c == '\n' || c == '\r';
    if (space && result.ends_with(' ')) continue;
    result += space ? ' ' : c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  }
  return result;
}

}  // namespace ludolog::banks
