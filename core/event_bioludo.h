// The events of BiOLudo: questions and answers, duels, who is down and who dies, and the zone. Part
// of event.h. Like all events they say what a reader needs who knows no rule: who, where, how far,
// how many were right, what the chance was and what was drawn.
#pragma once

#include "core/chance.h"
#include "core/names.h"
#include "core/words.h"

namespace ludolog {

// ---- questions ----

inline constexpr std::uint16_t kFewestQuestions = 10;  ///< Of a pool (BI-4).
inline constexpr std::uint16_t kMostQuestions = 2000;

/// The questions of the match, in an order that draws refer to.
struct PoolFixed {
  std::uint16_t questions = 0;  ///< How many there are.
  Bytes32 content{};            ///< Content id of their ids.
  friend bool operator==(const PoolFixed&, const PoolFixed&) = default;
};

/// A team's quiz before the board appears.
struct QuizBegan {
  Seat seat = 0;
  std::uint8_t questions = 0;
  friend bool operator==(const QuizBegan&, const QuizBegan&) = default;
};

struct QuestionDrawn {
  Seat seat = 0;            ///< Who answers it (first).
  std::uint8_t number = 0;  ///< Of this quiz, duel or revival, from 0.
  std::uint16_t index = 0;  ///< In the pool, from 0.
  Draw draw;                ///< Among those not yet asked.
  friend bool operator==(const QuestionDrawn&, const QuestionDrawn&) = default;
};

struct QuestionAsked {
  Seat seat = 0;
  std::uint8_t number = 0;
  std::uint8_t options = 0;  ///< How many there are to choose from.
  std::uint8_t key = 0;      ///< The right one, from 1, in the order shown.
  Bytes32 content{};         ///< Content id of the question as it was shown.
  friend bool operator==(const QuestionAsked&, const QuestionAsked&) = default;
};

enum class AnswerMode : std::uint8_t {
  kChecked,       ///< An option was chosen and judged against the key.
  kSelfReported,  ///< The team says whether it was right.
};
template <>
struct Names<AnswerMode> {
  static constexpr std::array<std::string_view, 2> value{"checked", "self_reported"};
};

struct QuestionAnswered {
  Seat seat = 0;
  std::uint8_t number = 0;
  AnswerMode mode{};
  std::uint8_t option = 0;  ///< Chosen, from 1; 0 when self-reported.
  bool correct = false;
  friend bool operator==(const QuestionAnswered&, const QuestionAnswered&) = default;
};

/// A bot answers by its odds: right when the draw of 100 is at most `chance`.
struct BotAnswered {
  Seat seat = 0;
  std::uint8_t number = 0;
  std::uint8_t chance = 0;  ///< Percent.
  bool correct = false;
  Draw draw;
  friend bool operator==(const BotAnswered&, const BotAnswered&) = default;
};

/// The key of a question that was asked was wrong. Nothing that was played changes: it is for those
/// who look at the match afterwards.
struct KeyCorrected {
  std::uint32_t asked_at = 0;  ///< Position of the QuestionAsked.
  std::uint8_t key = 0;        ///< The right one, from 1, in the order it was shown in there.
  Bytes32 reason{};            ///< Content id of a text; zero when none was given.
  friend bool operator==(const KeyCorrected&, const KeyCorrected&) = default;
};

/// A team has asked itself, with cards of its own.
struct ScoreReported {
  Seat seat = 0;
  std::uint8_t correct = 0;
  std::uint8_t questions = 0;
  friend bool operator==(const ScoreReported&, const ScoreReported&) = default;
};

struct QuizScored {
  Seat seat = 0;
  std::uint8_t correct = 0;
  std::uint8_t tickets = 0;  ///< In the lottery for the Safe Team.
  friend bool operator==(const QuizScored&, const QuizScored&) = default;
};

/// A quiz, duel or revival ends without a result, for somebody has resigned.
struct QuizBrokenOff {
  Seat seat = 0;  ///< Whose it was.
  friend bool operator==(const QuizBrokenOff&, const QuizBrokenOff&) = default;
};

struct SafeTeamDrawn {
  Seat seat = 0;
  std::uint8_t tickets = 0;  ///< It had, of as many as the draw has sides.
  Draw draw;
  friend bool operator==(const SafeTeamDrawn&, const SafeTeamDrawn&) = default;
};

// ---- a turn ----

enum class TurnPhase : std::uint8_t { kThrow, kSpend, kEnd };
template <>
struct Names<TurnPhase> {
  static constexpr std::array<std::string_view, 3> value{"throw", "spend", "end"};
};

/// What the team may do now: throw on, spend a number, or end its turn; and whom it may revive.
struct TurnContinued {
  Seat seat = 0;
  TurnPhase phase{};
  std::uint8_t usable = 0;  ///< Bit n: an unspent n can be used.
  TokenMask revivable = 0;
  friend bool operator==(const TurnContinued&, const TurnContinued&) = default;
};

/// Nobody could use it.
struct NumberDiscarded {
  Seat seat = 0;
  std::uint8_t number = 0;
  friend bool operator==(const NumberDiscarded&, const NumberDiscarded&) = default;
};

/// The team ends its turn, although it could still revive somebody.
struct TurnPassed {
  Seat seat = 0;
  friend bool operator==(const TurnPassed&, const TurnPassed&) = default;
};

// ---- duels and revivals ----

/// Several enemies are in range of the token just moved: its team chooses.
struct TargetsFound {
  Seat seat = 0;
  Token token = 0;
  std::uint16_t targets = 0;  ///< Bit 4 * seat + token.
  friend bool operator==(const TargetsFound&, const TargetsFound&) = default;
};

struct DuelBegan {
  Seat seat = 0;  ///< The attacker, who answers first.
  Token token = 0;
  Square square = 0;
  Seat target_seat = 0;
  Token target = 0;
  Square target_square = 0;
  std::uint8_t distance = 0;
  bool same_class = false;  ///< Both sides answer.
  friend bool operator==(const DuelBegan&, const DuelBegan&) = default;
};

enum class DuelResult : std::uint8_t { kAttacker, kDefender, kTie };
template <>
struct Names<DuelResult> {
  static constexpr std::array<std::string_view, 3> value{"attacker", "defender", "tie"};
};

/// A duel of the same class is decided by who had more right.
struct DuelCompared {
  Seat seat = 0;
  Seat target_seat = 0;
  std::uint8_t correct = 0;
  std::uint8_t target_correct = 0;
  DuelResult result{};
  friend bool operator==(const DuelCompared&, const DuelCompared&) = default;
};

struct RevivalBegan {
  Seat seat = 0;
  Token token = 0;     ///< Who is down.
  Token by_token = 0;  ///< Who stands beside it.
  Square square = 0;
  std::uint8_t distance = 0;
  friend bool operator==(const RevivalBegan&, const RevivalBegan&) = default;
};

/// Right answers make a chance, and a draw of 100 decides: it succeeds at `chance` or below.
struct OutcomeDrawn {
  Seat seat = 0;
  std::uint8_t correct = 0;
  std::uint8_t chance = 0;  ///< Percent.
  bool success = false;
  Draw draw;
  friend bool operator==(const OutcomeDrawn&, const OutcomeDrawn&) = default;
};

/// It stays where it fell, until it is revived or its time is over.
struct TokenKnockedOut {
  Seat by_seat = 0;
  Token by_token = 0;
  Seat seat = 0;
  Token token = 0;
  Step step = 0;
  Square square = 0;
  friend bool operator==(const TokenKnockedOut&, const TokenKnockedOut&) = default;
};

struct TokenRevived {
  Seat seat = 0;
  Token token = 0;
  Token by_token = 0;
  Square square = 0;
  friend bool operator==(const TokenRevived&, const TokenRevived&) = default;
};

enum class DeathCause : std::uint8_t {
  kRevivalFailed,
  kNotRevived,  ///< Its time to be revived is over.
  kZone,        ///< It stayed in the dead zone for a turn.
  kInYard,      ///< The sweep passed its start square with the whole team in the yard.
  kResigned,
};
template <>
struct Names<DeathCause> {
  static constexpr std::array<std::string_view, 5> value{"revival_failed", "not_revived", "zone",
                                                         "in_yard", "resigned"};
};

struct TokenDied {
  Seat seat = 0;
  Token token = 0;
  Step from = 0;
  DeathCause cause{};
  friend bool operator==(const TokenDied&, const TokenDied&) = default;
};

/// All four of its tokens are dead.
struct TeamOut {
  Seat seat = 0;
  friend bool operator==(const TeamOut&, const TeamOut&) = default;
};

// ---- the zone ----

enum class SweepPhase : std::uint8_t { kAsleep, kWaking, kColumn, kTrack, kArrived };
template <>
struct Names<SweepPhase> {
  static constexpr std::array<std::string_view, 5> value{"asleep", "waking", "column", "track",
                                                         "arrived"};
};

/// Where the two flagbearers stand, and the dead zone they leave between them.
struct Sweep {
  SweepPhase phase{};
  Step step = 0;  ///< Of both in the home column of `seat`; its finish is the centre.
  Seat seat = 0;  ///< Whose column they walk, opposite the Safe Team.
  Square clockwise = 0;
  Square counterclockwise = 0;
  Square dead_first = 0;          ///< The dead zone's first square, clockwise.
  std::uint8_t dead_squares = 0;  ///< 0: there is none.
  friend bool operator==(const Sweep&, const Sweep&) = default;
};

/// At the end of a round.
struct FlagsMoved {
  Sweep sweep;
  friend bool operator==(const FlagsMoved&, const FlagsMoved&) = default;
};

}  // namespace ludolog
