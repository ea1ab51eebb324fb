// BiOLudo's options, and what follows from them.
#pragma once

#include "core/state.h"

namespace ludolog::bioludo {

/// In the order of their keys, as kOptions has them.
enum Option : std::uint8_t { kAnswers, kExactHome, kSafeTeamExempt, kZone };

enum Answers : std::uint8_t { kByPlayers, kChecked, kSelfReported, kOwnCards };
enum Zone : std::uint8_t { kAlways, kFourTeamsOnly };

extern const std::array<OptionSpec, 4> kOptions;

[[nodiscard]] constexpr bool is_on(const State& state, Option option) {
  return state.options[option] == 1;
}

/// How people's answers are taken: checked when a bot plays, unless the option says so (BI-4).
[[nodiscard]] AnswerMode answer_mode(const State& state);

/// Teams ask themselves, and the program shows no question (BI-4).
[[nodiscard]] constexpr bool has_own_cards(const State& state) {
  return state.options[kAnswers] == kOwnCards;
}

/// Somebody plays who is to be shown questions.
[[nodiscard]] bool needs_questions(const State& state);

}  // namespace ludolog::bioludo
