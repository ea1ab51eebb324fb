// The way home and what it earns: CL-11 to CL-15.
#include <gtest/gtest.h>

#include "tests/core/given.h"

namespace ludolog::test {
namespace {

TurnEnded passes(TurnEnd reason = TurnEnd::kMoved) { return {0, reason, 1, 2, 1}; }

TEST(CL_11, applies_the_exact_number_finishes) {
  for (std::uint16_t face = 1; face <= 5; ++face) {
    const auto from = static_cast<Step>(56 - face);
    Game game = given("C1@" + std::to_string(from)).rolls(face);
    EXPECT_EQ(game.move(0), events({TokenMoved{0, 0, static_cast<std::uint8_t>(face), from, 56},
                                    TokenFinished{0, 0}, passes()}));
    EXPECT_EQ(game.state().finished[0], 1);
  }
}

TEST(CL_11, applies_every_word_of_overshoot) {
  EXPECT_EQ(given("C1@54", {.options = "overshoot=illegal"}).roll(5),
            events({thrown(0, 5, 0), passes(TurnEnd::kNoMove)}));
  Game game = given("C1@54", {.options = "overshoot=bounce"}).rolls(5);
  EXPECT_EQ(game.move(0), events({TokenMoved{0, 0, 5, 54, 53}, passes()}));
}

TEST(CL_11, refuses_to_overshoot) {
  EXPECT_EQ(given("C1@54 C2@10").rolls(3).move(0),
            refused(cl(11), Refusal::kOvershoots, {0, 54, 3, 2}));
}

TEST(CL_11, refuses_to_move_a_finished_token) {
  EXPECT_EQ(given("C1@56 C2@10").rolls(3).move(0),
            refused(cl(11), Refusal::kTokenFinished, {0, 3}));
}

TEST(CL_11, refuses_a_bounce_back_to_where_it_stands) {
  EXPECT_EQ(given("C1@54 C2@10", {.options = "overshoot=bounce"}).rolls(4).move(0),
            refused(cl(11), Refusal::kNoChange, {0, 4, 54}));
}

TEST(CL_12, applies_capturing_and_finishing_earn_nothing) {
  Game capture = given("C1@10 M1@1").rolls(4);
  EXPECT_EQ(capture.move(0).events.back(), Event(passes()));
  Game finish = given("C1@52").rolls(4);
  EXPECT_EQ(finish.move(0).events.back(), Event(passes()));
}

TEST(CL_12, applies_capture_bonus) {
  Game game = given("C1@10 M1@1", {.options = "capture_bonus=on"}).rolls(4);
  EXPECT_EQ(game.move(0), events({TokenMoved{0, 0, 4, 10, 14}, TokenCaptured{0, 0, 1, 0, 1, 14},
                                  RollEarned{0, RollReason::kCapture}}));
  EXPECT_EQ(given("C1@10 M1@1", {.options = "finish_bonus=on"}).rolls(4).move(0).events.back(),
            Event(passes()));
}

TEST(CL_12, applies_finish_bonus) {
  Game game = given("C1@52", {.options = "finish_bonus=on"}).rolls(4);
  EXPECT_EQ(game.move(0), events({TokenMoved{0, 0, 4, 52, 56}, TokenFinished{0, 0},
                                  RollEarned{0, RollReason::kFinish}}));
  EXPECT_EQ(given("C1@52", {.options = "capture_bonus=on"}).rolls(4).move(0).events.back(),
            Event(passes()));
}

TEST(CL_12, applies_one_number_earns_one_throw_at_most) {
  Game game = given("C1@10 M1@3", {.options = "capture_bonus=on finish_bonus=on"}).rolls(6);
  EXPECT_EQ(game.move(0), events({TokenMoved{0, 0, 6, 10, 16}, TokenCaptured{0, 0, 1, 0, 3, 16},
                                  RollEarned{0, RollReason::kSix}}));
  EXPECT_EQ(game.roll(1), events({thrown(0, 1, 0b0001)}));
  EXPECT_EQ(game.move(0), events({TokenMoved{0, 0, 1, 16, 17}, passes()}));
}

TEST(CL_12, refuses_a_throw_that_was_not_earned) {
  EXPECT_EQ(given("C1@10 M1@1").rolls(4).moves(0).roll(0, 6),
            refused(cl(2), Refusal::kNotYourTurn, {0, 1}));
  EXPECT_EQ(given("C1@52").rolls(4).moves(0).roll(0, 6),
            refused(cl(2), Refusal::kNotYourTurn, {0, 1}));
}

TEST(CL_13, applies_three_throws_for_a_six) {
  Game game = given("C1@56", {.options = "three_tries=on"});  // Finished is not in play.
  EXPECT_EQ(game.roll(1), events({thrown(0, 1, 0), RollEarned{0, RollReason::kTry}}));
  EXPECT_EQ(game.roll(5), events({thrown(0, 5, 0), RollEarned{0, RollReason::kTry}}));
  EXPECT_EQ(game.roll(2), events({thrown(0, 2, 0), passes(TurnEnd::kNoMove)}));
}

TEST(CL_13, applies_a_six_in_the_third_try_enters_and_throws_again) {
  Game game = given("", {.options = "three_tries=on"}).rolls(1).rolls(1).rolls(6);
  EXPECT_EQ(game.move(0), events({TokenEntered{0, 0, 6, 0}, RollEarned{0, RollReason::kSix}}));
  game.rolls(1).moves(0);
  EXPECT_EQ(game.state().seat, 1);
}

TEST(CL_13, applies_tries_are_counted_afresh_in_every_turn) {
  Game game = given("", {.options = "three_tries=on"}).rolls(1).rolls(1).rolls(1);
  EXPECT_EQ(game.state().seat, 1);
  game.rolls(1).rolls(1);
  EXPECT_EQ(game.state().seat, 1);
}

TEST(CL_13, refuses_by_default) {
  EXPECT_EQ(given("").rolls(1).roll(0, 1), refused(cl(2), Refusal::kNotYourTurn, {0, 1}));
}

TEST(CL_13, refuses_a_fourth_throw) {
  Game game = given("", {.options = "three_tries=on"}).rolls(1).rolls(1).rolls(1);
  EXPECT_EQ(game.roll(0, 6), refused(cl(2), Refusal::kNotYourTurn, {0, 1}));
}

TEST(CL_13, refuses_with_a_token_in_play) {
  Game game = given("C1@55", {.options = "three_tries=on"}).rolls(3);
  EXPECT_EQ(game.roll(0, 6), refused(cl(2), Refusal::kNotYourTurn, {0, 1}));
}

TEST(CL_14, applies_after_a_capture_or_without_the_option) {
  const Setting on{.options = "capture_before_home=on", .have_captured = bit(0)};
  Game game = given("C1@48", on).rolls(4);
  EXPECT_EQ(game.move(0), events({TokenMoved{0, 0, 4, 48, 52}, passes()}));
  EXPECT_EQ(given("C1@48").roll(4), events({thrown(0, 4, 0b0001)}));
}

TEST(CL_14, applies_the_entrance_itself_is_free_and_so_is_the_column) {
  const Setting on{.options = "capture_before_home=on"};
  EXPECT_EQ(given("C1@48", on).roll(2), events({thrown(0, 2, 0b0001)}));
  EXPECT_EQ(given("C1@51", on).roll(2), events({thrown(0, 2, 0b0001)}));
}

TEST(CL_14, refuses_to_go_home_without_a_capture) {
  const Setting on{.options = "capture_before_home=on", .have_captured = bit(1)};
  EXPECT_EQ(given("C1@48 C2@10", on).rolls(4).move(0),
            refused(cl(14), Refusal::kNoCaptureYet, {0, 4, 48}));
  EXPECT_EQ(given("C1@50 C2@10", on).rolls(6).move(0),
            refused(cl(14), Refusal::kNoCaptureYet, {0, 6, 50}));
}

TEST(CL_15, applies_four_finished_take_the_next_place_even_on_a_six) {
  Game game = given("C1@56 C2@56 C3@56 C4@50 M1@56 M2@56 M3@56 M4@50").rolls(6);
  EXPECT_EQ(game.move(3),
            events({TokenMoved{0, 3, 6, 50, 56}, TokenFinished{0, 3},
                    PlaceTaken{0, 1, PlaceReason::kFinished}, passes(TurnEnd::kFinished)}));
  game.rolls(6);
  EXPECT_EQ(game.move(3), events({TokenMoved{1, 3, 6, 50, 56}, TokenFinished{1, 3},
                                  PlaceTaken{1, 2, PlaceReason::kFinished},
                                  TurnEnded{1, TurnEnd::kFinished, 2, 3, 1}}));
}

TEST(CL_15, applies_one_seat_left_takes_the_last_place) {
  Game game = given("C1@56 C2@56 C3@56 C4@54", {.seats = 2}).rolls(2);
  EXPECT_EQ(game.move(3),
            events({TokenMoved{0, 3, 2, 54, 56}, TokenFinished{0, 3},
                    PlaceTaken{0, 1, PlaceReason::kFinished}, PlaceTaken{2, 2, PlaceReason::kLast},
                    MatchEnded{EndReason::kAllPlaced}}));
}

TEST(CL_15, applies_places_meet_those_of_who_resigned) {
  Game game = given("C1@56 C2@56 C3@56 C4@54", {.seats = 3}).did(Resign{1}).rolls(2);
  EXPECT_EQ(game.move(3),
            events({TokenMoved{0, 3, 2, 54, 56}, TokenFinished{0, 3},
                    PlaceTaken{0, 1, PlaceReason::kFinished}, PlaceTaken{2, 2, PlaceReason::kLast},
                    MatchEnded{EndReason::kAllPlaced}}));
  EXPECT_EQ(game.state().places, (std::array<std::uint8_t, 4>{1, 3, 2, 0}));
}

TEST(CL_15, applies_play_on_off_ends_at_the_winner) {
  Game game = given("C1@56 C2@56 C3@56 C4@54", {.options = "play_on=off"}).rolls(2);
  EXPECT_EQ(game.move(3), events({TokenMoved{0, 3, 2, 54, 56}, TokenFinished{0, 3},
                                  PlaceTaken{0, 1, PlaceReason::kFinished},
                                  MatchEnded{EndReason::kFirstWinner}}));
  EXPECT_EQ(game.state().places, (std::array<std::uint8_t, 4>{1, 0, 0, 0}));
}

TEST(CL_15, refuses_who_has_a_place_to_throw_again) {
  Game game = given("C1@56 C2@56 C3@56 C4@50", {.seats = 3}).rolls(6).moves(3);
  EXPECT_EQ(game.roll(0, 6), refused(cl(2), Refusal::kNotYourTurn, {0, 1}));
  EXPECT_EQ(game.rolls(1).rolls(1).roll(0, 6), refused(cl(2), Refusal::kNotYourTurn, {0, 1}));
}

}  // namespace
}  // namespace ludolog::test
