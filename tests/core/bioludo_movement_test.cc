// BiOLudo: throws, numbers and where they lead. BI-1, BI-5 to BI-11.
#include <gtest/gtest.h>

#include "tests/core/bioludo.h"

namespace ludolog::test {
namespace {

TEST(BI_1, applies_seat_0_is_asked_first_and_begins) {
  Game game = created({.options = "answers=own_cards", .rules = RuleSetId::kBiOLudo, .seats = 3});
  EXPECT_EQ(game.does(Start{}), events({QuizBegan{0, 10}}));
  EXPECT_EQ(seats_of(game.state().players), 0b0111);
  for (const Seat seat : {Seat{0}, Seat{1}, Seat{2}}) game.did(ReportScore{seat, 4});
  const Outcome lottery = game.does(drawn(game, 15, 6));
  EXPECT_EQ(lottery, events({SafeTeamDrawn{1, 5, {0, 0, 15, 6}}, StarterChosen{0}}));
}

TEST(BI_1, refuses_other_seats_other_bots_and_the_turn_of_another) {
  const auto create = [](Players players) {
    return nothing_yet().does(CreateMatch{RuleSetId::kBiOLudo, 1, players, {}});
  };
  constexpr Player kMan = Player::kHuman;
  constexpr Player kNone = Player::kNobody;
  EXPECT_EQ(create({kMan, kMan, kNone, kNone}), refused(bi(1), Refusal::kBadSeats, {0b0011}));
  EXPECT_EQ(create({kMan, kNone, Player::kGreedyBot, kNone}),
            refused(bi(1), Refusal::kBadPlayer, {2, static_cast<int>(Player::kGreedyBot)}));
  Game game = bioludo_given("CS@3").rolls(3);
  EXPECT_EQ(game.does(forwards(1, kS, 3)), refused(bi(1), Refusal::kNotYourTurn, {1, 0}));
}

TEST(BI_5, applies_the_chain_is_thrown_first_and_spent_in_any_order) {
  Game game = bioludo_given("CS@3 CA@30");
  EXPECT_EQ(game.roll(6), events({thrown(0, 6, 0), RollEarned{0, RollReason::kSix}}));
  EXPECT_EQ(game.roll(2), events({thrown(0, 2, 0), may(0, 0b1000100)}));
  EXPECT_EQ(game.does(forwards(0, kS, 2)), events({TokenMoved{0, kS, 2, 3, 5}, may(0, 0b1000000)}));
  EXPECT_EQ(game.does(forwards(0, kA, 6)),
            events({TokenMoved{0, kA, 6, 30, 36}, TurnEnded{0, TurnEnd::kMoved, 1, 2, 1}}));
}

TEST(BI_5, applies_a_hundred_sixes_close_the_chain) {
  Game game = bioludo_given("CS@3! CA@x CT@x CH@x", {.seats = 2});
  for (int i = 0; i < 99; ++i) game.rolls(6);
  const Outcome last = game.roll(6);
  EXPECT_EQ(count_events<NumberDiscarded>(last), 100);
}

TEST(BI_5, refuses_to_decline_the_throw_and_numbers_that_were_not_thrown) {
  Game game = bioludo_given("CS@3");
  EXPECT_EQ(game.does(EndTurn{0}), refused(bi(5), Refusal::kMustThrow));
  game.rolls(4);
  EXPECT_EQ(game.does(forwards(0, kS, 3)), refused(bi(5), Refusal::kNoSuchNumber, {3}));
  EXPECT_EQ(game.move(kS), refused(bi(5), Refusal::kNotThisGame));
}

TEST(BI_6, applies_both_ways_and_out_of_the_home_column_again) {
  Game game = bioludo_given("CS@53").rolls(5);
  EXPECT_EQ(game.does(backwards(0, kS, 5)),
            events({TokenMoved{0, kS, 5, 53, 48}, TurnEnded{0, TurnEnd::kMoved, 1, 2, 1}}));
}

TEST(BI_6, refuses_who_is_home_down_or_dead) {
  Game game = bioludo_given("CS@56 CA@9! CT@x CH@20").rolls(2);
  for (const Token token : {kS, kA, kT})
    EXPECT_EQ(game.does(forwards(0, token, 2)), refused(bi(6), Refusal::kNotStanding, {token, 2}));
}

TEST(BI_7, applies_a_one_or_a_six_releases_onto_the_start) {
  for (const std::uint8_t number : {std::uint8_t{1}, std::uint8_t{6}}) {
    Game game = bioludo_given("CS@3").rolls(number);
    if (number == 6) game.rolls(2);
    EXPECT_EQ(game.does(forwards(0, kT, number)).events[0], Event(TokenEntered{0, kT, number, 0}));
  }
}

TEST(BI_7, refuses_other_numbers_and_backwards) {
  Game game = bioludo_given("CS@3").rolls(4);
  EXPECT_EQ(game.does(forwards(0, kT, 4)), refused(bi(7), Refusal::kNeedsOneOrSix, {kT, 4}));
  Game one = bioludo_given("CS@3").rolls(1);
  EXPECT_EQ(one.does(backwards(0, kT, 1)), refused(bi(7), Refusal::kNeedsOneOrSix, {kT, 1}));
}

TEST(BI_8, applies_behind_the_start_and_no_second_lap) {
  Game game = bioludo_given("CS@2").rolls(5);
  game.did(backwards(0, kS, 5));
  EXPECT_EQ(game.at(0, kS), -3);
  Game lap = bioludo_given("CS@49").rolls(4);
  lap.did(forwards(0, kS, 4));
  EXPECT_EQ(lap.at(0, kS), 53);
  Game end = bioludo_given("CS@-49").rolls(5);
  end.did(backwards(0, kS, 5));
  EXPECT_EQ(end.at(0, kS), -51);
}

TEST(BI_8, refuses_a_move_that_changes_no_square) {
  Game game = bioludo_given("CS@-51").rolls(4);
  EXPECT_EQ(game.does(backwards(0, kS, 4)),
            refused(bi(8), Refusal::kEndOfTheWayBack, {kS, 4, -51}));
}

TEST(BI_9, applies_a_longer_number_stops_at_home) {
  Game game = bioludo_given("CS@54").rolls(5);
  EXPECT_EQ(game.does(forwards(0, kS, 5)),
            events({TokenMoved{0, kS, 5, 54, 56}, TokenFinished{0, kS},
                    TurnEnded{0, TurnEnd::kMoved, 1, 2, 1}}));
}

TEST(BI_9, refuses_a_longer_number_by_option) {
  Game game = bioludo_given("CS@54", {.options = "answers=own_cards exact_home=on"}).rolls(5);
  EXPECT_EQ(game.does(forwards(0, kS, 5)), refused(bi(9), Refusal::kOvershoots, {kS, 54, 5, 2}));
}

TEST(BI_10, applies_squares_are_shared_and_nobody_is_captured) {
  Game game = bioludo_given("CS@3 MA@46").rolls(4);  // Mint's step 46 is Coral's 7.
  const Outcome moved = game.does(forwards(0, kS, 4));
  EXPECT_EQ(moved, events({TokenMoved{0, kS, 4, 3, 7}, TurnEnded{0, TurnEnd::kMoved, 1, 2, 1}}));
  EXPECT_EQ(game.at(1, kA), 46);
}

TEST(BI_11, applies_unusable_numbers_are_discarded) {
  Game game = bioludo_given("");
  EXPECT_EQ(game.roll(4), events({thrown(0, 4, 0), NumberDiscarded{0, 4},
                                  TurnEnded{0, TurnEnd::kNoMove, 1, 2, 1}}));
}

TEST(BI_11, refuses_to_end_a_turn_with_a_usable_number) {
  Game game = bioludo_given("CS@3").rolls(4);
  EXPECT_EQ(game.does(EndTurn{0}), refused(bi(11), Refusal::kNumberUsable, {4}));
}

}  // namespace
}  // namespace ludolog::test
