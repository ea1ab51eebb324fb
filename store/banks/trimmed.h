// Text without the spaces around it.
#pragma once

#include <string_view>

namespace ludolog::banks {

[[nodiscard]] constexpr std::string_view trimmed(std::string_view text) {
  constexpr std::string_view kSpace = " \t\r\n";
  const auto begin = text.find_first_not_of(kSpace);
  if (begin == std::string_view::npos) return {};
  return text.substr(begin, text.find_last_not_of(kSpace) - begin + 1);
}

}  // namespace ludolog::banks
