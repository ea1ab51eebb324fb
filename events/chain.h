// The digest chain: every event's digest covers all that is stored of it and the digest before it.
// It shows that something was altered; it does not show a cut tail or a chain made anew (FORMAT.md
// says what does).
#pragma once

#include <cstdint>
#include <span>
#include <string>

#include <tl/expected.hpp>

#include "events/envelope.h"

namespace ludolog::events {

/// Digest of a stream without events: of the format alone.
[[nodiscard]] Bytes32 first_digest();

/// Digest of the event at `position`, whose predecessor has `previous`.
[[nodiscard]] Bytes32 next_digest(const Bytes32& previous, std::uint64_t position,
                                  std::uint16_t type, std::uint16_t schema, std::int64_t time_ms,
                                  std::span<const std::uint8_t> payload);

/// An envelope that does not continue the chain.
struct ChainError {
  enum class Kind : std::uint8_t {
    kPosition,  ///< Not the next one.
    kTime,      ///< Out of 0..kMaxTimeMs.
    kDigest,    ///< The event or its digest was altered.
  };
  Kind kind{};
  std::uint64_t position = 0;  ///< The position that was expected.
  std::string found;
  std::string expected;
  friend bool operator==(const ChainError&, const ChainError&) = default;
};

[[nodiscard]] std::string describe(const ChainError& error);

/// How far a stream goes, and its digest there.
class Chain {
 public:
  Chain() : head_(first_digest()) {}
  /// Goes on behind `version` events of which the last has the digest `head`.
  Chain(std::uint64_t version, const Bytes32& head) : version_(version), head_(head) {}

  [[nodiscard]] std::uint64_t version() const { return version_; }
  [[nodiscard]] const Bytes32& head() const { return head_; }

  /// Completes `envelope` (position and digest) from its other members and takes it in.
  void append(Envelope& envelope);
  /// Takes in an envelope that was read, when it is the next one; the chain stays as it is
  /// otherwise.
  [[nodiscard]] tl::expected<void, ChainError> check(const Envelope& envelope);

 private:
  std::uint64_t version_ = 0;
  Bytes32 head_;
};

}  // namespace ludolog::events
