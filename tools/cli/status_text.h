// What a board does not show: who is down and until when, who is dead, and what the Unsafe Zone
// does next.
#pragma once

#include <string>
#include <vector>

#include "core/state.h"
#include "viewer/model/story.h"

namespace ludolog::cli {

/// The Safe Team and the Unsafe Zone; none where a game has no such things, or has not begun.
[[nodiscard]] std::vector<std::string> zone_lines(const State& state,
                                                  const model::SeatNames& names);

/// A sentence for each token that is down.
[[nodiscard]] std::vector<std::string> down_in_words(const State& state,
                                                     const model::SeatNames& names);

/// In little room who is down, and who stands in the dead zone: "down, lost with this turn: CA CT".
[[nodiscard]] std::vector<std::string> dangers_in_letters(const State& state);

/// "dead: Ada's Sniper, Trooper; Ben's Assaulter"; empty where all live.
[[nodiscard]] std::string dead_in_words(const State& state, const model::SeatNames& names);

/// The tokens of a seat by their letters: small when it is down, "-" when it is dead, "*" when it
/// is home: "S a - *".
[[nodiscard]] std::string tokens_in_letters(const State& state, Seat seat);

}  // namespace ludolog::cli
