// Aiken as teachers write it: what is taken, and what is left out with its line and the reason.
#include "store/banks/aiken.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/store/banks/left_out.h"

namespace ludolog::banks::tests {
namespace {

using events::Question;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

Question only(std::string_view text) { return only_of(read_aiken(text)); }

std::vector<Reason> reasons(std::string_view text) { return reasons_alone(read_aiken(text)); }

TEST(Aiken, a_question_its_options_and_the_answer) {
  const Question question = only(R"(
Which part makes ATP?
A) The wall
B) The mitochondrion
C) The vacuole
ANSWER: B
)");
  EXPECT_EQ(question.text, "Which part makes ATP?");
  EXPECT_THAT(question.options, ElementsAre("The wall", "The mitochondrion", "The vacuole"));
  EXPECT_EQ(question.key, 1);
  EXPECT_EQ(question.topic, "");
  EXPECT_EQ(question.difficulty, Difficulty::kMedium);
  EXPECT_EQ(question.id, events::question_id(question));
}

TEST(Aiken, blank_lines_and_spaces_do_not_matter_between_a_question_and_its_options) {
  const Question question = only("  Which?  \n\nA.\tone \n\n B. two\n\nANSWER:   B  ");
  EXPECT_EQ(question.text, "Which?");
  EXPECT_THAT(question.options, ElementsAre("one", "two"));
  EXPECT_EQ(question.key, 1);
}

TEST(Aiken, one_question_after_the_other_needs_no_blank_line) {
  const Bank bank = read_aiken(
      "One?\nA) a\nB) b\nANSWER: A\nTwo?\nA) c\nB) d\nANSWER: B\n\nThree?\nA) e\nB) f\n"
      "ANSWER: A");
  EXPECT_THAT(bank.left_out, IsEmpty());
  EXPECT_THAT(bank.lines, ElementsAre(1, 5, 10));
  EXPECT_THAT(bank.titles, ElementsAre("", "", ""));
}

TEST(Aiken, the_space_after_the_mark_of_the_next_option_may_be_missing) {
  EXPECT_THAT(only("Which?\nA)one\nB)two\nANSWER: A").options, ElementsAre("one", "two"));
  EXPECT_THAT(only("Which?\nA.one\nB.two\nANSWER: A").options, ElementsAre("one", "two"));
}

TEST(Aiken, the_answer_may_repeat_its_option) {
  EXPECT_EQ(only("Which?\nA) one\nB) two\nANSWER: B)\n").key, 1);
  EXPECT_EQ(only("Which?\nA) one\nB) two\nANSWER: B. two\n").key, 1);
}

TEST(Aiken, a_question_may_have_several_lines) {
  EXPECT_EQ(only("A cell is put\ninto water.\nWhat happens?\nA) one\nB) two\nANSWER: A").text,
            "A cell is put\ninto water.\nWhat happens?");
  EXPECT_EQ(only("Some have walls,\ne.g. plants. Why?\nA) one\nB) two\nANSWER: A").text,
            "Some have walls,\ne.g. plants. Why?");
}

TEST(Aiken, a_question_may_begin_like_an_option) {
  EXPECT_EQ(only("E. coli lives where?\nA) one\nB) two\nANSWER: A").text, "E. coli lives where?");
  EXPECT_EQ(only("A. thaliana is what?\n\nA) one\nB) two\nANSWER: A").text, "A. thaliana is what?");
  EXPECT_EQ(only("E. coli is small.\nWhere is it?\nA) one\nB) two\nANSWER: A").text,
            "E. coli is small.\nWhere is it?");
  EXPECT_EQ(only("U.S. corn is what?\nA) one\nB) two\nANSWER: A").text, "U.S. corn is what?");
  EXPECT_THAT(only("Which?\nA) E. coli\nB) A. thaliana\nANSWER: A").options,
              ElementsAre("E. coli", "A. thaliana"));
}

TEST(Aiken, nothing_is_read_as_html) {
  const Question question = only("Is <b>x</b> &amp;?\nA) <br>\nB) List<Number>\nANSWER: B");
  EXPECT_EQ(question.text, "Is <b>x</b> &amp;?");
  EXPECT_THAT(question.options, ElementsAre("<br>", "List<Number>"));
}

