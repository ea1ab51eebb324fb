// Wire structs: what becomes of tokens.
#pragma once

#include "core/event.h"
#include "events/wire/field.h"

namespace ludolog::events::wire {

struct TokenCapturedV1 {
  std::uint8_t by_seat;
  std::uint8_t by_token;
  std::int8_t from;
  std::uint8_t seat;
  std::uint8_t square;
  std::uint8_t token;

  template <class Self, class Visit>
  static void fields(Self& self, Visit& visit) {
    visit("by_seat", self.by_seat, kSeatRange);
    visit("by_token", self.by_token, kTokenRange);
    visit("from", self.from, StepRule{});
    visit("seat", self.seat, kSeatRange);
    visit("square", self.square, kSquareRange);
    visit("token", self.token, kTokenRange);
  }
  template <class Wire, class Core, class Pair>
  static void pairs(Wire& wire, Core& core, Pair pair) {
    pair(wire.by_seat, core.by_seat);
    pair(wire.by_token, core.by_token);
    pair(wire.from, core.from);
    pair(wire.seat, core.seat);
    pair(wire.square, core.square);
    pair(wire.token, core.token);
  }
};

struct TokenFinishedV1 {
  std::uint8_t seat;
  std::uint8_t token;

  template <class Self, class Visit>
  static void fields(Self& self, Visit& visit) {
    visit("seat", self.seat, kSeatRange);
    visit("token", self.token, kTokenRange);
  }
  template <class Wire, class Core, class Pair>
  static void pairs(Wire& wire, Core& core, Pair pair) {
    pair(wire.seat, core.seat);
    pair(wire.token, core.token);
  }
};

struct TokenRemovedV1 {
  std::int8_t from;
  std::uint8_t seat;
  std::uint8_t token;

  template <class Self, class Visit>
  static void fields(Self& self, Visit& visit) {
    visit("from", self.from, StepRule{});
    visit("seat", self.seat, kSeatRange);
    visit("token", self.token, kTokenRange);
  }
  template <class Wire, class Core, class Pair>
  static void pairs(Wire& wire, Core& core, Pair pair) {
    pair(wire.from, core.from);
    pair(wire.seat, core.seat);
    pair(wire.token, core.token);
  }
};

struct MoveUndoneV1 {
  std::int8_t from;
  std::uint8_t seat;
  std::int8_t to;
  std::uint8_t token;

  template <class Self, class Visit>
  static void fields(Self& self, Visit& visit) {
    visit("from", self.from, StepRule{});
    visit("seat", self.seat, kSeatRange);
    visit("to", self.to, StepRule{});
    visit("token", self.token, kTokenRange);
  }
  template <class Wire, class Core, class Pair>
  static void pairs(Wire& wire, Core& core, Pair pair) {
    pair(wire.from, core.from);
    pair(wire.seat, core.seat);
    pair(wire.to, core.to);
    pair(wire.token, core.token);
  }
};

struct CaptureUndoneV1 {
  std::uint8_t by_seat;
  std::uint8_t seat;
  std::int8_t to;
  std::uint8_t token;

  template <class Self, class Visit>
  static void fields(Self& self, Visit& visit) {
    visit("by_seat", self.by_seat, kSeatRange);
    visit("seat", self.seat, kSeatRange);
    visit("to", self.to, StepRule{});
    visit("token", self.token, kTokenRange);
  }
  template <class Wire, class Core, class Pair>
  static void pairs(Wire& wire, Core& core, Pair pair) {
    pair(wire.by_seat, core.by_seat);
    pair(wire.seat, core.seat);
    pair(wire.to, core.to);
    pair(wire.token, core.token);
  }
};

}  // namespace ludolog::events::wire
