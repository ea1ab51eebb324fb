// The bytes of one event as stored: a buffer that lives where it stands and copies only what it
// holds.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "core/check.h"
#include "events/limits.h"

namespace ludolog::events {

class Payload {
 public:
  Payload() = default;
  explicit Payload(std::span<const std::uint8_t> bytes) { assign(bytes); }
  Payload(const Payload& other) { assign(other.bytes()); }
  Payload& operator=(const Payload& other) {
    if (this != &other) assign(other.bytes());
    return *this;
  }

  [[nodiscard]] std::size_t size() const { return size_; }
  [[nodiscard]] std::span<const std::uint8_t> bytes() const { return {bytes_.data(), size_}; }

  /// At most kMaxPayloadBytes: whoever reads from outside asks first.
  void assign(std::span<const std::uint8_t> bytes) {
    LUDOLOG_CHECK(bytes.size() <= kMaxPayloadBytes);
    std::copy(bytes.begin(), bytes.end(), bytes_.begin());
    size_ = bytes.size();
  }

  friend bool operator==(const Payload& a, const Payload& b) {
    return std::ranges::equal(a.bytes(), b.bytes());
  }

 private:
  std::size_t size_ = 0;
  std::array<std::uint8_t, kMaxPayloadBytes> bytes_;
};

}  // namespace ludolog::events
