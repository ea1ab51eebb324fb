// evolve: folds one event into the state. Total, and ignorant of rules: every consequence is an
// event of its own.
#pragma once

#include "core/ledger.h"
#include "core/state.h"

namespace ludolog {

/// Changes `state` in place. Any event may follow any other without harm, also one that no rule
/// would produce. A Retracted leaves the state as it is: going back needs the stream (stream.h).
void evolve(State& state, const Event& event);

/// evolve() and record() in one.
void fold(State& state, Ledger& ledger, const Event& event);

}  // namespace ludolog
