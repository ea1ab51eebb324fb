// One event as stored, with everything that its digest covers, and the id of a match.
#pragma once

#include <algorithm>
#include <cstdint>

#include "core/words.h"
#include "events/payload.h"

namespace ludolog::events {

/// What a row of a journal and a line of JSONL hold. Whether it is true is for Chain (chain.h) and
/// decode (codec.h).
struct Envelope {
  std::uint64_t position = 0;  ///< From 0 without gaps; at most kMaxInteger.
  std::uint16_t type = 0;      ///< Type code (type_code.h).
  std::uint16_t schema = 0;    ///< Schema version of the payload.
  std::int64_t time_ms =
      0;  ///< Since 1970 UTC, 0..kMaxTimeMs; 0 throughout when the seed was given.
  Payload payload;
  Bytes32 digest{};
  friend bool operator==(const Envelope&, const Envelope&) = default;
};

/// A match is named by its own first event: the first 16 bytes of the digest of event 0.
using MatchId = Bytes16;

[[nodiscard]] inline MatchId match_id(const Bytes32& digest_of_event_0) {
  MatchId id{};
  std::copy_n(digest_of_event_0.begin(), id.size(), id.begin());
  return id;
}

}  // namespace ludolog::events
