// Tables of questions as spreadsheets save them: what is taken, and what is left out with its line
// and the reason.
#include "store/banks/delimited.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/store/banks/left_out.h"

namespace ludolog::banks::tests {
namespace {

using events::Question;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

constexpr std::string_view kHeader = "question,option 1,option 2,option 3,answer\n";

Question only(const std::string& text) { return only_of(read_delimited(text)); }

/// Of a row below the header.
Question row(std::string_view text) { return only(std::string(kHeader) + std::string(text)); }

std::vector<Reason> reasons(std::string_view text) { return reasons_alone(read_delimited(text)); }

/// Of the only row below the header, on line 2.
std::string reason(std::string_view row) {
  const auto all = reasons(std::string(kHeader) + std::string(row));
  EXPECT_THAT(all, SizeIs(1));
  return all.size() == 1 && all[0].line == 2 ? all[0].text : "";
}

TEST(Delimited, a_question_with_all_that_belongs_to_it) {
  const Question question = only(
      "question,option 1,option 2,answer,topic,difficulty,explanation,source,author,licence\n"
      "Which makes ATP?,The wall,The mitochondrion,2,Cells,hard,Respiration ends there.,A class,"
      "Ada,CC0-1.0\n");
  EXPECT_EQ(question.text, "Which makes ATP?");
  EXPECT_THAT(question.options, ElementsAre("The wall", "The mitochondrion"));
  EXPECT_EQ(question.key, 1);
  EXPECT_EQ(question.topic, "Cells");
  EXPECT_EQ(question.difficulty, Difficulty::kHard);
  EXPECT_EQ(question.explanation, "Respiration ends there.");
  EXPECT_EQ(question.source, "A class");
  EXPECT_EQ(question.author, "Ada");
  EXPECT_EQ(question.licence, "CC0-1.0");
  EXPECT_EQ(question.id, events::question_id(question));
}

TEST(Delimited, a_column_without_a_name_is_passed_over) {
  const Question question = only(",Question,A,B,Answer,\n7,Which?,one,two,B,x");
  EXPECT_EQ(question.text, "Which?");
  EXPECT_EQ(question.key, 1);
}

TEST(Delimited, an_answer_may_be_the_name_of_its_column) {
  for (const std::string_view answer : {"option 2", "Option_B", "optionB", "option-2", "choice b"})
    EXPECT_EQ(row("Which?,one,two,three," + std::string(answer)).key, 1) << answer;
  EXPECT_EQ(reason("Which?,one,two,three,option 4"), "its answer 'option 4' names no option");
}

TEST(Delimited, every_row_below_columns_that_are_not_known_is_left_out) {
  const auto all = reasons("Frage;A;B;richtig\nWas?;x;y;A\n\nWer?;x;y;B\n");
  ASSERT_THAT(all, SizeIs(2));
  EXPECT_EQ(all[0].line, 2U);
  EXPECT_THAT(all[0].text,
              testing::HasSubstr("no column is the question; its columns are 'Frage'"));
  EXPECT_EQ(all[1].text, "the columns of its table are not known");
}

TEST(Delimited, columns_have_many_names_and_any_order) {
  for (const std::string_view header :
       {"Question,Option A,Option B,Answer", "STEM,a,b,key", "text,answer 1,answer 2,correct",
        "Prompt,option_1,option_2,right", "question text,Choice 1,Choice 2,Correct Answer",
        "Question:,optionA,optionB,correct_answer", " question ,Answer-A,Answer-B,Right answer"}) {
    const Question question = only(std::string(header) + "\nWhich?,one,two,B");
    EXPECT_EQ(question.text, "Which?") << header;
    EXPECT_THAT(question.options, ElementsAre("one", "two")) << header;
    EXPECT_EQ(question.key, 1) << header;
  }
  const Question question = only(
      "id,answer,b,license,a,subject,level,feedback,stem\n"
      "7,B,two,CC0-1.0,one,Cells,Easy,Why not,Which?\n");
  EXPECT_THAT(question.options, ElementsAre("one", "two"));
  EXPECT_EQ(question.licence, "CC0-1.0");
  EXPECT_EQ(question.topic, "Cells");
  EXPECT_EQ(question.difficulty, Difficulty::kEasy);
  EXPECT_EQ(question.explanation, "Why not");
  EXPECT_EQ(only("question,a,b,answer,subject,topic\nWhich?,one,two,A,Biology,Cells").topic,
            "Cells");
}

TEST(Delimited, wrong_answers_stand_beside_the_right_one) {
  for (const std::string_view header : {"question,wrong 1,correct answer,wrong 2",
                                        "question,Incorrect Answer 1,answer,"
                                        "Incorrect Answer 2"}) {
    const Question question = only(std::string(header) + "\nWhich?,one,two,three");
    EXPECT_THAT(question.options, ElementsAre("two", "one", "three"));
    EXPECT_EQ(question.key, 0);
  }
  EXPECT_THAT(reasons("question,answer,wrong 1,wrong 2\nA?,,a,b\nB?,a,,b\nC?,a,b,a"),
              ElementsAre(Reason{2, "it has no answer"}, Reason{3, "wrong answer 1 is empty"},
                          Reason{4, "options 1 and 3 are equal"}));
}

TEST(Delimited, commas_semicolons_and_tabs_separate) {
  EXPECT_EQ(only("question;a;b;answer\nRed, green?;1,5;2,5;B").options[1], "2,5");
  EXPECT_EQ(only("question\ta\tb\tanswer\nRed, green?\t1;5\t2;5\tB").options[1], "2;5");
  EXPECT_EQ(only("\"question\",\"a\",\"b\",\"answer\"\nRed; green?,one,two,B").text, "Red; green?");
  EXPECT_EQ(only("question;\"a\";b;answer;notes, dates, pages and more\nWhich?;one;two;B").key, 1);
}

TEST(Delimited, a_line_above_the_names_may_tell_the_separator) {
  const Bank bank = read_delimited("sep=;\nquestion;a;b;answer\nWhich?;one;two;B\n");
  EXPECT_THAT(bank.questions, SizeIs(1));
  EXPECT_THAT(bank.lines, ElementsAre(3));
  EXPECT_EQ(only("\"SEP=|\"\nquestion|a|b|answer\nWhich?|one|two|B").key, 1);
  EXPECT_EQ(only("sep=\t\nquestion\ta\tb\tanswer\nWhich?\tone\ttwo\tB").key, 1);
  EXPECT_THAT(reasons("sep=,\nquestion;a;b;answer\nWhich?;one;two;B\n"), SizeIs(1));
}

TEST(Delimited, quoted_cells_hold_anything) {
  const Bank bank = read_delimited(std::string(kHeader) +
                                   "\"One,\ntwo?\",\"say \"\"yes\"\"\", \"b\" ,,A\n"
                                   "Next?,a 5\" pot,b,,B\n");
  ASSERT_THAT(bank.questions, SizeIs(2));
  EXPECT_EQ(bank.questions[0].text, "One,\ntwo?");
  EXPECT_THAT(bank.questions[0].options, ElementsAre("say \"yes\"", "b"));
  EXPECT_THAT(bank.questions[1].options, ElementsAre("a 5\" pot", "b"));
  EXPECT_THAT(bank.lines, ElementsAre(2, 4));
}

TEST(Delimited, a_quote_that_does_not_close_is_named_with_its_line) {
  const Bank bank =
      read_delimited(std::string(kHeader) + "One?,a,b,,A\nTwo?,\"a,b,,A\nThree?,a,b,,A\n");
  EXPECT_THAT(bank.lines, ElementsAre(2));
  EXPECT_THAT(reasons_of(bank),
              ElementsAre(Reason{3,
                                 "the quote of cell 2, which opens on line 3, is never closed: "
                                 "the rest of the file stands in it"}));
}

TEST(Delimited, text_behind_a_closing_quote_is_reported_and_the_next_row_read) {
  const Bank bank = read_delimited(std::string(kHeader) +
                                   "\"One\" or two?,a,b,,A\n\"Two?,a,b,,A\n\"Three\"?,a,b,,A\n"
                                   "Four?,a,b,,A\n");
  EXPECT_THAT(bank.lines, ElementsAre(5));
  EXPECT_THAT(
      reasons_of(bank),
      ElementsAre(Reason{2,
                         "text stands behind the quote of cell 1, which opens on line 2 and "
                         "closes on line 2"},
                  Reason{3,
                         "text stands behind the quote of cell 1, which opens on line 3 and "
                         "closes on line 4"}));
}

TEST(Delimited, an_answer_is_a_letter_a_number_or_the_text) {
  for (const std::string_view answer :
       {"B", "b", "2", "B)", "(b)", "2.", " B ", "Two cells", "two  CELLS", "<b>Two</b> cells"})
    EXPECT_EQ(row("Which?,One,Two cells,Three," + std::string(answer)).key, 1) << answer;
}

TEST(Delimited, an_answer_that_can_mean_two_options_is_not_guessed) {
  EXPECT_EQ(reason("How many?,2,3,4,2"), "its answer '2' can mean option 1 or 2");
  EXPECT_EQ(reason("Which vitamin?,B,C,A,A"), "its answer 'A' can mean option 3 or 1");
  EXPECT_EQ(reason("Which?,aA,Aa,AA,aa"), "its answer 'aa' can mean option 1 or 2");
  EXPECT_EQ(row("How many?,2,3,4,C").key, 2);
  EXPECT_EQ(row("How many?,2,3,4,[plain]2").key, 0);
  EXPECT_EQ(row("How many?,1,2,3,2").key, 1);
  EXPECT_EQ(row("Which?,aA,Aa,AA,AA").key, 2);
}

TEST(Delimited, an_answer_that_names_no_option_is_left_out) {
  EXPECT_EQ(reason("Which?,one,two,,"), "it has no answer");
  EXPECT_EQ(reason("Which?,one,two,,C"), "its answer 'C' names no option");
  EXPECT_EQ(reason("Which?,one,two,,4"), "its answer '4' names no option");
  EXPECT_EQ(reason("Which?,one,two,,three"), "its answer 'three' names no option");
  EXPECT_EQ(reason("Which?,one,two,three,\"A,B\""), "its answer 'A,B' names no option");
}

TEST(Delimited, a_table_that_counts_answers_from_zero_is_not_read_as_if_from_one) {
  const Bank bank = read_delimited(std::string(kHeader) +
                                   "One?,a,b,c,2\nTwo?,a,b,c,0\nThree?,a,b,c,B\nFour?,0,1,2,0\n");
  EXPECT_THAT(bank.lines, ElementsAre(4));
  EXPECT_THAT(reasons_of(bank),
              ElementsAre(Reason{2, "its answer '2' may count from 0, as that on line 3 does"},
                          Reason{3, "its answer counts from 0, expected from 1"},
                          Reason{5, "its answer '0' may count from 0, as that on line 3 does"}));
  EXPECT_EQ(row("How many?,0,1,2,0").key, 0);
}

TEST(Delimited, labels_are_taken_off_when_all_options_have_them_in_sequence) {
  EXPECT_THAT(row("Which?,A) one,B) two,C) three,B").options, ElementsAre("one", "two", "three"));
  EXPECT_THAT(row("Which?,a. one,b. two,,B").options, ElementsAre("one", "two"));
  EXPECT_THAT(row("Which?,(1) one,(2) two,,B").options, ElementsAre("one", "two"));
  EXPECT_EQ(row("Which?,A) one,B) two,,B) two").key, 1);
  EXPECT_EQ(row("Which?,A) one,B) two,,two").key, 1);
  EXPECT_THAT(row("Which?,A) one,C) two,,B").options, ElementsAre("A) one", "C) two"));
  EXPECT_THAT(row("Which?,A) one,b) two,,B").options, ElementsAre("A) one", "b) two"));
  EXPECT_THAT(row("Which?,A) one,two,,B").options, ElementsAre("A) one", "two"));
  EXPECT_THAT(row("How much?,1.5 mg,2.5 mg,,B").options, ElementsAre("1.5 mg", "2.5 mg"));
  EXPECT_THAT(row("Which?,[plain]A. thaliana,B. napus,,B").options,
              ElementsAre("A. thaliana", "B. napus"));
}

TEST(Delimited, empty_options_may_stand_at_the_end_alone) {
  EXPECT_THAT(row("Which?,one,two,,A").options, SizeIs(2));
  EXPECT_THAT(row("Which?,one,two,<p></p>,A").options, SizeIs(2));
  EXPECT_EQ(reason("Which?,one,,three,A"), "option 2 is empty");
  EXPECT_EQ(reason("Which?,,,,A"), "it has no options");
  EXPECT_EQ(reason("Which?,one,,,A"), "the question has 1 options, expected 2 to 6");
  EXPECT_THAT(reasons("question,a,b,c,d,e,f,g,answer\nMany?,1,2,3,4,5,6,7,G"),
              ElementsAre(Reason{2, "the question has 7 options, expected 2 to 6"}));
}

TEST(Delimited, blank_rows_are_passed_over) {
  const Bank bank = read_delimited("\n,,\n" + std::string(kHeader) +
                                   "\n,,,,\nOne?,a,b,,A\n , ,\t, ,\nTwo?,a,b,,A");
  EXPECT_THAT(bank.left_out, IsEmpty());
  EXPECT_THAT(bank.lines, ElementsAre(6, 8));
}

TEST(Delimited, rows_may_be_short_but_not_long) {
  EXPECT_EQ(only("question,a,b,answer,topic,source\nWhich?,one,two,A").topic, "");
  EXPECT_EQ(row("Which?,one,two,three,A,,,").key, 0);
  EXPECT_EQ(reason("Red, green or blue?,one,two,three,A"), "it has 6 cells, the first row has 5");
}

TEST(Delimited, difficulty_is_a_word_or_a_number) {
  const std::string header = "question,a,b,answer,difficulty\nWhich?,one,two,A,";
  for (const std::string_view word : {"easy", "Easy", "1"})
    EXPECT_EQ(only(header + std::string(word)).difficulty, Difficulty::kEasy) << word;
  for (const std::string_view word : {"medium", "MEDIUM", "2", "", "  "})
    EXPECT_EQ(only(header + std::string(word)).difficulty, Difficulty::kMedium) << word;
  for (const std::string_view word : {"hard", " hard ", "3"})
    EXPECT_EQ(only(header + std::string(word)).difficulty, Difficulty::kHard) << word;
  for (const std::string word : {"4", "0", "a", "tough"})
    EXPECT_THAT(
        reasons(header + word),
        ElementsAre(Reason{2, "its difficulty '" + word + "' is none of easy, medium, hard"}));
}

TEST(Delimited, the_order_is_fixed_where_the_table_or_the_options_say_so) {
  const std::string header = "question,a,b,answer,order\nWhich?,one,";
  EXPECT_TRUE(only(header + "two,A,Fixed").fixed_order);
  EXPECT_FALSE(only(header + "two,A,").fixed_order);
  EXPECT_TRUE(only(header + "All of the above,A,").fixed_order);
  EXPECT_TRUE(only(header + "All of the above,A,shuffled").fixed_order);
  EXPECT_TRUE(only(header + "All of the above,A,17").fixed_order);
  EXPECT_THAT(reasons(header + "two,A,random"),
              ElementsAre(Reason{2, "its order 'random' is neither fixed nor shuffled"}));
}

TEST(Delimited, html_becomes_text_and_plain_text_stays) {
  const Question question =
      row("Is <b>H<sub>2</sub>O</b> &amp; salt?,<i>yes</i>,1 < 2,"
          "[plain]<i> &amp;,B");
  EXPECT_EQ(question.text, "Is H₂O & salt?");
  EXPECT_THAT(question.options, ElementsAre("yes", "1 < 2", "<i> &amp;"));
  EXPECT_EQ(reason("A <img src=cell.png>?,a,b,,A"), "it has an image (cell.png)");
  EXPECT_EQ(reason("Which?,a,@@PLUGINFILE@@/b.png,,A"), "it has an embedded file");
}

TEST(Delimited, what_cannot_be_asked_is_left_out) {
  EXPECT_EQ(reason(",one,two,,A"), "the question has no text");
  EXPECT_EQ(reason("Which?,one,one,,A"), "options 1 and 2 are equal");
  const Bank bank = read_delimited(std::string(kHeader) + "One?,a,b,,A\nOne?,B,a,,2\n");
  EXPECT_THAT(reasons_of(bank), ElementsAre(Reason{3, "it is the same question as on line 2"}));
}

TEST(Delimited, a_first_row_that_names_too_little_leaves_out_the_whole_file) {
  const std::string expected =
      ", expected question, option 1, option 2, ... and answer, or question, answer, wrong 1, "
      "wrong "
      "2, ...";
  const auto whole = [&](std::string_view header, const std::string& problem) {
    EXPECT_THAT(reasons(std::string(header) + "\nWhich?,one,two,B\nNext?,one,two,A\n"),
                ElementsAre(Reason{2, problem + expected},
                            Reason{3, "the columns of its table are not known"}));
  };
  whole("Frage;Antwort", "no column is the question; its columns are 'Frage', 'Antwort'");
  whole("Which?,one,two,A",
        "no column is the question; its columns are 'Which?', 'one', 'two', 'A'");
  whole("question,answer", "no column is option 1; its columns are 'question', 'answer'");
  whole("question,a,b", "no column is the answer; its columns are 'question', 'a', 'b'");
  whole("question,a,c,answer",
        "no column is option 2; its columns are 'question', 'a', 'c', 'answer'");
  whole("question,a,option 1,answer",
        "columns 2 ('a') and 3 ('option 1') are both option 1; its columns are 'question', 'a', "
        "'option 1', 'answer'");
  whole("question,a,b,answer,key",
        "columns 4 ('answer') and 5 ('key') are both the answer; its columns are 'question', 'a', "
        "'b', 'answer', 'key'");
  whole("question,a,b,wrong 1,answer",
        "some columns are options and others wrong answers; its columns are 'question', 'a', 'b', "
        "'wrong 1', 'answer'");
  whole("q,w,e,r,t,y,u,i,o,p,s,d,f,g",
        "no column is the question; its columns are 'q', 'w', 'e', 'r', 't', 'y', 'u', 'i', 'o', "
        "'p', 's', 'd' and 2 more");
  EXPECT_THAT(reasons("\"question,a,b,answer\nWhich?,one,two,B\n"),
              ElementsAre(Reason{1,
                                 "the quote of cell 1, which opens on line 1, is never closed: "
                                 "the rest of the file stands in it"}));
}

TEST(Delimited, nothing_at_all_is_an_empty_bank) {
  EXPECT_THAT(reasons(""), IsEmpty());
  EXPECT_THAT(reasons("\n \n,,\n"), IsEmpty());
  EXPECT_THAT(reasons(kHeader), IsEmpty());
}

TEST(Delimited, a_large_file_is_read_in_a_moment) {
  std::string text(kHeader);
  for (int i = 0; i < 100'000; ++i) text += "\"Question " + std::to_string(i) + "\",one,two,,B\n";
  EXPECT_THAT(read_delimited(text).questions, SizeIs(100'000));
  EXPECT_THAT(reasons(std::string(1'000'000, ',')), IsEmpty());
  EXPECT_THAT(reasons(std::string(1'000'000, 'x')), SizeIs(1));
  EXPECT_THAT(reasons(std::string(1'000'000, '"')), SizeIs(1));
  std::string quotes(kHeader);
  for (int i = 0; i < 300'000; ++i) quotes += "\"a";
  EXPECT_THAT(reasons(quotes), SizeIs(1));
  EXPECT_THAT(reason("Which?," + std::string(1'000'000, 'x') + ",two,,B"),
              "option 1 has 1000000 bytes, at most 1000");
}

}  // namespace
}  // namespace ludolog::banks::tests
