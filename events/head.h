// A match's head: how far it goes and its digest there. What one keeps, or signs, outside of the
// log.
#pragma once

#include <cstdint>
#include <string>

#include "events/envelope.h"

namespace ludolog::events {

struct Head {
  MatchId match{};
  std::uint64_t version = 0;  ///< Number of events, at least 1.
  Bytes32 digest{};           ///< Of the event at `version` - 1.
  friend bool operator==(const Head&, const Head&) = default;
};

/// The four lines that are signed; FORMAT.md has them.
[[nodiscard]] std::string to_text(const Head& head);

}  // namespace ludolog::events
