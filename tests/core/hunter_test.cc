// The hunter, BiOLudo's bot: what it wants depends on what can still be won.
#include <gtest/gtest.h>

#include "core/bots/bot.h"
#include "core/match.h"
#include "tests/core/bioludo.h"
#include "tests/core/ports_in_memory.h"

namespace ludolog::test {
namespace {

/// What it does after such a throw.
Command chosen(std::string_view board, std::uint16_t face, Setting setting = {}) {
  const Game game = bioludo_given(board, setting).rolls(face);
  Commands legal;
  legal_commands(game.state(), game.stream().ledger(), legal);
  return choose_hunter(game.state(), game.stream().ledger(), legal);
}

TEST(Hunter, goes_home_as_long_as_all_four_may_come_there) {
  EXPECT_EQ(chosen("CS@54 CA@30 MS@20", 3), Command(forwards(0, kS, 3)));
}

TEST(Hunter, stays_out_and_hunts_when_somebody_is_dead) {
  // Mint's Sniper, on 40, is too far away to be feared.
  EXPECT_EQ(chosen("CS@54 CA@20 CT@x MS@27 MA@x MT@x MH@x AS@x AA@x AT@x AH@x BS@x BA@x BT@x BH@x",
                   3, {.safe_team = 2}),
            Command(forwards(0, kA, 3)));
}

TEST(Hunter, goes_home_when_a_rival_can_no_longer_be_lost) {
  EXPECT_EQ(chosen("CS@54 CA@20 CT@x MS@20 MA@56", 3), Command(forwards(0, kS, 3)));
}

TEST(Hunter, flees_the_dead_zone_the_short_way) {
  // The squares 21 to 27 are dead, and 20 to 28 in a moment.
  EXPECT_EQ(chosen("CS@22 CA@40", 4, {.round = 12}), Command(backwards(0, kS, 4)));
  EXPECT_EQ(chosen("CS@26 CA@40", 4, {.round = 12}), Command(forwards(0, kS, 4)));
}

TEST(Hunter, revives_before_anything_else) {
  EXPECT_EQ(chosen("CS@7! CT@8 CA@54", 3), Command(Revive{0, kS}));
}

TEST(Hunter, attacks_another_class_rather_than_its_own) {
  Game game = bioludo_given("CT@3 MT@-6 MA@-9").rolls(3).did(forwards(0, kT, 3));
  ASSERT_EQ(game.state().awaited, Awaited::kTarget);
  Commands legal;
  legal_commands(game.state(), game.stream().ledger(), legal);
  EXPECT_EQ(choose_hunter(game.state(), game.stream().ledger(), legal),
            Command(ChooseTarget{0, 1, kA}));
}

TEST(Hunter, beats_random_that_knows_as_much) {
  int wins = 0;
  constexpr int kMatches = 40;
  for (int i = 0; i < kMatches; ++i) {
    const Seat hunter = i % 2 == 0 ? 0 : 2;
    CreateMatch create = creation({.rules = RuleSetId::kBiOLudo, .seats = 2});
    create.players[0] = create.players[2] = Player::kMediumRandomBot;
    create.players[hunter] = Player::kMediumBot;
    MemoryJournal journal;
    MemoryDice dice(static_cast<std::uint64_t>(1000 + i));
    MemoryBotChance chance(static_cast<std::uint64_t>(2000 + i));
    Match match(Stream{}, journal, dice);
    const std::vector<Command> opening{create, commitment()};
    ASSERT_TRUE(match.submit(opening));
    ASSERT_TRUE(play_automatic(match, chance, [] { return true; }));
    if (match.state().places[hunter] == 1 && match.state().places[2 - hunter] != 1) ++wins;
  }
  std::cout << "the hunter won " << wins << " of " << kMatches << "\n";
  EXPECT_GT(wins, kMatches * 3 / 4);
}

}  // namespace
}  // namespace ludolog::test
