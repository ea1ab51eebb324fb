// tables/bioludo_sweep.csv: where the flagbearers stand, and what is dead, for every Safe Team at
// the end of every round.
#pragma once

#include <string>
#include <vector>

#include "core/words.h"

namespace ludolog::test {

struct SweepRow {
  Seat safe = 0;
  std::uint32_t round = 0;
  std::string phase, clockwise, counterclockwise, first, last, squares, eliminated;
};

[[nodiscard]] const std::vector<SweepRow>& sweep_table();

}  // namespace ludolog::test
