// What a field of a stored event may hold. A wire struct lists its fields once, in `fields(self,
// visit)`, as visit(name, member, rule); from that one list come the bytes, JSON both ways and the
// check of FORMAT.md. Fields stand in the order of their names, so that bytes and JSON have one
// order.
#pragma once

#include <array>
#include <concepts>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "events/limits.h"

namespace ludolog::events::wire {

/// An integer from low to high.
struct Range {
  std::uint64_t low = 0;
  std::uint64_t high = 0;
};

/// An i8: kYard, kRemoved or -51..56.
struct StepRule {};

/// A u8 that is the index of one of `names`, from `low` on. JSON has the name.
struct Enumeration {
  std::span<const std::string_view> names;
  std::uint8_t low = 0;
};

/// Bytes, words and lists, which check themselves.
struct AnyValue {};

inline constexpr Range kSeatRange{0, 3};
inline constexpr Range kTokenRange{0, 3};
inline constexpr Range kMaskRange{0, 15};
inline constexpr Range kNumberRange{1, 6};
inline constexpr Range kSquareRange{0, 51};
inline constexpr Range kPlaceRange{1, 4};
inline constexpr Range kEpochRange{0, 65535};
inline constexpr Range kPartyRange{0, kMaxParties - 1};
inline constexpr Range kPartiesRange{1, kMaxParties};
inline constexpr Range kOffsetRange{0, kMaxInteger};
inline constexpr Range kSidesRange{1, 65535};
inline constexpr Range kValueRange{1, 65535};
inline constexpr Range kCountRange{1, 4'294'967'295};
inline constexpr Range kVersionRange{0, 4'294'967'295};

inline constexpr Range kFlagRange{0, 1};
inline constexpr Range kScoreRange{0, 10};    ///< Right answers, of a quiz or a duel.
inline constexpr Range kQuestionRange{0, 9};  ///< Which question of it.
inline constexpr Range kOptionRange{1, 6};

/// A value that does not fit, before it is known of which event.
struct FieldProblem {
  std::string field;
  std::string value;
  std::string expected;
};

[[nodiscard]] constexpr bool fits(std::unsigned_integral auto value, const Range& rule) {
  return value >= rule.low && value <= rule.high;
}
[[nodiscard]] constexpr bool fits(std::int8_t value, const StepRule&) {
  return value == -128 || value == -127 || (value >= -51 && value <= 56);
}
[[nodiscard]] constexpr bool fits(std::uint8_t value, const Enumeration& rule) {
  return value >= rule.low && value < rule.names.size();
}

/// "0..3", "-128, -127, -51..56", "0 six, 1 capture"; as FORMAT.md has them.
[[nodiscard]] std::string to_text(const Range& rule);
[[nodiscard]] std::string to_text(const StepRule& rule);
[[nodiscard]] std::string to_text(const Enumeration& rule);

// ---- enumerations: frozen here, whatever core calls them ----

inline constexpr std::array<std::string_view, 3> kChanceOriginNames{"random", "given", "declared"};
inline constexpr std::array<std::string_view, 4> kRollReasonNames{"six", "capture", "finish",
                                                                  "try"};
inline constexpr std::array<std::string_view, 5> kTurnEndNames{"moved", "no_move", "third_six",
                                                               "finished", "resigned"};
inline constexpr std::array<std::string_view, 5> kPlaceReasonNames{"finished", "resigned", "last",
                                                                   "shared", "ranked"};
inline constexpr std::array<std::string_view, 11> kEndReasonNames{
    "none",       "all_placed", "first_winner", "resigned",  "draw_agreed", "no_progress",
    "turn_limit", "abandoned",  "last_team",    "no_winner", "round_limit"};
inline constexpr std::array<std::string_view, 2> kAnswerModeNames{"checked", "self_reported"};
inline constexpr std::array<std::string_view, 3> kTurnPhaseNames{"throw", "spend", "end"};
inline constexpr std::array<std::string_view, 3> kDuelResultNames{"attacker", "defender", "tie"};
inline constexpr std::array<std::string_view, 5> kDeathCauseNames{"revival_failed", "not_revived",
                                                                  "zone", "in_yard", "resigned"};
inline constexpr std::array<std::string_view, 5> kSweepPhaseNames{"asleep", "waking", "column",
                                                                  "track", "arrived"};

inline constexpr Enumeration kChanceOrigins{kChanceOriginNames};
inline constexpr Enumeration kRollReasons{kRollReasonNames};
inline constexpr Enumeration kTurnEnds{kTurnEndNames};
inline constexpr Enumeration kPlaceReasons{kPlaceReasonNames};
inline constexpr Enumeration kEndReasons{kEndReasonNames, 1};
inline constexpr Enumeration kAnswerModes{kAnswerModeNames};
inline constexpr Enumeration kTurnPhases{kTurnPhaseNames};
inline constexpr Enumeration kDuelResults{kDuelResultNames};
inline constexpr Enumeration kDeathCauses{kDeathCauseNames};
inline constexpr Enumeration kSweepPhases{kSweepPhaseNames, 1};

}  // namespace ludolog::events::wire
