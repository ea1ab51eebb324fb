// UTF-8, as strict as JSON readers are: no overlong forms, no surrogates, nothing past U+10FFFF.
#pragma once

#include <optional>
#include <string_view>

namespace ludolog::events {

/// Takes the first character off `text`; nothing when it does not begin with a valid one.
[[nodiscard]] std::optional<char32_t> take_character(std::string_view& text);

[[nodiscard]] bool is_utf8(std::string_view text);

/// C0, C1, DEL, line and paragraph separators, and the marks that turn the direction of writing.
[[nodiscard]] bool is_control(char32_t character);

}  // namespace ludolog::events
