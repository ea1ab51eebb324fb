// Bytes that somebody else owns.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace ludolog::store {

using ByteSpan = std::span<const std::uint8_t>;

[[nodiscard]] inline ByteSpan bytes_of(std::string_view text) {
  return {static_cast<const std::uint8_t*>(static_cast<const void*>(text.data())), text.size()};
}

}  // namespace ludolog::store
