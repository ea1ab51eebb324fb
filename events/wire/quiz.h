// Wire structs: questions and answers.
#pragma once

#include "core/event.h"
#include "events/wire/chance.h"

namespace ludolog::events::wire {

struct PoolFixedV1 {
  Bytes32 content;
  std::uint16_t questions;

  template <class Self, class Visit>
  static void fields(Self& self, Visit& visit) {
    visit("content", self.content, AnyValue{});
    visit("questions", self.questions, Range{1, 65535});
  }
  template <class Wire, class Core, class Pair>
  static void pairs(Wire& wire, Core& core, Pair pair) {
    pair(wire.content, core.content);
    pair(wire.questions, core.questions);
  }
};

struct QuizBeganV1 {
  std::uint8_t questions;
  std::uint8_t seat;

  template <class Self, class Visit>
  static void fields(Self& self, Visit& visit) {
    visit("questions", self.questions, kScoreRange);
    visit("seat", self.seat, kSeatRange);
  }
  template <class Wire, class Core, class Pair>
  static void pairs(Wire& wire, Core& core, Pair pair) {
    pair(wire.questions, core.questions);
    pair(wire.seat, core.seat);
  }
};

struct QuestionDrawnV1 {
  std::uint16_t epoch;
  std::uint16_t index;
  std::uint8_t number;
  std::uint64_t offset;
  std::uint8_t seat;
  std::uint16_t sides;
  std::uint16_t value;

  template <class Self, class Visit>
  static void fields(Self& self, Visit& visit) {
    visit("epoch", self.epoch, kEpochRange);
    visit("index", self.index, Range{0, 65535});
    visit("number", self.number, kQuestionRange);
    visit("offset", self.offset, kOffsetRange);
    visit("seat", self.seat, kSeatRange);
    visit("sides", self.sides, kSidesRange);
    visit("value", self.value, kValueRange);
  }
  template <class Wire, class Core, class Pair>
  static void pairs(Wire& wire, Core& core, Pair pair) {
    pair(wire.epoch, core.draw.epoch);
    pair(wire.index, core.index);
    pair(wire.number, core.number);
    pair(wire.offset, core.draw.offset);
    pair(wire.seat, core.seat);
    pair(wire.sides, core.draw.sides);
    pair(wire.value, core.draw.value);
  }
  [[nodiscard]] std::optional<FieldProblem> problem() const { return draw_problem(*this); }
};

struct QuestionAskedV1 {
  Bytes32 content;
  std::uint8_t key;
  std::uint8_t number;
  std::uint8_t options;
  std::uint8_t seat;

  template <class Self, class Visit>
  static void fields(Self& self, Visit& visit) {
    visit("content", self.content, AnyValue{});
    visit("key", self.key, kOptionRange);
    visit("number", self.number, kQuestionRange);
    visit("options", self.options, Range{2, 6});
    visit("seat", self.seat, kSeatRange);
  }
  template <class Wire, class Core, class Pair>
  static void pairs(Wire& wire, Core& core, Pair pair) {
    pair(wire.content, core.content);
    pair(wire.key, core.key);
    pair(wire.number, core.number);
    pair(wire.options, core.options);
    pair(wire.seat, core.seat);
  }
};

struct QuestionAnsweredV1 {
  std::uint8_t correct;
  std::uint8_t mode;
  std::uint8_t number;
  std::uint8_t option;
  std::uint8_t seat;

  template <class Self, class Visit>
  static void fields(Self& self, Visit& visit) {
    visit("correct", self.correct, kFlagRange);
    visit("mode", self.mode, kAnswerModes);
    visit("number", self.number, kQuestionRange);
    visit("option", self.option, Range{0, 6});
    visit("seat", self.seat, kSeatRange);
  }
  template <class Wire, class Core, class Pair>
  static void pairs(Wire& wire, Core& core, Pair pair) {
    pair(wire.correct, core.correct);
    pair(wire.mode, core.mode);
    pair(wire.number, core.number);
    pair(wire.option, core.option);
    pair(wire.seat, core.seat);
  }
};

struct KeyCorrectedV1 {
  std::uint32_t asked_at;
  std::uint8_t key;
  Bytes32 reason;

