// Many matches between bots, on several processors, with results that do not depend on how many.
#pragma once

#include <functional>

#include "store/library.h"
#include "tools/cases/problem.h"
#include "tools/cases/simulation/tally.h"

namespace ludolog::cases {

struct SimulationOrder {
  BotMatches matches;
  std::uint64_t count = 0;
  unsigned jobs = 1;
  bool digest = false;
  store::Library* into = nullptr;  ///< Every match is recorded there; null for none.
};

struct SimulationReport {
  Tally tally;
  Bytes32 digest{};              ///< Over all heads, in order; with `digest` or `into`.
  std::uint64_t recorded = 0;    ///< Written and durable.
  std::uint64_t were_there = 0;  ///< In the library before.
  bool stopped = false;          ///< Before all were played.
};

/// Asked now and then, on the caller's thread, with what is done so far; false stops.
using GoOn = std::function<bool(const SimulationReport&)>;

/// What was recorded is whole whenever it ends. When the library fails, the matches recorded before
/// stay, and `report` counts them.
[[nodiscard]] Outcome<void> simulate(const SimulationOrder& order, const GoOn& go_on,
                                     SimulationReport& report);

}  // namespace ludolog::cases
