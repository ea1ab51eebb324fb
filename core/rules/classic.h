// Classic Ludo, clauses CL-1 to CL-19 of RULES.md: two to four seats on 52 squares.
#pragma once

#include "core/rules/rule_set.h"

namespace ludolog {

extern const RuleSet kClassicV1;

namespace classic {

/// Indices of the option table.
enum Option : std::uint8_t {
  kBlocks,
  kCaptureBeforeHome,
  kCaptureBonus,
  kColumnJump,
  kFinishBonus,
  kOvershoot,
  kPlayOn,
  kSafeSquares,
  kStarter,
  kThirdSix,
  kThreeTries,
};

// Words of the options with more than on and off; the order is the table's.
enum Overshoot : std::uint8_t { kIllegal, kBounce };
enum SafeSquares : std::uint8_t { kNone, kStarts, kStartsAndStars };
enum ThirdSix : std::uint8_t { kForfeit, kRollBack, kSixesFree };
enum Switch : std::uint8_t { kOff, kOn };

[[nodiscard]] inline bool is_on(const State& state, Option option) {
  return state.options[option] == kOn;
}

/// Where a number would carry a token, or what forbids it. One function for the list of legal
/// moves, the check of a command and the reason of a refusal.
struct Landing {
  Step step = 0;
  Refusal why = Refusal::kNone;
  Clause clause{};
  std::int16_t detail = 0;   ///< Token, step or square in the way.
  std::int16_t detail2 = 0;  ///< The seat it belongs to.
};
[[nodiscard]] Landing landing(const State& state, Seat seat, Token token, std::uint8_t number);

/// Tokens of `seat` that can use `number`.
[[nodiscard]] TokenMask movable_tokens(const State& state, Seat seat, std::uint8_t number);

/// CL-9: nobody is captured there.
[[nodiscard]] bool is_safe(const State& state, Square square);

/// Tokens of other seats that a token of `seat` captures by ending on `step`.
[[nodiscard]] SquareTokens captured_on(const State& state, Seat seat, Step step);

}  // namespace classic
}  // namespace ludolog
