// Who begins, who plays, and in which order: CL-1 and CL-2.
#include <gtest/gtest.h>

#include "core/rules/rule_set.h"
#include "tests/core/given.h"

namespace ludolog::test {
namespace {

TEST(CL_1, applies_the_highest_begins_and_ties_throw_again) {
  Game game = created({.seats = 4});
  EXPECT_EQ(game.does(Start{}), events({RollOffCalled{0b1111}}));
  EXPECT_EQ(game.roll(3), events({thrown_for_start(0, 3)}));
  game.rolls(5).rolls(5);
  EXPECT_EQ(game.roll(2), events({thrown_for_start(3, 2), RollOffCalled{0b0110}}));
  EXPECT_EQ(game.roll(4), events({thrown_for_start(1, 4)}));
  EXPECT_EQ(game.roll(4), events({thrown_for_start(2, 4), RollOffCalled{0b0110}}));
  game.rolls(1);
  EXPECT_EQ(game.roll(6), events({thrown_for_start(2, 6), StarterChosen{2}}));
  EXPECT_EQ(game.state().seat, 2);
  EXPECT_EQ(game.state().turn, 1U);
}

TEST(CL_1, applies_a_number_of_the_first_round_does_not_count_in_the_second) {
  Game game = created({.seats = 3});
  game.did(Start{}).rolls(6).rolls(1).rolls(6);
  game.rolls(2);  // Seat 0, less than it threw before.
  EXPECT_EQ(game.roll(3), events({thrown_for_start(2, 3), StarterChosen{2}}));
}

TEST(CL_1, applies_every_word_of_starter) {
  EXPECT_EQ(created({.options = "starter=roll"}).does(Start{}), events({RollOffCalled{0b1111}}));
  EXPECT_EQ(created({.options = "starter=0"}).does(Start{}), events({StarterChosen{0}}));
  EXPECT_EQ(created({.options = "starter=1"}).does(Start{}), events({StarterChosen{1}}));
  EXPECT_EQ(created({.options = "starter=2"}).does(Start{}), events({StarterChosen{2}}));
  EXPECT_EQ(created({.options = "starter=3"}).does(Start{}), events({StarterChosen{3}}));
}

TEST(CL_1, refuses_a_throw_out_of_order) {
  Game game = created();
  game.did(Start{});
  EXPECT_EQ(game.roll(1, 6), refused(cl(1), Refusal::kNotYourTurn, {1, 0}));
  game.rolls(2);
  EXPECT_EQ(game.roll(0, 6), refused(cl(1), Refusal::kNotYourTurn, {0, 1}));
}

TEST(CL_1, refuses_a_throw_by_who_is_not_among_the_tied) {
  Game game = created({.seats = 3});
  game.did(Start{}).rolls(5).rolls(5).rolls(1);
  EXPECT_EQ(game.roll(2, 6), refused(cl(1), Refusal::kNotYourTurn, {2, 0}));
}

TEST(CL_1, refuses_a_starter_that_nobody_sits_at) {
  EXPECT_EQ(nothing_yet().does(creation({.options = "starter=1", .seats = 2})),
            refused(cl(1), Refusal::kSeatNotPlaying, {1}));
  EXPECT_EQ(nothing_yet().does(creation({.options = "starter=3", .seats = 3})),
            refused(cl(1), Refusal::kSeatNotPlaying, {3}));
}

TEST(CL_2, applies_two_sit_opposite) {
  Game game = given("", {.seats = 2});
  EXPECT_EQ(game.roll(1), events({thrown(0, 1, 0), TurnEnded{0, TurnEnd::kNoMove, 2, 2, 1}}));
  EXPECT_EQ(game.roll(1), events({thrown(2, 1, 0), TurnEnded{2, TurnEnd::kNoMove, 0, 3, 2}}));
}

TEST(CL_2, applies_turns_pass_clockwise_in_rounds_from_the_starter) {
  Game game = given("", {.seats = 3, .to_throw = 1});
  EXPECT_EQ(game.roll(1), events({thrown(1, 1, 0), TurnEnded{1, TurnEnd::kNoMove, 2, 2, 1}}));
  EXPECT_EQ(game.roll(1), events({thrown(2, 1, 0), TurnEnded{2, TurnEnd::kNoMove, 0, 3, 1}}));
  EXPECT_EQ(game.roll(1), events({thrown(0, 1, 0), TurnEnded{0, TurnEnd::kNoMove, 1, 4, 2}}));
}

TEST(CL_2, applies_seats_that_no_longer_play_are_passed_over) {
  Game game = given("").did(Resign{1}).did(Resign{2});
  EXPECT_EQ(game.roll(1), events({thrown(0, 1, 0), TurnEnded{0, TurnEnd::kNoMove, 3, 2, 1}}));
  EXPECT_EQ(game.roll(1), events({thrown(3, 1, 0), TurnEnded{3, TurnEnd::kNoMove, 0, 3, 2}}));
}

TEST(CL_2, applies_a_round_goes_on_when_its_starter_has_left) {
  Game game = given("").did(Resign{0});
  EXPECT_EQ(game.state().round, 1U);
  game.rolls(1).rolls(1);
  EXPECT_EQ(game.roll(1), events({thrown(3, 1, 0), TurnEnded{3, TurnEnd::kNoMove, 1, 5, 2}}));
}

TEST(CL_2, refuses_every_other_set_of_seats) {
  for (SeatMask seats = 0; seats < 16; ++seats) {
    CreateMatch create = creation();
    for (Seat seat = 0; seat < kSeats; ++seat)
      create.players[seat] = has(seats, seat) ? Player::kRandomBot : Player::kNobody;
    const bool allowed = seats == 0b0101 || seats == 0b0111 || seats == 0b1111;
    const Outcome outcome = nothing_yet().does(create);
    if (allowed)
      EXPECT_EQ(outcome.events.size(), 1U);
    else
      EXPECT_EQ(outcome, refused(cl(2), Refusal::kBadSeats, {seats}));
  }
}

TEST(CL_2, refuses_a_throw_and_a_move_by_another_seat) {
  Game game = given("C1@10 M1@10");
  EXPECT_EQ(game.roll(1, 6), refused(cl(2), Refusal::kNotYourTurn, {1, 0}));
  game.rolls(3);
  EXPECT_EQ(game.move(1, 0), refused(cl(2), Refusal::kNotYourTurn, {1, 0}));
}

TEST(CL_2, refuses_a_name_for_an_empty_seat) {
  EXPECT_EQ(created({.seats = 2}).does(NamePlayer{1, {}}),
            refused(cl(2), Refusal::kSeatNotPlaying, {1}));
}

}  // namespace
}  // namespace ludolog::test
