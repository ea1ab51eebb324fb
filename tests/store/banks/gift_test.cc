// GIFT as teachers write it: what is taken, and what is left out with its line and the reason.
#include "store/banks/gift.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/store/banks/left_out.h"

namespace ludolog::banks::tests {
namespace {

using events::Question;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

Question only(std::string_view text) { return only_of(read_gift(text)); }

std::vector<Reason> reasons(std::string_view text) { return reasons_alone(read_gift(text)); }

TEST(Gift, a_choice_with_all_that_belongs_to_it) {
  const Question question = only(R"(// source: Ada's class, licence: CC0-1.0

$CATEGORY: Biology/Cells

// [tag:hard]
::c1::Which part makes ATP? {
  ~The wall
  =The mitochondrion #yes
  ~The vacuole #no
  ####Respiration ends there.
}
)");
  EXPECT_EQ(question.text, "Which part makes ATP?");
  EXPECT_THAT(question.options, ElementsAre("The wall", "The mitochondrion", "The vacuole"));
  EXPECT_EQ(question.key, 1);
  EXPECT_EQ(question.topic, "Cells");
  EXPECT_EQ(question.difficulty, Difficulty::kHard);
  EXPECT_EQ(question.source, "Ada's class");
  EXPECT_EQ(question.licence, "CC0-1.0");
  EXPECT_EQ(question.explanation, "Respiration ends there.");
  EXPECT_EQ(question.id, events::question_id(question));
}

TEST(Gift, true_and_false_in_every_spelling) {
  for (const std::string_view word : {"T", "TRUE", "true", "t"})
    EXPECT_EQ(only("Fungi are no plants. {" + std::string(word) + "}").key, 0) << word;
  for (const std::string_view word : {"F", "FALSE#feedback", " false ", "f"})
    EXPECT_EQ(only("Fungi are plants. {" + std::string(word) + "}").key, 1) << word;
  EXPECT_THAT(only("Fungi are no plants. {T}").options, ElementsAre("True", "False"));
}

TEST(Gift, a_gap_is_filled_by_the_options) {
  EXPECT_EQ(only("Plants make {=sugar ~milk} by light.").text, "Plants make _____ by light.");
  EXPECT_EQ(only("Plants make {=sugar ~milk}.").text, "Plants make _____.");
}

TEST(Gift, escaped_signs_stand_for_themselves) {
  const Question question =
      only("Is 2 \\= 2\\: a set \\{x\\}\\nor \\\\n? {=a \\~ b ~c \\# d ~\\=e}");
  EXPECT_EQ(question.text, "Is 2 = 2: a set {x}\nor \\n?");
  EXPECT_THAT(question.options, ElementsAre("a ~ b", "c # d", "=e"));
}

TEST(Gift, comments_stand_anywhere_and_the_last_line_needs_no_end) {
  const Bank bank = read_gift("One? {\n~a\n// not this\n=b\n}\n\nTwo? {=c ~d}");
  EXPECT_THAT(bank.left_out, IsEmpty());
  ASSERT_THAT(bank.questions, SizeIs(2));
  EXPECT_THAT(bank.questions[0].options, ElementsAre("a", "b"));
}

TEST(Gift, every_other_kind_is_left_out_with_its_line) {
  EXPECT_THAT(reasons("An essay? {}\n\n::n::A number? {#3:1}\n\nA word? {=cat =dog}\n\n"
                      "Pairs? {=a -> b =c -> d}\n\nJust words\n"),
              ElementsAre(Reason{1, "it asks for an essay"}, Reason{3, "it asks for a number"},
                          Reason{5, "it asks for a word"}, Reason{7, "it asks for pairs"},
                          Reason{9, "it is a description, without answers"}));
}

TEST(Gift, two_questions_that_run_into_each_other_are_left_out) {
  const Reason both{1, "a second question begins in it; is a blank line or a } missing?"};
  EXPECT_THAT(reasons("One? {=a ~b}\nTwo? {=c ~d}\n"), ElementsAre(both));
  EXPECT_THAT(reasons("One? {=a ~b}\n::two::Words alone\n"), ElementsAre(both));
  EXPECT_THAT(reasons("One? {=a ~b\nTwo? {=c ~d}\n"), ElementsAre(both));
  EXPECT_THAT(read_gift("One {=a ~b} of\\: \\{two\\}::").left_out, IsEmpty());
}

TEST(Gift, what_cannot_be_asked_is_left_out_and_says_why) {
  EXPECT_THAT(reasons("None? {~a ~b}"),
              ElementsAre(Reason{1, "0 of its answers are right, expected exactly one"}));
  EXPECT_THAT(reasons("Two? {=a =b ~c}"),
              ElementsAre(Reason{1, "2 of its answers are right, expected exactly one"}));
  EXPECT_THAT(reasons("Weights? {~%50%a ~%50%b}"),
              ElementsAre(Reason{1, "option 1 is right in part, which is no single right answer"}));
  EXPECT_THAT(reasons("Weight? {=a ~%x%b}"),
              ElementsAre(Reason{1, "the weight of option 2 is no number"}));
  EXPECT_THAT(reasons("Open? {=a ~b"), ElementsAre(Reason{1, "its { has no }"}));
  EXPECT_THAT(reasons("Equal? {=a ~a}"), ElementsAre(Reason{1, "options 1 and 2 are equal"}));
  EXPECT_THAT(reasons("Empty? {=a ~}"), ElementsAre(Reason{1, "option 2 is empty"}));
  EXPECT_THAT(reasons("{=a ~b}"), ElementsAre(Reason{1, "the question has no text"}));
  EXPECT_THAT(reasons("[html]A cell <img src=\"@@PLUGINFILE@@/cell.png\">? {=a ~b}"),
              ElementsAre(Reason{1, "it has an embedded file"}));
  EXPECT_THAT(reasons("<p>A cell</p><img src='cell.png'/>? {=a ~b}"),
              ElementsAre(Reason{1, "it has an image (cell.png)"}));
  EXPECT_THAT(reasons("Many? {=a ~b ~c ~d ~e ~f ~g}"),
              ElementsAre(Reason{1, "it has 7 options, more than 6"}));
  EXPECT_THAT(reasons("\x01? {=a ~b}"), ElementsAre(Reason{1, "it has control characters"}));
  EXPECT_THAT(reasons("Latin \xE9? {=a ~b}"), ElementsAre(Reason{1, "the text is not UTF-8"}));
}

TEST(Gift, a_weight_of_a_hundred_is_right_and_one_below_nothing_is_wrong) {
  const Question question = only("Which? {~%-33.33333%a ~%100%b ~%0%c}\n");
  EXPECT_EQ(question.key, 1);
  EXPECT_THAT(question.options, ElementsAre("a", "b", "c"));
  EXPECT_EQ(only("Which? {=%100%a ~%-50%b}").key, 0);
}

TEST(Gift, html_becomes_text_and_entities_are_decoded_once) {
  const Question question = only(
      "[html]<p>Is <b>H<sub>2</sub>O</b>&nbsp;&amp;lt; CO<sub>2</sub>?</p> {\n"
      "=[html]<i>yes</i> &eacute;\n~[plain]<no>\n####<p>One.</p><p>Two.</p>}");
  EXPECT_EQ(question.text, "Is H₂O &lt; CO₂?");
  EXPECT_THAT(question.options, ElementsAre("yes é", "<no>"));
  EXPECT_EQ(question.explanation, "One.\nTwo.");
}

TEST(Gift, the_mark_of_a_question_holds_for_its_options_and_feedback) {
  const Question plain = only("[plain]Is <b>? {=<i> ~[html]<i>x</i> ~&amp; ####<u>}");
  EXPECT_EQ(plain.text, "Is <b>?");
  EXPECT_THAT(plain.options, ElementsAre("<i>", "x", "&amp;"));
  EXPECT_EQ(plain.explanation, "<u>");
  EXPECT_EQ(only("[html]A <b>gap</b> {=a ~b} in <i>it</i>").text, "A gap _____ in it");
}

TEST(Gift, the_feedback_of_the_right_answer_explains_where_nothing_else_does) {
  EXPECT_EQ(only("Which? {~a #no =b #since so it is}").explanation, "since so it is");
  EXPECT_EQ(only("Which? {~a #no =b #so ####For all}").explanation, "For all");
  EXPECT_EQ(only("Which? {~a #no =b}").explanation, "");
  EXPECT_EQ(only("Which? {F#wrong#right}").explanation, "right");
  EXPECT_EQ(only("Which? {F#wrong}").explanation, "");
}

TEST(Gift, topics_are_the_last_part_of_a_category) {
  const Bank bank = read_gift(
      "$CATEGORY: $course$/top/Biology/Cells\n\nOne? {=a ~b}\n\n$CATEGORY: In//out\nTwo? {T}\n");
  ASSERT_THAT(bank.questions, SizeIs(2));
  EXPECT_EQ(bank.questions[0].topic, "Cells");
  EXPECT_EQ(bank.questions[1].topic, "In/out");
}

TEST(Gift, a_question_that_stood_there_before_is_left_out) {
  const Bank bank =
      read_gift("::one::One? {=a ~b}\n\n::two::One? {~B =a}\n\n::three::One? {=a ~c}\n");
  EXPECT_THAT(bank.titles, ElementsAre("one", "three"));
  EXPECT_THAT(bank.lines, ElementsAre(1, 5));
  ASSERT_THAT(bank.left_out, SizeIs(1));
  EXPECT_EQ(bank.left_out[0].reason, "it is the same question as on line 1");
  EXPECT_EQ(bank.left_out[0].title, "two");
}

TEST(Gift, a_question_with_another_answer_than_before_says_so) {
  const std::string reason =
      "it is the same question as on line 1 with another answer: one of the two is wrong";
  EXPECT_THAT(reasons_of(read_gift("One? {=a ~b}\n\nOne? {=b ~a}")),
              ElementsAre(Reason{3, reason}));
  EXPECT_THAT(reasons_of(read_gift("One? {T}\n\nOne? {F}")), ElementsAre(Reason{3, reason}));
}

TEST(Gift, options_that_name_others_are_not_shuffled) {
  EXPECT_TRUE(only("Which? {=a ~b ~All of the above}").fixed_order);
  EXPECT_TRUE(only("Which? {=a ~b ~Both A and B}").fixed_order);
  EXPECT_TRUE(only("Which? {=a ~b ~None of these.}").fixed_order);
  EXPECT_TRUE(only("Which? {=a ~b ~None of them}").fixed_order);
  EXPECT_TRUE(only("Which? {=a ~b ~All of them}").fixed_order);
  EXPECT_FALSE(only("Which? {=A and B cells ~b ~Vitamin C}").fixed_order);
  EXPECT_FALSE(only("How much? {=3 A ~48 A ~8 A}").fixed_order) << "they are amounts";
}

TEST(Gift, written_and_read_again_is_the_same_bank) {
  const Bank bank = read_gift(R"(// source: Ada, Ben and others, licence: CC BY-SA 4.0
// author: Zoë

$CATEGORY: Cells/In//out

// [tag:hard] [tag:fixed-order]
::one::Is \{a \= b\} \~ c\: \# \\n?\nYes {=[plain]<b> ~\[html\] ~x ####Because.\nReally}

[plain]&amp; is read as? {T}

// source:
A gap {~a =b} here
)");
  ASSERT_THAT(bank.left_out, IsEmpty());
  ASSERT_THAT(bank.questions, SizeIs(3));
  EXPECT_EQ(bank.questions[0].source, "Ada, Ben and others");
  EXPECT_EQ(bank.questions[2].source, "");
  EXPECT_EQ(bank.questions[2].author, "Zoë");
  const Bank again = read_gift(write_gift(bank.questions));
  EXPECT_THAT(again.left_out, IsEmpty());
  EXPECT_EQ(again.questions, bank.questions);
  EXPECT_EQ(write_gift(again.questions), write_gift(bank.questions));
}

TEST(Gift, nothing_at_all_is_an_empty_bank) {
  EXPECT_THAT(read_gift("").questions, IsEmpty());
  EXPECT_THAT(reasons("\n\n// only words\n\n$CATEGORY: None\n"), IsEmpty());
}

}  // namespace
}  // namespace ludolog::banks::tests
