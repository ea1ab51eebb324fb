// The Unsafe Zone: where its flagbearers walk, and whom it kills. BI-21 to BI-25.
#pragma once

#include "core/rules/bioludo/decision.h"

namespace ludolog::bioludo {

/// Where the flagbearers stand at the end of `round`, from 1 (BI-21, BI-22).
[[nodiscard]] Sweep sweep_after(Seat safe_team, std::uint32_t round);

/// The zone walks in this match (BI-25).
[[nodiscard]] bool zone_walks(const State& state);

/// Where the flagbearers will stand when this round ends.
[[nodiscard]] Sweep next_sweep(const State& state);

/// One step, at the end of a round; nothing once they have arrived.
void move_flags(Decision& decision);

/// Teams that still wait in their yards as the dead zone reaches their start (BI-24); `before` is
/// the sweep one step earlier.
[[nodiscard]] SeatMask caught_in_yard(const State& state, const Sweep& before);

}  // namespace ludolog::bioludo
