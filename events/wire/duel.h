// Wire structs: a turn of BiOLudo, duels and deaths.
#pragma once

#include "core/event.h"
#include "events/wire/chance.h"

namespace ludolog::events::wire {

struct TurnContinuedV1 {
  std::uint8_t phase;
  std::uint8_t revivable;
  std::uint8_t seat;
  std::uint8_t usable;

  template <class Self, class Visit>
  static void fields(Self& self, Visit& visit) {
    visit("phase", self.phase, kTurnPhases);
    visit("revivable", self.revivable, kMaskRange);
    visit("seat", self.seat, kSeatRange);
    visit("usable", self.usable, Range{0, 126});
  }
  template <class Wire, class Core, class Pair>
  static void pairs(Wire& wire, Core& core, Pair pair) {
    pair(wire.phase, core.phase);
    pair(wire.revivable, core.revivable);
    pair(wire.seat, core.seat);
    pair(wire.usable, core.usable);
  }
};

struct NumberDiscardedV1 {
  std::uint8_t number;
  std::uint8_t seat;

  template <class Self, class Visit>
  static void fields(Self& self, Visit& visit) {
    visit("number", self.number, kNumberRange);
    visit("seat", self.seat, kSeatRange);
  }
  template <class Wire, class Core, class Pair>
  static void pairs(Wire& wire, Core& core, Pair pair) {
    pair(wire.number, core.number);
    pair(wire.seat, core.seat);
  }
};

struct TurnPassedV1 : SeatV1 {};

struct TargetsFoundV1 {
  std::uint8_t seat;
  std::uint16_t targets;
  std::uint8_t token;

  template <class Self, class Visit>
  static void fields(Self& self, Visit& visit) {
    visit("seat", self.seat, kSeatRange);
    visit("targets", self.targets, Range{0, 65535});
    visit("token", self.token, kTokenRange);
  }
  template <class Wire, class Core, class Pair>
  static void pairs(Wire& wire, Core& core, Pair pair) {
    pair(wire.seat, core.seat);
    pair(wire.targets, core.targets);
    pair(wire.token, core.token);
  }
};

struct DuelBeganV1 {
  std::uint8_t distance;
  std::uint8_t same_class;
  std::uint8_t seat;
  std::uint8_t square;
  std::uint8_t target;
  std::uint8_t target_seat;
  std::uint8_t target_square;
  std::uint8_t token;

  template <class Self, class Visit>
  static void fields(Self& self, Visit& visit) {
    visit("distance", self.distance, Range{0, 26});
    visit("same_class", self.same_class, kFlagRange);
    visit("seat", self.seat, kSeatRange);
    visit("square", self.square, kSquareRange);
    visit("target", self.target, kTokenRange);
    visit("target_seat", self.target_seat, kSeatRange);
    visit("target_square", self.target_square, kSquareRange);
    visit("token", self.token, kTokenRange);
  }
  template <class Wire, class Core, class Pair>
  static void pairs(Wire& wire, Core& core, Pair pair) {
    pair(wire.distance, core.distance);
    pair(wire.same_class, core.same_class);
    pair(wire.seat, core.seat);
    pair(wire.square, core.square);
    pair(wire.target, core.target);
    pair(wire.target_seat, core.target_seat);
    pair(wire.target_square, core.target_square);
    pair(wire.token, core.token);
  }
};

struct DuelComparedV1 {
  std::uint8_t correct;
  std::uint8_t result;
  std::uint8_t seat;
  std::uint8_t target_correct;
  std::uint8_t target_seat;

  template <class Self, class Visit>
  static void fields(Self& self, Visit& visit) {
    visit("correct", self.correct, kScoreRange);
    visit("result", self.result, kDuelResults);
    visit("seat", self.seat, kSeatRange);
    visit("target_correct", self.target_correct, kScoreRange);
    visit("target_seat", self.target_seat, kSeatRange);
  }
  template <class Wire, class Core, class Pair>
  static void pairs(Wire& wire, Core& core, Pair pair) {
    pair(wire.correct, core.correct);
    pair(wire.result, core.result);
    pair(wire.seat, core.seat);
    pair(wire.target_correct, core.target_correct);
    pair(wire.target_seat, core.target_seat);
  }
};

struct RevivalBeganV1 {
  std::uint8_t by_token;
  std::uint8_t distance;
  std::uint8_t seat;
  std::uint8_t square;
  std::uint8_t token;

