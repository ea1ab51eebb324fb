// Which signs "<" of a text begin HTML, and which are text: "a<b", "List<Number>", "<me@x.org>".
#pragma once

#include <string>
#include <string_view>

namespace ludolog::banks {

/// The length of what is HTML at the beginning of the text: a tag of a known element whose
/// attributes look like such, a comment or a declaration. 0 when it is text.
[[nodiscard]] std::size_t tag_length(std::string_view text);

[[nodiscard]] bool has_tags(std::string_view text);

/// The text with "&lt;" for every "<" that begins no HTML.
[[nodiscard]] std::string with_other_signs_escaped(std::string_view text);

}  // namespace ludolog::banks
