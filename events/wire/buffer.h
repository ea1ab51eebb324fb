// Stream buffers over the bytes of one payload, reused from event to event.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <istream>
#include <ostream>
#include <span>
#include <streambuf>

#include "events/limits.h"

namespace ludolog::events::wire {

/// Where the bytes of a payload are written to. Reused: take the bytes before the next write.
class WriteBuffer : private std::streambuf {
 public:
  WriteBuffer() : stream_(this) {}
  /// Forgets what was written.
  [[nodiscard]] std::ostream& restart() {
    setp(bytes_.data(), bytes_.data() + bytes_.size());
    return stream_;
  }
  [[nodiscard]] std::size_t room() const { return static_cast<std::size_t>(epptr() - pptr()); }
  [[nodiscard]] std::span<const std::uint8_t> written() const {
    return {reinterpret_cast<const std::uint8_t*>(pbase()),
            static_cast<std::size_t>(pptr() - pbase())};
  }

 private:
  std::array<char, kMaxPayloadBytes> bytes_;
  std::ostream stream_;
};

/// Where the bytes of a payload are read from.
class ReadBuffer : private std::streambuf {
 public:
  ReadBuffer() : stream_(this) {}
  [[nodiscard]] std::istream& restart(std::span<const std::uint8_t> bytes) {
    // A stream buffer has no constant form; nothing writes through it.
    char* begin = reinterpret_cast<char*>(const_cast<std::uint8_t*>(bytes.data()));  // NOLINT
    setg(begin, begin, begin + bytes.size());
    return stream_;
  }
  [[nodiscard]] std::size_t left() const { return static_cast<std::size_t>(egptr() - gptr()); }

 private:
  std::istream stream_;
};

}  // namespace ludolog::events::wire