  template <class Self, class Visit>
  static void fields(Self& self, Visit& visit) {
    visit("asked_at", self.asked_at, kVersionRange);
    visit("key", self.key, kOptionRange);
    visit("reason", self.reason, AnyValue{});
  }
  template <class Wire, class Core, class Pair>
  static void pairs(Wire& wire, Core& core, Pair pair) {
    pair(wire.asked_at, core.asked_at);
    pair(wire.key, core.key);
    pair(wire.reason, core.reason);
  }
};

struct BotAnsweredV1 {
  std::uint8_t chance;
  std::uint8_t correct;
  std::uint16_t epoch;
  std::uint8_t number;
  std::uint64_t offset;
  std::uint8_t seat;
  std::uint16_t sides;
  std::uint16_t value;

  template <class Self, class Visit>
  static void fields(Self& self, Visit& visit) {
    visit("chance", self.chance, Range{0, 100});
    visit("correct", self.correct, kFlagRange);
    visit("epoch", self.epoch, kEpochRange);
    visit("number", self.number, kQuestionRange);
    visit("offset", self.offset, kOffsetRange);
    visit("seat", self.seat, kSeatRange);
    visit("sides", self.sides, kSidesRange);
    visit("value", self.value, kValueRange);
  }
  template <class Wire, class Core, class Pair>
  static void pairs(Wire& wire, Core& core, Pair pair) {
    pair(wire.chance, core.chance);
    pair(wire.correct, core.correct);
    pair(wire.epoch, core.draw.epoch);
    pair(wire.number, core.number);
    pair(wire.offset, core.draw.offset);
    pair(wire.seat, core.seat);
    pair(wire.sides, core.draw.sides);
    pair(wire.value, core.draw.value);
  }
  [[nodiscard]] std::optional<FieldProblem> problem() const { return draw_problem(*this); }
};

struct ScoreReportedV1 {
  std::uint8_t correct;
  std::uint8_t questions;
  std::uint8_t seat;

  template <class Self, class Visit>
  static void fields(Self& self, Visit& visit) {
    visit("correct", self.correct, kScoreRange);
    visit("questions", self.questions, kScoreRange);
    visit("seat", self.seat, kSeatRange);
  }
  template <class Wire, class Core, class Pair>
  static void pairs(Wire& wire, Core& core, Pair pair) {
    pair(wire.correct, core.correct);
    pair(wire.questions, core.questions);
    pair(wire.seat, core.seat);
  }
};

struct QuizScoredV1 {
  std::uint8_t correct;
  std::uint8_t seat;
  std::uint8_t tickets;

  template <class Self, class Visit>
  static void fields(Self& self, Visit& visit) {
    visit("correct", self.correct, kScoreRange);
    visit("seat", self.seat, kSeatRange);
    visit("tickets", self.tickets, Range{1, 255});
  }
  template <class Wire, class Core, class Pair>
  static void pairs(Wire& wire, Core& core, Pair pair) {
    pair(wire.correct, core.correct);
    pair(wire.seat, core.seat);
    pair(wire.tickets, core.tickets);
  }
};

struct QuizBrokenOffV1 : SeatV1 {};

struct SafeTeamDrawnV1 {
  std::uint16_t epoch;
  std::uint64_t offset;
  std::uint8_t seat;
  std::uint16_t sides;
  std::uint8_t tickets;
  std::uint16_t value;

  template <class Self, class Visit>
  static void fields(Self& self, Visit& visit) {
    visit("epoch", self.epoch, kEpochRange);
    visit("offset", self.offset, kOffsetRange);
    visit("seat", self.seat, kSeatRange);
    visit("sides", self.sides, kSidesRange);
    visit("tickets", self.tickets, Range{1, 255});
    visit("value", self.value, kValueRange);
  }
  template <class Wire, class Core, class Pair>
  static void pairs(Wire& wire, Core& core, Pair pair) {
    pair(wire.epoch, core.draw.epoch);
    pair(wire.offset, core.draw.offset);
    pair(wire.seat, core.seat);
    pair(wire.sides, core.draw.sides);
    pair(wire.tickets, core.tickets);
    pair(wire.value, core.draw.value);
  }
  [[nodiscard]] std::optional<FieldProblem> problem() const { return draw_problem(*this); }
};

}  // namespace ludolog::events::wire
