// BiOLudo's check values in whole matches: every duel and revival of bots that know little, more
// and much, thrown and played as `simulate` does.
#include <cmath>
#include <iostream>
#include <map>

#include <gtest/gtest.h>

#include "core/rules/rule_set.h"
#include "core/self_play.h"
#include "events/chance.h"
#include "events/genesis.h"

namespace ludolog::cases {
namespace {

constexpr std::uint64_t kMatches = 20'000;

/// How often something was tried, and what came of it.
struct Trials {
  std::uint64_t count = 0;
  std::array<std::uint64_t, 3> results{};  ///< As DuelResult numbers them; success is the first.
};

class DuelCounter final : public EventSink {
 public:
  explicit DuelCounter(const Players& players) : players_(players) {}

  void take(std::span<const Event> decision) override {
    for (const Event& event : decision) {
      if (const auto* drawn = std::get_if<OutcomeDrawn>(&event))
        count(by_answers[players_[drawn->seat]], drawn->success ? 0 : 1);
      else if (const auto* compared = std::get_if<DuelCompared>(&event))
        count(same_class[{players_[compared->seat], players_[compared->target_seat]}],
              static_cast<std::size_t>(compared->result));
    }
  }

  std::map<Player, Trials> by_answers;
  std::map<std::pair<Player, Player>, Trials> same_class;

 private:
  static void count(Trials& trials, std::size_t result) {
    ++trials.count;
    ++trials.results[result];
  }

  Players players_;
};

void play_matches(DuelCounter& counter, const Players& players) {
  const RuleSet& rules = rule_set(RuleSetId::kBiOLudo);
  for (std::uint64_t number = 0; number < kMatches; ++number) {
    const Bytes32 seed = events::derive_seed({9}, number);
    State state;
    Ledger ledger;
    play(state, ledger, CreateMatch{rules.id, rules.version, players, default_options(rules)},
         counter);
    // Nobody checks the commitment here.
    play(state, ledger, CommitChance{{0, ChanceOrigin::kGiven, 0, 1, seed}}, counter);
    events::SeededChance dice;
    dice.add_epoch({seed});
    events::SeededBotChance bots(dice.key());
    self_play(state, ledger, dice, bots, counter);
    ASSERT_TRUE(is_over(state));
  }
}

void expect_share(const std::string& what, const Trials& trials, std::size_t result,
                  double expected) {
  ASSERT_GT(trials.count, 4'000U) << what;
  const auto n = static_cast<double>(trials.count);
  const double share = static_cast<double>(trials.results[result]) / n;
  const double error = std::sqrt(expected * (1 - expected) / n);
  std::cout << what << " " << share << " of " << trials.count << ", expected " << expected << ": "
            << (share - expected) / error << " standard errors off\n";
  EXPECT_NEAR(share, expected, 4 * error) << what;
}

TEST(Duels, of_many_matches_end_as_often_as_the_rules_say) {
  constexpr Player kEasy = Player::kEasyBot;
  constexpr Player kMedium = Player::kMediumBot;
  constexpr Player kHard = Player::kHardBot;
  const Players players{kEasy, kMedium, kHard, kMedium};
  DuelCounter counter(players);
  play_matches(counter, players);
  expect_share("easy", counter.by_answers[kEasy], 0, .51035625);
  expect_share("medium", counter.by_answers[kMedium], 0, .6892);
  expect_share("hard", counter.by_answers[kHard], 0, .85679375);
  const auto result = [](DuelResult of) { return static_cast<std::size_t>(of); };
  const Trials& equals = counter.same_class[{kMedium, kMedium}];
  expect_share("equals win", equals, result(DuelResult::kAttacker), .33984);
  expect_share("equals tie", equals, result(DuelResult::kTie), .32032);
  expect_share("equals lose", equals, result(DuelResult::kDefender), .33984);
  const Trials& strong = counter.same_class[{kHard, kEasy}];
  expect_share("hard against easy wins", strong, result(DuelResult::kAttacker), .837072);
  expect_share("hard against easy ties", strong, result(DuelResult::kTie), .130375);
  expect_share("hard against easy loses", strong, result(DuelResult::kDefender), .032553);
}

}  // namespace
}  // namespace ludolog::cases
