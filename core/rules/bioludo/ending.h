// Deaths, home-comings and the end of the match: BI-26 to BI-28.
#pragma once

#include "core/rules/bioludo/decision.h"

namespace ludolog::bioludo {

inline constexpr std::uint32_t kMaxRounds = 1000;  ///< BI-28

/// The character is dead for good; then the end of the match is tested (BI-33).
void die(Decision& decision, Seat seat, Token token, DeathCause cause);

/// All that live of a team are dead at once (BI-24, BI-29); then the end is tested.
void team_dies(Decision& decision, Seat seat, DeathCause cause);

/// Ends the match when BI-26, BI-27 or BI-28 holds, in that order.
void test_end(Decision& decision);

/// The match is over: places below `winner`, or all when there is none (BI-28).
void end_match(Decision& decision, std::optional<Seat> winner, EndReason reason);

/// BI-32: it has a character in the yard, standing or knocked out.
[[nodiscard]] bool takes_turns(const State& state, Seat seat);

}  // namespace ludolog::bioludo
