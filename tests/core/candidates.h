// All that could be asked for, sense or nonsense, to be held against the lists of legal commands.
#pragma once

#include <vector>

#include "core/command.h"
#include "core/ledger.h"

namespace ludolog::test {

/// Apart from commands with values that nobody lists: draws, questions, seeds and retractions.
[[nodiscard]] std::vector<Command> candidates(const Ledger& ledger);

}  // namespace ludolog::test
