// Questions, answers and chances: BI-2 to BI-4.
#pragma once

#include "core/rules/bioludo/decision.h"

namespace ludolog::bioludo {

inline constexpr std::uint8_t kOpeningQuestions = 10;  ///< BI-3

[[nodiscard]] Decided fix_pool(const State& state, const FixPool& command, Events& events);

/// The team's own quiz, or the next team's that has not had its.
[[nodiscard]] Decided start(const State& state, Events& events);

[[nodiscard]] Decided ask(const State& state, const AskQuestion& command, Events& events);

/// An answer of a person, by the way the match takes them.
[[nodiscard]] Decided answer(const State& state, const AnswerQuestion& command, Events& events);
[[nodiscard]] Decided report(const State& state, const ReportAnswer& command, Events& events);
[[nodiscard]] Decided report(const State& state, const ReportScore& command, Events& events);

/// Sides of the draw that is awaited; 0 when none is.
[[nodiscard]] std::uint16_t awaited_sides(const State& state, const Ledger& ledger);

/// A question, a bot's answer, the lottery or an outcome; the draw has been checked.
[[nodiscard]] Decided take(const State& state, const Ledger& ledger, const TakeDraw& command,
                           Events& events);

/// The next team that has yet to answer its opening questions is asked.
void next_opening(Decision& decision);

/// What people may say now.
void answers(const State& state, Commands& commands);

}  // namespace ludolog::bioludo
