// What the others are measured against: classic Ludo as bare as it can be written, four seats,
// random play to the first winner, without events, options or reasons.
#pragma once

#include <cstdint>

namespace ludolog::bench {

/// Plays one match; returns the winner. `numbers`: four words of state of xoshiro256++.
int play_bare_match(std::uint64_t (&numbers)[4]);

}  // namespace ludolog::bench
