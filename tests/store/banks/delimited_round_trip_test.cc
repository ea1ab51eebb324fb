// Tables of questions as they are written: what is read of them is the same.
#include <set>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "store/banks/builder.h"
#include "store/banks/delimited.h"
#include "store/banks/gift.h"
#include "store/banks/starting_bank.h"

namespace ludolog::banks::tests {
namespace {

using events::Question;
using testing::IsEmpty;
using testing::SizeIs;

void expect_same(const std::vector<Question>& questions) {
  const Bank bank = read_delimited(write_delimited(questions));
  for (const LeftOut& left : bank.left_out) ADD_FAILURE() << left.line << ": " << left.reason;
  EXPECT_EQ(bank.questions, questions);
}

TEST(DelimitedRoundTrip, what_is_written_has_a_row_for_each_question) {
  Question question;
  question.text = "Which, if any?";
  question.options = {"one", "=A1+B1", "<br>"};
  question.key = 2;
  question.topic = "Cells";
  EXPECT_EQ(
      write_delimited(std::vector{question}),
      "question,option 1,option 2,option 3,option 4,option 5,option 6,answer,topic,difficulty,"
      "explanation,source,author,licence,order\n"
      "\"Which, if any?\",one,=A1+B1,[plain]<br>,,,,3,Cells,easy,,,,,shuffled\n");
}

TEST(DelimitedRoundTrip, the_starting_bank_is_written_and_read) {
  expect_same(starting_bank().questions);
}

TEST(DelimitedRoundTrip, texts_that_read_as_something_else_are_written_so_that_they_do_not) {
  const Bank bank = read_gift(R"([plain]<b> \n and &amp;? {=[plain]2 ~[plain]1 ~B ~A}

Labels? {~A) one =B) two}

Marks? {~[plain][plain]x =[plain] x####[plain]  "quoted"\n\n lines }

Formula\: \=1,2;3? {=a ~All of the above}

[plain]\n spaces \n? {~4 ~3 ~2 =1}
)");
  EXPECT_THAT(bank.left_out, IsEmpty());
  EXPECT_THAT(bank.questions, SizeIs(5));
  expect_same(bank.questions);
}

std::string odd_text() {
  static const std::vector<std::string> kParts{
      "a",     "b",    "A",     "B",     "1", "2", "0",  "A) ",     "B) ",
      "(1) ",  "b. ",  " ",     "\n",    ",", ";", "\t", "\"",      "\"\"",
      "<b>",   "<",    ">",     "&amp;", "&", "=", "é",  "[plain]", "@@PLUGINFILE@@",
      "<img>", "true", "sep=;", "'"};
  std::string text;
  for (const std::string& part :
       *rc::gen::container<std::vector<std::string>>(rc::gen::elementOf(kParts)))
    text += part;
  return text.substr(0, 900);
}

RC_GTEST_PROP(DelimitedRoundTrip, any_questions_are_written_and_read, ()) {
  BankBuilder builder;
  const int count = *rc::gen::inRange(1, 8);
  for (int i = 0; i < count; ++i) {
    Question question;
    question.text = odd_text();
    const auto options = *rc::gen::inRange<std::size_t>(2, 7);
    for (std::size_t j = 0; j < options; ++j) question.options.push_back(odd_text());
    question.key = static_cast<std::uint8_t>(*rc::gen::inRange<std::size_t>(0, options));
    question.difficulty = static_cast<Difficulty>(*rc::gen::inRange(0, 3));
    for (std::string* label : {&question.topic, &question.source, &question.author,
                               &question.licence, &question.explanation})
      *label = odd_text();
    question.fixed_order = *rc::gen::arbitrary<bool>();
    builder.take(1, "", std::move(question));
  }
  const std::vector<Question> questions = std::move(builder).finish().questions;
  RC_CLASSIFY(questions.empty());
  const Bank bank = read_delimited(write_delimited(questions));
  RC_ASSERT(bank.left_out.empty());
  RC_ASSERT(bank.questions == questions);
}

}  // namespace
}  // namespace ludolog::banks::tests
