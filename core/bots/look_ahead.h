// What bots that think one move ahead have in common.
#pragma once

#include "core/decide.h"
#include "core/evolve.h"

namespace ludolog {

/// The command after which `value` of the state is greatest; the first of equals.
template <class Value>
const Command& best_by(const State& state, const Ledger& ledger, const Commands& legal,
                       const Value& value) {
  std::size_t best = 0;
  int best_value = 0;
  Events events;
  for (std::size_t i = 0; i < legal.size(); ++i) {
    if (!decide(state, ledger, legal[i], events)) continue;
    State after = state;
    for (const Event& event : events) evolve(after, event);
    const int its_value = value(after);
    if (i == 0 || its_value > best_value) {
      best = i;
      best_value = its_value;
    }
  }
  return legal[best];
}

}  // namespace ludolog
