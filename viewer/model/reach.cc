#include "viewer/model/reach.h"

#include "core/rules/rule_set.h"

namespace ludolog::model {
namespace {

bool stands_on_track(const State& state, Seat seat, Token token) {
  return on_track(board_of(state), state.steps[seat][token]) && !has(state.down[seat], token);
}

Square square_under(const State& state, TokenOf who) {
  return square_of(board_of(state), who.seat, state.steps[who.seat][who.token]);
}

std::vector<ReachView::Place> places_in(const Board& board, Square from, Reach reach) {
  std::vector<ReachView::Place> places;
  const auto add = [&](int square, int distance) {
    places.push_back({static_cast<Square>((square + board.track) % board.track),
                      static_cast<std::uint8_t>(distance)});
  };
  for (int distance = reach.nearest; distance <= reach.farthest; ++distance) {
    add(from - distance, distance);
    if (distance != 0) add(from + distance, distance);
  }
  return places;
}

ReachView reach_of(const State& state, const RuleSet& rules, TokenOf who) {
  const Board& board = board_of(state);
  const Reach reach = rules.reaches[who.token];
  const Square from = square_under(state, who);
  ReachView view{who, places_in(board, from, reach), {}, {}};
  for (Seat seat = 0; seat < kSeats; ++seat)
    for (Token token = 0; token < kTokens; ++token) {
      if (seat == who.seat || !stands_on_track(state, seat, token)) continue;
      const auto may = rules.may_attack(state, who.seat, who.token, seat, token);
      const auto distance = distance_between(board, from, square_under(state, {seat, token}));
      if (may)
        view.targets.push_back({seat, token});
      else if (may.error().why == Refusal::kSafeSquare && distance >= reach.nearest &&
               distance <= reach.farthest)
        view.sheltered.push_back({seat, token});
    }
  return view;
}

}  // namespace

std::vector<ReachView> reaches_of(const State& state) {
  std::vector<ReachView> views;
  const RuleSet& rules = rule_set(state.rule_set);
  if (rules.reaches.empty()) return views;
  for (Seat seat = 0; seat < kSeats; ++seat)
    for (Token token = 0; token < kTokens; ++token)
      if (stands_on_track(state, seat, token))
        views.push_back(reach_of(state, rules, {seat, token}));
  return views;
}

}  // namespace ludolog::model
