// Resignations and draws: BI-29, BI-30.
#pragma once

#include "core/rules/bioludo/decision.h"

namespace ludolog::bioludo {

/// A team that still plays gives up, whoever is to act.
void resign(const State& state, Seat seat, Events& events);

/// Everybody still in the match has accepted.
void agree_draw(const State& state, Events& events);

}  // namespace ludolog::bioludo
