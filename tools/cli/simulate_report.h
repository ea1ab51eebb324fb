// What `ludolog simulate` says about its matches, for people and as JSON.
#pragma once

#include <nlohmann/json.hpp>

#include "tools/cases/simulation/simulate.h"
#include "tools/cli/context.h"

namespace ludolog::cli {

/// The report of JSON.md.
[[nodiscard]] nlohmann::json simulation_json(const cases::SimulationOrder& order,
                                             const cases::SimulationReport& report,
                                             std::uint64_t seed, double seconds);

void print_simulation(const Context& context, const cases::SimulationOrder& order,
                      const cases::SimulationReport& report, std::uint64_t seed, double seconds);

}  // namespace ludolog::cli