  template <class Self, class Visit>
  static void fields(Self& self, Visit& visit) {
    visit("by_token", self.by_token, kTokenRange);
    visit("distance", self.distance, Range{0, 26});
    visit("seat", self.seat, kSeatRange);
    visit("square", self.square, kSquareRange);
    visit("token", self.token, kTokenRange);
  }
  template <class Wire, class Core, class Pair>
  static void pairs(Wire& wire, Core& core, Pair pair) {
    pair(wire.by_token, core.by_token);
    pair(wire.distance, core.distance);
    pair(wire.seat, core.seat);
    pair(wire.square, core.square);
    pair(wire.token, core.token);
  }
};

struct OutcomeDrawnV1 {
  std::uint8_t chance;
  std::uint8_t correct;
  std::uint16_t epoch;
  std::uint64_t offset;
  std::uint8_t seat;
  std::uint16_t sides;
  std::uint8_t success;
  std::uint16_t value;

  template <class Self, class Visit>
  static void fields(Self& self, Visit& visit) {
    visit("chance", self.chance, Range{0, 100});
    visit("correct", self.correct, kScoreRange);
    visit("epoch", self.epoch, kEpochRange);
    visit("offset", self.offset, kOffsetRange);
    visit("seat", self.seat, kSeatRange);
    visit("sides", self.sides, kSidesRange);
    visit("success", self.success, kFlagRange);
    visit("value", self.value, kValueRange);
  }
  template <class Wire, class Core, class Pair>
  static void pairs(Wire& wire, Core& core, Pair pair) {
    pair(wire.chance, core.chance);
    pair(wire.correct, core.correct);
    pair(wire.epoch, core.draw.epoch);
    pair(wire.offset, core.draw.offset);
    pair(wire.seat, core.seat);
    pair(wire.sides, core.draw.sides);
    pair(wire.success, core.success);
    pair(wire.value, core.draw.value);
  }
  [[nodiscard]] std::optional<FieldProblem> problem() const { return draw_problem(*this); }
};

struct TokenKnockedOutV1 {
  std::uint8_t by_seat;
  std::uint8_t by_token;
  std::uint8_t seat;
  std::uint8_t square;
  std::int8_t step;
  std::uint8_t token;

  template <class Self, class Visit>
  static void fields(Self& self, Visit& visit) {
    visit("by_seat", self.by_seat, kSeatRange);
    visit("by_token", self.by_token, kTokenRange);
    visit("seat", self.seat, kSeatRange);
    visit("square", self.square, kSquareRange);
    visit("step", self.step, StepRule{});
    visit("token", self.token, kTokenRange);
  }
  template <class Wire, class Core, class Pair>
  static void pairs(Wire& wire, Core& core, Pair pair) {
    pair(wire.by_seat, core.by_seat);
    pair(wire.by_token, core.by_token);
    pair(wire.seat, core.seat);
    pair(wire.square, core.square);
    pair(wire.step, core.step);
    pair(wire.token, core.token);
  }
};

struct TokenRevivedV1 {
  std::uint8_t by_token;
  std::uint8_t seat;
  std::uint8_t square;
  std::uint8_t token;

  template <class Self, class Visit>
  static void fields(Self& self, Visit& visit) {
    visit("by_token", self.by_token, kTokenRange);
    visit("seat", self.seat, kSeatRange);
    visit("square", self.square, kSquareRange);
    visit("token", self.token, kTokenRange);
  }
  template <class Wire, class Core, class Pair>
  static void pairs(Wire& wire, Core& core, Pair pair) {
    pair(wire.by_token, core.by_token);
    pair(wire.seat, core.seat);
    pair(wire.square, core.square);
    pair(wire.token, core.token);
  }
};

struct TokenDiedV1 {
  std::uint8_t cause;
  std::int8_t from;
  std::uint8_t seat;
  std::uint8_t token;

  template <class Self, class Visit>
  static void fields(Self& self, Visit& visit) {
    visit("cause", self.cause, kDeathCauses);
    visit("from", self.from, StepRule{});
    visit("seat", self.seat, kSeatRange);
    visit("token", self.token, kTokenRange);
  }
  template <class Wire, class Core, class Pair>
  static void pairs(Wire& wire, Core& core, Pair pair) {
    pair(wire.cause, core.cause);
    pair(wire.from, core.from);
    pair(wire.seat, core.seat);
    pair(wire.token, core.token);
  }
};

struct TeamOutV1 : SeatV1 {};

}  // namespace ludolog::events::wire
