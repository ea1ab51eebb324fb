// Resigning and abandoning: CL-16 and CL-18.
#include <gtest/gtest.h>

#include "tests/core/given.h"

namespace ludolog::test {
namespace {

using Tokens = std::array<Step, kTokens>;

/// All that follows when a seat resigns whose tokens stand at `from`, and `then` what comes of it.
Outcome resigned(Seat seat, std::uint8_t place, std::vector<Event> then = {},
                 Tokens from = {kYard, kYard, kYard, kYard}) {
  Outcome outcome = events({SeatResigned{seat}});
  for (Token token = 0; token < kTokens; ++token)
    outcome.events.push_back(TokenRemoved{seat, token, from[token]});
  outcome.events.push_back(PlaceTaken{seat, place, PlaceReason::kResigned});
  outcome.events.insert(outcome.events.end(), then.begin(), then.end());
  return outcome;
}

TEST(CL_16, applies_tokens_leave_and_the_last_free_place_is_taken) {
  Game game = given("M1@10 M2@52 M3@56");
  EXPECT_EQ(game.does(Resign{1}), resigned(1, 4, {}, {10, 52, 56, kYard}));
  EXPECT_EQ(game.state().on_square[23], 0);
  EXPECT_EQ(game.state().finished[1], 0);
  EXPECT_EQ(game.state().seat, 0);  // Whose turn it is still.
  EXPECT_EQ(game.state().awaited, Awaited::kRoll);
  EXPECT_EQ(game.does(Resign{3}), resigned(3, 3));
}

TEST(CL_16, applies_in_its_own_turn_which_ends_there) {
  EXPECT_EQ(given("").does(Resign{0}), resigned(0, 4, {TurnEnded{0, TurnEnd::kResigned, 1, 2, 1}}));
  Game mid_move = given("C1@10").rolls(6);
  EXPECT_EQ(mid_move.does(Resign{0}),
            resigned(0, 4, {TurnEnded{0, TurnEnd::kResigned, 1, 2, 1}}, {10, kYard, kYard, kYard}));
}

TEST(CL_16, applies_while_another_seat_is_to_move) {
  Game game = given("C1@10").rolls(6);
  EXPECT_EQ(game.does(Resign{2}), resigned(2, 4));
  EXPECT_EQ(game.state().awaited, Awaited::kMove);
  EXPECT_EQ(game.state().seat, 0);
}

TEST(CL_16, applies_one_seat_left_ends_the_match) {
  const std::vector<Event> end{PlaceTaken{2, 1, PlaceReason::kLast},
                               MatchEnded{EndReason::kResigned}};
  EXPECT_EQ(given("", {.seats = 2}).does(Resign{0}), resigned(0, 2, end));
  EXPECT_EQ(given("", {.seats = 3}).did(Resign{1}).does(Resign{0}), resigned(0, 2, end));
}

TEST(CL_16, applies_below_seats_that_have_finished) {
  Game game = given("C1@56 C2@56 C3@56 C4@50").rolls(6).moves(3);
  EXPECT_EQ(game.does(Resign{2}), resigned(2, 4));
  EXPECT_EQ(
      game.does(Resign{3}),
      resigned(3, 3, {PlaceTaken{1, 2, PlaceReason::kLast}, MatchEnded{EndReason::kResigned}}));
}

TEST(CL_16, applies_while_it_is_thrown_for_the_start) {
  Game game = created().did(Start{}).rolls(6);
  EXPECT_EQ(game.does(Resign{1}), resigned(1, 4));  // Was the next to throw.
  EXPECT_EQ(awaited_seat(game.state()), 2);
  game.rolls(2);
  EXPECT_EQ(game.does(Resign{0}), resigned(0, 3));  // Had thrown the highest.
  EXPECT_EQ(game.roll(1), events({thrown_for_start(3, 1), StarterChosen{2}}));
}

TEST(CL_16, applies_the_last_to_throw_for_the_start_leaves_it_to_the_others) {
  EXPECT_EQ(created({.seats = 3}).did(Start{}).rolls(2).rolls(5).does(Resign{2}),
            resigned(2, 3, {StarterChosen{1}}));
  EXPECT_EQ(created({.seats = 3}).did(Start{}).rolls(5).rolls(5).does(Resign{2}),
            resigned(2, 3, {RollOffCalled{0b0011}}));
}

TEST(CL_16, applies_who_does_not_throw_for_the_start_any_more_may_resign_too) {
  Game game = created({.seats = 3}).did(Start{}).rolls(5).rolls(5).rolls(1);
  EXPECT_EQ(game.does(Resign{2}), resigned(2, 3));
  EXPECT_EQ(awaited_seat(game.state()), 0);
}

TEST(CL_16, applies_the_offer_of_who_resigns_lapses) {
  Game game = given("").did(OfferDraw{0}).did(AnswerDraw{1, true});
  EXPECT_EQ(game.does(Resign{0}), resigned(0, 4, {TurnEnded{0, TurnEnd::kResigned, 1, 2, 1}}));
  EXPECT_EQ(game.does(AnswerDraw{2, true}),
            refused(tb(1), Refusal::kNotAwaited, {static_cast<int>(Awaited::kRoll), 1}));
}

TEST(CL_16, applies_who_resigns_need_not_answer_an_offer) {
  Game game = given("").did(OfferDraw{0});
  EXPECT_EQ(game.does(Resign{1}), resigned(1, 4));
  EXPECT_EQ(game.state().awaited, Awaited::kDrawAnswer);
  EXPECT_EQ(game.state().asked, 0b1100);
}

TEST(CL_16, applies_the_last_one_asked_resigns_and_the_others_have_their_draw) {
  Game game = given("").did(OfferDraw{0}).did(AnswerDraw{1, true}).did(AnswerDraw{3, true});
  EXPECT_EQ(
      game.does(Resign{2}),
      resigned(2, 4,
               {PlaceTaken{0, 1, PlaceReason::kShared}, PlaceTaken{1, 1, PlaceReason::kShared},
                PlaceTaken{3, 1, PlaceReason::kShared}, MatchEnded{EndReason::kDrawAgreed}}));
}

TEST(CL_16, refuses_who_plays_no_more_or_never_did) {
  EXPECT_EQ(given("").did(Resign{1}).does(Resign{1}),
            refused(cl(16), Refusal::kSeatNotPlaying, {1}));
  EXPECT_EQ(given("", {.seats = 2}).does(Resign{1}),
            refused(cl(16), Refusal::kSeatNotPlaying, {1}));
  EXPECT_EQ(given("").does(Resign{200}), refused(cl(16), Refusal::kSeatNotPlaying, {200}));
  EXPECT_EQ(given("C1@56 C2@56 C3@56 C4@50").rolls(6).moves(3).does(Resign{0}),
            refused(cl(16), Refusal::kSeatNotPlaying, {0}));
}

TEST(CL_16, refuses_before_the_match_runs) {
  EXPECT_EQ(created().does(Resign{0}),
            refused(tb(1), Refusal::kNotAwaited, {static_cast<int>(Awaited::kStart), 0}));
}

TEST(CL_18, applies_at_any_moment_while_the_match_runs) {
  const Outcome abandoned = events({MatchEnded{EndReason::kAbandoned}});
  EXPECT_EQ(nothing_yet().did(creation()).does(Abandon{}), abandoned);
  EXPECT_EQ(created().does(Abandon{}), abandoned);
  EXPECT_EQ(created().did(Start{}).rolls(1).does(Abandon{}), abandoned);
  EXPECT_EQ(given("").does(Abandon{}), abandoned);
  EXPECT_EQ(given("C1@10").rolls(1).does(Abandon{}), abandoned);
  EXPECT_EQ(given("").did(OfferDraw{0}).does(Abandon{}), abandoned);
}

TEST(CL_18, applies_without_a_result_and_with_its_seeds_revealed) {
  Game game = given("").did(Abandon{});
  EXPECT_TRUE(is_over(game.state()));
  EXPECT_EQ(game.state().places, (std::array<std::uint8_t, 4>{}));
  EXPECT_EQ(game.does(RevealChance{{0, 0, {}}}), events({ChanceRevealed{0, 0, {}}}));
  EXPECT_EQ(game.does(Abandon{}), refused(tb(2), Refusal::kMatchOver));
}

}  // namespace
}  // namespace ludolog::test
