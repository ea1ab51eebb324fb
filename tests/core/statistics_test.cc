// RULES.md's check values for random play. A wrong rule, or a choice that is not as likely as the
// others, moves them.
#include <cmath>
#include <iostream>
#include <vector>

#include <gtest/gtest.h>

#include "core/evolve.h"
#include "tests/core/given.h"
#include "tests/core/playout.h"

namespace ludolog::test {
namespace {

constexpr std::uint64_t kMatches = 250'000;
constexpr double kTheirMatches = 400'000;  // That RULES.md's values were measured with.

struct Measured {
  std::array<double, kSeats> wins{};
  double turns = 0;
  double turns_squared = 0;
};

/// One match of random play from its first turn to its first winner.
class RandomPlay {
 public:
  explicit RandomPlay(int seats)
      : begun_(created({.options = "starter=0 play_on=off", .seats = seats}).did(Start{}).state()),
        ledger_(created().stream().ledger()) {}

  void play(Numbers& numbers, Measured& measured) {
    State state = begun_;
    Events events;
    Commands legal;
    while (!is_over(state)) {
      // A throw lists its six faces, a move its tokens: each as likely.
      legal_commands(state, ledger_, legal);
      const auto n = static_cast<std::uint32_t>(legal.size());
      ASSERT_TRUE(decide(state, ledger_, legal[n == 1 ? 0 : numbers.below(n)], events));
      for (const Event& event : events) evolve(state, event);
    }
    ASSERT_EQ(state.end, EndReason::kFirstWinner);
    for (Seat seat = 0; seat < kSeats; ++seat)
      if (state.places[seat] == 1) measured.wins[seat] += 1;
    measured.turns += state.turn;
    measured.turns_squared += static_cast<double>(state.turn) * state.turn;
  }

 private:
  State begun_;
  Ledger ledger_;  ///< Stays as it is: the draws need not be told apart.
};

void expect_near(const std::string& what, double value, double expected, double error) {
  std::cout << what << " " << value << " +- " << error << ", expected " << expected << ": "
            << (value - expected) / error << " standard errors off\n";
  EXPECT_NEAR(value, expected, 4 * error) << what;
}

void check(int seats, const std::vector<std::pair<Seat, double>>& shares, double turns) {
  RandomPlay play(seats);
  Numbers numbers(static_cast<std::uint64_t>(seats) * 1'000'003);
  Measured measured;
  for (std::uint64_t i = 0; i < kMatches; ++i) play.play(numbers, measured);
  constexpr auto n = static_cast<double>(kMatches);
  const double both = 1 / n + 1 / kTheirMatches;  // Their values are measured too.
  for (const auto& [seat, share] : shares)
    expect_near("seat " + std::to_string(seat), measured.wins[seat] / n, share,
                std::sqrt(share * (1 - share) * both));
  const double mean = measured.turns / n;
  const double variance = measured.turns_squared / n - mean * mean;
  expect_near("turns", mean, turns, std::sqrt(variance * both));
}

TEST(RandomPlay, of_two_seats) { check(2, {{0, .5073}, {2, .4927}}, 150.6); }

TEST(RandomPlay, of_three_seats) { check(3, {{0, .3355}, {1, .3404}, {2, .3241}}, 245.2); }

TEST(RandomPlay, of_four_seats) {
  check(4, {{0, .2548}, {1, .2511}, {2, .2487}, {3, .2454}}, 356.6);
}

}  // namespace
}  // namespace ludolog::test
