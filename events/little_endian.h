// Small numbers into a buffer on the stack, little-endian: what a hash is made of.
#pragma once

#include <algorithm>
#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <span>

#include "core/check.h"

namespace ludolog::events {

/// At most `N` bytes; more is a bug.
template <std::size_t N>
class ByteBuffer {
 public:
  template <std::unsigned_integral T>
  ByteBuffer& number(T value) {
    LUDOLOG_CHECK(size_ + sizeof(T) <= N);
    for (std::size_t i = 0; i < sizeof(T); ++i)
      bytes_[size_ + i] = static_cast<std::uint8_t>(static_cast<std::uint64_t>(value) >> (8 * i));
    size_ += sizeof(T);
    return *this;
  }
  ByteBuffer& bytes(std::span<const std::uint8_t> bytes) {
    LUDOLOG_CHECK(bytes.size() <= N - size_);
    std::copy(bytes.begin(), bytes.end(), bytes_.data() + size_);
    size_ += bytes.size();
    return *this;
  }
  [[nodiscard]] std::span<const std::uint8_t> view() const { return {bytes_.data(), size_}; }

 private:
  std::size_t size_ = 0;
  std::array<std::uint8_t, N> bytes_;
};

}  // namespace ludolog::events
