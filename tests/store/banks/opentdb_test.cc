// Answers of the Open Trivia Database in its three encodings.
#include "store/banks/opentdb.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/store/banks/left_out.h"

namespace ludolog::banks::tests {
namespace {

using events::Question;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

Question only(std::string_view text) { return only_of(read_opentdb(text)); }

std::vector<Reason> reasons(std::string_view text) { return reasons_of(read_opentdb(text)); }

TEST(OpenTdb, an_answer_of_the_api_with_html_entities) {
  const Question question = only(R"({"response_code":0,"results":[{"type":"multiple",
    "difficulty":"hard","category":"Science &amp; Nature",
    "question":"Who wrote &quot;The &lt;b&gt; cell&quot; &#039;59 &eacute;&#x3B2;?",
    "correct_answer":"Nobody","incorrect_answers":["Ada","Zo&euml;","Max"]}]})");
  EXPECT_EQ(question.text, "Who wrote \"The <b> cell\" '59 éβ?");
  EXPECT_THAT(question.options, ElementsAre("Ada", "Max", "Nobody", "Zoë"));
  EXPECT_EQ(question.key, 2);
  EXPECT_EQ(question.topic, "Science & Nature");
  EXPECT_EQ(question.difficulty, Difficulty::kHard);
  EXPECT_EQ(question.source, "OpenTDB");
  EXPECT_EQ(question.licence, "CC BY-SA 4.0");
  EXPECT_FALSE(question.fixed_order);
  EXPECT_EQ(question.id, events::question_id(question));
}

TEST(OpenTdb, entities_are_decoded_once_and_others_stay) {
  EXPECT_EQ(only(R"([{"question":"&amp;lt; &nothing; AT&T; &#0; &#xD800; & ;",
                     "correct_answer":"a","incorrect_answers":["b"]}])")
                .text,
            "&lt; &nothing; AT&T; &#0; &#xD800; & ;");
}

TEST(OpenTdb, percent_signs_without_a_space_are_url_encoding) {
  const Question question = only(R"([{"type":"multiple","difficulty":"easy",
    "category":"Science%20%26%20Nature","question":"Is%20100%25%20%C3%A9lan%3F",
    "correct_answer":"x%2By","incorrect_answers":["c","d%26amp%3B"]}])");
  EXPECT_EQ(question.text, "Is 100% élan?");
  EXPECT_EQ(question.topic, "Science & Nature");
  EXPECT_THAT(question.options, ElementsAre("c", "d&amp;", "x+y"));
  EXPECT_EQ(only(R"([{"question":"The+older+kind%3F","correct_answer":"a",
                      "incorrect_answers":["b"]}])")
                .text,
            "The older kind?");
  EXPECT_EQ(only(R"([{"question":"Is 5%20 code?","correct_answer":"a",
                      "incorrect_answers":["b"]}])")
                .text,
            "Is 5%20 code?")
      << "spaces stand as they are elsewhere";
}

TEST(OpenTdb, base64_is_known_by_its_types) {
  const Question question = only(R"([{"type":"bXVsdGlwbGU=","difficulty":"bWVkaXVt",
    "category":"TmF0dXJl","question":"w4lsYW4gPGI+Pw==","correct_answer":"Wm/Dqw==",
    "incorrect_answers":["QWRh","TWF4"]}])");
  EXPECT_EQ(question.text, "Élan <b>?");
  EXPECT_EQ(question.topic, "Nature");
  EXPECT_THAT(question.options, ElementsAre("Ada", "Max", "Zoë"));
  EXPECT_EQ(only(R"([{"question":"V2hpY2g/","correct_answer":"QWRh",
                      "incorrect_answers":["TWF4"]}])")
                .text,
            "Which?")
      << "there are no types, and all of it can be decoded";
  EXPECT_EQ(only(R"([{"type":"multiple","question":"V2hpY2g/","correct_answer":"QWRh",
                      "incorrect_answers":["TWF4"]}])")
                .text,
            "V2hpY2g/");
}

TEST(OpenTdb, a_text_in_another_encoding_than_the_file_is_left_out) {
  EXPECT_THAT(reasons(R"([{"type":"Ym9vbGVhbg==","question":"Plain?","correct_answer":"VHJ1ZQ==",
                           "incorrect_answers":["RmFsc2U="]}])"),
              ElementsAre(Reason{1, "question is not base64, as the others are"}));
  EXPECT_THAT(reasons(R"([{"question":"a%20%FF","correct_answer":"a","incorrect_answers":["b"]}])"),
              ElementsAre(Reason{1, "question is not URL-encoded, as the others are"}));
}

TEST(OpenTdb, true_stands_before_false) {
  constexpr std::string_view kBefore =
      R"([{"type":"boolean","question":"Is it?","correct_answer":")";
  const Question right = only(std::string(kBefore) + R"(True","incorrect_answers":["False"]}])");
  EXPECT_THAT(right.options, ElementsAre("True", "False"));
  EXPECT_EQ(right.key, 0);
  const Question wrong = only(std::string(kBefore) + R"(False","incorrect_answers":["True"]}])");
  EXPECT_THAT(wrong.options, ElementsAre("True", "False"));
  EXPECT_EQ(wrong.key, 1);
}

