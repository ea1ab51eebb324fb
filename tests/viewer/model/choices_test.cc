// What can be done at a version, and what the rules say to the rest.
#include "viewer/model/choices.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/core/bioludo.h"

namespace ludolog::model {
namespace {

using test::bioludo_given;
using test::kS;
using test::kT;
using testing::ElementsAre;
using testing::IsEmpty;

const SeatNames kNames{"Ada", "Ben", "Cleo", "Dan"};

template <class List>
std::vector<std::string> in_words(const List& list) {
  std::vector<std::string> lines;
  for (const auto& each : list) lines.push_back(each.key + ": " + each.text);
  return lines;
}

std::vector<std::string> legal(const test::Game& game) {
  return in_words(choices(game.state(), game.stream().ledger(), kNames));
}
std::vector<std::string> others(const test::Game& game) {
  return in_words(other_choices(game.state(), game.stream().ledger(), kNames));
}
std::vector<std::string> refused(const test::Game& game) {
  return in_words(refused_tokens(game.state(), game.stream().ledger(), kNames));
}

TEST(Choices, of_a_throw_are_the_tokens_that_can_use_it) {
  auto game = test::given("C1@10 C2@54 M1@2");
  game.rolls(5);
  EXPECT_THAT(legal(game), ElementsAre("1: square 10 to 15, captures Ben's token 1"));
  EXPECT_THAT(others(game), IsEmpty());
}

TEST(Choices, in_bioludo_name_the_number_and_refusals_are_said_once) {
  auto game = bioludo_given("CS@10 CA@x CT@56 CH@30!");
  game.rolls(5);
  const auto moves = choices(game.state(), game.stream().ledger(), kNames);
  EXPECT_THAT(in_words(moves), ElementsAre("S 5: square 10 to 15", "S -5: square 10 to 5"));
  EXPECT_EQ(moves[1].number, "-5");
  EXPECT_THAT(refused(game),
              ElementsAre("A 5, -5: Assaulter is dead", "T 5, -5: Trooper is home",
                          "H 5, -5: Hand Combat is down on square 30 until the end of this turn"));
}

TEST(Choices, of_an_attack_are_its_targets) {
  auto game = bioludo_given("CT@3 MS@-6 MT@-8");  // Mint is on 7 and 5.
  game.rolls(3).did(test::forwards(0, kT, 3));
  EXPECT_THAT(others(game),
              ElementsAre("MS: Ben's Sniper on square 7", "MT: Ben's Trooper on square 5"));
  const auto targets = other_choices(game.state(), game.stream().ledger(), kNames);
  EXPECT_EQ(targets.at(1).token, (TokenOf{1, kT}));
}

TEST(Choices, hold_revivals_and_the_end_of_the_turn) {
  auto game = bioludo_given("CS@20 CH@18! CA@x CT@x");
  game.rolls(1).did(test::backwards(0, kS, 1));
  EXPECT_THAT(others(game),
              ElementsAre("revive H: Hand Combat on square 18, who dies when this turn ends",
                          "end: ends the turn"));
}

}  // namespace
}  // namespace ludolog::model
