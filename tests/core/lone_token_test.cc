// RULES.md's check values for a lone token, exactly: every state that it can be in goes through
// decide once for each face, and the mean follows from where the faces lead.
#include <array>
#include <cmath>
#include <iostream>

#include <gtest/gtest.h>

#include "core/evolve.h"
#include "tests/core/given.h"

namespace ludolog::test {
namespace {

constexpr std::size_t kPlaces = 57;  // Steps 0 to 55, and the yard.
constexpr std::size_t kRuns = 3;     // Sixes thrown running before this throw.

/// Where a face leads: to a place and a run of sixes, the turn over or not; or to the finish.
struct Way {
  std::size_t place;
  std::size_t run;
  bool turn_over;
  bool finished;
};

State lone(std::size_t place, std::size_t run, std::string_view options) {
  const std::string where = place < 56 ? "C1@" + std::to_string(place) + " " : "";
  State state = given(where + "C2@56 C3@56 C4@56", {.options = options}).state();
  state.sixes = static_cast<std::uint8_t>(run);
  return state;
}

void fold(State& state, const Command& command) {
  static const Ledger ledger = given("").stream().ledger();
  Events events;
  ASSERT_TRUE(decide(state, ledger, command, events));
  for (const Event& event : events) evolve(state, event);
}

Way way_of(State state, std::uint16_t face) {
  fold(state, Roll{0, {0, 0, 6, face}});
  if (state.awaited == Awaited::kMove) fold(state, Move{0, 0});
  const Step step = state.steps[0][0];
  const bool turn_over = state.seat != 0;
  const std::size_t run = turn_over || state.sixes >= kRuns ? 0U : state.sixes;
  return {step == kYard ? 56 : static_cast<std::size_t>(step), run, turn_over, step == 56};
}

/// The mean number, from the yard to the finish, of turns or of throws.
double mean(std::string_view options, bool count_turns) {
  std::vector<std::array<Way, 6>> ways;
  for (std::size_t place = 0; place < kPlaces; ++place)
    for (std::size_t run = 0; run < kRuns; ++run)
      for (std::uint16_t face = 1; face <= 6; ++face) {
        if (face == 1) ways.emplace_back();
        ways.back()[face - 1U] = way_of(lone(place, run, options), face);
      }
  std::vector<double> expected(ways.size(), 0.0);
  for (double change = 1; change > 1e-13;) {
    change = 0;
    for (std::size_t i = 0; i < ways.size(); ++i) {
      double sum = 0;
      for (const Way& way : ways[i]) {
        if (!count_turns || way.turn_over || way.finished) sum += 1;
        if (!way.finished) sum += expected[way.place * kRuns + way.run];
      }
      change = std::max(change, std::abs(sum / 6 - expected[i]));
      expected[i] = sum / 6;
    }
  }
  return expected[56 * kRuns];
}

TEST(LoneToken, turns_with_bonus_throws_inside_the_turn) {
  const double turns = mean("", true);
  std::cout.precision(12);
  std::cout << "turns of a lone token: " << turns << "\n";
  EXPECT_NEAR(turns, 22.553, 0.0005);
}

TEST(LoneToken, throws_where_every_throw_is_a_turn) {
  // Without a limit to sixes, turns do not matter to the throws.
  const double throws = mean("third_six=off", false);
  std::cout.precision(12);
  std::cout << "throws of a lone token: " << throws << "\n";
  EXPECT_NEAR(throws, 26.7619047803, 1e-9);
}

}  // namespace
}  // namespace ludolog::test
