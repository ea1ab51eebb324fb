// A payload as a JSON object and back, in the schema version that it is stored in: nothing is
// raised, so that the digest still fits.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>

#include <tl/expected.hpp>

#include "events/decode_error.h"
#include "events/json_line.h"
#include "events/payload.h"

namespace ludolog::events {

/// Appends the payload's fields as an object to `line`, or returns what decode() would say of them.
[[nodiscard]] std::optional<DecodeError> append_payload_json(std::uint16_t type,
                                                             std::uint16_t schema,
                                                             std::span<const std::uint8_t> bytes,
                                                             std::string& line);

/// The payload of an object as append_payload_json() writes it. What concerns several fields is for
/// decode() to check.
[[nodiscard]] tl::expected<Payload, DecodeError> payload_from_json(std::uint16_t type,
                                                                   std::uint16_t schema,
                                                                   const JsonObject& object);

}  // namespace ludolog::events
