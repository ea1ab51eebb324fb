// Sentences for what happens in BiOLudo alone. Part of story.h.
#pragma once

#include "viewer/model/story.h"

namespace ludolog::model {

[[nodiscard]] std::string bioludo_sentence(const PoolFixed& e, const State& before,
                                           const SeatNames& names);
[[nodiscard]] std::string bioludo_sentence(const QuizBegan& e, const State& before,
                                           const SeatNames& names);
[[nodiscard]] std::string bioludo_sentence(const QuestionDrawn& e, const State& before,
                                           const SeatNames& names);
[[nodiscard]] std::string bioludo_sentence(const QuestionAsked& e, const State& before,
                                           const SeatNames& names);
[[nodiscard]] std::string bioludo_sentence(const QuestionAnswered& e, const State& before,
                                           const SeatNames& names);
[[nodiscard]] std::string bioludo_sentence(const KeyCorrected& e, const State& before,
                                           const SeatNames& names);
[[nodiscard]] std::string bioludo_sentence(const BotAnswered& e, const State& before,
                                           const SeatNames& names);
[[nodiscard]] std::string bioludo_sentence(const ScoreReported& e, const State& before,
                                           const SeatNames& names);
[[nodiscard]] std::string bioludo_sentence(const QuizScored& e, const State& before,
                                           const SeatNames& names);
[[nodiscard]] std::string bioludo_sentence(const QuizBrokenOff& e, const State& before,
                                           const SeatNames& names);
[[nodiscard]] std::string bioludo_sentence(const SafeTeamDrawn& e, const State& before,
                                           const SeatNames& names);
[[nodiscard]] std::string bioludo_sentence(const TurnContinued& e, const State& before,
                                           const SeatNames& names);
[[nodiscard]] std::string bioludo_sentence(const NumberDiscarded& e, const State& before,
                                           const SeatNames& names);
[[nodiscard]] std::string bioludo_sentence(const TurnPassed& e, const State& before,
                                           const SeatNames& names);
[[nodiscard]] std::string bioludo_sentence(const TargetsFound& e, const State& before,
                                           const SeatNames& names);
[[nodiscard]] std::string bioludo_sentence(const DuelBegan& e, const State& before,
                                           const SeatNames& names);
[[nodiscard]] std::string bioludo_sentence(const DuelCompared& e, const State& before,
                                           const SeatNames& names);
[[nodiscard]] std::string bioludo_sentence(const RevivalBegan& e, const State& before,
                                           const SeatNames& names);
[[nodiscard]] std::string bioludo_sentence(const OutcomeDrawn& e, const State& before,
                                           const SeatNames& names);
[[nodiscard]] std::string bioludo_sentence(const TokenKnockedOut& e, const State& before,
                                           const SeatNames& names);
[[nodiscard]] std::string bioludo_sentence(const TokenRevived& e, const State& before,
                                           const SeatNames& names);
[[nodiscard]] std::string bioludo_sentence(const TokenDied& e, const State& before,
                                           const SeatNames& names);
[[nodiscard]] std::string bioludo_sentence(const TeamOut& e, const State& before,
                                           const SeatNames& names);
[[nodiscard]] std::string bioludo_sentence(const FlagsMoved& e, const State& before,
                                           const SeatNames& names);

}  // namespace ludolog::model
