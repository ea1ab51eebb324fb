// The state as one canonical readable line, and its digest: how tests and goldens say that two
// states are equal.
#pragma once

#include <string>

#include "core/state.h"

namespace ludolog::events {

/// Every member of the state as name=value, separated by single spaces; no end of line. A member
/// that is added to State and not here does not compile.
[[nodiscard]] std::string state_line(const State& state);

/// BLAKE2b-256 of state_line().
[[nodiscard]] Bytes32 state_digest(const State& state);

}  // namespace ludolog::events
