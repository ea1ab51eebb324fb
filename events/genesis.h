// What event 0 carries beside core's MatchCreated: it tells one match from another and is no matter
// of rules. Also the numbers that are derived from a given seed, so that the same seed gives the
// same match.
#pragma once

#include <cstdint>
#include <optional>

#include "core/words.h"
#include "events/envelope.h"

namespace ludolog::events {

/// The match that this one was forked from, and where.
struct Origin {
  MatchId match{};
  std::uint64_t version = 0;  ///< Events taken over; 1..kMaxInteger.
  Bytes32 digest{};           ///< Of the last event taken over.
  friend bool operator==(const Origin&, const Origin&) = default;
};

struct Genesis {
  Bytes16 nonce{};
  std::optional<Origin> origin;
  friend bool operator==(const Genesis&, const Genesis&) = default;
};

[[nodiscard]] Bytes16 random_nonce();
[[nodiscard]] Bytes16 random_salt();
[[nodiscard]] Bytes32 random_seed();

/// The nonce of match `number` of those played with a given seed; a single match is number 0.
[[nodiscard]] Bytes16 derive_nonce(const Bytes32& seed, std::uint64_t number);

/// The salt of a seat's name in that match. Whoever knows the seed can make it: a name in such a
/// match is not hidden by its salt.
[[nodiscard]] Bytes16 derive_salt(const Bytes32& seed, std::uint64_t number, Seat seat);

/// The seed of the dice of that match: the given seed itself for number 0.
[[nodiscard]] Bytes32 derive_seed(const Bytes32& seed, std::uint64_t number);

}  // namespace ludolog::events
