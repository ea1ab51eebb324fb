#include "store/banks/excerpt.h"

#include "events/utf8.h"
#include "store/banks/trimmed.h"

namespace ludolog::banks {

namespace {

/// Takes whole characters off `text` while there is room for them.
std::string beginning(std::string_view& text, std::size_t most) {
  std::string result;
  while (!text.empty()) {
    std::string_view rest = text;
    const auto character = events::take_character(rest);
    const std::size_t bytes = character ? text.size() - rest.size() : 1;
    if (result.size() + bytes > most) break;
    if (!character)
      result += '?';
    else if (events::is_control(*character))
      result += ' ';
    else
      result += text.substr(0, bytes);
    text.remove_prefix(bytes);
  }
  return result;
}

}  // namespace

std::string excerpt(std::string_view text) { return beginning(text, 60); }

std::string quoted_excerpt(std::string_view text) {
  text = trimmed(text);
  const std::string shown = beginning(text, 40);
  return "'" + shown + (text.empty() ? "'" : "...'");
}

}  // namespace ludolog::banks
