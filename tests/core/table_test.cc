// What holds at every table: TB-1 to TB-4.
#include <gtest/gtest.h>

#include "tests/core/given.h"

namespace ludolog::test {
namespace {

Outcome not_awaited(Awaited awaited, Seat seat = 0) {
  return refused(tb(1), Refusal::kNotAwaited, {static_cast<int>(awaited), seat});
}

TEST(TB_1, applies_creation_dice_names_start) {
  Game game = nothing_yet();
  const CreateMatch create = creation({.options = "blocks=on", .seats = 2});
  EXPECT_EQ(game.does(create),
            events({MatchCreated{create.rule_set, 1, create.players, create.options}}));
  EXPECT_EQ(game.state().awaited, Awaited::kChance);
  EXPECT_EQ(game.does(NamePlayer{2, {7}}), events({PlayerNamed{2, {7}}}));
  game.did(commitment());
  EXPECT_EQ(game.state().awaited, Awaited::kStart);
  EXPECT_EQ(game.does(NamePlayer{0, {8}}), events({PlayerNamed{0, {8}}}));
  game.did(Start{});
  EXPECT_EQ(game.state().awaited, Awaited::kRoll);
}

TEST(TB_1, refuses_what_comes_at_another_time) {
  EXPECT_EQ(nothing_yet().does(Start{}), not_awaited(Awaited::kCreation));
  EXPECT_EQ(nothing_yet().does(Abandon{}), not_awaited(Awaited::kCreation));
  EXPECT_EQ(nothing_yet().did(creation()).does(creation()), not_awaited(Awaited::kChance));
  EXPECT_EQ(nothing_yet().did(creation()).does(Start{}), not_awaited(Awaited::kChance));
  EXPECT_EQ(created().roll(0, 6), not_awaited(Awaited::kStart));
  EXPECT_EQ(given("").does(Start{}), not_awaited(Awaited::kRoll));
  EXPECT_EQ(given("").does(NamePlayer{0, {}}), not_awaited(Awaited::kRoll));
  EXPECT_EQ(given("C1@10").move(0, 0), not_awaited(Awaited::kRoll));
}

TEST(TB_1, refuses_rules_it_does_not_know) {
  CreateMatch create = creation();
  create.rules_version = 77;
  EXPECT_EQ(nothing_yet().does(create), refused(tb(1), Refusal::kUnknownRules, {77}));
}

TEST(TB_1, refuses_options_without_such_a_word) {
  CreateMatch create = creation();
  create.options[0] = 2;
  EXPECT_EQ(nothing_yet().does(create), refused(tb(1), Refusal::kBadOption, {0, 2}));
  create = creation();
  create.options[kMaxOptions - 1] = 1;
  EXPECT_EQ(nothing_yet().does(create), refused(tb(1), Refusal::kBadOption, {kMaxOptions - 1, 1}));
}

TEST(TB_1, refuses_a_token_that_does_not_exist) {
  EXPECT_EQ(given("C1@10").rolls(6).move(4), refused(tb(1), Refusal::kNoSuchToken, {4}));
}

TEST(TB_2, applies_seeds_are_revealed_after_the_end) {
  Game game = given("", {.seats = 2}).did(Resign{0});
  EXPECT_EQ(game.does(RevealChance{{0, 0, {9}}}), events({ChanceRevealed{0, 0, {9}}}));
}

TEST(TB_2, refuses_everything_else) {
  Game game = given("", {.seats = 2}).did(Resign{0});
  const Outcome over = refused(tb(2), Refusal::kMatchOver);
  EXPECT_EQ(game.roll(2, 6), over);
  EXPECT_EQ(game.move(2, 0), over);
  EXPECT_EQ(game.does(Resign{2}), over);
  EXPECT_EQ(game.does(OfferDraw{2}), over);
  EXPECT_EQ(game.does(Abandon{}), over);
  EXPECT_EQ(game.does(commitment(1)), over);
  const auto version = static_cast<std::uint32_t>(game.stream().version());
  EXPECT_EQ(game.does(Retract{{version - 7, 2, 0, {}}}).rejection->clause, tb(2));
}

std::uint32_t version_of(const Game& game) {
  return static_cast<std::uint32_t>(game.stream().version());
}

TEST(TB_3, applies_the_state_goes_back_and_the_dice_do_not) {
  Game game = given("C1@10", {.seats = 3});
  const State before = game.state();
  const std::uint32_t to = version_of(game);
  game.rolls(4).moves(0).rolls(1);
  const Ledger used = game.stream().ledger();
  const Retracted retracted{to, 2, 0b0011, {}};
  EXPECT_EQ(game.does(Retract{retracted}), events({retracted}));
  EXPECT_EQ(game.state(), before);
  EXPECT_EQ(game.stream().ledger().next_offset, used.next_offset);
  EXPECT_EQ(game.stream().ledger().draws, used.draws);
  game.rolls(5).moves(0);
  EXPECT_EQ(game.at(0, 0), 15);
}

TEST(TB_3, applies_bots_are_not_asked) {
  CreateMatch create = creation({.options = "starter=0"});
  create.players = {Player::kHuman, Player::kGreedyBot, Player::kRandomBot, Player::kHuman};
  Game game = nothing_yet().did(create).did(commitment()).did(Start{});
  const std::uint32_t to = version_of(game);
  game.rolls(1).rolls(1);
  EXPECT_EQ(game.does(Retract{{to, 0, 0b1000, {}}}).events.size(), 1U);
}

TEST(TB_3, applies_who_has_left_is_not_asked) {
  Game game = given("", {.seats = 3}).did(Resign{1});
  const std::uint32_t to = version_of(game);
  game.rolls(1);
  EXPECT_EQ(game.does(Retract{{to, 0, 0b0100, {}}}).events.size(), 1U);
}

TEST(TB_3, refuses_farther_back_than_play_and_forwards) {
  Game game = given("", {.seats = 2});
  const auto begun = static_cast<std::uint32_t>(game.stream().ledger().begun_at);
  game.rolls(1);
  const std::uint32_t now = version_of(game);
  EXPECT_EQ(game.does(Retract{{begun - 1, 0, 0b0100, {}}}).rejection->clause, tb(3));
  EXPECT_EQ(game.does(Retract{{now, 0, 0b0100, {}}}),
            refused(tb(3), Refusal::kBadRetraction, {now, begun, now}));
  EXPECT_EQ(game.does(Retract{{begun, 0, 0b0100, {}}}).events.size(), 1U);
}

TEST(TB_3, refuses_before_play_has_begun) {
  Game game = created().did(Start{}).rolls(1);
  EXPECT_EQ(game.does(Retract{{2, 0, 0b1110, {}}}),
            refused(tb(3), Refusal::kBadRetraction, {2, 0, version_of(game)}));
}

TEST(TB_3, refuses_the_middle_of_a_decision) {
  Game game = given("", {.seats = 2}).rolls(1);
  const std::uint32_t middle = version_of(game) - 1;
  EXPECT_EQ(game.does(Retract{{middle, 0, 0b0100, {}}}),
            refused(tb(3), Refusal::kMidDecision, {middle}));
}

TEST(TB_3, refuses_without_agreement_or_with_too_much) {
  Game game = given("", {.seats = 3});
  const std::uint32_t to = version_of(game);
  game.rolls(1);
  for (const SeatMask agreed : std::array<SeatMask, 4>{0b0000, 0b0100, 0b0111, 0b1110})
    EXPECT_EQ(game.does(Retract{{to, 0, agreed, {}}}),
              refused(tb(3), Refusal::kNotAgreed, {agreed, 0b0110}));
}

TEST(TB_3, refuses_who_does_not_play) {
  Game game = given("", {.seats = 2});
  const std::uint32_t to = version_of(game);
  game.rolls(1);
  for (const Seat seat : std::array<Seat, 2>{1, 200})
    EXPECT_EQ(game.does(Retract{{to, seat, 0b0101, {}}}),
              refused(tb(3), Refusal::kSeatNotPlaying, {seat}));
}

}  // namespace
}  // namespace ludolog::test
