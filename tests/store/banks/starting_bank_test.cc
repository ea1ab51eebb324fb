// The questions that come with the program are what they claim to be.
#include "store/banks/starting_bank.h"

#include "store/banks/gift.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <set>

namespace ludolog::banks::tests {
namespace {

using events::Question;

TEST(StartingBank, is_read_whole) {
  for (const LeftOut& left : starting_bank().left_out)
    ADD_FAILURE() << left.title << ", line " << left.line << ": " << left.reason;
  EXPECT_GE(starting_bank().questions.size(), 300U);
}

TEST(StartingBank, every_question_has_four_options_and_all_that_belongs_to_it) {
  for (const Question& question : starting_bank().questions) {
    EXPECT_EQ(question.options.size(), 4U) << question.text;
    EXPECT_FALSE(question.topic.empty()) << question.text;
    EXPECT_FALSE(question.explanation.empty()) << question.text;
    EXPECT_EQ(question.source, "Ludolog") << question.text;
    EXPECT_EQ(question.licence, "CC0-1.0") << question.text;
  }
}

TEST(StartingBank, no_question_stands_in_it_twice) {
  std::set<std::string> texts;
  std::set<events::QuestionId> ids;
  for (const Question& question : starting_bank().questions) {
    EXPECT_TRUE(texts.insert(question.text).second) << question.text;
    EXPECT_TRUE(ids.insert(question.id).second) << question.text;
  }
}

TEST(StartingBank, every_topic_has_every_difficulty) {
  std::map<std::string, std::map<Difficulty, int>> topics;
  for (const Question& question : starting_bank().questions)
    ++topics[question.topic][question.difficulty];
  EXPECT_EQ(topics.size(), 11U);
  for (const auto& [topic, difficulties] : topics) {
    EXPECT_EQ(difficulties.size(), 3U) << topic;
    for (const auto& [difficulty, count] : difficulties)
      EXPECT_GE(count, 8) << topic << ", " << name_of(difficulty);
  }
}

TEST(StartingBank, the_key_stands_at_each_place_as_often) {
  std::map<int, std::size_t> places;
  for (const Question& question : starting_bank().questions) ++places[question.key];
  const std::size_t each = starting_bank().questions.size() / 4;
  for (int place = 0; place < 4; ++place) {
    EXPECT_GE(places[place], each - each / 10) << place;
    EXPECT_LE(places[place], each + each / 10) << place;
  }
}

TEST(StartingBank, the_length_of_an_option_does_not_give_the_key_away) {
  std::size_t longest = 0;
  std::size_t shortest = 0;
  for (const Question& question : starting_bank().questions) {
    const std::size_t own = question.options[question.key].size();
    bool is_longest = true;
    bool is_shortest = true;
    for (std::size_t i = 0; i < question.options.size(); ++i) {
      if (i == question.key) continue;
      is_longest = is_longest && question.options[i].size() < own;
      is_shortest = is_shortest && question.options[i].size() > own;
    }
    longest += is_longest ? 1 : 0;
    shortest += is_shortest ? 1 : 0;
  }
  // By chance one in four.
  EXPECT_LE(longest, starting_bank().questions.size() * 2 / 5);
  EXPECT_LE(shortest, starting_bank().questions.size() * 2 / 5);
}

TEST(StartingBank, is_the_same_when_it_was_written_as_gift) {
  const Bank again = read_gift(write_gift(starting_bank().questions));
  EXPECT_EQ(again.questions, starting_bank().questions);
}

}  // namespace
}  // namespace ludolog::banks::tests
