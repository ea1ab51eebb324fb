// What is known of the dice of one match, and of a whole library, for people and as JSON.
#pragma once

#include "tools/cases/dice_stats.h"
#include "tools/cli/context.h"

namespace ludolog::cli {

/// Who put in what, every draw with its bytes, and "re-derived: N of N".
void print_dice(const Context& context, const events::MatchId& match, const cases::Audit& audit,
                const events::DiceReport& report);

/// Sample, spread, verdict.
void print_dice_stats(const Context& context, const cases::DiceStats& stats);

}  // namespace ludolog::cli
