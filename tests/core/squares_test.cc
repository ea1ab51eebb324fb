// What may stand where, and what is captured: CL-7 to CL-10.
#include <gtest/gtest.h>

#include "tests/core/given.h"

namespace ludolog::test {
namespace {

TurnEnded passes(Seat next = 1) { return {0, TurnEnd::kMoved, next, 2, 1}; }

TEST(CL_7, applies_the_finish_holds_any_number) {
  Game game = given("C1@52 C2@56 C3@56").rolls(4);
  EXPECT_EQ(game.move(0), events({TokenMoved{0, 0, 4, 52, 56}, TokenFinished{0, 0}, passes()}));
}

TEST(CL_7, applies_with_blocks_two_share_a_square_and_their_own_pass) {
  Game game = given("C1@10 C2@13 C3@9", {.options = "blocks=on", .seats = 2});
  game.rolls(3).moves(0);
  EXPECT_EQ(game.state().on_square[13], token_bit(0, 0) | token_bit(0, 1));
  game.rolls(1).rolls(5).moves(2);
  EXPECT_EQ(game.at(0, 2), 14);
}

TEST(CL_7, applies_with_blocks_a_single_token_bars_nothing) {
  Game game = given("C1@10 M1@1", {.options = "blocks=on"}).rolls(6).moves(0);
  EXPECT_EQ(game.at(0, 0), 16);
}

TEST(CL_7, applies_a_block_is_gone_when_its_seat_resigns_before_the_move) {
  Game game = given("C1@10 C2@30 M1@1 M2@1", {.options = "blocks=on"}).rolls(5);
  EXPECT_EQ(game.move(0), refused(cl(7), Refusal::kBlock, {0, 5, 14, 1}));
  game.did(Resign{1});
  Commands legal;
  legal_commands(game.state(), game.stream().ledger(), legal);
  EXPECT_EQ(legal.size(), 2U);
  EXPECT_EQ(game.move(0).events.front(), Event(TokenMoved{0, 0, 5, 10, 15}));
}

TEST(CL_7, refuses_an_own_token_on_the_track) {
  EXPECT_EQ(given("C1@10 C2@13").rolls(3).move(0),
            refused(cl(7), Refusal::kOwnToken, {0, 3, 13, 1}));
}

TEST(CL_7, refuses_an_own_token_on_the_start_square) {
  EXPECT_EQ(given("C1@0").rolls(6).move(1), refused(cl(7), Refusal::kOwnToken, {1, 6, 0, 0}));
}

TEST(CL_7, refuses_an_own_token_in_the_home_column) {
  EXPECT_EQ(given("C1@50 C2@53").rolls(3).move(0),
            refused(cl(7), Refusal::kOwnToken, {0, 3, 53, 1}));
  EXPECT_EQ(given("C1@50 C2@53", {.options = "blocks=on"}).rolls(3).move(0),
            refused(cl(7), Refusal::kOwnToken, {0, 3, 53, 1}));
}

TEST(CL_7, refuses_with_blocks_a_third) {
  EXPECT_EQ(given("C1@10 C2@13 C3@13", {.options = "blocks=on"}).rolls(3).move(0),
            refused(cl(7), Refusal::kOwnToken, {0, 3, 13, 1}));
}

TEST(CL_7, refuses_with_blocks_landing_and_passing) {
  const Setting blocks{.options = "blocks=on"};
  EXPECT_EQ(given("C1@14 C2@20 M1@3 M2@3", blocks).rolls(2).move(0),
            refused(cl(7), Refusal::kBlock, {0, 2, 16, 1}));
  EXPECT_EQ(given("C1@14 C2@20 M1@3 M2@3", blocks).rolls(3).move(0),
            refused(cl(7), Refusal::kBlock, {0, 3, 16, 1}));
  EXPECT_EQ(given("C1@49 C2@20 B1@11 B2@11", blocks).rolls(2).move(0),
            refused(cl(7), Refusal::kBlock, {0, 2, 50, 3}));
}

TEST(CL_7, refuses_with_blocks_entering_onto_one_also_where_it_is_safe) {
  for (const char* options : {"blocks=on", "blocks=on safe_squares=starts"})
    EXPECT_EQ(given("C1@20 M1@39 M2@39", {.options = options}).rolls(6).move(1),
              refused(cl(7), Refusal::kBlock, {1, 6, 0, 1}));
}

TEST(CL_8, applies_own_and_others_are_passed) {
  Game game = given("C1@10 C2@11 M1@1").rolls(6);
  EXPECT_EQ(game.move(0), events({TokenMoved{0, 0, 6, 10, 16}, RollEarned{0, RollReason::kSix}}));
}

TEST(CL_8, applies_also_in_the_home_column) {
  Game game = given("C1@50 C2@52").rolls(4);
  EXPECT_EQ(game.move(0), events({TokenMoved{0, 0, 4, 50, 54}, passes()}));
}

TEST(CL_8, applies_column_jump_off_is_of_the_home_column_alone) {
  Game game = given("C1@44 C2@46 C3@51", {.options = "column_jump=off"});
  game.rolls(3).moves(0);
  EXPECT_EQ(game.at(0, 0), 47);
}

TEST(CL_8, refuses_with_column_jump_off_to_pass_in_the_column) {
  const Setting off{.options = "column_jump=off"};
  EXPECT_EQ(given("C1@50 C2@52", off).rolls(4).move(0),
            refused(cl(8), Refusal::kOwnTokenOnTheWay, {0, 4, 52}));
  EXPECT_EQ(given("C1@51 C2@53 C3@1", off).rolls(5).move(0),
            refused(cl(8), Refusal::kOwnTokenOnTheWay, {0, 5, 53}));
}

TEST(CL_8, refuses_with_column_jump_off_to_pass_while_bouncing) {
  const Setting off{.options = "column_jump=off overshoot=bounce"};
  EXPECT_EQ(given("C1@53 C2@54 C3@1", off).rolls(4).move(0),  // on the way to the finish
            refused(cl(8), Refusal::kOwnTokenOnTheWay, {0, 4, 54}));
  EXPECT_EQ(given("C1@55 C2@53 C3@1", off).rolls(5).move(0),  // on the way back
            refused(cl(8), Refusal::kOwnTokenOnTheWay, {0, 5, 53}));
}

TEST(CL_9, applies_a_token_ended_on_returns_to_its_yard) {
  Game game = given("C1@10 M1@1").rolls(4);
  EXPECT_EQ(game.move(0),
            events({TokenMoved{0, 0, 4, 10, 14}, TokenCaptured{0, 0, 1, 0, 1, 14}, passes()}));
  EXPECT_EQ(game.at(1, 0), kYard);
  EXPECT_EQ(game.state().captures[0], 1);
}

TEST(CL_9, applies_also_by_entering) {
  Game game = given("M1@39").rolls(6);
  EXPECT_EQ(game.move(3), events({TokenEntered{0, 3, 6, 0}, TokenCaptured{0, 3, 1, 0, 39, 0},
                                  RollEarned{0, RollReason::kSix}}));
}

/// Whether seat 0 captures on seat 1's start and on seat 1's star.
std::pair<bool, bool> captures(const char* options) {
  Game start = given("C1@10 M1@0", {.options = options}).rolls(3).moves(0);
  Game star = given("C1@5 B1@21", {.options = options}).rolls(3).moves(0);
  return {start.at(1, 0) == kYard, star.at(3, 0) == kYard};
}

TEST(CL_9, applies_every_word_of_safe_squares) {
  EXPECT_EQ(captures("safe_squares=none"), std::pair(true, true));
  EXPECT_EQ(captures("safe_squares=starts"), std::pair(false, true));
  EXPECT_EQ(captures("safe_squares=starts_and_stars"), std::pair(false, false));
}

TEST(CL_9, applies_safe_squares_of_seats_that_nobody_sits_at) {
  Game game = given("C1@10 A1@39", {.options = "safe_squares=starts", .seats = 2});
  game.rolls(3).moves(0);  // Seat 1's start.
  EXPECT_EQ(game.state().on_square[13], token_bit(0, 0) | token_bit(2, 0));
}

TEST(CL_9, applies_entering_onto_a_safe_square_shares_it) {
  Game game = given("M1@39", {.options = "safe_squares=starts"}).rolls(6);
  EXPECT_EQ(game.move(0), events({TokenEntered{0, 0, 6, 0}, RollEarned{0, RollReason::kSix}}));
  EXPECT_EQ(game.state().on_square[0], token_bit(0, 0) | token_bit(1, 0));
}

TEST(CL_9, applies_on_the_picture) {
  Game game = given(R"(
                  C1 .. ..
                  .. M- M>
                  M* M- M1
                  .. M- ..
                  .. M- ..
                  C2 M- ..
.. C> .. .. .. ..          .. .. .. A* .. ..
.. C- C- C- C- C-          A- A- A- A- A- ..
.. .. C* .. .. ..          .. .. .. .. A> ..
                  .. B- ..
                  .. B- ..
                  .. B- ..
                  .. B- B*
                  B> B- ..
                  .. .. ..
)")
                  .rolls(4);
  game.moves(0);
  EXPECT_EQ(game.board(), R"(
                  .. .. ..
                  .. M- M>    M1       M2
                  M* M- C1
                  .. M- ..
   C3       C4    .. M- ..    M3       M4
                  C2 M- ..
.. C> .. .. .. ..          .. .. .. A* .. ..
.. C- C- C- C- C-          A- A- A- A- A- ..
.. .. C* .. .. ..          .. .. .. .. A> ..
                  .. B- ..
   B1       B2    .. B- ..    A1       A2
                  .. B- ..
                  .. B- B*
   B3       B4    B> B- ..    A3       A4
                  .. .. ..
)");
}

TEST(CL_10, applies_a_column_is_walked_by_its_own_seat_alone) {
  Game game = given("M1@37", {.to_throw = 1}).rolls(1).moves(0);  // Past seat 0's entrance.
  EXPECT_EQ(game.state().on_square[51], token_bit(1, 0));
  Game own = given("C1@50").rolls(1).moves(0);
  EXPECT_EQ(own.at(0, 0), 51);
  EXPECT_EQ(own.state().on_square[51], 0);
}

TEST(CL_10, applies_nothing_inside_is_captured) {
  Game game = given("C1@50 M1@53 M2@38").rolls(3);
  EXPECT_EQ(game.move(0), events({TokenMoved{0, 0, 3, 50, 53}, passes()}));
}

}  // namespace
}  // namespace ludolog::test
