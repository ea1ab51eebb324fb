// Numbers and where they lead: BI-5 to BI-11.
#pragma once

#include "core/rules/bioludo/decision.h"

namespace ludolog::bioludo {

inline constexpr int kLongestChain = 100;  ///< Sixes after which no more are thrown (BI-5).

/// Thrown in this turn and not spent yet.
[[nodiscard]] std::uint8_t unspent(const State& state, std::uint8_t number);

/// All numbers of the turn are thrown.
[[nodiscard]] bool chain_is_closed(const State& state);

/// Where the character ends.
[[nodiscard]] tl::expected<Step, Rejection> landing(const State& state, const Spend& spend);

/// Bit n: an unspent n can be used by somebody.
[[nodiscard]] std::uint8_t usable_numbers(const State& state);

/// Every use of an unspent number.
void spends(const State& state, Commands& commands);

}  // namespace ludolog::bioludo
