#include "viewer/model/zone.h"

#include "core/board_plan.h"
#include "core/rules/rule_set.h"
#include "viewer/model/board_places.h"

namespace ludolog::model {
namespace {

constexpr float kBeside = .22F;  ///< Of two that share a square, from its middle.

std::vector<Point> side_by_side(Point middle, float apart) {
  return {middle + Point{-apart, 0}, middle + Point{apart, 0}};
}

std::vector<Point> flags_of(const Board& board, const Sweep& sweep) {
  const float middle = static_cast<float>(board.plan->side) / 2;
  switch (sweep.phase) {
    case SweepPhase::kAsleep:
      return {};
    case SweepPhase::kWaking:
      return side_by_side({middle, middle}, 2 * kBeside);
    case SweepPhase::kColumn:
      return side_by_side(square_center(board, sweep.seat, sweep.step), kBeside);
    case SweepPhase::kTrack:
    case SweepPhase::kArrived:
      break;
  }
  if (sweep.clockwise == sweep.counterclockwise)
    return side_by_side(track_center(board, sweep.clockwise), kBeside);
  return {track_center(board, sweep.counterclockwise), track_center(board, sweep.clockwise)};
}

std::string place_of_flags(const Board& board, const Sweep& sweep, const SeatNames& names) {
  switch (sweep.phase) {
    case SweepPhase::kAsleep:
      break;
    case SweepPhase::kWaking:
      return "the centre";
    case SweepPhase::kColumn:
      return "home square " + std::to_string(sweep.step - board.entrance) + " of " +
             names[sweep.seat];
    case SweepPhase::kTrack:
    case SweepPhase::kArrived:
      if (sweep.clockwise == sweep.counterclockwise) return std::to_string(sweep.clockwise);
      return std::to_string(sweep.counterclockwise) + " and " + std::to_string(sweep.clockwise);
  }
  return {};
}

std::string title_of(const Sweep& sweep) {
  if (sweep.phase == SweepPhase::kAsleep) return "Unsafe Zone, asleep";
  if (sweep.phase == SweepPhase::kArrived) return "Unsafe Zone, gone";
  if (sweep.dead_squares == 0) return "Unsafe Zone, awake";
  if (sweep.dead_squares == 1) return "Unsafe Zone, 1 square";
  return "Unsafe Zone, " + std::to_string(sweep.dead_squares) + " squares";
}

}  // namespace

bool in_dead_zone(const State& state, Seat seat, Step step) {
  const Board& board = board_of(state);
  return on_track(board, step) &&
         ludolog::in_dead_zone(board, state.sweep, square_of(board, seat, step));
}

std::optional<ZoneView> zone_of(const State& state, const SeatNames& names) {
  const auto next_sweep = rule_set(state.rule_set).next_sweep;
  if (next_sweep == nullptr || !has_begun(state)) return std::nullopt;
  const Board& board = board_of(state);
  const Sweep next = is_over(state) ? state.sweep : next_sweep(state);
  if (next.phase == SweepPhase::kAsleep) return std::nullopt;
  ZoneView zone;
  for (int i = 0; i < state.sweep.dead_squares; ++i)
    zone.dead.push_back(static_cast<Square>((state.sweep.dead_first + i) % board.track));
  zone.flags = flags_of(board, state.sweep);
  zone.title = title_of(state.sweep);
  if (zone.dead.empty() && !zone.flags.empty() && state.sweep.phase != SweepPhase::kArrived)
    zone.place = "flagbearers at " + place_of_flags(board, state.sweep, names);
  if (zone.dead.size() == 1) zone.place = "dead square " + std::to_string(zone.dead.front());
  if (zone.dead.size() > 1)
    zone.place = "dead squares " + std::to_string(zone.dead.front()) + " to " +
                 std::to_string(zone.dead.back());
  if (next == state.sweep) return zone;
  for (int i = 0; i < next.dead_squares; ++i) {
    const auto square = static_cast<Square>((next.dead_first + i) % board.track);
    if (!ludolog::in_dead_zone(board, state.sweep, square)) zone.dying.push_back(square);
  }
  zone.next = flags_of(board, next);
  zone.outlook =
      "When round " + std::to_string(state.round) + " ends: " + place_of_flags(board, next, names);
  return zone;
}

}  // namespace ludolog::model
