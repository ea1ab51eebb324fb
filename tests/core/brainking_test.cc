// BrainKing Ludo, clause by clause. A piece's own steps: 0 is its start, 39 the last square of the
// track, 40 to 43 its goal.
#include "core/rules/brainking.h"

#include <gtest/gtest.h>

#include "tests/core/given.h"

namespace ludolog::test {
namespace {

constexpr Seat kWhite = 0;
constexpr Seat kBlack = 1;

Game brainking(std::string_view board, Setting setting = {}) {
  setting.rules = RuleSetId::kBrainKing;
  setting.seats = 2;
  return given(board, setting);
}

Event six(Seat seat) { return thrown(seat, 6, 0); }
Event again(Seat seat) { return RollEarned{seat, RollReason::kSix}; }
Event try_again(Seat seat) { return RollEarned{seat, RollReason::kTry}; }

/// Whoever has had a piece on the board throws once.
Event ended(Seat seat, TurnEnd reason, std::uint32_t turn, std::uint32_t round) {
  return TurnEnded{seat, reason, static_cast<Seat>(1 - seat), turn, round};
}

TEST(BK_1, applies_white_begins) {
  Game game = created({.rules = RuleSetId::kBrainKing, .seats = 2});
  EXPECT_EQ(game.does(Start{}), events({StarterChosen{kWhite}}));
}

TEST(BK_1, refuses_black_to_throw_first_and_other_seats) {
  Game game = created({.rules = RuleSetId::kBrainKing, .seats = 2});
  game.did(Start{});
  EXPECT_EQ(game.roll(kBlack, 3), refused(bk(1), Refusal::kNotYourTurn, {kBlack, kWhite}));
  const auto create = [](Players players) {
    return nothing_yet().does(CreateMatch{RuleSetId::kBrainKing, 1, players, {}});
  };
  constexpr Player kBot = Player::kRandomBot;
  constexpr Player kNobody = Player::kNobody;
  EXPECT_EQ(create({kBot, kNobody, kBot, kNobody}), refused(bk(1), Refusal::kBadSeats, {0b0101}));
  EXPECT_FALSE(create({kBot, kBot, kNobody, kNobody}).rejection);
}

TEST(BK_2, applies_a_six_is_thrown_again_and_one_piece_takes_the_chain_in_thrown_order) {
  Game game = brainking("W1@0 W2@10");
  EXPECT_EQ(game.roll(kWhite, 6), events({six(kWhite), again(kWhite)}));
  EXPECT_EQ(game.move(0), refused(tb(1), Refusal::kNotAwaited, {3, kWhite}));
  EXPECT_EQ(game.roll(kWhite, 6), events({six(kWhite), again(kWhite)}));
  EXPECT_EQ(game.roll(kWhite, 2), events({thrown(kWhite, 2, 0b0011)}));
  EXPECT_EQ(game.move(0),
            events({TokenMoved{kWhite, 0, 6, 0, 6}, TokenMoved{kWhite, 0, 6, 6, 12},
                    TokenMoved{kWhite, 0, 2, 12, 14}, ended(kWhite, TurnEnd::kMoved, 2, 1)}));
}

TEST(BK_2, applies_a_hundred_sixes_close_the_chain) {
  Game game = brainking("W1@0");
  for (int i = 1; i < brainking::kLongestChain; ++i)
    ASSERT_EQ(game.roll(kWhite, 6), events({six(kWhite), again(kWhite)})) << i;
  EXPECT_EQ(game.roll(kWhite, 6), events({six(kWhite), ended(kWhite, TurnEnd::kNoMove, 2, 1)}));
}

TEST(BK_3, refuses_a_piece_that_cannot_take_the_whole_chain) {
  Game game = brainking("W1@0 W2@12 W3@30");
  game.rolls(6).rolls(6).rolls(1);
  EXPECT_EQ(game.move(0), refused(bk(3), Refusal::kOwnToken, {0, 6, 12, 1}))
      << "the second six would land on W2";
}

TEST(BK_3, applies_to_choose_among_those_that_can) {
  Game game = brainking("W1@0 W2@12 W3@30");
  game.rolls(6).rolls(6);
  EXPECT_EQ(game.roll(kWhite, 1), events({thrown(kWhite, 1, 0b0110)}));
  EXPECT_EQ(game.move(2),
            events({TokenMoved{kWhite, 2, 6, 30, 36}, TokenMoved{kWhite, 2, 6, 36, 42},
                    TokenMoved{kWhite, 2, 1, 42, 43}, TokenFinished{kWhite, 2},
                    ended(kWhite, TurnEnd::kMoved, 2, 1)}));
}

TEST(BK_4, applies_the_text_s_own_example_six_six_two_enters_on_E1_then_C5_and_A5) {
  Game game = brainking("");
  game.rolls(6).rolls(6);
  EXPECT_EQ(game.roll(kWhite, 2), events({thrown(kWhite, 2, 0b1111)}));
  EXPECT_EQ(game.move(2),
            events({TokenEntered{kWhite, 2, 6, 0}, TokenMoved{kWhite, 2, 6, 0, 6},
                    TokenMoved{kWhite, 2, 2, 6, 8}, ended(kWhite, TurnEnd::kMoved, 2, 1)}));
}

TEST(BK_4, refuses_entering_that_needs_a_six) {
  Game game = brainking("W1@10");
  game.rolls(5);
  EXPECT_EQ(game.move(1), refused(bk(4), Refusal::kNeedsSix, {1, 5}));
}

TEST(BK_5, applies_every_landing_captures_the_start_too) {
  // Black's step s is White's step s + 20.
  Game game = brainking("B1@20 B2@26 B3@28 B4@5", {.to_throw = kWhite});
  game.rolls(6).rolls(6).rolls(2);
  EXPECT_EQ(game.move(0),
            events({TokenEntered{kWhite, 0, 6, 0}, TokenCaptured{kWhite, 0, kBlack, 0, 20, 0},
                    TokenMoved{kWhite, 0, 6, 0, 6}, TokenCaptured{kWhite, 0, kBlack, 1, 26, 6},
                    TokenMoved{kWhite, 0, 2, 6, 8}, TokenCaptured{kWhite, 0, kBlack, 2, 28, 8},
                    ended(kWhite, TurnEnd::kMoved, 2, 1)}));
  EXPECT_EQ(game.state().captures[kWhite], 3);
}

TEST(BK_6, applies_to_bar_a_piece_behind_another) {
  EXPECT_EQ(brainking("W1@10 W2@12").roll(kWhite, 2), events({thrown(kWhite, 2, 0b0010)}));
}

TEST(BK_6, refuses_a_landing_on_an_own_piece) {
  Game game = brainking("W1@10 W2@13 W3@40 W4@41");
  EXPECT_EQ(game.roll(kWhite, 3), events({thrown(kWhite, 3, 0b0110)}));
  EXPECT_EQ(game.move(0), refused(bk(6), Refusal::kOwnToken, {0, 3, 13, 1}));
  Game start = brainking("W1@0");
  start.rolls(6).rolls(1);
  EXPECT_EQ(start.move(1), refused(bk(6), Refusal::kOwnToken, {1, 6, 0, 0}))
      << "its own piece stands on the start";
}

TEST(BK_7, applies_pieces_are_jumped_over_and_the_goal_is_walked) {
  Game game = brainking("W1@38 W2@39 W3@41 B1@10");
  game.rolls(4);
  EXPECT_EQ(game.move(0), events({TokenMoved{kWhite, 0, 4, 38, 42}, TokenFinished{kWhite, 0},
                                  ended(kWhite, TurnEnd::kMoved, 2, 1)}))
      << "over an own piece on the track and one in the goal";
  Game inside = brainking("W1@40 W2@42 W3@10");
  inside.rolls(3);
  EXPECT_EQ(inside.move(0),
            events({TokenMoved{kWhite, 0, 3, 40, 43}, ended(kWhite, TurnEnd::kMoved, 2, 1)}))
      << "moves inside the goal are legal, and it is home already";
}

TEST(BK_7, refuses_more_than_the_exact_count) {
  Game exact = brainking("W1@41 W2@43 W3@10");
  exact.rolls(3);
  EXPECT_EQ(exact.move(0), refused(bk(7), Refusal::kOvershoots, {0, 41, 3, 2}));
  EXPECT_EQ(exact.move(1), refused(bk(7), Refusal::kTokenFinished, {1}));
}

TEST(BK_8, applies_three_throws_until_a_seat_s_own_first_piece) {
  Game game = brainking("");
  EXPECT_EQ(game.roll(kWhite, 3), events({thrown(kWhite, 3, 0), try_again(kWhite)}));
  EXPECT_EQ(game.roll(kWhite, 5), events({thrown(kWhite, 5, 0), try_again(kWhite)}));
  EXPECT_EQ(game.roll(kWhite, 1),
            events({thrown(kWhite, 1, 0), ended(kWhite, TurnEnd::kNoMove, 2, 1)}));
  // Black: the failed throw does not belong to the chain.
  game.rolls(2).rolls(6);
  EXPECT_EQ(game.roll(kBlack, 4), events({thrown(kBlack, 4, 0b1111)}));
  EXPECT_EQ(game.move(0), events({TokenEntered{kBlack, 0, 6, 0}, TokenMoved{kBlack, 0, 4, 0, 4},
                                  ended(kBlack, TurnEnd::kMoved, 3, 2)}));
  // White has still entered none and throws three times; Black has, and will throw once for ever.
  game.rolls(1).rolls(1).rolls(1);
  EXPECT_EQ(game.state().seat, kBlack);
}

TEST(BK_8, applies_once_is_for_ever_even_with_all_pieces_captured) {
  Game game = brainking("B1@20");
  game.rolls(6).rolls(1).moves(0);  // White enters on E1, where B1 stood, and goes to E2.
  EXPECT_EQ(game.state().steps[kBlack][0], kYard);
  // Black got its piece there by the test's own hand: it has entered none yet.
  game.rolls(6).rolls(1).moves(0);
  game.rolls(1).moves(0);
  EXPECT_EQ(game.state().have_entered, 0b11);
  Game captured = brainking("");
  captured.rolls(6).rolls(1).moves(0);                    // White E2
  captured.rolls(6).rolls(6).rolls(6).rolls(3).moves(0);  // Black: start, 6, 12, 15
  captured.rolls(1).moves(0);
  captured.rolls(6).rolls(1).moves(0);  // Black to 22: White's step 2
  EXPECT_EQ(captured.state().steps[kWhite][0], kYard);
  EXPECT_EQ(captured.roll(kWhite, 2),
            events({thrown(kWhite, 2, 0), ended(kWhite, TurnEnd::kNoMove, 6, 3)}))
      << "one throw, though nothing is on the board";
}

TEST(BK_9, refuses_to_throw_on_while_a_chain_can_be_taken) {
  Game game = brainking("W1@10");
  game.rolls(4);
  EXPECT_EQ(game.roll(kWhite, 1), refused(bk(9), Refusal::kNotAwaited, {4, kWhite}));
}

TEST(BK_9, applies_a_chain_that_nobody_can_take_is_lost) {
  Game none = brainking("W1@40 W2@41 W3@42 W4@30 B1@3");
  none.rolls(6);
  EXPECT_EQ(none.roll(kWhite, 6), events({six(kWhite), again(kWhite)}));
  EXPECT_EQ(none.roll(kWhite, 5),
            events({thrown(kWhite, 5, 0), ended(kWhite, TurnEnd::kNoMove, 2, 1)}));
}

TEST(BK_10, applies_goal_squares_are_nobody_else_s) {
  // White's F1 is step 39, Black's step 19; behind it their ways part.
  Game game = brainking("W1@40 B1@18", {.to_throw = kBlack});
  game.rolls(2);
  EXPECT_EQ(game.move(0),
            events({TokenMoved{kBlack, 0, 2, 18, 20}, ended(kBlack, TurnEnd::kMoved, 2, 1)}))
      << "past the goal and onto E1, nothing captured";
}

TEST(BK_11, applies_four_pieces_on_their_goal_win) {
  Game game = brainking("W1@43 W2@42 W3@41 W4@38 B1@3");
  game.rolls(2);
  EXPECT_EQ(game.move(3), events({TokenMoved{kWhite, 3, 2, 38, 40}, TokenFinished{kWhite, 3},
                                  PlaceTaken{kWhite, 1, PlaceReason::kFinished},
                                  MatchEnded{EndReason::kFirstWinner}}));
}

TEST(BK_12, refuses_an_offer_out_of_turn_or_twice) {
  Game game = brainking("W1@3 B1@3");
  EXPECT_EQ(game.does(OfferDraw{kBlack}),
            refused(bk(12), Refusal::kNotToThrow, {kBlack, kWhite, 3}));
  EXPECT_EQ(game.does(OfferDraw{kWhite}), events({DrawOffered{kWhite}}));
  EXPECT_EQ(game.does(AnswerDraw{kBlack, false}), events({DrawRefused{kBlack}}));
  EXPECT_EQ(game.does(OfferDraw{kWhite}), refused(bk(12), Refusal::kAlreadyOffered, {kWhite}));
}

TEST(BK_12, applies_a_draw_that_is_accepted) {
  Game game = brainking("W1@3 B1@3", {.to_throw = kBlack});
  EXPECT_EQ(game.does(OfferDraw{kBlack}), events({DrawOffered{kBlack}}));
  EXPECT_EQ(
      game.does(AnswerDraw{kWhite, true}),
      events({DrawAccepted{kWhite}, PlaceTaken{kWhite, 1, PlaceReason::kShared},
              PlaceTaken{kBlack, 1, PlaceReason::kShared}, MatchEnded{EndReason::kDrawAgreed}}));
}

TEST(BK_13, applies_who_resigns_loses) {
  Game game = brainking("W1@3 B1@3");
  const Outcome outcome = game.does(Resign{kBlack});
  ASSERT_FALSE(outcome.rejection);
  EXPECT_EQ(game.state().places[kWhite], 1);
  EXPECT_EQ(game.state().end, EndReason::kResigned);
}

TEST(BK_13, refuses_a_seat_that_does_not_play) {
  Game other = brainking("W1@3");
  EXPECT_EQ(other.does(Resign{2}), refused(bk(13), Refusal::kSeatNotPlaying, {2}));
}

TEST(BK_14, applies_it_is_abandoned_or_ends_after_twenty_thousand_turns) {
  Game game = brainking("W1@3");
  EXPECT_EQ(game.does(Abandon{}), events({MatchEnded{EndReason::kAbandoned}}));
  Game long_one = brainking("W1@40 W2@41 W3@42 W4@30", {.turn = 20'000});
  long_one.rolls(6);
  EXPECT_EQ(
      long_one.roll(kWhite, 5),
      events({thrown(kWhite, 5, 0), PlaceTaken{kWhite, 1, PlaceReason::kShared},
              PlaceTaken{kBlack, 1, PlaceReason::kShared}, MatchEnded{EndReason::kTurnLimit}}));
}

}  // namespace
}  // namespace ludolog::test
