// Which wire structs each event type has, oldest first: schema version n is the n-th. A type whose
// stored form changes keeps the old struct for ever, gains a new one at the end of its list, and an
//
//   TokenMovedV2 upcast(const TokenMovedV1& old);
//
// beside it; kTypeCode's schema goes up by one. Old bytes are then read as V1, raised step by step,
// and never rewritten.
#pragma once

#include <cstdint>
#include <type_traits>

#include "events/type_code.h"
#include "events/wire/board.h"
#include "events/wire/duel.h"
#include "events/wire/match.h"
#include "events/wire/people.h"
#include "events/wire/quiz.h"
#include "events/wire/turn.h"
#include "events/wire/zone.h"

namespace ludolog::events::wire {

template <class... Structs>
struct VersionList {
  static constexpr std::uint16_t kNewest = sizeof...(Structs);
};

template <class List>
struct NewestOf;
template <class Only>
struct NewestOf<VersionList<Only>> {
  using Type = Only;
};
template <class First, class... Rest>
struct NewestOf<VersionList<First, Rest...>> : NewestOf<VersionList<Rest...>> {};

/// Calls `use` with an uninitialised struct of schema version `schema`; false when there is no such
/// version.
template <class... Structs, class Use>
bool with_version(VersionList<Structs...>, std::uint16_t schema, Use&& use) {
  std::uint16_t version = 0;
  return ((++version == schema && (use.template operator()<Structs>(), true)) || ...);
}

/// Raises a struct of any version to the newest.
template <class Newest, class Wire>
[[nodiscard]] Newest raise(const Wire& wire) {
  if constexpr (std::is_same_v<Newest, Wire>)
    return wire;
  else
    return raise<Newest>(upcast(wire));
}

template <class E>
struct Versions;

// clang-format off
template <> struct Versions<MatchCreated> { using List = VersionList<MatchCreatedV1>; };
template <> struct Versions<PlayerNamed> { using List = VersionList<PlayerNamedV1>; };
template <> struct Versions<ChanceCommitted> { using List = VersionList<ChanceCommittedV1>; };
template <> struct Versions<ChanceRevealed> { using List = VersionList<ChanceRevealedV1>; };
template <> struct Versions<RollOffCalled> { using List = VersionList<RollOffCalledV1>; };
template <> struct Versions<StartRolled> { using List = VersionList<StartRolledV1>; };
template <> struct Versions<StarterChosen> { using List = VersionList<StarterChosenV1>; };
template <> struct Versions<DieRolled> { using List = VersionList<DieRolledV1>; };
template <> struct Versions<RollEarned> { using List = VersionList<RollEarnedV1>; };
template <> struct Versions<TokenEntered> { using List = VersionList<TokenEnteredV1>; };
template <> struct Versions<TokenMoved> { using List = VersionList<TokenMovedV1>; };
template <> struct Versions<TokenCaptured> { using List = VersionList<TokenCapturedV1>; };
template <> struct Versions<TokenFinished> { using List = VersionList<TokenFinishedV1>; };
template <> struct Versions<MoveUndone> { using List = VersionList<MoveUndoneV1>; };
template <> struct Versions<CaptureUndone> { using List = VersionList<CaptureUndoneV1>; };
template <> struct Versions<TurnEnded> { using List = VersionList<TurnEndedV1>; };
template <> struct Versions<PlaceTaken> { using List = VersionList<PlaceTakenV1>; };
template <> struct Versions<MatchEnded> { using List = VersionList<MatchEndedV1>; };
template <> struct Versions<DrawOffered> { using List = VersionList<DrawOfferedV1>; };
template <> struct Versions<DrawAccepted> { using List = VersionList<DrawAcceptedV1>; };
template <> struct Versions<DrawRefused> { using List = VersionList<DrawRefusedV1>; };
template <> struct Versions<SeatResigned> { using List = VersionList<SeatResignedV1>; };
template <> struct Versions<TokenRemoved> { using List = VersionList<TokenRemovedV1>; };
template <> struct Versions<Retracted> { using List = VersionList<RetractedV1>; };
template <> struct Versions<PoolFixed> { using List = VersionList<PoolFixedV1>; };
template <> struct Versions<QuizBegan> { using List = VersionList<QuizBeganV1>; };
template <> struct Versions<QuestionDrawn> { using List = VersionList<QuestionDrawnV1>; };
template <> struct Versions<QuestionAsked> { using List = VersionList<QuestionAskedV1>; };
template <> struct Versions<QuestionAnswered> { using List = VersionList<QuestionAnsweredV1>; };
template <> struct Versions<KeyCorrected> { using List = VersionList<KeyCorrectedV1>; };
template <> struct Versions<BotAnswered> { using List = VersionList<BotAnsweredV1>; };
template <> struct Versions<ScoreReported> { using List = VersionList<ScoreReportedV1>; };
template <> struct Versions<QuizScored> { using List = VersionList<QuizScoredV1>; };
template <> struct Versions<QuizBrokenOff> { using List = VersionList<QuizBrokenOffV1>; };
template <> struct Versions<SafeTeamDrawn> { using List = VersionList<SafeTeamDrawnV1>; };
template <> struct Versions<TurnContinued> { using List = VersionList<TurnContinuedV1>; };
template <> struct Versions<NumberDiscarded> { using List = VersionList<NumberDiscardedV1>; };
template <> struct Versions<TurnPassed> { using List = VersionList<TurnPassedV1>; };
template <> struct Versions<TargetsFound> { using List = VersionList<TargetsFoundV1>; };
template <> struct Versions<DuelBegan> { using List = VersionList<DuelBeganV1>; };
template <> struct Versions<DuelCompared> { using List = VersionList<DuelComparedV1>; };
template <> struct Versions<RevivalBegan> { using List = VersionList<RevivalBeganV1>; };
template <> struct Versions<OutcomeDrawn> { using List = VersionList<OutcomeDrawnV1>; };
template <> struct Versions<TokenKnockedOut> { using List = VersionList<TokenKnockedOutV1>; };
template <> struct Versions<TokenRevived> { using List = VersionList<TokenRevivedV1>; };
template <> struct Versions<TokenDied> { using List = VersionList<TokenDiedV1>; };
template <> struct Versions<TeamOut> { using List = VersionList<TeamOutV1>; };
template <> struct Versions<FlagsMoved> { using List = VersionList<FlagsMovedV1>; };
// clang-format on

}  // namespace ludolog::events::wire
