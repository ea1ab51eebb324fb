// Entering, moving, and the throw that a 6 earns: CL-3, CL-4 and CL-5.
#include <gtest/gtest.h>

#include "tests/core/given.h"

namespace ludolog::test {
namespace {

TEST(CL_3, applies_a_six_puts_a_token_on_its_start_square) {
  for (Seat seat = 0; seat < kSeats; ++seat) {
    Game game = given("", {.to_throw = seat});
    EXPECT_EQ(game.roll(6), events({thrown(seat, 6, 0b1111)}));
    EXPECT_EQ(game.move(2),
              events({TokenEntered{seat, 2, 6, 0}, RollEarned{seat, RollReason::kSix}}));
    EXPECT_EQ(game.state().on_square[13U * seat], token_bit(seat, 2));
  }
}

TEST(CL_3, applies_as_seen_on_the_board) {
  Game game = given("", {.to_throw = 2}).rolls(6).moves(0);
  EXPECT_EQ(game.board(), R"(
                  .. .. ..
   C1       C2    .. M- M>    M1       M2
                  M* M- ..
                  .. M- ..
   C3       C4    .. M- ..    M3       M4
                  .. M- ..
.. C> .. .. .. ..          .. .. .. A* .. ..
.. C- C- C- C- C-          A- A- A- A- A- ..
.. .. C* .. .. ..          .. .. .. .. A1 ..
                  .. B- ..
   B1       B2    .. B- ..             A2
                  .. B- ..
                  .. B- B*
   B3       B4    B> B- ..    A3       A4
                  .. .. ..
)");
}

TEST(CL_3, refuses_to_enter_by_another_number) {
  for (std::uint16_t face = 1; face <= 5; ++face) {
    Game game = given("C1@10").rolls(face);
    EXPECT_EQ(game.state().movable, 0b0001);
    EXPECT_EQ(game.move(1), refused(cl(3), Refusal::kNeedsSix, {1, face}));
  }
}

TEST(CL_4, applies_one_token_moves_exactly_so_many_squares_forwards) {
  for (std::uint16_t face = 1; face <= 5; ++face) {
    const auto number = static_cast<std::uint8_t>(face);
    const auto to = static_cast<Step>(10 + face);
    Game game = given("C1@10 C2@30");
    EXPECT_EQ(game.roll(face), events({thrown(0, face, 0b0011)}));
    EXPECT_EQ(game.move(0),
              events({TokenMoved{0, 0, number, 10, to}, TurnEnded{0, TurnEnd::kMoved, 1, 2, 1}}));
    EXPECT_EQ(game.at(0, 1), 30);
  }
}

TEST(CL_4, applies_round_the_corner_of_the_numbered_track) {
  Game game = given("B1@12", {.to_throw = 3}).rolls(3).moves(0);
  EXPECT_EQ(game.at(3, 0), 15);
  EXPECT_EQ(game.state().on_square[51], 0);
  EXPECT_EQ(game.state().on_square[2], token_bit(3, 0));
}

TEST(CL_4, applies_a_number_that_nobody_can_use_is_lost) {
  EXPECT_EQ(given("").roll(3), events({thrown(0, 3, 0), TurnEnded{0, TurnEnd::kNoMove, 1, 2, 1}}));
}

TEST(CL_4, applies_a_turn_that_moved_and_then_lost_its_number_has_moved) {
  Game game = given("C1@49 C2@56 C3@56").rolls(6).moves(0);
  EXPECT_EQ(game.roll(5), events({thrown(0, 5, 0), TurnEnded{0, TurnEnd::kMoved, 1, 2, 1}}));
}

TEST(CL_4, refuses_to_throw_on_instead_of_moving) {
  Game game = given("C1@10").rolls(3);
  EXPECT_EQ(game.roll(6),
            refused(cl(4), Refusal::kNotAwaited, {static_cast<int>(Awaited::kMove), 0}));
}

TEST(CL_5, applies_a_six_used_earns_another_throw) {
  Game game = given("C1@10").rolls(6);
  EXPECT_EQ(game.move(0), events({TokenMoved{0, 0, 6, 10, 16}, RollEarned{0, RollReason::kSix}}));
  EXPECT_EQ(game.state().awaited, Awaited::kRoll);
  EXPECT_EQ(game.state().seat, 0);
}

TEST(CL_5, applies_a_six_not_used_as_well) {
  Game game = given("C1@52 C2@53 C3@54 C4@55");
  EXPECT_EQ(game.roll(6), events({thrown(0, 6, 0), RollEarned{0, RollReason::kSix}}));
  EXPECT_EQ(game.roll(6), events({thrown(0, 6, 0), RollEarned{0, RollReason::kSix}}));
  EXPECT_EQ(game.roll(6), events({thrown(0, 6, 0), TurnEnded{0, TurnEnd::kThirdSix, 1, 2, 1}}));
}

}  // namespace
}  // namespace ludolog::test
