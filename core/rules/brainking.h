// BrainKing Ludo, clauses BK-1 to BK-14 of RULES.md: two seats on 40 squares.
#pragma once

#include "core/rules/rule_set.h"

namespace ludolog {

extern const RuleSet kBrainKingV1;

namespace brainking {

/// Sixes running that close a chain (BK-2).
inline constexpr int kLongestChain = 100;

/// The throws of a turn that one token takes whole: sixes, and what came behind them.
struct Chain {
  std::uint8_t sixes = 0;
  std::uint8_t last = 0;
};

struct Landing {
  Step from = 0;
  Step to = 0;
  std::uint8_t number = 0;
};
/// No chain of more sixes than lead round the board can be taken.
using Landings = InlineVector<Landing, 16>;

/// Where the chain takes a token, landing by landing, or what forbids the first one that is not
/// legal. One function for the list of legal moves, the check of a command and the reason of a
/// refusal.
[[nodiscard]] tl::expected<Landings, Rejection> landings(const State& state, Seat seat, Token token,
                                                         Chain chain);

}  // namespace brainking
}  // namespace ludolog
