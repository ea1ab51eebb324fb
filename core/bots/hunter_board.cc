#include "core/bots/hunter_board.h"

#include <algorithm>

#include "core/rules/bioludo/combat.h"
#include "core/rules/bioludo/zone.h"

namespace ludolog::hunter {
namespace {

using bioludo::kBoard;

// What somebody is worth; a square of the way is the least of it.
constexpr int kSquare = 6;
constexpr int kAlive = 600;     ///< Being alive at all.
constexpr int kOut = 60;        ///< Being out of the yard.
constexpr int kHome = 500;      ///< Nobody who is home can be lost.
constexpr int kSafe = 40;       ///< Standing where nobody attacks.
constexpr int kThreat = 2;      ///< A percent of being attacked.
constexpr int kInZone = 200;    ///< A square of the way out of the dead zone.
constexpr int kDown = 250;      ///< Of those who are down, about half get up again.
constexpr int kFirstOut = 150;  ///< A team that is all in its yard is lost when the sweep passes.
constexpr int kOwn = 3;         ///< What is its own counts more than what is its rivals'.

/// Percent of throws after which an enemy can attack that square.
int threat(const State& state, Seat me, Square square) {
  constexpr int kOneNumber = 8;  // One of twelve ways to go.
  int percent = 0;
  for (Seat seat = 0; seat < kSeats; ++seat) {
    for (Token token = 0; seat != me && token < kTokens; ++token) {
      if (!bioludo::stands_on_track(state, seat, token)) continue;
      const Square from = bioludo::square_under(state, seat, token);
      const auto [nearest, farthest] = bioludo::kReaches[token];
      for (int number = -6; number <= 6; ++number) {
        if (number == 0) continue;
        const auto to = static_cast<Square>((from + number + kBoard.track) % kBoard.track);
        const std::uint8_t distance = distance_between(kBoard, to, square);
        if (distance >= nearest && distance <= farthest) percent += kOneNumber;
      }
    }
  }
  return std::min(percent, 100);
}

/// Squares to the nearest flag, from inside the zone of the next round; 0 outside it.
int depth_in_zone(const State& state, Square square) {
  if (!bioludo::zone_walks(state)) return 0;
  const Sweep next = bioludo::sweep_after(state.safe_team, state.round);
  if (!in_dead_zone(kBoard, next, square)) return 0;
  return std::min(distance_between(kBoard, square, next.clockwise),
                  distance_between(kBoard, square, next.counterclockwise));
}

/// Squares to the nearest enemy that stands on the track or has yet to come to its start.
int distance_to_prey(const State& state, Seat me, Square square) {
  int nearest = kBoard.track;
  for (Seat seat = 0; seat < kSeats; ++seat) {
    for (Token token = 0; seat != me && has(state.playing, seat) && token < kTokens; ++token) {
      const bool in_yard = state.steps[seat][token] == kYard;
      if (!in_yard && !bioludo::stands_on_track(state, seat, token)) continue;
      const Square there =
          in_yard ? start_square(kBoard, seat) : bioludo::square_under(state, seat, token);
      nearest = std::min<int>(nearest, distance_between(kBoard, square, there));
    }
  }
  return nearest;
}

/// What `square` adds for one of its own that stands there.
int worth_of_square(const State& state, Seat me, Token token, Square square, Aim aim) {
  if (has(state.in_zone, token) && in_dead_zone(kBoard, state.sweep, square)) return -kAlive;
  int value = -kInZone * depth_in_zone(state, square);
  if (aim == Aim::kHunt) {
    value += kSquare * (kBoard.track / 2 - distance_to_prey(state, me, square));
    // Nothing but duels ends it now: who only kept safe would never be done.
    if (state.sweep.phase == SweepPhase::kArrived) return value;
  }
  return value + (bioludo::is_safe_square(square) ? kSafe : -kThreat * threat(state, me, square));
}

/// The way that one has come; none counts for those who are to hunt.
int progress(Step step, Aim aim) { return aim == Aim::kHunt ? 0 : kSquare * step; }

int worth_of_own(const State& state, Seat me, Token token, Aim aim) {
  const Step step = state.steps[me][token];
  if (step == kRemoved) return 0;
  if (step == kYard) return kAlive;
  if (step == kBoard.home)
    return kAlive + (aim == Aim::kHunt ? 0 : kOut + kHome) + progress(step, aim);
  const int value = kAlive + kOut + progress(step, aim);
  if (has(state.down[me], token)) return value - kDown;
  if (!on_track(kBoard, step)) return value;
  return value + worth_of_square(state, me, token, square_of(kBoard, me, step), aim);
}

int worth_of_rival(const State& state, Seat seat, Token token) {
  const Step step = state.steps[seat][token];
  if (step == kRemoved) return 0;
  if (step == kYard) return kAlive;
  const int value = kAlive + kOut + progress(step, Aim::kHome);
  if (step == kBoard.home) return value + kHome;
  return has(state.down[seat], token) ? value - kDown : value;
}

}  // namespace

Aim aim_of(const State& state, Seat me) {
  if (std::ranges::find(state.steps[me], kRemoved) == state.steps[me].end()) return Aim::kHome;
  for (Seat seat = 0; seat < kSeats; ++seat)
    if (seat != me && state.finished[seat] != 0) return Aim::kHome;
  return Aim::kHunt;
}

int worth_of_board(const State& state, Seat me, Aim aim) {
  int value = 0;
  for (Seat seat = 0; seat < kSeats; ++seat)
    for (Token token = 0; token < kTokens; ++token)
      value += seat == me ? kOwn * worth_of_own(state, me, token, aim)
                          : -worth_of_rival(state, seat, token);
  if (std::ranges::count(state.steps[me], kYard) == int{kTokens}) value -= kFirstOut;
  return value;
}

}  // namespace ludolog::hunter
