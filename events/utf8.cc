#include "events/utf8.h"

#include <array>
#include <cstdint>

namespace ludolog::events {
namespace {

/// Bytes of a character by its first one, and the least value that needs them; 0 for a byte that
/// begins none.
struct Lead {
  std::size_t bytes;
  char32_t bits;
  char32_t least;
};

Lead lead_of(std::uint8_t byte) {
  if (byte < 0x80) return {1, byte, 0};
  if (byte < 0xc0) return {0, 0, 0};
  if (byte < 0xe0) return {2, byte & 0x1fU, 0x80};
  if (byte < 0xf0) return {3, byte & 0x0fU, 0x800};
  if (byte < 0xf8) return {4, byte & 0x07U, 0x10000};
  return {0, 0, 0};
}

}  // namespace

std::optional<char32_t> take_character(std::string_view& text) {
  if (text.empty()) return std::nullopt;
  const Lead lead = lead_of(static_cast<std::uint8_t>(text[0]));
  if (lead.bytes == 0 || lead.bytes > text.size()) return std::nullopt;
  char32_t character = lead.bits;
  for (std::size_t i = 1; i < lead.bytes; ++i) {
    const auto byte = static_cast<std::uint8_t>(text[i]);
    if ((byte & 0xc0U) != 0x80U) return std::nullopt;
    character = character << 6U | (byte & 0x3fU);
  }
  const bool surrogate = character >= 0xd800 && character <= 0xdfff;
  if (character < lead.least || character > 0x10ffff || surrogate) return std::nullopt;
  text.remove_prefix(lead.bytes);
  return character;
}

bool is_utf8(std::string_view text) {
  while (!text.empty())
    if (!take_character(text)) return false;
  return true;
}

bool is_control(char32_t character) {
  return character < 0x20 || (character >= 0x7f && character <= 0x9f) || character == 0x061c ||
         (character >= 0x200e && character <= 0x200f) ||
         (character >= 0x2028 && character <= 0x202e) ||
         (character >= 0x2066 && character <= 0x2069) || character == 0xfeff;
}

}  // namespace ludolog::events
