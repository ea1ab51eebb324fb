// Why a stored event could not be read.
#pragma once

#include <cstdint>
#include <string>

namespace ludolog::events {

/// Names the thing and both values. Everything in `value` is short and printable.
struct DecodeError {
  std::uint16_t type = 0;    ///< Type code as stored.
  std::uint16_t schema = 0;  ///< Schema version as stored.
  std::string field;         ///< Name of the field, or empty when it is about the event as a whole.
  std::string value;         ///< What was found.
  std::string expected;      ///< What could have stood there.
  friend bool operator==(const DecodeError&, const DecodeError&) = default;
};

/// One line: "DieRolled (type 30, schema 1): seat is 7, expected 0..3".
[[nodiscard]] std::string describe(const DecodeError& error);

}  // namespace ludolog::events
