// The commands: what somebody wants. They may be refused and are never stored: the first event of a
// decision tells which command it was (command_of(), core/decide.h).
#pragma once

#include <variant>

#include "core/event.h"

namespace ludolog {

struct CreateMatch {
  RuleSetId rule_set{};
  std::uint16_t rules_version = 0;
  Players players{};
  OptionValues options{};
  friend bool operator==(const CreateMatch&, const CreateMatch&) = default;
};

/// Each commitment is a command of its own, parties in order; the last one opens the epoch.
struct CommitChance {
  ChanceCommitted commitment;
  friend bool operator==(const CommitChance&, const CommitChance&) = default;
};

struct RevealChance {
  ChanceRevealed seed;
  friend bool operator==(const RevealChance&, const RevealChance&) = default;
};

struct NamePlayer {
  Seat seat = 0;
  Bytes32 name{};
  friend bool operator==(const NamePlayer&, const NamePlayer&) = default;
};

struct Start {
  friend bool operator==(const Start&, const Start&) = default;
};

/// The die arrives in the command: chance is an actor like any other.
struct Roll {
  Seat seat = 0;
  Draw draw;
  friend bool operator==(const Roll&, const Roll&) = default;
};

/// Moves or enters a token by the number rolled.
struct Move {
  Seat seat = 0;
  Token token = 0;
  friend bool operator==(const Move&, const Move&) = default;
};

struct OfferDraw {
  Seat seat = 0;
  friend bool operator==(const OfferDraw&, const OfferDraw&) = default;
};

struct AnswerDraw {
  Seat seat = 0;
  bool accept = false;
  friend bool operator==(const AnswerDraw&, const AnswerDraw&) = default;
};

struct Resign {
  Seat seat = 0;
  friend bool operator==(const Resign&, const Resign&) = default;
};

struct Retract {
  Retracted retraction;
  friend bool operator==(const Retract&, const Retract&) = default;
};

struct CorrectKey {
  KeyCorrected correction;
  friend bool operator==(const CorrectKey&, const CorrectKey&) = default;
};

struct Abandon {
  friend bool operator==(const Abandon&, const Abandon&) = default;
};

// ---- BiOLudo ----

/// The questions of the match, before its start.
struct FixPool {
  std::uint16_t questions = 0;
  Bytes32 content{};
  friend bool operator==(const FixPool&, const FixPool&) = default;
};

/// Every draw that is no throw of the die: a question, a bot's answer, the lottery, an outcome.
struct TakeDraw {
  Draw draw;
  friend bool operator==(const TakeDraw&, const TakeDraw&) = default;
};

/// The question drawn, as it is shown.
struct AskQuestion {
  std::uint8_t options = 0;
  std::uint8_t key = 0;  ///< From 1.
  Bytes32 content{};
  friend bool operator==(const AskQuestion&, const AskQuestion&) = default;
};

struct AnswerQuestion {
  Seat seat = 0;
  std::uint8_t option = 0;  ///< From 1.
  friend bool operator==(const AnswerQuestion&, const AnswerQuestion&) = default;
};

struct ReportAnswer {
  Seat seat = 0;
  bool correct = false;
  friend bool operator==(const ReportAnswer&, const ReportAnswer&) = default;
};

struct ReportScore {
  Seat seat = 0;
  std::uint8_t correct = 0;
  friend bool operator==(const ReportScore&, const ReportScore&) = default;
};

/// Moves or releases a character by one of the numbers thrown.
struct Spend {
  Seat seat = 0;
  Token token = 0;
  std::uint8_t number = 0;
  bool backwards = false;
  friend bool operator==(const Spend&, const Spend&) = default;
};

struct ChooseTarget {
  Seat seat = 0;
  Seat target_seat = 0;
  Token target = 0;
  friend bool operator==(const ChooseTarget&, const ChooseTarget&) = default;
};

struct Revive {
  Seat seat = 0;
  Token token = 0;
  friend bool operator==(const Revive&, const Revive&) = default;
};

struct EndTurn {
  Seat seat = 0;
  friend bool operator==(const EndTurn&, const EndTurn&) = default;
};

using Command = std::variant<CreateMatch, CommitChance, RevealChance, NamePlayer, Start, Roll, Move,
                             OfferDraw, AnswerDraw, Resign, Retract, Abandon, FixPool, TakeDraw,
                             AskQuestion, AnswerQuestion, ReportAnswer, ReportScore, Spend,
                             ChooseTarget, Revive, EndTurn, CorrectKey>;
using Commands = InlineVector<Command, 32>;

/// A command about what has been played, which only the whole stream can judge. It stands alone.
[[nodiscard]] inline bool looks_back(const Command& command) {
  return std::holds_alternative<Retract>(command) || std::holds_alternative<CorrectKey>(command);
}

}  // namespace ludolog
