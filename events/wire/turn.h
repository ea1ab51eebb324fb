// Wire structs: a turn.
#pragma once

#include "core/event.h"
#include "events/wire/chance.h"

namespace ludolog::events::wire {

struct DieRolledV1 {
  std::uint16_t epoch;
  std::uint8_t movable;
  std::uint64_t offset;
  std::uint8_t seat;
  std::uint16_t sides;
  std::uint16_t value;

  template <class Self, class Visit>
  static void fields(Self& self, Visit& visit) {
    visit("epoch", self.epoch, kEpochRange);
    visit("movable", self.movable, kMaskRange);
    visit("offset", self.offset, kOffsetRange);
    visit("seat", self.seat, kSeatRange);
    visit("sides", self.sides, kSidesRange);
    visit("value", self.value, kValueRange);
  }
  template <class Wire, class Core, class Pair>
  static void pairs(Wire& wire, Core& core, Pair pair) {
    pair(wire.epoch, core.draw.epoch);
    pair(wire.movable, core.movable);
    pair(wire.offset, core.draw.offset);
    pair(wire.seat, core.seat);
    pair(wire.sides, core.draw.sides);
    pair(wire.value, core.draw.value);
  }
  [[nodiscard]] std::optional<FieldProblem> problem() const { return draw_problem(*this); }
};

struct RollEarnedV1 {
  std::uint8_t reason;
  std::uint8_t seat;

  template <class Self, class Visit>
  static void fields(Self& self, Visit& visit) {
    visit("reason", self.reason, kRollReasons);
    visit("seat", self.seat, kSeatRange);
  }
  template <class Wire, class Core, class Pair>
  static void pairs(Wire& wire, Core& core, Pair pair) {
    pair(wire.reason, core.reason);
    pair(wire.seat, core.seat);
  }
};

struct TokenEnteredV1 {
  std::uint8_t number;
  std::uint8_t seat;
  std::int8_t to;
  std::uint8_t token;

  template <class Self, class Visit>
  static void fields(Self& self, Visit& visit) {
    visit("number", self.number, kNumberRange);
    visit("seat", self.seat, kSeatRange);
    visit("to", self.to, StepRule{});
    visit("token", self.token, kTokenRange);
  }
  template <class Wire, class Core, class Pair>
  static void pairs(Wire& wire, Core& core, Pair pair) {
    pair(wire.number, core.number);
    pair(wire.seat, core.seat);
    pair(wire.to, core.to);
    pair(wire.token, core.token);
  }
};

struct TokenMovedV1 {
  std::int8_t from;
  std::uint8_t number;
  std::uint8_t seat;
  std::int8_t to;
  std::uint8_t token;

  template <class Self, class Visit>
  static void fields(Self& self, Visit& visit) {
    visit("from", self.from, StepRule{});
    visit("number", self.number, kNumberRange);
    visit("seat", self.seat, kSeatRange);
    visit("to", self.to, StepRule{});
    visit("token", self.token, kTokenRange);
  }
  template <class Wire, class Core, class Pair>
  static void pairs(Wire& wire, Core& core, Pair pair) {
    pair(wire.from, core.from);
    pair(wire.number, core.number);
    pair(wire.seat, core.seat);
    pair(wire.to, core.to);
    pair(wire.token, core.token);
  }
};

struct TurnEndedV1 {
  std::uint8_t next;
  std::uint8_t reason;
  std::uint32_t round;
  std::uint8_t seat;
  std::uint32_t turn;

  template <class Self, class Visit>
  static void fields(Self& self, Visit& visit) {
    visit("next", self.next, kSeatRange);
    visit("reason", self.reason, kTurnEnds);
    visit("round", self.round, kCountRange);
    visit("seat", self.seat, kSeatRange);
    visit("turn", self.turn, kCountRange);
  }
  template <class Wire, class Core, class Pair>
  static void pairs(Wire& wire, Core& core, Pair pair) {
    pair(wire.next, core.next);
    pair(wire.reason, core.reason);
    pair(wire.round, core.round);
    pair(wire.seat, core.seat);
    pair(wire.turn, core.turn);
  }
};

}  // namespace ludolog::events::wire
