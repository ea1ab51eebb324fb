// A decision being made: its events so far, and the state behind them.
#pragma once

#include "core/evolve.h"
#include "core/rules/rule_set.h"

namespace ludolog::bioludo {

inline constexpr const Board& kBoard = kBiOLudoBoard;

using Decided = tl::expected<void, Rejection>;

[[nodiscard]] inline Decided refuse(Clause clause, Refusal why,
                                    std::array<std::int64_t, 4> numbers = {}) {
  return tl::unexpected(Rejection{clause, why, numbers});
}

class Decision {
 public:
  Decision(const State& before, Events& events) : state_(before), events_(events) {}

  template <class E>
  void add(const E& event) {
    evolve(state_, event);
    events_.push_back(event);
  }

  [[nodiscard]] const State& state() const { return state_; }
  [[nodiscard]] bool over() const { return is_over(state_); }

 private:
  State state_;
  Events& events_;
};

// ---- what state a character is in ----

[[nodiscard]] constexpr bool is_dead(const State& state, Seat seat, Token token) {
  return state.steps[seat][token] == kRemoved;
}
[[nodiscard]] constexpr bool is_home(const State& state, Seat seat, Token token) {
  return state.steps[seat][token] == kBoard.home;
}
/// On the track or in the home column, neither knocked out nor dead nor home (BI-6).
[[nodiscard]] constexpr bool is_standing(const State& state, Seat seat, Token token) {
  const Step step = state.steps[seat][token];
  return step >= kBoard.rear && step < kBoard.home && !has(state.down[seat], token);
}
[[nodiscard]] constexpr bool stands_on_track(const State& state, Seat seat, Token token) {
  return is_standing(state, seat, token) && on_track(kBoard, state.steps[seat][token]);
}
[[nodiscard]] constexpr Square square_under(const State& state, Seat seat, Token token) {
  return square_of(kBoard, seat, state.steps[seat][token]);
}

/// BI-14: the start and the star of each seat.
[[nodiscard]] constexpr bool is_safe_square(Square square) {
  for (Seat seat = 0; seat < kSeats; ++seat)
    if (square == start_square(kBoard, seat) || square == star_square(kBoard, seat)) return true;
  return false;
}

}  // namespace ludolog::bioludo
