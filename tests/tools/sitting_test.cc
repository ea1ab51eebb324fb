// Whole matches of BiOLudo at one table: people who type, bots, questions, duels and revivals; and
// what is recorded of it stands every check.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/tools/sitting.h"

namespace ludolog::cli {
namespace {

using cases::Session;
using store::TemporaryFolder;
using testing::HasSubstr;
using testing::Not;

TEST(Sitting, one_person_and_three_bots_play_to_the_end) {
  for (std::uint8_t seed = 1; seed <= 4; ++seed) {
    Sitting sitting(seeded({kHuman, kBot, kBot, kBot}, seed));
    ASSERT_EQ(sitting.play().kind, Ending::Kind::kOver);
    EXPECT_EQ(sitting.verdict().kind, cases::VerdictKind::kIntactUnanchored)
        << sitting.verdict().detail;
    EXPECT_THAT(sitting.said, HasSubstr("The quiz of Coral"));
  }
}

TEST(Sitting, four_people_at_one_screen_judge_themselves) {
  for (std::uint8_t seed = 1; seed <= 2; ++seed) {
    Sitting sitting(seeded({kHuman, kHuman, kHuman, kHuman}, seed));
    ASSERT_EQ(sitting.play().kind, Ending::Kind::kOver);
    EXPECT_EQ(sitting.verdict().kind, cases::VerdictKind::kIntactUnanchored);
    EXPECT_THAT(sitting.said, HasSubstr("says of its answer that it is right"));
  }
}

TEST(Sitting, with_cards_of_their_own_no_question_is_shown) {
  Sitting sitting(seeded({kHuman, {}, kHuman, {}}, 1, 3));
  ASSERT_EQ(sitting.play().kind, Ending::Kind::kOver);
  EXPECT_THAT(sitting.said, HasSubstr("from cards of their own"));
  EXPECT_THAT(sitting.said, Not(HasSubstr("is asked question")));
}

TEST(Sitting, real_dice_are_typed_in_and_the_rest_is_drawn_by_the_program) {
  cases::NewMatch match;
  match.players = {kHuman, {}, kBot, {}};
  match.declared = true;
  Sitting sitting(match);
  ASSERT_EQ(sitting.play().kind, Ending::Kind::kOver);
  EXPECT_EQ(sitting.verdict().kind, cases::VerdictKind::kIntactUnanchored);
  EXPECT_THAT(sitting.verdict().notes,
              testing::ElementsAre(testing::MatchesRegex(
                  "[0-9]+ dice were declared by hand, and the program made [0-9]+ draws of .*")));
}

TEST(Sitting, in_a_duel_of_one_class_nothing_is_revealed_before_both_have_answered) {
  std::size_t secrets = 0;
  for (std::uint8_t seed = 1; seed <= 20 && secrets == 0; ++seed) {
    Sitting sitting(seeded({kHuman, kHuman, kHuman, kHuman}, seed, 1));
    ASSERT_EQ(sitting.play().kind, Ending::Kind::kOver);
    for (auto at = sitting.said.find(" has answered\n"); at != std::string::npos;
         at = sitting.said.find(" has answered\n", at + 1)) {
      ++secrets;
      // Then the other side is asked, and only its answer brings the truth.
      const auto other = sitting.said.find(", which is ", at);
      const auto told =
          std::min(sitting.said.find(" is right", at), sitting.said.find(" is wrong", at));
      ASSERT_NE(other, std::string::npos);
      EXPECT_LT(other, told);
    }
  }
  EXPECT_GT(secrets, 0U);
}

/// Nothing but these is at hand.
cases::QuestionSupply supply(std::span<const events::Question> questions) {
  const std::vector<events::Question> all(questions.begin(), questions.end());
  return {[all] { return all; }, all};
}

TEST(Sitting, a_match_goes_on_where_it_stopped_with_its_question_before_the_people) {
  Sitting sitting(seeded({kHuman, kBot, kBot, kBot}, 5));
  while (sitting.session->state().awaited != Awaited::kAnswer)
    ASSERT_TRUE(sitting.session->submit(*sitting.session->automatic_command()).has_value());
  const auto shown = sitting.session->question();
  ASSERT_TRUE(shown.has_value());
  const auto id = sitting.session->id();
  sitting.session.reset();
  auto resumed = Session::resume(*sitting.library, sitting.folder.path(), id,
                                 supply(banks::starting_bank().questions), store::no_clock());
  ASSERT_TRUE(resumed.has_value()) << resumed.error().text;
  EXPECT_EQ((*resumed)->question(), shown);
}

TEST(Sitting, a_match_whose_questions_are_not_here_goes_on_with_others) {
  Sitting sitting(seeded({kHuman, kBot, kBot, kBot}, 6));
  const auto id = sitting.session->id();
  sitting.session.reset();
  const auto others = std::span(banks::starting_bank().questions).last(40);
  auto resumed = Session::resume(*sitting.library, sitting.folder.path(), id, supply(others),
                                 store::no_clock());
  ASSERT_TRUE(resumed.has_value()) << resumed.error().text;
  EXPECT_THAT((*resumed)->notice(),
              HasSubstr("312 of the 352 questions of this match are in no bank here"));
  sitting.session = std::move(*resumed);
  EXPECT_EQ(sitting.play().kind, Ending::Kind::kOver);
  EXPECT_EQ(sitting.verdict().kind, cases::VerdictKind::kIntactUnanchored);
}

TEST(Sitting, a_match_without_questions_enough_cannot_go_on_but_be_abandoned) {
  Sitting sitting(seeded({kHuman, kBot, kBot, kBot}, 6));
  const auto id = sitting.session->id();
  sitting.session.reset();
  const auto few = std::span(banks::starting_bank().questions).first(9);
  const auto resumed =
      Session::resume(*sitting.library, sitting.folder.path(), id, supply(few), store::no_clock());
  ASSERT_FALSE(resumed.has_value());
  EXPECT_THAT(resumed.error().text, HasSubstr("the 9 that were named are too few"));
  const auto none =
      Session::resume(*sitting.library, sitting.folder.path(), id, supply({}), store::no_clock());
  ASSERT_FALSE(none.has_value());
  EXPECT_THAT(none.error().text, HasSubstr("name their file or bank with --questions"));
  EXPECT_TRUE(
      Session::abandon(*sitting.library, sitting.folder.path(), id, store::no_clock()).has_value());
}

TEST(Sitting, a_bank_that_is_too_small_is_refused_and_nothing_is_recorded) {
  TemporaryFolder folder;
  auto library = store::Library::open(folder / "library.ludolog", store::Access::kWrite);
  ASSERT_TRUE(library.has_value());
  for (const std::size_t count : {std::size_t{0}, std::size_t{9}}) {
    auto match = seeded({kHuman, kBot, kBot, kBot}, 1);
    match.rule_set = RuleSetId::kBiOLudo;
    match.questions = std::span(banks::starting_bank().questions).first(count);
    const auto session = Session::create(*library, folder.path(), match, store::no_clock());
    ASSERT_FALSE(session.has_value());
    EXPECT_THAT(session.error().text, HasSubstr("BI-4"));
  }
  EXPECT_EQ(library->reader().matches()->size(), 0U);
}

TEST(QuestionPool, of_a_bank_that_is_too_large_is_spread_over_all_of_it) {
  std::vector<events::Question> bank(5000);
  for (std::size_t i = 0; i < bank.size(); ++i) {
    bank[i] = banks::starting_bank().questions[0];
    bank[i].text += " " + std::to_string(i);
    bank[i].id = events::question_id(bank[i]);
  }
  bank[4].id = bank[3].id;
  const auto ids = cases::QuestionPool::of_bank(bank).ids();
  EXPECT_EQ(ids.size(), kMostQuestions);
  EXPECT_EQ(ids.front(), bank.front().id);
  EXPECT_GT(std::ranges::count(ids, bank[4998].id) + std::ranges::count(ids, bank[4997].id), 0);
}

}  // namespace
}  // namespace ludolog::cli
