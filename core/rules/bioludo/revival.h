// Getting the knocked-out back on their feet: BI-18 to BI-20.
#pragma once

#include "core/rules/bioludo/decision.h"

namespace ludolog::bioludo {

/// The teammate that stands beside the knocked-out character, or why it cannot be revived. The
/// turn must wait for a throw, a move or its end.
[[nodiscard]] tl::expected<Token, Rejection> helper_of(const State& state, Seat seat, Token token);

/// Characters that the seat whose turn it is may try to revive.
[[nodiscard]] TokenMask revivable(const State& state);

}  // namespace ludolog::bioludo
