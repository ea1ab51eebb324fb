// BiOLudo: questions, the lottery, how answers are taken. BI-2 to BI-4.
#include <gtest/gtest.h>

#include "tests/core/bioludo.h"

namespace ludolog::test {
namespace {

Game match_of(Players players, std::string_view options = "") {
  const RuleSet& rules = rule_set(RuleSetId::kBiOLudo);
  Game game = nothing_yet();
  game.did(CreateMatch{rules.id, 1, players, options_of(rules, options)}).did(commitment());
  return game;
}

constexpr Player kMan = Player::kHuman;
constexpr Player kNone = Player::kNobody;
constexpr Player kBot = Player::kMediumBot;

TEST(BI_2, applies_bots_answer_by_their_odds) {
  constexpr std::array<std::pair<Player, std::uint8_t>, 3> kOdds{
      {{Player::kEasyBot, 35}, {Player::kMediumBot, 60}, {Player::kHardBot, 85}}};
  for (const auto& [bot, chance] : kOdds) {
    Game game = match_of({bot, kNone, bot, kNone}).did(Start{});
    EXPECT_EQ(game.does(drawn(game, 100, chance)),
              events({BotAnswered{0, 0, chance, true, draw_of_100(chance)}}));
    const auto above = static_cast<std::uint16_t>(chance + 1);
    EXPECT_EQ(game.does(drawn(game, 100, above)),
              events({BotAnswered{0, 1, chance, false, draw_of_100(above)}}));
  }
}

TEST(BI_3, applies_right_answers_make_tickets_and_one_is_drawn) {
  // (10, 0, 0, 0) gives 11, 1, 1, 1 of 14.
  const std::array<Seat, 14> winners{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3};
  for (std::uint16_t ticket = 1; ticket <= 14; ++ticket) {
    Game game = match_of({kMan, kMan, kMan, kMan}, "answers=own_cards").did(Start{});
    EXPECT_EQ(game.does(ReportScore{0, 10}),
              events({ScoreReported{0, 10, 10}, QuizScored{0, 10, 11}, QuizBegan{1, 10}}));
    for (Seat seat = 1; seat < kSeats; ++seat) game.did(ReportScore{seat, 0});
    const Seat winner = winners[ticket - 1U];
    EXPECT_EQ(
        game.does(drawn(game, 14, ticket)),
        events({SafeTeamDrawn{
                    winner, static_cast<std::uint8_t>(winner == 0 ? 11 : 1), {0, 0, 14, ticket}},
                StarterChosen{0}}));
  }
  Game two = match_of({kMan, kNone, kMan, kNone}, "answers=own_cards").did(Start{});
  two.did(ReportScore{0, 7}).did(ReportScore{2, 4});
  EXPECT_EQ(two.does(drawn(two, 14, 1)), refused(tb(4), Refusal::kBadDie, {14, 1}));
  EXPECT_NE(find_event<SafeTeamDrawn>(two.does(drawn(two, 13, 9))), nullptr);
}

/// A question is drawn and shown: three options, the second is right.
Game asked(Players players, std::string_view options = "") {
  Game game = match_of(players, options).did(FixPool{10, {7}}).did(Start{});
  EXPECT_EQ(game.does(drawn(game, 10, 4)), events({QuestionDrawn{0, 0, 3, {0, 0, 10, 4}}}));
  EXPECT_EQ(game.does(AskQuestion{3, 2, {9}}), events({QuestionAsked{0, 0, 3, 2, {9}}}));
  return game;
}

TEST(BI_4, applies_checked_when_a_bot_plays_and_self_reported_between_people) {
  Game checked = asked({kMan, kNone, kBot, kNone});
  EXPECT_EQ(checked.does(AnswerQuestion{0, 2}),
            events({QuestionAnswered{0, 0, AnswerMode::kChecked, 2, true}}));
  Game reported = asked({kMan, kNone, kMan, kNone});
  EXPECT_EQ(reported.does(ReportAnswer{0, false}),
            events({QuestionAnswered{0, 0, AnswerMode::kSelfReported, 0, false}}));
  Game by_option = asked({kMan, kNone, kMan, kNone}, "answers=checked");
  EXPECT_EQ(by_option.does(AnswerQuestion{0, 1}),
            events({QuestionAnswered{0, 0, AnswerMode::kChecked, 1, false}}));
}

TEST(BI_4, applies_used_questions_are_struck_and_an_empty_pool_is_full_again) {
  Game game = match_of({kMan, kNone, kMan, kNone}).did(FixPool{10, {7}}).did(Start{});
  std::vector<int> drawn_so_far;
  for (int i = 0; i < 10; ++i) {
    const auto left = static_cast<std::uint16_t>(10 - i);
    const Outcome question = game.does(drawn(game, left, left));
    ASSERT_FALSE(question.rejection) << i;
    drawn_so_far.push_back(find_event<QuestionDrawn>(question)->index);
    game.did(AskQuestion{2, 1, {9}}).did(ReportAnswer{0, true});
  }
  EXPECT_EQ(drawn_so_far, (std::vector<int>{9, 8, 7, 6, 5, 4, 3, 2, 1, 0}));
  EXPECT_FALSE(game.does(drawn(game, 10, 1)).rejection);
}

// On a machine that does not have them, for instance.
TEST(BI_4, applies_another_pool_takes_the_place_of_questions_that_are_not_at_hand) {
  Game game = match_of({kMan, kNone, kMan, kNone}).did(FixPool{10, {7}}).did(Start{});
  game.did(drawn(game, 10, 4));
  ASSERT_EQ(game.state().awaited, Awaited::kQuestion) << "drawn, and not to be shown";
  EXPECT_EQ(game.does(FixPool{20, {8}}), events({PoolFixed{20, {8}}}));
  EXPECT_EQ(game.state().awaited, Awaited::kQuestionDraw) << "another one is drawn";
  EXPECT_EQ(questions_left(game.stream().ledger()), 20) << "none of them was asked before";
  game.did(drawn(game, 20, 4)).did(AskQuestion{4, 3, {1}});
  EXPECT_EQ(game.does(FixPool{15, {9}}), events({PoolFixed{15, {9}}}));
  EXPECT_EQ(game.state().awaited, Awaited::kAnswer) << "what was shown is answered";
  EXPECT_EQ(game.does(FixPool{9, {9}}), refused(bi(4), Refusal::kBadPool, {9, 10, 2000}));
}

TEST(BI_4, applies_in_a_duel_of_the_same_class_both_get_the_same_questions_the_attacker_first) {
  Stream stream = match_of({kMan, kNone, kBot, kNone}).did(FixPool{10, {7}}).stream();
  stream.append(QuizScored{0, 0, 1}, false);
  stream.append(QuizScored{2, 0, 1}, false);
  stream.append(SafeTeamDrawn{0, 1, {}}, false);
  stream.append(TokenMoved{0, kS, 0, kYard, 3}, false);
  stream.append(TokenMoved{2, kS, 0, kYard, -14}, false);
  stream.append(StarterChosen{0}, true);
  Game game(std::move(stream));
  game.rolls(4).did(forwards(0, kS, 4));
  for (std::uint8_t i = 0; i < 3; ++i) {
    game.did(drawn(game, static_cast<std::uint16_t>(10 - i), 1)).did(AskQuestion{4, 3, {1}});
    EXPECT_EQ(game.does(AnswerQuestion{0, 3}).events.size(), 1U);
    ASSERT_EQ(game.state().awaited, Awaited::kBotAnswer);
    const Outcome bot = game.does(drawn(game, 100, 100));
    EXPECT_EQ(bot.events[0], Event(BotAnswered{2, i, 60, false, draw_of_100(100)}));
    if (i == 2) {
      EXPECT_EQ(*find_event<DuelCompared>(bot), (DuelCompared{0, 2, 3, 0, DuelResult::kAttacker}));
    }
  }
}

TEST(BI_4, applies_a_bot_that_attacks_has_answered_before_a_score_is_reported) {
  Stream stream = match_of({kBot, kNone, kMan, kNone}, "answers=own_cards").stream();
  stream.append(QuizScored{0, 0, 1}, false);
  stream.append(QuizScored{2, 0, 1}, false);
  stream.append(SafeTeamDrawn{0, 1, {}}, false);
  stream.append(TokenMoved{0, kS, 0, kYard, 3}, false);
  stream.append(TokenMoved{2, kS, 0, kYard, -14}, false);
  stream.append(StarterChosen{0}, true);
  Game game(std::move(stream));
  game.rolls(4).did(forwards(0, kS, 4));
  for (std::uint8_t i = 0; i < 3; ++i)
    EXPECT_EQ(game.does(drawn(game, 100, 1)).events[0],
              Event(BotAnswered{0, i, 60, true, draw_of_100(1)}));
  EXPECT_EQ(game.does(ReportScore{2, 1}).events[1],
            Event(DuelCompared{0, 2, 3, 1, DuelResult::kAttacker}));
}

TEST(BI_4, refuses_answers_of_another_kind_out_of_range_or_of_somebody_else) {
  Game checked = asked({kMan, kNone, kBot, kNone});
  EXPECT_EQ(checked.does(AnswerQuestion{0, 4}), refused(bi(4), Refusal::kBadAnswer, {4, 1, 3}));
  EXPECT_EQ(checked.does(AnswerQuestion{0, 0}), refused(bi(4), Refusal::kBadAnswer, {0, 1, 3}));
  EXPECT_EQ(checked.does(AnswerQuestion{2, 1}), refused(bi(4), Refusal::kNotYourTurn, {2, 0}));
  EXPECT_EQ(checked.does(ReportAnswer{0, true}), refused(bi(4), Refusal::kNotSelfReported));
  EXPECT_EQ(checked.does(ReportScore{0, 3}), refused(bi(4), Refusal::kNoOwnCards));
  Game reported = asked({kMan, kNone, kMan, kNone});
  EXPECT_EQ(reported.does(AnswerQuestion{0, 1}), refused(bi(4), Refusal::kNotChecked));
  Game cards = match_of({kMan, kNone, kMan, kNone}, "answers=own_cards").did(Start{});
  EXPECT_EQ(cards.does(ReportScore{0, 11}), refused(bi(4), Refusal::kBadAnswer, {11, 0, 10}));
}

TEST(BI_4, refuses_a_match_without_questions_enough) {
  Game game = match_of({kMan, kNone, kMan, kNone});
  EXPECT_EQ(game.does(Start{}), refused(bi(4), Refusal::kNoQuestions, {10}));
  EXPECT_EQ(game.does(FixPool{9, {7}}), refused(bi(4), Refusal::kBadPool, {9, 10, 2000}));
  EXPECT_EQ(game.does(FixPool{2001, {7}}), refused(bi(4), Refusal::kBadPool, {2001, 10, 2000}));
  game.did(FixPool{10, {7}});
  EXPECT_EQ(game.does(FixPool{10, {7}}), refused(bi(4), Refusal::kPoolIsFixed, {10}));
  Game bots = match_of({kBot, kNone, kBot, kNone});
  EXPECT_EQ(bots.does(FixPool{10, {7}}), refused(bi(4), Refusal::kNoQuestionsNeeded));
  game.did(Start{}).did(drawn(game, 10, 1));
  EXPECT_EQ(game.does(AskQuestion{3, 4, {9}}), refused(bi(4), Refusal::kBadQuestion, {3, 4}));
  Game classic = created();
  EXPECT_EQ(classic.does(FixPool{10, {7}}), refused(tb(1), Refusal::kNotThisGame));
}

}  // namespace
}  // namespace ludolog::test
