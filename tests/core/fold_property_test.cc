// Folding: in parts as in one go, to any version as from the beginning; tokens are never lost, and
// places are a ranking.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "core/evolve.h"
#include "core/rules/classic.h"
#include "tests/core/playout.h"

namespace ludolog::test {
namespace {

/// The state after each event, folded plainly from the first one.
std::vector<State> states_of(std::span<const Event> events) {
  std::vector<State> states{State{}};
  for (const Event& event : events) {
    if (const auto* retracted = std::get_if<Retracted>(&event)) {
      states.push_back(states[retracted->to]);
    } else {
      State state = states.back();
      evolve(state, event);
      states.push_back(state);
    }
  }
  return states;
}

RC_GTEST_PROP(Stream, has_the_state_at_every_version, (std::uint64_t seed)) {
  Playout playout(seed);
  playout.play_on(*rc::gen::inRange(1, 600));
  const Stream& stream = playout.stream();
  const auto states = states_of(stream.events());
  RC_ASSERT((stream.state() == states.back()));
  Numbers numbers(seed);
  const auto versions = static_cast<std::uint32_t>(states.size());
  for (int i = 0; i < 100; ++i) {
    const std::uint32_t version = numbers.below(versions);
    RC_ASSERT((stream.state_at(version) == states[version]));
  }
}

RC_GTEST_PROP(Stream, folds_in_parts_as_in_one_go, (std::uint64_t seed)) {
  Playout playout(seed);
  playout.play_on(*rc::gen::inRange(1, 400));
  const Stream& whole = playout.stream();
  const auto cut = *rc::gen::inRange<std::uint64_t>(0, whole.version() + 1);
  Stream first;
  first.append(whole.events().first(cut));
  Stream parts = first;
  parts.append(whole.events().subspan(cut));
  RC_ASSERT((first.state() == whole.state_at(cut)));
  RC_ASSERT((parts.state() == whole.state()));
  RC_ASSERT((parts.ledger() == whole.ledger()));
}

RC_GTEST_PROP(Stream, knows_where_decisions_begin_and_end, (std::uint64_t seed)) {
  Stream stream;
  std::vector<std::uint64_t> boundaries{0};
  Playout playout(seed);
  for (int i = 0; i < 100 && !is_over(playout.state()); ++i) {
    const Events events = playout.play(playout.next());
    stream.append(events.span());
    boundaries.push_back(stream.version());
  }
  std::size_t decision = 0;
  for (std::uint64_t position = 0; position < stream.version(); ++position) {
    if (position == boundaries[decision + 1]) ++decision;
    RC_ASSERT(stream.is_boundary(position) == (position == boundaries[decision]));
    RC_ASSERT(stream.decision_start(position) == boundaries[decision]);
  }
  RC_ASSERT(stream.is_boundary(stream.version()));
  RC_ASSERT(!stream.is_boundary(stream.version() + 1));
}

void check_tokens(const State& state) {
  const Board& board = board_of(state);
  std::array<SquareTokens, 52> on_square{};
  std::array<std::uint8_t, kSeats> finished{};
  for (Seat seat = 0; seat < kSeats; ++seat) {
    for (Token token = 0; token < kTokens; ++token) {
      const Step step = state.steps[seat][token];
      RC_ASSERT(
          (step == kYard || step == kRemoved || (step >= board.rear && step <= board.finish)));
      if (on_track(board, step)) {
        auto& here = on_square[square_of(board, seat, step)];
        here = static_cast<SquareTokens>(here | token_bit(seat, token));
      }
      if (is_home(board, step)) ++finished[seat];
    }
  }
  RC_ASSERT((on_square == state.on_square));
  RC_ASSERT((finished == state.finished));
}

/// CL-7, CL-9, BK-5 and BK-6: who may stand together.
void check_company(const State& state) {
  const Board& board = board_of(state);
  const bool classic = state.rule_set == RuleSetId::kClassic;
  const bool blocks = classic && classic::is_on(state, classic::kBlocks);
  const bool safe = classic && state.options[classic::kSafeSquares] != classic::kNone;
  for (const SquareTokens tokens : state.on_square) {
    int seats = 0;
    for (Seat seat = 0; seat < kSeats; ++seat) {
      const int own = count(tokens_of(tokens, seat));
      RC_ASSERT(own <= (blocks ? 2 : 1));
      if (own > 0) ++seats;
    }
    RC_ASSERT((safe || seats <= 1));
  }
  for (const auto& steps : state.steps)
    for (Token a = 0; a < kTokens; ++a)
      for (Token b = 0; b < a; ++b)
        RC_ASSERT((steps[a] != steps[b] || steps[a] <= board.entrance ||
                   (shares_home(board) && is_home(board, steps[a]))));
}

RC_GTEST_PROP(Tokens, are_each_in_one_place_after_every_event, (std::uint64_t seed)) {
  Playout playout(seed);
  playout.play_on(*rc::gen::inRange(1, 600));
  const auto states = states_of(playout.stream().events());
  for (std::uint64_t version = 1; version < states.size(); ++version) {
    check_tokens(states[version]);
    // In BiOLudo squares hold any number of characters (BI-10).
    if (playout.stream().is_boundary(version) && states[version].rule_set != RuleSetId::kBiOLudo)
      check_company(states[version]);
  }
}

RC_GTEST_PROP(Places, are_a_ranking_at_the_end, (std::uint64_t seed)) {
  Playout playout(seed);
  playout.play_on(100'000);
  const State& state = playout.state();
  RC_ASSERT(is_over(state));
  RC_CLASSIFY(true, std::string(name_of(state.end)));
  const bool all = state.end != EndReason::kAbandoned && state.end != EndReason::kFirstWinner;
  for (Seat seat = 0; seat < kSeats; ++seat) {
    const int place = state.places[seat];
    if (!has(seats_of(state.players), seat)) {
      RC_ASSERT(place == 0);
      continue;
    }
    RC_ASSERT((place != 0 || !all));
    int ahead = 0;
    for (const int other : state.places)
      if (other != 0 && other < place) ++ahead;
    RC_ASSERT((ahead == place - 1 || !all));  // Seats that share a place leave the next ones empty.
  }
  if (state.end == EndReason::kFirstWinner)
    RC_ASSERT((std::count(state.places.begin(), state.places.end(), 1) == 1));
}

}  // namespace
}  // namespace ludolog::test
