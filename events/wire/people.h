// Wire structs: results, and what people agree on.
#pragma once

#include "core/event.h"
#include "events/wire/chance.h"

namespace ludolog::events::wire {

struct PlaceTakenV1 {
  std::uint8_t place;
  std::uint8_t reason;
  std::uint8_t seat;

  template <class Self, class Visit>
  static void fields(Self& self, Visit& visit) {
    visit("place", self.place, kPlaceRange);
    visit("reason", self.reason, kPlaceReasons);
    visit("seat", self.seat, kSeatRange);
  }
  template <class Wire, class Core, class Pair>
  static void pairs(Wire& wire, Core& core, Pair pair) {
    pair(wire.place, core.place);
    pair(wire.reason, core.reason);
    pair(wire.seat, core.seat);
  }
};

struct MatchEndedV1 {
  std::uint8_t reason;

  template <class Self, class Visit>
  static void fields(Self& self, Visit& visit) {
    visit("reason", self.reason, kEndReasons);
  }
  template <class Wire, class Core, class Pair>
  static void pairs(Wire& wire, Core& core, Pair pair) {
    pair(wire.reason, core.reason);
  }
};

struct DrawOfferedV1 : SeatV1 {};
struct DrawAcceptedV1 : SeatV1 {};
struct DrawRefusedV1 : SeatV1 {};
struct SeatResignedV1 : SeatV1 {};

struct RetractedV1 {
  std::uint8_t agreed;
  std::uint8_t asked_by;
  Bytes32 reason;
  std::uint32_t to;

  template <class Self, class Visit>
  static void fields(Self& self, Visit& visit) {
    visit("agreed", self.agreed, kMaskRange);
    visit("asked_by", self.asked_by, kSeatRange);
    visit("reason", self.reason, AnyValue{});
    visit("to", self.to, kVersionRange);
  }
  template <class Wire, class Core, class Pair>
  static void pairs(Wire& wire, Core& core, Pair pair) {
    pair(wire.agreed, core.agreed);
    pair(wire.asked_by, core.asked_by);
    pair(wire.reason, core.reason);
    pair(wire.to, core.to);
  }
};

}  // namespace ludolog::events::wire
