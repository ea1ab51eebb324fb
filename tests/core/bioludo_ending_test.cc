// BiOLudo: how a match ends, and how turns and rounds pass. BI-26 to BI-33.
#include <gtest/gtest.h>

#include "core/rules/bioludo/ending.h"
#include "tests/core/bioludo.h"

namespace ludolog::test {
namespace {

TEST(BI_26, applies_the_fourth_character_home_wins_at_once) {
  Game game = bioludo_given("CS@55 CA@56 CT@56 CH@56 MS@5 AS@9 BS@x").rolls(3);
  EXPECT_EQ(game.does(forwards(0, kS, 3)),
            events({TokenMoved{0, kS, 3, 55, 56}, TokenFinished{0, kS},
                    PlaceTaken{0, 1, PlaceReason::kFinished},
                    PlaceTaken{1, 3, PlaceReason::kRanked}, PlaceTaken{2, 2, PlaceReason::kRanked},
                    PlaceTaken{3, 4, PlaceReason::kRanked}, MatchEnded{EndReason::kFirstWinner}}));
}

TEST(BI_27, applies_the_last_team_standing_wins_by_the_zone) {
  Game game = bioludo_given("CS@22 CA@x CT@x CH@x AS@1", {.seats = 2, .round = 12}).rolls(1);
  EXPECT_EQ(game.does(forwards(0, kS, 1)),
            events({TokenMoved{0, kS, 1, 22, 23}, TokenDied{0, kS, 23, DeathCause::kZone},
                    TeamOut{0}, PlaceTaken{0, 2, PlaceReason::kRanked},
                    PlaceTaken{2, 1, PlaceReason::kLast}, MatchEnded{EndReason::kLastTeam}}));
}

TEST(BI_27, applies_the_last_team_standing_wins_by_a_duel_never_revived) {
  Game game = bioludo_given("CS@7! CA@x CT@x CH@x AS@1", {.seats = 2});
  const Outcome ended = game.roll(4);
  EXPECT_EQ(
      ended,
      events({thrown(0, 4, 0), NumberDiscarded{0, 4}, TokenDied{0, kS, 7, DeathCause::kNotRevived},
              TeamOut{0}, PlaceTaken{0, 2, PlaceReason::kRanked},
              PlaceTaken{2, 1, PlaceReason::kLast}, MatchEnded{EndReason::kLastTeam}}));
}

TEST(BI_27, applies_a_character_that_is_home_keeps_its_team_in_the_match) {
  Game game = bioludo_given("CS@7! CA@56 CT@x CH@x AS@1", {.seats = 2});
  const Outcome ended = game.roll(4);
  EXPECT_EQ(find_event<MatchEnded>(ended), nullptr);
  EXPECT_EQ(*find_event<TurnEnded>(ended), (TurnEnded{0, TurnEnd::kNoMove, 2, 2, 1}));
}

TEST(BI_28, applies_nobody_can_win_any_more) {
  Game game = bioludo_given("CS@54 CA@x CT@4 CH@5 AS@56 AA@x AT@9 AH@8", {.seats = 2}).rolls(2);
  const Outcome ended = game.does(forwards(0, kS, 2));
  EXPECT_EQ(*find_event<MatchEnded>(ended), (MatchEnded{EndReason::kNoWinner}));
  // One home and three alive each; Amber has come farther.
  EXPECT_EQ(*find_event<PlaceTaken>(ended), (PlaceTaken{0, 2, PlaceReason::kRanked}));
}

TEST(BI_28, applies_a_thousand_rounds_are_enough) {
  Game game = bioludo_given("CS@1 AS@1", {.seats = 2, .to_throw = 2, .round = 1000}).rolls(2);
  const Outcome ended = game.does(forwards(2, kS, 2));
  EXPECT_EQ(*find_event<MatchEnded>(ended), (MatchEnded{EndReason::kRoundLimit}));
}

TEST(BI_29, applies_a_team_that_resigns_is_dead_at_once) {
  Game game = bioludo_given("CS@1 MS@56");
  EXPECT_EQ(game.does(Resign{1}),
            events({SeatResigned{1}, TokenDied{1, kS, 56, DeathCause::kResigned},
                    TokenDied{1, kA, kYard, DeathCause::kResigned},
                    TokenDied{1, kT, kYard, DeathCause::kResigned},
                    TokenDied{1, kH, kYard, DeathCause::kResigned}}));
  EXPECT_EQ(game.state().awaited, Awaited::kRoll);
  const Outcome own = game.does(Resign{0});
  EXPECT_EQ(*find_event<TurnEnded>(own), (TurnEnded{0, TurnEnd::kResigned, 2, 2, 1}));
  EXPECT_EQ(game.does(Resign{3}),
            events({SeatResigned{3}, TokenDied{3, kS, kYard, DeathCause::kResigned},
                    TokenDied{3, kA, kYard, DeathCause::kResigned},
                    TokenDied{3, kT, kYard, DeathCause::kResigned},
                    TokenDied{3, kH, kYard, DeathCause::kResigned},
                    PlaceTaken{0, 2, PlaceReason::kRanked}, PlaceTaken{1, 2, PlaceReason::kRanked},
                    PlaceTaken{2, 1, PlaceReason::kLast}, PlaceTaken{3, 2, PlaceReason::kRanked},
                    MatchEnded{EndReason::kLastTeam}}))
      << "all four die before anything is judged";
}

// After one death BI-28 would seem to hold: Mint's that is home still counts.
TEST(BI_29, applies_a_resignation_is_judged_when_all_four_are_dead) {
  Game game = bioludo_given("CS@56 CA@x CT@4 CH@5 MS@7 MA@8 MT@9 MH@56 AS@x AA@4", {.seats = 3});
  EXPECT_EQ(find_event<MatchEnded>(game.does(Resign{1})), nullptr);
}

TEST(BI_29, applies_a_third_team_that_leaves_changes_no_choice_of_targets) {
  Game choice = bioludo_given("CT@3 MS@-6 MA@-9 AS@1").rolls(3).did(forwards(0, kT, 3));
  const State before = choice.state();
  EXPECT_EQ(find_event<TargetsFound>(choice.does(Resign{2})), nullptr);
  EXPECT_EQ(choice.state().awaited, Awaited::kTarget);
  EXPECT_EQ(choice.state().quiz.targets, before.quiz.targets);
}

TEST(BI_29, applies_in_the_middle_of_a_quiz_a_duel_and_a_choice) {
  Game quiz = created({.options = "answers=own_cards", .rules = RuleSetId::kBiOLudo}).did(Start{});
  const Outcome left = quiz.does(Resign{0});
  EXPECT_EQ(left.events.back(), Event(QuizBegan{1, 10}));
  for (const Seat seat : {Seat{1}, Seat{2}, Seat{3}}) quiz.did(ReportScore{seat, 0});
  EXPECT_EQ(quiz.does(drawn(quiz, 3, 1)).events.back(), Event(StarterChosen{1}));

  Game duel = bioludo_given("CS@3 CH@20 MS@-1 AS@1").rolls(6).rolls(4).did(forwards(0, kS, 4));
  const Outcome broken = duel.does(Resign{1});
  EXPECT_NE(find_event<QuizBrokenOff>(broken), nullptr);
  EXPECT_EQ(broken.events.back(), may(0, 0b1000000));

  Game choice = bioludo_given("CT@3 MS@-6 MA@-9 AS@1").rolls(3).did(forwards(0, kT, 3));
  ASSERT_EQ(choice.state().awaited, Awaited::kTarget);
  EXPECT_EQ(choice.does(Resign{1}).events.back(), Event(TurnEnded{0, TurnEnd::kMoved, 2, 2, 1}));
}

TEST(BI_29, refuses_a_team_that_is_out) {
  Game game = bioludo_given("CS@1").did(Resign{1});
  EXPECT_EQ(game.does(Resign{1}), refused(bi(29), Refusal::kSeatNotPlaying, {1}));
}

TEST(BI_30, applies_a_draw_that_everybody_still_in_the_match_accepts) {
  Game game = bioludo_given("CS@1").did(Resign{3}).did(OfferDraw{0}).did(AnswerDraw{1, true});
  EXPECT_EQ(game.does(AnswerDraw{2, true}),
            events({DrawAccepted{2}, PlaceTaken{0, 1, PlaceReason::kShared},
                    PlaceTaken{1, 1, PlaceReason::kShared}, PlaceTaken{2, 1, PlaceReason::kShared},
                    PlaceTaken{3, 4, PlaceReason::kRanked}, MatchEnded{EndReason::kDrawAgreed}}));
}

TEST(BI_30, refuses_a_second_offer_in_a_turn) {
  Game game = bioludo_given("CS@1").did(OfferDraw{0}).did(AnswerDraw{1, false});
  EXPECT_EQ(game.does(OfferDraw{0}), refused(bi(30), Refusal::kAlreadyOffered, {0}));
}

TEST(BI_31, applies_a_match_can_be_abandoned_in_the_middle_of_a_duel) {
  Game game = bioludo_given("CS@3 MS@-1").rolls(4).did(forwards(0, kS, 4));
  EXPECT_EQ(game.does(Abandon{}), events({MatchEnded{EndReason::kAbandoned}}));
}

TEST(BI_32, applies_a_team_without_anybody_to_play_with_is_passed_over) {
  Game game = bioludo_given("CS@1 MS@56 MA@x MT@x MH@x AS@1").rolls(2);
  EXPECT_EQ(game.does(forwards(0, kS, 2)).events.back(),
            Event(TurnEnded{0, TurnEnd::kMoved, 2, 2, 1}));
  // With seat 0 out, seat 1 begins the rounds.
  Game without_first = bioludo_given("CS@x CA@x CT@x CH@x MS@1 BS@1", {.to_throw = 3}).rolls(2);
  without_first.did(forwards(3, kS, 2));
  EXPECT_EQ(without_first.state().seat, 1);
  EXPECT_EQ(without_first.state().round, 2U);
}

TEST(BI_33, applies_the_end_of_a_turn_has_its_order) {
  const Outcome ended =
      bioludo_given("BS@7! BA@x BT@x BH@-15 CS@1 MS@1", {.to_throw = 3, .round = 12}).roll(4);
  // Blue's Hand Combat stands on 24, in the dead zone: its 4 is to be used first.
  EXPECT_EQ(ended.events.back(), may(3, 0b10000));
  Game game = bioludo_given("BS@7! BA@x BT@x BH@-15 CS@1 MS@1", {.to_throw = 3, .round = 12});
  game.rolls(1);
  EXPECT_EQ(game.does(forwards(3, kH, 1)),
            events({TokenMoved{3, kH, 1, -15, -14}, TokenDied{3, kS, 7, DeathCause::kNotRevived},
                    TokenDied{3, kH, -14, DeathCause::kZone}, TeamOut{3},
                    FlagsMoved{{SweepPhase::kTrack, 0, 2, 29, 19, 20, 9}},
                    TurnEnded{3, TurnEnd::kMoved, 0, 2, 13}}));
}

}  // namespace
}  // namespace ludolog::test
