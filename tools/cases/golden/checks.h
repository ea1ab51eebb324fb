// Lines of checks.txt: what a person and a test see of a state. Each begins with the version that
// it is about, and follows from the state and the ledger there alone.
//
//   41 turn 7 round 4 seat 0 | C 12,0,yard,yard | A 56,yard,yard,yard | 1f0c9a7be2d3c455
//   41 legal 10 9be2d3c4551f0c9a | roll, seat 0
#pragma once

#include <string>
#include <string_view>

#include "core/stream.h"
#include "tools/cases/golden/text.h"

namespace ludolog::golden {

/// The board at the beginning of a turn, or at the end of the match, and the first half of the
/// state's digest.
[[nodiscard]] std::string turn_line(const State& state, std::uint64_t version);

/// How many commands can be given, the awaited ones and those at any time, the first half of the
/// digest of their list, and what is awaited.
[[nodiscard]] std::string legal_line(const State& state, const Ledger& ledger,
                                     std::uint64_t version);

enum class CheckKind : std::uint8_t { kTurn, kLegal };
struct Check {
  std::uint64_t version = 0;
  CheckKind kind{};
};
[[nodiscard]] Result<Check> parse_check(std::string_view line);

}  // namespace ludolog::golden
