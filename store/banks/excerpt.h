// A stranger's words within a line of ours.
#pragma once

#include <string>
#include <string_view>

namespace ludolog::banks {

/// The beginning, at most 60 bytes of whole characters; a line break or another control character
/// is a space, and what is no UTF-8 is "?".
[[nodiscard]] std::string excerpt(std::string_view text);

/// In single quotes, at most 40 bytes of whole characters and dots for the rest.
[[nodiscard]] std::string quoted_excerpt(std::string_view text);

}  // namespace ludolog::banks
