// Corrected keys, TB-5, and what would have come of the answers with them.
#include "core/corrections.h"

#include <gtest/gtest.h>

#include "tests/core/bioludo.h"

namespace ludolog::test {
namespace {

constexpr std::uint8_t kOptions = 3;
constexpr std::uint8_t kKey = 2;

/// Shows the next question; its position.
std::uint32_t ask(Game& game) {
  const auto left = questions_left(game.stream().ledger());
  game.did(drawn(game, left, 1)).did(AskQuestion{kOptions, kKey, {9}});
  return static_cast<std::uint32_t>(game.stream().version() - 1);
}

/// Teams answer by options. In the middle of a match, or before its first quiz is over.
Game with_options(std::string_view board) {
  Stream stream = bioludo_given(board, {.options = "answers=checked"}).stream();
  stream.append(PoolFixed{100, {7}}, true);
  return Game(std::move(stream));
}
Game quizzed() {
  const RuleSet& rules = rule_set(RuleSetId::kBiOLudo);
  constexpr Players kPlayers{Player::kHuman, Player::kNobody, Player::kHuman, Player::kNobody};
  Game game = nothing_yet();
  game.did(CreateMatch{rules.id, 1, kPlayers, options_of(rules, "answers=checked")});
  return game.did(commitment()).did(FixPool{100, {7}}).did(Start{});
}

std::vector<Flip> flips(const Game& game, const CorrectedKeys& keys) {
  return regrade(game.stream(), keys);
}
Event at(const Game& game, std::uint64_t position) { return game.stream().events()[position]; }

TEST(TB_5, applies_a_key_is_corrected_after_the_end_too) {
  Game game = quizzed();
  const std::uint32_t position = ask(game);
  game.did(AnswerQuestion{0, 2});
  const State played = game.state();
  const KeyCorrected third{position, 3, {}};
  EXPECT_EQ(game.does(CorrectKey{third}), events({third}));
  EXPECT_EQ(game.state(), played);
  game.did(Resign{0});
  const State over = game.state();
  const KeyCorrected first{position, 1, {5}};
  EXPECT_EQ(game.does(CorrectKey{first}), events({first}));
  EXPECT_EQ(game.state(), over);
}

TEST(TB_5, refuses_where_nothing_was_asked_and_keys_that_are_none_or_no_other) {
  Game game = quizzed();
  const std::uint32_t position = ask(game);
  const std::uint32_t next = position + 1;
  const auto correct = [&](std::uint32_t at, std::uint8_t key) {
    return game.does(CorrectKey{{at, key, {}}});
  };
  for (const std::uint32_t at : {0U, position - 1, next, 4'000'000'000U})
    EXPECT_EQ(correct(at, 1), refused(tb(5), Refusal::kNothingAsked, {at}));
  for (const std::uint8_t key : std::array<std::uint8_t, 2>{0, 4})
    EXPECT_EQ(correct(position, key), refused(tb(5), Refusal::kBadKey, {position, key, 3}));
  EXPECT_EQ(correct(position, 2), refused(tb(5), Refusal::kSameKey, {position, 2}));
  EXPECT_EQ(correct(position, 1).events.size(), 1U);
  EXPECT_EQ(correct(position, 1), refused(tb(5), Refusal::kSameKey, {position, 1}));
  EXPECT_EQ(correct(position, 2).events.size(), 1U);
}

TEST(Corrections, the_last_one_for_a_question_counts) {
  Game game = quizzed();
  const std::uint32_t position = ask(game);
  game.did(CorrectKey{{position, 3, {}}}).did(CorrectKey{{position, 1, {}}});
  EXPECT_EQ(game.stream().ledger().corrected_keys, (CorrectedKeys{{position, 1}}));
}

TEST(Corrections, an_answer_and_the_tickets_that_it_was_worth_flip) {
  Game game = quizzed();
  std::uint32_t second = 0;
  std::uint64_t answered = 0;
  for (int i = 0; i < 10; ++i) {
    const std::uint32_t position = ask(game);
    if (i == 1) second = position;
    if (i == 1) answered = game.stream().version();
    game.did(AnswerQuestion{0, i == 1 ? std::uint8_t{3} : kKey});
  }
  const std::uint64_t scored = game.stream().version() - 2;  // The next team's quiz has begun.
  ASSERT_EQ(at(game, scored), Event(QuizScored{0, 9, 10}));
  const std::vector<Flip> expected{
      {answered, at(game, answered), QuestionAnswered{0, 1, AnswerMode::kChecked, 3, true}},
      {scored, at(game, scored), QuizScored{0, 10, 11}}};
  EXPECT_EQ(flips(game, {{second, 3}}), expected);
  EXPECT_TRUE(flips(game, {{second, 1}}).empty()) << "wrong by either key";
  EXPECT_TRUE(flips(game, {}).empty());
}

/// Coral's Sniper attacks Mint's, which answers too; or its Assaulter, which does not.
Game duel(bool same_class) {
  Game game = with_options(same_class ? "CS@3 CH@20 MS@-1" : "CS@3 CH@20 MA@-1");
  return game.rolls(4).did(forwards(0, kS, 4));
}

TEST(Corrections, a_duel_of_the_same_class_is_compared_anew_and_another_one_falls) {
  Game game = duel(true);
  std::array<std::uint32_t, 3> asked{};
  for (std::uint32_t& position : asked) {
    position = ask(game);
    game.did(AnswerQuestion{0, kKey}).did(AnswerQuestion{1, 1});
  }
  std::uint64_t compared = asked[2];
  while (!std::holds_alternative<DuelCompared>(at(game, compared))) ++compared;
  const TokenKnockedOut mint_falls{0, kS, 1, kS, -1, 12};
  const TokenKnockedOut coral_falls{1, kS, 0, kS, 7, 7};
  ASSERT_EQ(at(game, compared + 1), Event(mint_falls));

  const auto flipped = flips(game, {{asked[0], 1}, {asked[2], 1}});
  ASSERT_EQ(flipped.size(), 6U) << "two answers of either side, the duel, who falls";
  EXPECT_EQ(flipped[4],
            (Flip{compared, at(game, compared), DuelCompared{0, 1, 1, 2, DuelResult::kDefender}}));
  EXPECT_EQ(flipped[5], (Flip{compared + 1, mint_falls, coral_falls}));

  const auto tied = flips(game, {{asked[0], 3}, {asked[1], 3}, {asked[2], 3}});
  EXPECT_EQ(tied.back(), (Flip{compared + 1, mint_falls, std::nullopt})) << "nobody falls";
}

TEST(Corrections, the_same_draw_is_held_against_another_chance) {
  Game game = duel(false);
  std::array<std::uint32_t, 3> asked{};
  for (std::uint32_t& position : asked) {
    position = ask(game);
    game.did(AnswerQuestion{0, 1});
  }
  game.did(drawn(game, 100, 60));  // 25 % with none right: it fails.
  std::uint64_t outcome = asked[2];
  while (!std::holds_alternative<OutcomeDrawn>(at(game, outcome))) ++outcome;

  const auto one = flips(game, {{asked[0], 1}});  // 50 %
  ASSERT_EQ(one.size(), 2U);
  const auto& drawn_anew = std::get<OutcomeDrawn>(*one[1].instead);
  EXPECT_EQ(drawn_anew.chance, 50);
  EXPECT_FALSE(drawn_anew.success);
  const auto two = flips(game, {{asked[0], 1}, {asked[1], 1}});  // 75 %
  ASSERT_EQ(two.size(), 4U);
  EXPECT_TRUE(std::get<OutcomeDrawn>(*two[2].instead).success);
  EXPECT_EQ(two[3], (Flip{outcome, std::nullopt, TokenKnockedOut{0, kS, 1, kA, -1, 12}}));
}

TEST(Corrections, what_was_taken_back_counts_for_nothing) {
  Game game = duel(false);
  const auto before = static_cast<std::uint32_t>(game.stream().version());
  const std::uint32_t lost = ask(game);
  game.did(AnswerQuestion{0, kKey}).did(Retract{{before, 0, 0b1110, {}}});
  const std::uint32_t kept = ask(game);
  game.did(AnswerQuestion{0, kKey});
  EXPECT_TRUE(flips(game, {{lost, 1}}).empty());
  ASSERT_EQ(flips(game, {{lost, 1}, {kept, 1}}).size(), 1U);
}

TEST(Corrections, another_quiz_begins_without_them) {
  Game game = quizzed();
  const std::uint32_t first = ask(game);
  game.did(AnswerQuestion{0, 1});
  for (int i = 1; i < 10; ++i) {
    ask(game);
    game.did(AnswerQuestion{0, kKey});
  }
  for (int i = 0; i < 10; ++i) {
    ask(game);
    game.did(AnswerQuestion{2, 1});
  }
  EXPECT_EQ(flips(game, {{first, 1}}).size(), 2U) << "of seat 0 alone";
}

}  // namespace
}  // namespace ludolog::test
