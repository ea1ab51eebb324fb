// Sixes in a row: CL-6.
#include <gtest/gtest.h>

#include "tests/core/given.h"

namespace ludolog::test {
namespace {

TEST(CL_6, applies_the_third_six_ends_the_turn_and_moves_stand) {
  Game game = given("C1@0").rolls(6).moves(0).rolls(6).moves(0);
  EXPECT_EQ(game.roll(6), events({thrown(0, 6, 0), TurnEnded{0, TurnEnd::kThirdSix, 1, 2, 1}}));
  EXPECT_EQ(game.at(0, 0), 12);
  EXPECT_EQ(game.state().idle_turns, 0U);
}

TEST(CL_6, applies_sixes_are_counted_afresh_in_every_turn) {
  Game game = given("C1@0", {.seats = 2}).rolls(6).moves(0).rolls(6).moves(0).rolls(1).moves(0);
  game.rolls(1);  // Seat 2.
  EXPECT_EQ(game.roll(6), events({thrown(0, 6, 0b1111)}));
}

TEST(CL_6, applies_a_bonus_throw_that_is_no_six_breaks_the_run) {
  Game game = given("C1@0 M1@48", {.options = "capture_bonus=on"});
  game.rolls(6).moves(0).rolls(3);
  EXPECT_EQ(game.move(0), events({TokenMoved{0, 0, 3, 6, 9}, TokenCaptured{0, 0, 1, 0, 48, 9},
                                  RollEarned{0, RollReason::kCapture}}));
  game.rolls(6).moves(0);
  EXPECT_EQ(game.roll(6), events({thrown(0, 6, 0b1111)}));
  game.moves(0);
  EXPECT_EQ(game.roll(6), events({thrown(0, 6, 0), TurnEnded{0, TurnEnd::kThirdSix, 1, 2, 1}}));
}

TEST(CL_6, applies_a_six_on_a_bonus_throw_is_one_of_the_three) {
  Game game = given("C1@0 M1@42", {.options = "capture_bonus=on"});
  game.rolls(3).moves(0).rolls(6).moves(0).rolls(6).moves(0);
  EXPECT_EQ(game.roll(6), events({thrown(0, 6, 0), TurnEnded{0, TurnEnd::kThirdSix, 1, 2, 1}}));
}

TEST(CL_6, applies_roll_back_undoes_the_turn) {
  Game game = given("C1@0 M1@45 M2@1", {.options = "third_six=roll_back", .have_captured = bit(0)});
  const auto before = game.board();
  game.rolls(6).moves(0).rolls(6).moves(1);
  EXPECT_EQ(game.at(1, 0), kYard);
  EXPECT_EQ(game.state().captures[0], 2);
  EXPECT_EQ(game.roll(6),
            events({thrown(0, 6, 0), MoveUndone{0, 0, 6, 0}, MoveUndone{0, 1, 0, kYard},
                    CaptureUndone{0, 1, 0, 45}, TurnEnded{0, TurnEnd::kThirdSix, 1, 2, 1}}));
  EXPECT_EQ(game.board(), before);
  EXPECT_EQ(game.state().captures[0], 1);
  EXPECT_EQ(game.state().idle_turns, 1U);
}

TEST(CL_6, applies_roll_back_undoes_moves_by_bonus_throws_and_finishing) {
  Game game = given("C1@50 C2@10 M1@1", {.options = "third_six=roll_back capture_bonus=on"});
  const auto before = game.board();
  game.rolls(6).moves(0).rolls(4).moves(1).rolls(6).moves(1).rolls(6).moves(1);
  EXPECT_EQ(game.state().finished[0], 1);
  game.rolls(6);
  EXPECT_EQ(game.board(), before);
  EXPECT_EQ(game.state().finished[0], 0);
}

TEST(CL_6, applies_roll_back_of_a_bounce_there_and_back_is_no_move) {
  Game game = given("C1@51", {.options = "third_six=roll_back overshoot=bounce", .idle_turns = 10});
  game.rolls(6).moves(0);
  EXPECT_EQ(game.at(0, 0), 55);
  game.rolls(6).moves(0);
  EXPECT_EQ(game.at(0, 0), 51);
  game.rolls(6);
  EXPECT_EQ(game.state().idle_turns, 11U);
}

TEST(CL_6, applies_roll_back_takes_back_a_capture_of_who_has_resigned) {
  Game game = given("C1@0 M1@45", {.options = "third_six=roll_back"});
  game.rolls(6).moves(0).did(Resign{1}).rolls(6).moves(0);
  EXPECT_EQ(game.state().captures[0], 1);
  game.rolls(6);
  EXPECT_EQ(game.state().captures[0], 0);
  EXPECT_EQ(game.at(0, 0), 0);
  EXPECT_EQ(game.at(1, 0), kRemoved);
}

TEST(CL_6, applies_roll_back_does_not_touch_what_others_lost_by_resigning) {
  Game game = given("C1@0 M1@20 A1@56", {.options = "third_six=roll_back"});
  game.rolls(6).moves(0).did(Resign{1}).did(Resign{2}).rolls(6).moves(0);
  EXPECT_EQ(game.roll(6), events({thrown(0, 6, 0), MoveUndone{0, 0, 12, 0},
                                  TurnEnded{0, TurnEnd::kThirdSix, 3, 2, 1}}));
}

TEST(CL_6, applies_off_knows_no_limit) {
  Game game = given("C1@0", {.options = "third_six=off"});
  for (int i = 0; i < 5; ++i) game.rolls(6).moves(0);
  EXPECT_EQ(game.at(0, 0), 30);
  EXPECT_EQ(game.state().seat, 0);
}

TEST(CL_6, refuses_to_move_by_the_third_six) {
  Game game = given("C1@0").rolls(6).moves(0).rolls(6).moves(0).rolls(6);
  EXPECT_EQ(game.move(0, 0),
            refused(tb(1), Refusal::kNotAwaited, {static_cast<int>(Awaited::kRoll), 1}));
}

}  // namespace
}  // namespace ludolog::test
