// Events in few words, for lists that stand under the name of whose turn it is.
#pragma once

#include <string>

#include "viewer/model/story.h"

namespace ludolog::model {

/// "Token 3: 21 to 25", "Captures 2 of Kofi on 31": for an event that came in state `before`. The
/// sentence itself where that is short, or belongs to no turn.
[[nodiscard]] std::string brief(const Event& event, const State& before, const SeatNames& names);

}  // namespace ludolog::model
