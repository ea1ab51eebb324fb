// Events to payload bytes and back. The bytes are those of the frozen wire structs in wire/, one
// per type and schema version; FORMAT.md has a table of each. Decoding the bytes of a stranger is
// safe: what comes out can be folded, and encodes to the very bytes it was read from (an older
// schema version: see wire/versions.h).
#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include <tl/expected.hpp>

#include "core/event.h"
#include "events/decode_error.h"
#include "events/genesis.h"
#include "events/payload.h"
#include "events/type_code.h"

namespace ludolog::events {

struct Decoded {
  Event event;
  std::optional<Genesis> genesis;  ///< Of a MatchCreated, and of no other type.
  friend bool operator==(const Decoded&, const Decoded&) = default;
};

/// Writes `event` in its type's newest schema version (type_of(event).schema). `genesis` stands for
/// a MatchCreated and is null for every other type. A value out of the range that decode() accepts
/// is a bug and aborts. Does not allocate, MatchCreated excepted.
void encode(const Event& event, const Genesis* genesis, Payload& payload);

/// Reads the payload of any known schema version. Refused: an unknown type, a newer schema version,
/// a wrong length, a value out of range, an unknown rule set or option word.
[[nodiscard]] tl::expected<Decoded, DecodeError> decode(std::uint16_t type, std::uint16_t schema,
                                                        std::span<const std::uint8_t> bytes);

}  // namespace ludolog::events
