// Bytes as lower-case hexadecimal text and back.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace ludolog::events {

[[nodiscard]] std::string to_hex(std::span<const std::uint8_t> bytes);
void append_hex(std::string& text, std::span<const std::uint8_t> bytes);

/// Reads exactly `bytes.size()` bytes from twice as many lower-case digits; false when the text is
/// anything else.
[[nodiscard]] bool from_hex(std::string_view text, std::span<std::uint8_t> bytes);

template <std::size_t N>
[[nodiscard]] std::optional<std::array<std::uint8_t, N>> from_hex(std::string_view text) {
  std::array<std::uint8_t, N> bytes{};
  if (!from_hex(text, std::span<std::uint8_t>(bytes))) return std::nullopt;
  return bytes;
}

}  // namespace ludolog::events
