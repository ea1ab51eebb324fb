// The cautious bot, by positions where it must see what the greedy one does not.
#include <gtest/gtest.h>

#include "core/bots/bot.h"
#include "tests/core/given.h"

namespace ludolog::test {
namespace {

Token chosen(const Game& game) {
  Commands legal;
  legal_commands(game.state(), game.stream().ledger(), legal);
  return std::get<Move>(choose_cautious(game.state(), game.stream().ledger(), legal)).token;
}

TEST(Cautious, takes_a_token_out_of_reach) {
  // Mint's token is 3 squares behind Coral's first one; the second one stands alone.
  auto game = given("C1@20 C2@35 M1@4", {.to_throw = 0});
  game.rolls(5);
  EXPECT_EQ(chosen(game), 0);
}

TEST(Cautious, captures_what_has_come_far) {
  auto game = given("C1@20 C2@30 M1@11 M2@21", {.to_throw = 0});
  game.rolls(4);
  EXPECT_EQ(chosen(game), 1) << "Mint's second token, further on than its first";
}

TEST(Cautious, does_not_stop_in_front_of_others) {
  auto game = given("C1@10 C2@30 M1@0", {.to_throw = 0});
  game.rolls(4);
  EXPECT_EQ(chosen(game), 1) << "14 lies one square before Mint's token";
}

TEST(Cautious, has_nothing_to_fear_on_safe_squares) {
  auto game = given("C1@20 C2@9 M1@6", {.options = "safe_squares=starts_and_stars", .to_throw = 0});
  game.rolls(1);
  EXPECT_EQ(chosen(game), 0) << "from one square before Mint's token on to the star at 21";
}

TEST(Cautious, sees_chains_in_brainking) {
  // Black stands 4 squares behind W1, which goes where only a six and another throw reach it.
  Game game = given("W1@30 W2@12 B1@6", {.rules = RuleSetId::kBrainKing, .seats = 2});
  game.rolls(3);
  EXPECT_EQ(chosen(game), 0);
}

}  // namespace
}  // namespace ludolog::test