TEST(Aiken, options_that_name_others_are_not_shuffled) {
  EXPECT_TRUE(only("Which?\nA) one\nB) All of the above\nANSWER: A").fixed_order);
  EXPECT_FALSE(only("Which?\nA) one\nB) two\nANSWER: A").fixed_order);
}

TEST(Aiken, what_is_incomplete_is_left_out_and_says_why) {
  EXPECT_THAT(reasons("Few?\nA) one\nANSWER: A"), ElementsAre(Reason{1, "it has a single option"}));
  EXPECT_THAT(reasons("None?\nANSWER: A"), ElementsAre(Reason{1, "it has no options"}));
  EXPECT_THAT(reasons("\nA) one\nB) two\nANSWER: A"),
              ElementsAre(Reason{2, "no question stands before its options"}));
  EXPECT_THAT(reasons("A) one\n\nANSWER: Question not begun"),
              ElementsAre(Reason{1, "no question stands before its options"}));
  EXPECT_THAT(reasons("ANSWER: A"), ElementsAre(Reason{1, "an ANSWER line without a question"}));
  EXPECT_THAT(reasons("Open?\nA) one\nB) two\n"),
              ElementsAre(Reason{1, "no ANSWER line stands behind its options"}));
  EXPECT_THAT(reasons("Only words"), ElementsAre(Reason{1, "it has no options"}));
  EXPECT_THAT(reasons("A) one"), ElementsAre(Reason{1, "no question stands before its options"}));
}

TEST(Aiken, an_answer_names_one_option_by_its_capital_letter) {
  const std::string begin = "Which?\nA) one\nB) two\n";
  EXPECT_THAT(reasons(begin + "ANSWER: C"),
              ElementsAre(Reason{1, "its answer 'C' names no option"}));
  EXPECT_THAT(reasons(begin + "ANSWER: b"),
              ElementsAre(Reason{1, "its answer 'b' names no option"}));
  EXPECT_THAT(reasons(begin + "ANSWER: A, B"),
              ElementsAre(Reason{1, "its answer 'A, B' names no option"}));
  EXPECT_THAT(reasons(begin + "ANSWER: Both"),
              ElementsAre(Reason{1, "its answer 'Both' names no option"}));
  EXPECT_THAT(reasons(begin + "ANSWER: B) one"),
              ElementsAre(Reason{1, "its answer 'B) one' names no option"}));
  EXPECT_THAT(reasons(begin + "ANSWER:"),
              ElementsAre(Reason{1, "its ANSWER line names no option"}));
}

TEST(Aiken, an_answer_line_in_other_letters_ends_its_question_alone) {
  for (const std::string_view line : {"Answer: B", "answer:B", "ANSWER : B", "ANSWER B"}) {
    const Bank bank = read_aiken("Which?\nA) one\nB) two\n" + std::string(line) +
                                 "\nNext?\nA) one\nB) two\nANSWER: A");
    EXPECT_THAT(reasons_of(bank), ElementsAre(Reason{1, "line 4 is not written as 'ANSWER: A'"}))
        << line;
    EXPECT_THAT(bank.lines, ElementsAre(5)) << line;
  }
}

TEST(Aiken, options_have_the_capital_letters_in_their_order) {
  EXPECT_THAT(reasons("Which?\na) one\nb) two\nANSWER: A"),
              ElementsAre(Reason{1, "the letter of option 'a) one' is not a capital one"}));
  EXPECT_THAT(reasons("Which?\nA) one\nC) two\nANSWER: C"),
              ElementsAre(Reason{1, "option 2 is named C, expected B"}));
  EXPECT_THAT(reasons("Which?\nB) one\nA) two\nANSWER: A"),
              ElementsAre(Reason{1, "option 1 is named B, expected A"}));
  EXPECT_THAT(reasons("Which?\nA) one\nA) two\nANSWER: A"),
              ElementsAre(Reason{1, "option 2 is named A, expected B"}));
}

