// One digest over a thousand matches of every rule set and bot, pinned in digests.txt: whatever
// changes how somebody plays shows there as one line.
#include <fstream>
#include <map>
#include <sstream>

#include <gtest/gtest.h>

#include "core/rules/rule_set.h"
#include "events/hex.h"
#include "tools/cases/simulation/simulate.h"

namespace ludolog::cases {
namespace {

SimulationReport simulated(RuleSetId id, Player bot, std::uint64_t count, bool digest,
                           std::uint64_t seed = 1) {
  const RuleSet& rules = rule_set(id);
  SimulationOrder order;
  order.matches.rule_set = id;
  order.matches.options = default_options(rules);
  for (Seat seat = 0; seat < kSeats; ++seat)
    if (has(rules.seat_sets.back(), seat)) order.matches.players[seat] = bot;
  order.matches.seed[31] = static_cast<std::uint8_t>(seed);
  order.count = count;
  order.jobs = 2;
  order.digest = digest;
  SimulationReport report;
  EXPECT_TRUE(simulate(
      order, [](const SimulationReport&) { return true; }, report));
  return report;
}

TEST(Digests, of_a_thousand_matches_are_pinned) {
  const std::string path = std::string(LUDOLOG_SOURCE_DIR) + "/tests/tools/digests.txt";
  std::ifstream in(path);
  std::stringstream pinned;
  pinned << in.rdbuf();
  std::string text = "# rules, bot at every seat, digest of 1000 matches with seed 1\n";
  for (const std::string_view rules : Names<RuleSetId>::value)
    for (const std::string_view bot : Names<Player>::value)
      if (bot.starts_with("bot:") &&
          may_play(rule_set(*named<RuleSetId>(rules)), *named<Player>(bot)))
        text += std::string(rules) + " " + std::string(bot.substr(4)) + " " +
                events::to_hex(
                    simulated(*named<RuleSetId>(rules), *named<Player>(bot), 1000, true).digest) +
                "\n";
  EXPECT_EQ(text, pinned.str()) << path;
}

class WhiteShare : public testing::TestWithParam<Player> {};

/// BrainKing's own 492,167 matches: White took .5093 of those decided. Equal players here must come
/// within what styles of play can make of it.
TEST_P(WhiteShare, is_that_of_real_matches) {
  const Tally tally = simulated(RuleSetId::kBrainKing, GetParam(), 200'000, false).tally;
  const double share = tally.share(tally.wins[0]);
  std::cout << name_of(GetParam()) << ": " << share << " +- " << tally.standard_error(tally.wins[0])
            << ", " << tally.mean_turns() << " turns\n";
  EXPECT_GE(share, .504);
  EXPECT_LE(share, .513);
  if (GetParam() == Player::kRandomBot) {
    EXPECT_NEAR(tally.mean_turns(), 119.4, .3);
  }
}

INSTANTIATE_TEST_SUITE_P(Bots, WhiteShare,
                         testing::Values(Player::kRandomBot, Player::kGreedyBot,
                                         Player::kCautiousBot));

}  // namespace
}  // namespace ludolog::cases
