// Where numbers come from: TB-4.
#include <gtest/gtest.h>

#include "tests/core/given.h"

namespace ludolog::test {
namespace {

Roll roll_at(std::uint64_t offset, std::uint16_t epoch = 0, std::uint16_t value = 1,
             std::uint16_t sides = 6) {
  return {0, {offset, epoch, sides, value}};
}

Outcome out_of_order(std::int64_t epoch, std::int64_t open, std::int64_t offset,
                     std::int64_t next) {
  return refused(tb(4), Refusal::kDrawOutOfOrder, {epoch, open, offset, next});
}

TEST(TB_4, applies_parties_commit_in_order) {
  Game game = nothing_yet().did(creation());
  EXPECT_EQ(game.does(commitment(0, 0, 2)), events({commitment(0, 0, 2).commitment}));
  EXPECT_EQ(game.state().awaited, Awaited::kChance);
  EXPECT_FALSE(chance_is_open(game.stream().ledger()));
  game.did(commitment(0, 1, 2));
  EXPECT_EQ(game.state().awaited, Awaited::kStart);
  EXPECT_TRUE(chance_is_open(game.stream().ledger()));
}

TEST(TB_4, applies_bytes_that_made_no_face_are_passed_over) {
  Game game = given("");
  game.did(roll_at(0));
  EXPECT_EQ(game.stream().ledger().next_offset, 1U);
  game.did(Roll{1, {5, 0, 6, 1}});
  EXPECT_EQ(game.stream().ledger().next_offset, 6U);
}

TEST(TB_4, applies_a_new_epoch_begins_at_its_first_byte) {
  Game game = given("C1@10").did(roll_at(4)).did(Move{0, 0}).did(commitment(1));
  EXPECT_EQ(game.stream().ledger().next_offset, 0U);
  EXPECT_EQ(game.does(Roll{1, {0, 1, 6, 3}}),
            events({thrown(1, 3, 0), TurnEnded{1, TurnEnd::kNoMove, 2, 3, 1}}));
}

TEST(TB_4, applies_declared_dice_count_throws) {
  Game game = nothing_yet().did(creation({.options = "starter=0"}));
  game.did(commitment(0, 0, 1, ChanceOrigin::kDeclared)).did(Start{});
  game.did(roll_at(0));
  EXPECT_EQ(game.does(Roll{1, {2, 0, 6, 1}}), out_of_order(0, 0, 2, 1));
  game.did(Roll{1, {1, 0, 6, 1}});
}

TEST(TB_4, refuses_a_throw_without_an_open_epoch) {
  Game game = given("").did(commitment(1, 0, 2));
  EXPECT_EQ(game.does(roll_at(0, 1)), refused(tb(4), Refusal::kNoChance));
  Commands legal;
  legal_commands(game.state(), game.stream().ledger(), legal);
  EXPECT_TRUE(legal.empty());
}

TEST(TB_4, refuses_a_throw_of_another_epoch_or_of_a_used_byte) {
  Game game = given("C1@10").did(roll_at(7)).did(Move{0, 0}).did(Resign{1});
  EXPECT_EQ(game.does(Roll{2, {7, 0, 6, 1}}), out_of_order(0, 0, 7, 8));
  EXPECT_EQ(game.does(Roll{2, {8, 1, 6, 1}}), out_of_order(1, 0, 8, 8));
  game.did(commitment(1));
  EXPECT_EQ(game.does(Roll{2, {8, 0, 6, 1}}), out_of_order(0, 1, 8, 0));
}

TEST(TB_4, refuses_a_face_the_die_does_not_have) {
  EXPECT_EQ(given("").does(roll_at(0, 0, 0)), refused(tb(4), Refusal::kBadDie, {6, 0}));
  EXPECT_EQ(given("").does(roll_at(0, 0, 7)), refused(tb(4), Refusal::kBadDie, {6, 7}));
  EXPECT_EQ(given("").does(roll_at(0, 0, 1, 20)), refused(tb(4), Refusal::kBadDie, {20, 1}));
  Game start = created().did(Start{});
  EXPECT_EQ(start.does(roll_at(0, 0, 7)), refused(tb(4), Refusal::kBadDie, {6, 7}));
}

TEST(TB_4, refuses_commitments_out_of_order) {
  Game game = nothing_yet().did(creation());
  EXPECT_EQ(game.does(commitment(1)), refused(tb(4), Refusal::kEpochOutOfOrder, {1, 0, 0, 0}));
  EXPECT_EQ(game.does(commitment(0, 1, 2)),
            refused(tb(4), Refusal::kEpochOutOfOrder, {0, 0, 1, 0}));
  game.did(commitment(0, 0, 2));
  EXPECT_EQ(game.does(commitment(1)), refused(tb(4), Refusal::kEpochOutOfOrder, {1, 0, 0, 1}));
  EXPECT_EQ(game.does(commitment(0, 0, 2)),
            refused(tb(4), Refusal::kEpochOutOfOrder, {0, 0, 0, 1}));
}

TEST(TB_4, refuses_commitments_unlike_their_epoch) {
  Game game = nothing_yet().did(creation());
  EXPECT_EQ(game.does(commitment(0, 0, 0)), refused(tb(4), Refusal::kBadCommitment, {0, 0}));
  EXPECT_EQ(game.does(commitment(0, 0, 9)), refused(tb(4), Refusal::kBadCommitment, {0, 9}));
  EXPECT_EQ(game.does(commitment(0, 0, 2, ChanceOrigin::kDeclared)),
            refused(tb(4), Refusal::kBadCommitment, {2, 2}));
  CommitChance empty = commitment();
  empty.commitment.commitment = {};
  EXPECT_EQ(game.does(empty), refused(tb(4), Refusal::kBadCommitment, {0, 1}));
  CommitChance declared = commitment(0, 0, 1, ChanceOrigin::kDeclared);
  declared.commitment.commitment = {1};
  EXPECT_EQ(game.does(declared), refused(tb(4), Refusal::kBadCommitment, {2, 1}));

  game.did(commitment(0, 0, 2));
  EXPECT_EQ(game.does(commitment(0, 1, 3)), refused(tb(4), Refusal::kBadCommitment, {0, 3}));
  EXPECT_EQ(game.does(commitment(0, 1, 2, ChanceOrigin::kGiven)),
            refused(tb(4), Refusal::kBadCommitment, {1, 2}));
}

TEST(TB_4, refuses_a_reveal_before_the_end) {
  EXPECT_EQ(given("").does(RevealChance{{0, 0, {}}}),
            refused(tb(1), Refusal::kNotAwaited, {static_cast<int>(Awaited::kRoll), 0}));
}

TEST(TB_4, refuses_a_reveal_of_what_was_not_committed_or_twice) {
  Game game = given("").did(commitment(1, 0, 2)).did(Abandon{});
  const auto nothing = [](int epoch, int party) {
    return refused(tb(4), Refusal::kNothingToReveal, {epoch, party});
  };
  EXPECT_EQ(game.does(RevealChance{{2, 0, {}}}), nothing(2, 0));
  EXPECT_EQ(game.does(RevealChance{{0, 1, {}}}), nothing(0, 1));
  EXPECT_EQ(game.does(RevealChance{{1, 1, {}}}), nothing(1, 1));
  EXPECT_EQ(game.does(RevealChance{{0, 200, {}}}), nothing(0, 200));
  game.did(RevealChance{{0, 0, {}}}).did(RevealChance{{1, 0, {}}});
  EXPECT_EQ(game.does(RevealChance{{0, 0, {}}}), nothing(0, 0));

  Game declared = nothing_yet().did(creation());
  declared.did(commitment(0, 0, 1, ChanceOrigin::kDeclared)).did(Abandon{});
  EXPECT_EQ(declared.does(RevealChance{{0, 0, {}}}), nothing(0, 0));
}

}  // namespace
}  // namespace ludolog::test