TEST(Aiken, a_question_has_no_more_options_than_can_be_shown) {
  std::string text = "Many?\n";
  for (char letter = 'A'; letter <= 'Z'; ++letter)
    text += std::string(1, letter) + ") option " + letter + "\n";
  EXPECT_THAT(reasons(text + "ANSWER: Z"),
              ElementsAre(Reason{1, "the question has 26 options, expected 2 to 6"}));
  EXPECT_THAT(reasons(text + "A) option 27\nANSWER: A"),
              ElementsAre(Reason{1, "it has more than 26 options"}));
  EXPECT_THAT(reasons(text + "AA) option 27\nANSWER: A"),
              ElementsAre(Reason{1, "no ANSWER line stands behind its options"},
                          Reason{28, "it has no options"}));
}

TEST(Aiken, what_cannot_be_asked_is_left_out) {
  EXPECT_THAT(reasons("Equal?\nA) one\nB) one\nANSWER: A"),
              ElementsAre(Reason{1, "options 1 and 2 are equal"}));
  EXPECT_THAT(reasons("Empty?\nA) one\nB)\nANSWER: A"),
              ElementsAre(Reason{1, "option 2 is empty"}));
  EXPECT_THAT(reasons("Which?\nA) one\nB) <img src='@@PLUGINFILE@@/b.png'>\nANSWER: A"),
              ElementsAre(Reason{1, "it has an embedded file"}));
}

TEST(Aiken, text_between_questions_is_left_out_by_itself) {
  const Bank bank = read_aiken(
      "Chapter 1\n\nOne?\nA) a\nB) b\nANSWER: A\n\nChapter 2\nwith words\n\nTwo?\nA) c\nB) d\n"
      "ANSWER: B\n\nANSWER: C\nThe end");
  EXPECT_THAT(bank.lines, ElementsAre(3, 11));
  EXPECT_THAT(reasons_of(bank),
              ElementsAre(Reason{1, "it has no options"}, Reason{8, "it has no options"},
                          Reason{16, "an ANSWER line without a question"},
                          Reason{17, "it has no options"}));
}

TEST(Aiken, a_question_without_its_answer_does_not_take_the_next_one_along) {
  const Bank bank = read_aiken("Open?\nA) a\nB) b\nNext?\nA) c\nB) d\nANSWER: B\n");
  EXPECT_THAT(bank.lines, ElementsAre(4));
  EXPECT_THAT(reasons_of(bank), ElementsAre(Reason{1, "no ANSWER line stands behind its options"}));
}

TEST(Aiken, a_question_that_stood_there_before_is_left_out) {
  const Bank bank = read_aiken("One?\nA) a\nB) b\nANSWER: A\n\nOne?\nA) B\nB) a\nANSWER: B\n");
  EXPECT_THAT(bank.lines, ElementsAre(1));
  EXPECT_THAT(reasons_of(bank), ElementsAre(Reason{6, "it is the same question as on line 1"}));
}

TEST(Aiken, a_long_line_is_named_by_its_beginning_between_characters) {
  std::string answer;
  for (int i = 0; i < 100; ++i) answer += "é";
  EXPECT_THAT(reasons("Which?\nA) one\nB) two\nANSWER: x" + answer),
              ElementsAre(Reason{1, "its answer 'xééééééééééééééééééé...' names no option"}));
}

TEST(Aiken, a_large_file_is_read_in_a_moment) {
  std::string text;
  for (int i = 0; i < 100'000; ++i)
    text += "Question " + std::to_string(i) + "?\nA) one\nB) two\nANSWER: A\n\n";
  EXPECT_THAT(read_aiken(text).questions, SizeIs(100'000));
  EXPECT_THAT(reasons(std::string(1'000'000, 'a')), ElementsAre(Reason{1, "it has no options"}));
  std::string options = "Which?\n";
  for (int i = 0; i < 100'000; ++i) options += "A) one\n";
  EXPECT_THAT(reasons(options), ElementsAre(Reason{1, "option 2 is named A, expected B"}));
  std::string open = "Which?\nA) ";
  for (int i = 0; i < 300'000; ++i) open += "<a";
  EXPECT_THAT(reasons(open + "\nB) two\nANSWER: B"),
              ElementsAre(Reason{1, "option 1 has 600000 bytes, at most 1000"}));
}

TEST(Aiken, nothing_at_all_is_an_empty_bank) {
  EXPECT_THAT(reasons(""), IsEmpty());
  EXPECT_THAT(reasons("\n \n\t\n"), IsEmpty());
}

}  // namespace
}  // namespace ludolog::banks::tests
