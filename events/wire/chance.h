// Wire structs: chance, and who starts.
#pragma once

#include <optional>

#include "core/event.h"
#include "events/wire/field.h"

namespace ludolog::events::wire {

/// A draw's value is one of its sides.
template <class Wire>
[[nodiscard]] std::optional<FieldProblem> draw_problem(const Wire& wire) {
  if (wire.value <= wire.sides) return std::nullopt;
  return FieldProblem{"value", std::to_string(wire.value), to_text(Range{1, wire.sides})};
}

struct ChanceCommittedV1 {
  Bytes32 commitment;
  std::uint16_t epoch;
  std::uint8_t origin;
  std::uint8_t parties;
  std::uint8_t party;

  template <class Self, class Visit>
  static void fields(Self& self, Visit& visit) {
    visit("commitment", self.commitment, AnyValue{});
    visit("epoch", self.epoch, kEpochRange);
    visit("origin", self.origin, kChanceOrigins);
    visit("parties", self.parties, kPartiesRange);
    visit("party", self.party, kPartyRange);
  }
  template <class Wire, class Core, class Pair>
  static void pairs(Wire& wire, Core& core, Pair pair) {
    pair(wire.commitment, core.commitment);
    pair(wire.epoch, core.epoch);
    pair(wire.origin, core.origin);
    pair(wire.parties, core.parties);
    pair(wire.party, core.party);
  }
  [[nodiscard]] std::optional<FieldProblem> problem() const {
    if (party < parties) return std::nullopt;
    return FieldProblem{"party", std::to_string(party), to_text(Range{0, parties - 1ULL})};
  }
};

struct ChanceRevealedV1 {
  std::uint16_t epoch;
  std::uint8_t party;
  Bytes32 seed;

  template <class Self, class Visit>
  static void fields(Self& self, Visit& visit) {
    visit("epoch", self.epoch, kEpochRange);
    visit("party", self.party, kPartyRange);
    visit("seed", self.seed, AnyValue{});
  }
  template <class Wire, class Core, class Pair>
  static void pairs(Wire& wire, Core& core, Pair pair) {
    pair(wire.epoch, core.epoch);
    pair(wire.party, core.party);
    pair(wire.seed, core.seed);
  }
};

struct RollOffCalledV1 {
  std::uint8_t seats;

  template <class Self, class Visit>
  static void fields(Self& self, Visit& visit) {
    visit("seats", self.seats, Range{1, 15});
  }
  template <class Wire, class Core, class Pair>
  static void pairs(Wire& wire, Core& core, Pair pair) {
    pair(wire.seats, core.seats);
  }
};

struct StartRolledV1 {
  std::uint16_t epoch;
  std::uint64_t offset;
  std::uint8_t seat;
  std::uint16_t sides;
  std::uint16_t value;

  template <class Self, class Visit>
  static void fields(Self& self, Visit& visit) {
    visit("epoch", self.epoch, kEpochRange);
    visit("offset", self.offset, kOffsetRange);
    visit("seat", self.seat, kSeatRange);
    visit("sides", self.sides, kSidesRange);
    visit("value", self.value, kValueRange);
  }
  template <class Wire, class Core, class Pair>
  static void pairs(Wire& wire, Core& core, Pair pair) {
    pair(wire.epoch, core.draw.epoch);
    pair(wire.offset, core.draw.offset);
    pair(wire.seat, core.seat);
    pair(wire.sides, core.draw.sides);
    pair(wire.value, core.draw.value);
  }
  [[nodiscard]] std::optional<FieldProblem> problem() const { return draw_problem(*this); }
};

/// The form of every event that says no more than a seat.
struct SeatV1 {
  std::uint8_t seat;

  template <class Self, class Visit>
  static void fields(Self& self, Visit& visit) {
    visit("seat", self.seat, kSeatRange);
  }
  template <class Wire, class Core, class Pair>
  static void pairs(Wire& wire, Core& core, Pair pair) {
    pair(wire.seat, core.seat);
  }
};

struct StarterChosenV1 : SeatV1 {};

}  // namespace ludolog::events::wire
