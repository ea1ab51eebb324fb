// The frozen table of event types: code on disk, name in text, newest schema version. The order of
// core's variant is of memory only; once released a code or a name never changes and is never given
// to another type.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <utility>
#include <variant>

#include "core/event.h"

namespace ludolog::events {

struct TypeCode {
  std::uint16_t code = 0;  ///< 1..kMaxTypeCode
  std::string_view name;
  std::uint16_t schema = 0;  ///< Newest schema version, from 1.
};

inline constexpr std::uint16_t kMaxTypeCode = 255;

template <class E>
inline constexpr TypeCode kTypeCode{};  // 0: not in the table, refused below

// the match and who plays it
template <>
inline constexpr TypeCode kTypeCode<MatchCreated>{1, "MatchCreated", 1};
template <>
inline constexpr TypeCode kTypeCode<PlayerNamed>{2, "PlayerNamed", 1};
// chance
template <>
inline constexpr TypeCode kTypeCode<ChanceCommitted>{10, "ChanceCommitted", 1};
template <>
inline constexpr TypeCode kTypeCode<ChanceRevealed>{11, "ChanceRevealed", 1};
// who starts
template <>
inline constexpr TypeCode kTypeCode<RollOffCalled>{20, "RollOffCalled", 1};
template <>
inline constexpr TypeCode kTypeCode<StartRolled>{21, "StartRolled", 1};
template <>
inline constexpr TypeCode kTypeCode<StarterChosen>{22, "StarterChosen", 1};
// a turn
template <>
inline constexpr TypeCode kTypeCode<DieRolled>{30, "DieRolled", 1};
template <>
inline constexpr TypeCode kTypeCode<RollEarned>{31, "RollEarned", 1};
template <>
inline constexpr TypeCode kTypeCode<TokenEntered>{32, "TokenEntered", 1};
template <>
inline constexpr TypeCode kTypeCode<TokenMoved>{33, "TokenMoved", 1};
template <>
inline constexpr TypeCode kTypeCode<TokenCaptured>{34, "TokenCaptured", 1};
template <>
inline constexpr TypeCode kTypeCode<TokenFinished>{35, "TokenFinished", 1};
template <>
inline constexpr TypeCode kTypeCode<MoveUndone>{36, "MoveUndone", 1};
template <>
inline constexpr TypeCode kTypeCode<CaptureUndone>{37, "CaptureUndone", 1};
template <>
inline constexpr TypeCode kTypeCode<TurnEnded>{38, "TurnEnded", 1};
// results
template <>
inline constexpr TypeCode kTypeCode<PlaceTaken>{60, "PlaceTaken", 1};
template <>
inline constexpr TypeCode kTypeCode<MatchEnded>{61, "MatchEnded", 1};
// between people
template <>
inline constexpr TypeCode kTypeCode<DrawOffered>{70, "DrawOffered", 1};
template <>
inline constexpr TypeCode kTypeCode<DrawAccepted>{71, "DrawAccepted", 1};
template <>
inline constexpr TypeCode kTypeCode<DrawRefused>{72, "DrawRefused", 1};
template <>
inline constexpr TypeCode kTypeCode<SeatResigned>{73, "SeatResigned", 1};
template <>
inline constexpr TypeCode kTypeCode<TokenRemoved>{74, "TokenRemoved", 1};
template <>
inline constexpr TypeCode kTypeCode<Retracted>{80, "Retracted", 1};
// questions and answers
template <>
inline constexpr TypeCode kTypeCode<PoolFixed>{40, "PoolFixed", 1};
template <>
inline constexpr TypeCode kTypeCode<QuizBegan>{41, "QuizBegan", 1};
template <>
inline constexpr TypeCode kTypeCode<QuestionDrawn>{42, "QuestionDrawn", 1};
template <>
inline constexpr TypeCode kTypeCode<QuestionAsked>{43, "QuestionAsked", 1};
template <>
inline constexpr TypeCode kTypeCode<QuestionAnswered>{44, "QuestionAnswered", 1};
template <>
inline constexpr TypeCode kTypeCode<BotAnswered>{45, "BotAnswered", 1};
template <>
inline constexpr TypeCode kTypeCode<ScoreReported>{46, "ScoreReported", 1};
template <>
inline constexpr TypeCode kTypeCode<QuizScored>{47, "QuizScored", 1};
template <>
inline constexpr TypeCode kTypeCode<QuizBrokenOff>{48, "QuizBrokenOff", 1};
template <>
inline constexpr TypeCode kTypeCode<SafeTeamDrawn>{49, "SafeTeamDrawn", 1};
template <>
inline constexpr TypeCode kTypeCode<KeyCorrected>{81, "KeyCorrected", 1};
// duels and deaths
template <>
inline constexpr TypeCode kTypeCode<TurnContinued>{39, "TurnContinued", 1};
template <>
inline constexpr TypeCode kTypeCode<NumberDiscarded>{56, "NumberDiscarded", 1};
template <>
inline constexpr TypeCode kTypeCode<TurnPassed>{57, "TurnPassed", 1};
template <>
inline constexpr TypeCode kTypeCode<TargetsFound>{50, "TargetsFound", 1};
template <>
inline constexpr TypeCode kTypeCode<DuelBegan>{51, "DuelBegan", 1};
template <>
inline constexpr TypeCode kTypeCode<DuelCompared>{52, "DuelCompared", 1};
template <>
inline constexpr TypeCode kTypeCode<RevivalBegan>{53, "RevivalBegan", 1};
template <>
inline constexpr TypeCode kTypeCode<OutcomeDrawn>{54, "OutcomeDrawn", 1};
template <>
inline constexpr TypeCode kTypeCode<TokenKnockedOut>{55, "TokenKnockedOut", 1};
template <>
inline constexpr TypeCode kTypeCode<TokenRevived>{58, "TokenRevived", 1};
template <>
inline constexpr TypeCode kTypeCode<TokenDied>{59, "TokenDied", 1};
template <>
inline constexpr TypeCode kTypeCode<TeamOut>{62, "TeamOut", 1};
// the zone
template <>
inline constexpr TypeCode kTypeCode<FlagsMoved>{63, "FlagsMoved", 1};

inline constexpr std::size_t kTypes = std::variant_size_v<Event>;

/// One entry per alternative of Event, in the order of the variant.
inline constexpr std::array<TypeCode, kTypes> kTypeCodes =
    []<std::size_t... I>(std::index_sequence<I...>) {
  static_assert(((kTypeCode<std::variant_alternative_t<I, Event>>.code != 0) && ...));
  return std::array<TypeCode, kTypes>{kTypeCode<std::variant_alternative_t<I, Event>>...};
}
(std::make_index_sequence<kTypes>{});

[[nodiscard]] inline const TypeCode& type_of(const Event& event) {
  return kTypeCodes[event.index()];
}

/// The type with this code, or null.
[[nodiscard]] const TypeCode* find_type(std::uint16_t code);
/// The type with this name, or null.
[[nodiscard]] const TypeCode* find_type(std::string_view name);

}  // namespace ludolog::events
