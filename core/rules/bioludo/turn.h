// How a turn goes on and ends: BI-5, BI-11, BI-32, BI-33.
#pragma once

#include "core/rules/bioludo/decision.h"

namespace ludolog::bioludo {

/// After a throw, a move, a duel or a revival: says what the team may do now, or ends the turn when
/// there is nothing left to do.
void go_on(Decision& decision);

/// The end of the turn, in the order of BI-33.
void end_turn(Decision& decision);

}  // namespace ludolog::bioludo
