#include "events/hex.h"

namespace ludolog::events {
namespace {

constexpr std::string_view kDigits = "0123456789abcdef";

/// 16 for anything but a lower-case digit.
constexpr unsigned value_of(char digit) {
  if (digit >= '0' && digit <= '9') return static_cast<unsigned>(digit - '0');
  if (digit >= 'a' && digit <= 'f') return static_cast<unsigned>(digit - 'a') + 10;
  return 16;
}

}  // namespace

void append_hex(std::string& text, std::span<const std::uint8_t> bytes) {
  for (const std::uint8_t byte : bytes) {
    text += kDigits[byte >> 4U];
    text += kDigits[byte & 15U];
  }
}

std::string to_hex(std::span<const std::uint8_t> bytes) {
  std::string text;
  text.reserve(2 * bytes.size());
  append_hex(text, bytes);
  return text;
}

bool from_hex(std::string_view text, std::span<std::uint8_t> bytes) {
  if (text.size() != 2 * bytes.size()) return false;
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    const unsigned high = value_of(text[2 * i]);
    const unsigned low = value_of(text[2 * i + 1]);
    if (high > 15 || low > 15) return false;
    bytes[i] = static_cast<std::uint8_t>(high << 4U | low);
  }
  return true;
}

}  // namespace ludolog::events
