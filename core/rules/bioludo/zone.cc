#include "core/rules/bioludo/zone.h"

#include <algorithm>

#include "core/rules/bioludo/options.h"

namespace ludolog::bioludo {
namespace {

constexpr std::uint32_t kRoundOnTrack = 7;  ///< They stand on the entrance at its end.
constexpr int kHalf = kBoard.track / 2;     ///< From there to the Safe Team's entrance.

/// How far from the entrance they are `rounds` after they stood there: one square a round for
/// five rounds, two until the tips of the lateral arms, then one.
int radius_after(std::uint32_t rounds) {
  constexpr int kTip = 13;
  int radius = 0;
  for (std::uint32_t i = 0; i < rounds && radius < kHalf; ++i)
    radius += radius >= 5 && radius < kTip ? 2 : 1;
  return radius;
}

Square around(Square from, int squares) {
  return static_cast<Square>((from + squares + kBoard.track) % kBoard.track);
}

}  // namespace

Sweep sweep_after(Seat safe_team, std::uint32_t round) {
  Sweep sweep;
  sweep.seat = static_cast<Seat>((safe_team + 2) % kSeats);
  if (round == 0) return sweep;
  if (round < kRoundOnTrack) {
    sweep.phase = round == 1 ? SweepPhase::kWaking : SweepPhase::kColumn;
    sweep.step = static_cast<Step>(kBoard.home - static_cast<int>(round) + 1);
    return sweep;
  }
  const Square entrance = square_of(kBoard, sweep.seat, kBoard.entrance);
  const int radius = radius_after(round - kRoundOnTrack);
  sweep.phase = radius < kHalf ? SweepPhase::kTrack : SweepPhase::kArrived;
  sweep.clockwise = around(entrance, radius);
  sweep.counterclockwise = around(entrance, -radius);
  if (radius > 0 && radius < kHalf) {
    sweep.dead_first = around(entrance, 1 - radius);
    sweep.dead_squares = static_cast<std::uint8_t>(2 * radius - 1);
  }
  return sweep;
}

bool zone_walks(const State& state) {
  return state.options[kZone] == kAlways || count(seats_of(state.players)) == kSeats;
}

Sweep next_sweep(const State& state) {
  const bool rest = !zone_walks(state) || state.sweep.phase == SweepPhase::kArrived;
  return rest ? state.sweep : sweep_after(state.safe_team, state.round);
}

void move_flags(Decision& decision) {
  const State& state = decision.state();
  if (!zone_walks(state) || state.sweep.phase == SweepPhase::kArrived) return;
  decision.add(FlagsMoved{next_sweep(state)});
}

SeatMask caught_in_yard(const State& state, const Sweep& before) {
  SeatMask caught = 0;
  for (Seat seat = 0; seat < kSeats; ++seat) {
    if (!has(state.playing, seat)) continue;
    if (seat == state.safe_team && is_on(state, kSafeTeamExempt)) continue;
    const Square start = start_square(kBoard, seat);
    const bool reached =
        in_dead_zone(kBoard, state.sweep, start) && !in_dead_zone(kBoard, before, start);
    if (reached && std::ranges::count(state.steps[seat], kYard) == int{kTokens})
      caught = static_cast<SeatMask>(caught | bit(seat));
  }
  return caught;
}

}  // namespace ludolog::bioludo
