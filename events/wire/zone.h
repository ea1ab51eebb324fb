// Wire structs: the Unsafe Zone.
#pragma once

#include "core/event.h"
#include "events/wire/chance.h"

namespace ludolog::events::wire {

struct FlagsMovedV1 {
  std::uint8_t clockwise;
  std::uint8_t counterclockwise;
  std::uint8_t dead_first;
  std::uint8_t dead_squares;
  std::uint8_t phase;
  std::uint8_t seat;
  std::int8_t step;

  template <class Self, class Visit>
  static void fields(Self& self, Visit& visit) {
    visit("clockwise", self.clockwise, kSquareRange);
    visit("counterclockwise", self.counterclockwise, kSquareRange);
    visit("dead_first", self.dead_first, kSquareRange);
    visit("dead_squares", self.dead_squares, Range{0, 52});
    visit("phase", self.phase, kSweepPhases);
    visit("seat", self.seat, kSeatRange);
    visit("step", self.step, StepRule{});
  }
  template <class Wire, class Core, class Pair>
  static void pairs(Wire& wire, Core& core, Pair pair) {
    pair(wire.clockwise, core.sweep.clockwise);
    pair(wire.counterclockwise, core.sweep.counterclockwise);
    pair(wire.dead_first, core.sweep.dead_first);
    pair(wire.dead_squares, core.sweep.dead_squares);
    pair(wire.phase, core.sweep.phase);
    pair(wire.seat, core.sweep.seat);
    pair(wire.step, core.sweep.step);
  }
};

}  // namespace ludolog::events::wire
