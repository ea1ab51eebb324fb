// The Unsafe Zone as it is to be drawn: which squares are dead, where the flagbearers stand, and
// what comes when the round ends.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "core/state.h"
#include "viewer/model/geometry.h"
#include "viewer/model/story.h"

namespace ludolog::model {

struct ZoneView {
  std::vector<Square> dead;   ///< Clockwise.
  std::vector<Square> dying;  ///< Dead when the round ends.
  std::vector<Point> flags;   ///< Both of them, in cells; none while they sleep.
  std::vector<Point> next;    ///< Where they step when the round ends; none when they stay.
  std::string title;          ///< "Unsafe Zone, 9 squares"
  std::string place;    ///< "dead squares 16 to 32", before them where the flags are; may be empty
  std::string outlook;  ///< "When round 13 ends: 17 and 31"; empty when they stay.
};

/// Nothing where there is none in this match, or it has not begun.
[[nodiscard]] std::optional<ZoneView> zone_of(const State& state, const SeatNames& names);

/// Whether that is a place in the dead zone, where a whole turn kills (BI-23).
[[nodiscard]] bool in_dead_zone(const State& state, Seat seat, Step step);

}  // namespace ludolog::model
