// The events: what happened, in memory. Facts in the past tense, small and trivially copyable; a
// text is named by its content id and a list is several events. They carry results (who, from
// where, to where), so that folding needs no rules. How they are written to disk is not known here:
// events/ has frozen forms of its own.
#pragma once

#include <cstdint>
#include <type_traits>
#include <variant>

#include "core/chance.h"
#include "core/event_bioludo.h"
#include "core/inline_vector.h"
#include "core/names.h"
#include "core/options.h"
#include "core/players.h"
#include "core/words.h"

namespace ludolog {

enum class RuleSetId : std::uint8_t { kClassic, kBrainKing, kBiOLudo };
template <>
struct Names<RuleSetId> {
  static constexpr std::array<std::string_view, 3> value{"classic", "brainking", "bioludo"};
};

// ---- the match and who plays it ----

/// Always at position 0. Nonce and origin, which identify the match and are no matter of rules,
/// travel beside it.
struct MatchCreated {
  RuleSetId rule_set{};
  std::uint16_t rules_version = 0;
  Players players{};
  OptionValues options{};
  friend bool operator==(const MatchCreated&, const MatchCreated&) = default;
};

struct PlayerNamed {
  Seat seat = 0;
  Bytes32 name{};  ///< Content id of the salted name.
  friend bool operator==(const PlayerNamed&, const PlayerNamed&) = default;
};

// ---- chance ----

/// One party's commitment; an epoch is open when all its parties' are in.
struct ChanceCommitted {
  std::uint16_t epoch = 0;
  ChanceOrigin origin{};
  std::uint8_t party = 0;
  std::uint8_t parties = 0;
  Bytes32 commitment{};  ///< Zero for declared dice.
  friend bool operator==(const ChanceCommitted&, const ChanceCommitted&) = default;
};

struct ChanceRevealed {
  std::uint16_t epoch = 0;
  std::uint8_t party = 0;
  Bytes32 seed{};
  friend bool operator==(const ChanceRevealed&, const ChanceRevealed&) = default;
};

// ---- who starts ----

struct RollOffCalled {
  SeatMask seats = 0;
  friend bool operator==(const RollOffCalled&, const RollOffCalled&) = default;
};

struct StartRolled {
  Seat seat = 0;
  Draw draw;
  friend bool operator==(const StartRolled&, const StartRolled&) = default;
};

/// Turn 1 of round 1 begins.
struct StarterChosen {
  Seat seat = 0;
  friend bool operator==(const StarterChosen&, const StarterChosen&) = default;
};

// ---- a turn ----

struct DieRolled {
  Seat seat = 0;
  TokenMask movable =
      0;  ///< Tokens that can use the number now; a move is awaited when there is one.
  Draw draw;
  friend bool operator==(const DieRolled&, const DieRolled&) = default;
};

enum class RollReason : std::uint8_t { kSix, kCapture, kFinish, kTry };
template <>
struct Names<RollReason> {
  static constexpr std::array<std::string_view, 4> value{"six", "capture", "finish", "try"};
};

/// The seat throws once more in this turn.
struct RollEarned {
  Seat seat = 0;
  RollReason reason{};
  friend bool operator==(const RollEarned&, const RollEarned&) = default;
};

struct TokenEntered {
  Seat seat = 0;
  Token token = 0;
  std::uint8_t number = 0;
  Step to = 0;
  friend bool operator==(const TokenEntered&, const TokenEntered&) = default;
};

struct TokenMoved {
  Seat seat = 0;
  Token token = 0;
  std::uint8_t number = 0;
  Step from = 0;
  Step to = 0;
  friend bool operator==(const TokenMoved&, const TokenMoved&) = default;
};

struct TokenCaptured {
  Seat by_seat = 0;
  Token by_token = 0;
  Seat seat = 0;
  Token token = 0;
  Step from = 0;  ///< Step of the captured token.
  Square square = 0;
  friend bool operator==(const TokenCaptured&, const TokenCaptured&) = default;
};

struct TokenFinished {
  Seat seat = 0;
  Token token = 0;
  friend bool operator==(const TokenFinished&, const TokenFinished&) = default;
};

/// A move of this turn is taken back by rule.
struct MoveUndone {
  Seat seat = 0;
  Token token = 0;
  Step from = 0;
  Step to = 0;
  friend bool operator==(const MoveUndone&, const MoveUndone&) = default;
};

/// A captured token returns to its square, and the capture no longer counts. When its seat has
/// resigned meanwhile it stays removed: `to` is kRemoved.
struct CaptureUndone {
  Seat by_seat = 0;
  Seat seat = 0;
  Token token = 0;
  Step to = 0;
  friend bool operator==(const CaptureUndone&, const CaptureUndone&) = default;
};

enum class TurnEnd : std::uint8_t { kMoved, kNoMove, kThirdSix, kFinished, kResigned };
template <>
struct Names<TurnEnd> {
  static constexpr std::array<std::string_view, 5> value{"moved", "no_move", "third_six",
                                                         "finished", "resigned"};
};

struct TurnEnded {
  Seat seat = 0;
  TurnEnd reason{};
  Seat next = 0;
  std::uint32_t turn = 0;   ///< Of the turn that begins, counted from 1.
  std::uint32_t round = 0;  ///< Of the turn that begins, counted from 1.
  friend bool operator==(const TurnEnded&, const TurnEnded&) = default;
};

// ---- results ----

enum class PlaceReason : std::uint8_t { kFinished, kResigned, kLast, kShared, kRanked };
template <>
struct Names<PlaceReason> {
  static constexpr std::array<std::string_view, 5> value{"finished", "resigned", "last", "shared",
                                                         "ranked"};
};

struct PlaceTaken {
  Seat seat = 0;
  std::uint8_t place = 0;  ///< 1..4; seats may share one.
  PlaceReason reason{};
  friend bool operator==(const PlaceTaken&, const PlaceTaken&) = default;
};

enum class EndReason : std::uint8_t {
  kNone,
  kAllPlaced,
  kFirstWinner,
  kResigned,
  kDrawAgreed,
  kNoProgress,
  kTurnLimit,
  kAbandoned,
  kLastTeam,  ///< Every other team is dead.
  kNoWinner,  ///< No team can win any more.
  kRoundLimit,
};
template <>
struct Names<EndReason> {
  static constexpr std::array<std::string_view, 11> value{
      "none",       "all_placed", "first_winner", "resigned",  "draw_agreed", "no_progress",
      "turn_limit", "abandoned",  "last_team",    "no_winner", "round_limit"};
};

struct MatchEnded {
  EndReason reason{};
  friend bool operator==(const MatchEnded&, const MatchEnded&) = default;
};

// ---- between people ----

struct DrawOffered {
  Seat seat = 0;
  friend bool operator==(const DrawOffered&, const DrawOffered&) = default;
};

struct DrawAccepted {
  Seat seat = 0;
  friend bool operator==(const DrawAccepted&, const DrawAccepted&) = default;
};

struct DrawRefused {
  Seat seat = 0;
  friend bool operator==(const DrawRefused&, const DrawRefused&) = default;
};

struct SeatResigned {
  Seat seat = 0;
  friend bool operator==(const SeatResigned&, const SeatResigned&) = default;
};

struct TokenRemoved {
  Seat seat = 0;
  Token token = 0;
  Step from = 0;
  friend bool operator==(const TokenRemoved&, const TokenRemoved&) = default;
};

/// The state goes back to what it was at version `to`; the events in between stay, and so do their
/// draws.
struct Retracted {
  std::uint32_t to = 0;
  Seat asked_by = 0;
  SeatMask agreed = 0;  ///< Seats that agreed, without the one that asked.
  Bytes32 reason{};     ///< Content id of a text; zero when none was given.
  friend bool operator==(const Retracted&, const Retracted&) = default;
};

/// The order of the alternatives is of this program's memory alone; on disk a type is a code of its
/// own.
using Event =
    std::variant<MatchCreated, PlayerNamed, ChanceCommitted, ChanceRevealed, RollOffCalled,
                 StartRolled, StarterChosen, DieRolled, RollEarned, TokenEntered, TokenMoved,
                 TokenCaptured, TokenFinished, MoveUndone, CaptureUndone, TurnEnded, PlaceTaken,
                 MatchEnded, DrawOffered, DrawAccepted, DrawRefused, SeatResigned, TokenRemoved,
                 Retracted, PoolFixed, QuizBegan, QuestionDrawn, QuestionAsked, QuestionAnswered,
                 BotAnswered, ScoreReported, QuizScored, QuizBrokenOff, SafeTeamDrawn,
                 TurnContinued, NumberDiscarded, TurnPassed, TargetsFound, DuelBegan, DuelCompared,
                 RevivalBegan, OutcomeDrawn, TokenKnockedOut, TokenRevived, TokenDied, TeamOut,
                 FlagsMoved, KeyCorrected>;

static_assert(std::is_trivially_copyable_v<Event>);
static_assert(sizeof(Event) <= 48);

/// What one decision produces. The longest is the end of a BiOLudo turn that discards a hundred
/// sixes.
using Events = InlineVector<Event, 192>;

}  // namespace ludolog
