// A draw by agreement, and the matches that end by themselves: CL-17 and CL-19.
#include <gtest/gtest.h>

#include "tests/core/given.h"

namespace ludolog::test {
namespace {

PlaceTaken shared(Seat seat, std::uint8_t place) { return {seat, place, PlaceReason::kShared}; }

TEST(CL_17, applies_all_accept_in_any_order) {
  Game game = given("");
  EXPECT_EQ(game.does(OfferDraw{0}), events({DrawOffered{0}}));
  EXPECT_EQ(awaited_seat(game.state()), 1);
  EXPECT_EQ(game.does(AnswerDraw{3, true}), events({DrawAccepted{3}}));
  EXPECT_EQ(game.does(AnswerDraw{1, true}), events({DrawAccepted{1}}));
  EXPECT_EQ(game.does(AnswerDraw{2, true}),
            events({DrawAccepted{2}, shared(0, 1), shared(1, 1), shared(2, 1), shared(3, 1),
                    MatchEnded{EndReason::kDrawAgreed}}));
}

TEST(CL_17, applies_only_seats_still_playing_are_asked_and_share_the_next_place) {
  Game game = given("C1@56 C2@56 C3@56 C4@50").rolls(6).moves(3).did(Resign{2});
  game.did(OfferDraw{1});
  EXPECT_EQ(game.state().asked, 0b1000);
  EXPECT_EQ(game.does(AnswerDraw{3, true}), events({DrawAccepted{3}, shared(1, 2), shared(3, 2),
                                                    MatchEnded{EndReason::kDrawAgreed}}));
}

TEST(CL_17, applies_the_first_refusal_ends_the_offer_and_play_goes_on) {
  Game game = given("").did(OfferDraw{0}).did(AnswerDraw{1, true});
  EXPECT_EQ(game.does(AnswerDraw{2, false}), events({DrawRefused{2}}));
  EXPECT_EQ(game.roll(1), events({thrown(0, 1, 0), TurnEnded{0, TurnEnd::kNoMove, 1, 2, 1}}));
}

TEST(CL_17, applies_before_a_throw_that_was_earned_too) {
  Game game = given("C1@10").rolls(6).moves(0);
  EXPECT_EQ(game.does(OfferDraw{0}), events({DrawOffered{0}}));
}

TEST(CL_17, applies_again_in_the_next_turn) {
  Game game = given("", {.seats = 2}).did(OfferDraw{0}).did(AnswerDraw{2, false}).rolls(1);
  EXPECT_EQ(game.does(OfferDraw{2}), events({DrawOffered{2}}));
  game.did(AnswerDraw{0, false}).rolls(1);
  EXPECT_EQ(game.does(OfferDraw{0}), events({DrawOffered{0}}));
}

TEST(CL_17, refuses_an_offer_by_who_is_not_to_throw) {
  EXPECT_EQ(given("").does(OfferDraw{1}),
            refused(cl(17), Refusal::kNotToThrow, {1, 0, static_cast<int>(Awaited::kRoll)}));
  EXPECT_EQ(given("C1@10").rolls(6).does(OfferDraw{0}),
            refused(cl(17), Refusal::kNotToThrow, {0, 0, static_cast<int>(Awaited::kMove)}));
}

TEST(CL_17, refuses_an_offer_before_play_has_begun) {
  EXPECT_EQ(created().did(Start{}).does(OfferDraw{0}),
            refused(cl(17), Refusal::kNotToThrow, {0, 0, static_cast<int>(Awaited::kRoll)}));
  EXPECT_EQ(created().does(OfferDraw{0}),
            refused(cl(17), Refusal::kNotToThrow, {0, 0, static_cast<int>(Awaited::kStart)}));
}

TEST(CL_17, refuses_a_second_offer_in_a_turn) {
  EXPECT_EQ(given("").did(OfferDraw{0}).did(AnswerDraw{1, false}).does(OfferDraw{0}),
            refused(cl(17), Refusal::kAlreadyOffered, {0}));
}

TEST(CL_17, refuses_an_offer_while_one_waits) {
  EXPECT_EQ(given("").did(OfferDraw{0}).does(OfferDraw{0}),
            refused(cl(17), Refusal::kOfferPending, {0}));
  EXPECT_EQ(given("").did(OfferDraw{0}).does(OfferDraw{2}),
            refused(cl(17), Refusal::kOfferPending, {0}));
}

TEST(CL_17, refuses_answers_nobody_asked_for) {
  Game game = given("").did(OfferDraw{0}).did(AnswerDraw{1, true});
  for (const Seat seat : std::array<Seat, 3>{0, 1, 200})
    EXPECT_EQ(game.does(AnswerDraw{seat, false}),
              refused(cl(17), Refusal::kNotYourTurn, {seat, 2}));
  EXPECT_EQ(given("").does(AnswerDraw{1, true}),
            refused(tb(1), Refusal::kNotAwaited, {static_cast<int>(Awaited::kRoll), 0}));
}

TEST(CL_17, refuses_to_play_on_while_an_offer_waits) {
  const Outcome waits =
      refused(tb(1), Refusal::kNotAwaited, {static_cast<int>(Awaited::kDrawAnswer), 1});
  Game game = given("C1@10").did(OfferDraw{0});
  EXPECT_EQ(game.roll(0, 6), waits);
  EXPECT_EQ(game.move(0, 0), waits);
}

TEST(CL_19, applies_a_hundred_turns_without_a_move) {
  Game game = given("", {.seats = 3, .idle_turns = 99});
  EXPECT_EQ(game.roll(1), events({thrown(0, 1, 0), shared(0, 1), shared(1, 1), shared(2, 1),
                                  MatchEnded{EndReason::kNoProgress}}));
}

TEST(CL_19, applies_a_move_begins_the_count_afresh) {
  Game game = given("C1@10", {.idle_turns = 99}).rolls(1).moves(0);
  EXPECT_EQ(game.state().idle_turns, 0U);
  EXPECT_FALSE(is_over(game.state()));
}

TEST(CL_19, applies_they_are_counted_one_by_one_from_the_first_turn) {
  Game game = given("", {.seats = 2});
  for (int turn = 1; turn < 100; ++turn) game.rolls(1);
  EXPECT_EQ(game.state().turn, 100U);
  game.rolls(1);
  EXPECT_EQ(game.state().end, EndReason::kNoProgress);
}

TEST(CL_19, applies_a_turn_rolled_back_is_one_without_a_move) {
  Game game = given("C1@0", {.options = "third_six=roll_back", .seats = 2, .idle_turns = 99});
  game.rolls(6).moves(0).rolls(6).moves(0);
  EXPECT_EQ(game.roll(6), events({thrown(0, 6, 0), MoveUndone{0, 0, 12, 0}, shared(0, 1),
                                  shared(2, 1), MatchEnded{EndReason::kNoProgress}}));
}

TEST(CL_19, applies_twenty_thousand_turns) {
  Game game = given("C1@10", {.seats = 2, .turn = 20'000}).rolls(1);
  EXPECT_EQ(game.move(0), events({TokenMoved{0, 0, 1, 10, 11}, shared(0, 1), shared(2, 1),
                                  MatchEnded{EndReason::kTurnLimit}}));
  Game before = given("C1@10", {.seats = 2, .turn = 19'999}).rolls(1).moves(0);
  EXPECT_EQ(before.state().turn, 20'000U);
}

TEST(CL_19, applies_behind_places_already_taken) {
  Game game = given("C1@56 C2@56 C3@56 C4@50", {.turn = 20'000}).rolls(6);
  EXPECT_EQ(game.move(3), events({TokenMoved{0, 3, 6, 50, 56}, TokenFinished{0, 3},
                                  PlaceTaken{0, 1, PlaceReason::kFinished}, shared(1, 2),
                                  shared(2, 2), shared(3, 2), MatchEnded{EndReason::kTurnLimit}}));
}

}  // namespace
}  // namespace ludolog::test