TEST(OpenTdb, options_that_name_others_stand_last) {
  const Question question = only(R"([{"question":"Which?","correct_answer":"All of the above",
                                      "incorrect_answers":["Max","Ada"]}])");
  EXPECT_THAT(question.options, ElementsAre("Ada", "Max", "All of the above"));
  EXPECT_EQ(question.key, 2);
  EXPECT_TRUE(question.fixed_order);
}

TEST(OpenTdb, each_question_has_the_line_where_it_begins) {
  const Bank bank = read_opentdb(
      "{\"results\": [\n {\"question\":\n\"One\",\"correct_answer\":\"a\",\"incorrect_answers\":"
      "[\"b\"]}, {\"question\":\"Two\",\"correct_answer\":\"a\",\"incorrect_answers\":[\"b\"]},\n\n"
      "{\"question\":\"Three\",\"correct_answer\":\"a\",\"incorrect_answers\":[\"b\"]},\n17\n]}\n");
  EXPECT_THAT(bank.lines, ElementsAre(2, 3, 5));
  ASSERT_THAT(bank.left_out, SizeIs(1));
  EXPECT_EQ(bank.left_out[0].line, 6);
  EXPECT_EQ(bank.left_out[0].reason, "it is a whole number, expected an object");
}

TEST(OpenTdb, what_cannot_be_asked_is_left_out_and_says_why) {
  EXPECT_THAT(reasons(R"([{"type":"multiple","question":7}])"),
              ElementsAre(Reason{1, "question is a whole number, expected a text"}));
  EXPECT_THAT(reasons(R"([{"question":"Which?","correct_answer":"a","incorrect_answers":"b"}])"),
              ElementsAre(Reason{1, "incorrect_answers is no list of texts"}));
  EXPECT_THAT(reasons(R"([{"question":"Which?","correct_answer":"a","incorrect_answers":[1]}])"),
              ElementsAre(Reason{1, "an incorrect answer is a whole number, expected a text"}));
  EXPECT_THAT(reasons(R"([{"question":"Which?","correct_answer":"a","incorrect_answers":["a"]}])"),
              ElementsAre(Reason{1, "options 1 and 2 are equal"}));
  EXPECT_THAT(reasons(R"([{"question":"Which?","incorrect_answers":["a"]}])"),
              ElementsAre(Reason{1, "option 1 is empty"}));
  EXPECT_THAT(reasons(R"([{"question":"Which?","correct_answer":"a","incorrect_answers":
                           ["b","c","d","e","f","g"]}])"),
              ElementsAre(Reason{1, "it has 7 options, more than 6"}));
  EXPECT_THAT(reasons(R"([{"type":"essay"}])"),
              ElementsAre(Reason{1, "its type is essay, expected multiple or boolean"}));
  EXPECT_THAT(reasons(R"([{"difficulty":"extreme"}])"),
              ElementsAre(Reason{1, "its difficulty is extreme, expected easy, medium or hard"}));
}

TEST(OpenTdb, an_answer_without_questions_says_what_the_api_said) {
  EXPECT_THAT(
      reasons(R"({"response_code":5,"results":[]})"),
      ElementsAre(Reason{1, "the response code is 5, expected 0: there were too many requests"}));
  EXPECT_THAT(reasons(R"({"response_code":0,"results":[]})"), IsEmpty());
}

TEST(OpenTdb, questions_before_a_fault_are_read) {
  const Bank bank = read_opentdb(
      "[{\"question\":\"One\",\"correct_answer\":\"a\",\"incorrect_answers\":[\"b\"]},\n"
      "{\"question\":\"Two\",\"correct_answer\":\"a\",\n\"incorrect_answers\":[\"b\" \"c\"]}]");
  EXPECT_THAT(bank.questions, SizeIs(1));
  ASSERT_THAT(bank.left_out, SizeIs(2));
  EXPECT_EQ(bank.left_out[0].line, 2);
  EXPECT_EQ(bank.left_out[0].reason, "the JSON breaks off within it");
  EXPECT_EQ(bank.left_out[1].line, 3);
  EXPECT_EQ(bank.left_out[1].reason,
            "the JSON is broken here: unexpected string literal; expected ']'");
}

TEST(OpenTdb, what_is_no_such_file_is_said_so) {
  constexpr std::string_view kExpected =
      "expected a list of questions or an object whose results are one";
  EXPECT_THAT(reasons("{}"), ElementsAre(Reason{1, "it is an object, " + std::string(kExpected)}));
  EXPECT_THAT(reasons("7"),
              ElementsAre(Reason{1, "it is a whole number, " + std::string(kExpected)}));
  EXPECT_THAT(reasons(""), SizeIs(1));
  EXPECT_THAT(reasons(std::string(1'000'000, '[')), SizeIs(2));
  EXPECT_THAT(reasons("[1e999]"),
              ElementsAre(Reason{1, "the JSON is broken here: number overflow"}));
}

}  // namespace
}  // namespace ludolog::banks::tests
