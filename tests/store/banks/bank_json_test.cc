// A bank as JSON: our own form to the letter and back, and what others write.
#include "store/banks/bank_json.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/store/banks/left_out.h"

namespace ludolog::banks::tests {
namespace {

using events::Question;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

Question only(std::string_view text) { return only_of(read_bank_json(text)); }

std::vector<Reason> reasons(std::string_view text) { return reasons_of(read_bank_json(text)); }

std::string own(std::string_view questions) {
  return "{\"ludolog\":\"bank\",\"version\":1,\"questions\":[" + std::string(questions) + "]}";
}

std::string reason(std::string_view question) {
  const auto all = reasons(own(question));
  EXPECT_THAT(all, SizeIs(1));
  return all.empty() ? "" : all[0].text;
}

constexpr std::string_view kWritten = R"({
  "ludolog": "bank",
  "version": 1,
  "name": "Cells",
  "questions": [
    {
      "text": "Which part\nmakes \"ATP\"?",
      "options": [
        "The wall",
        "The mitochondrion – µm",
        "None of the above"
      ],
      "answer": 2,
      "topic": "Cells",
      "difficulty": "hard",
      "explanation": "Respiration ends there.",
      "source": "Ada's class",
      "author": "Ada",
      "licence": "CC0-1.0",
      "order": "fixed"
    },
    {
      "text": "Fungi are plants.",
      "options": [
        "True",
        "False"
      ],
      "answer": 2,
      "difficulty": "medium"
    }
  ]
}
)";

TEST(BankJson, a_bank_is_written_as_it_is_read) {
  const Bank bank = read_bank_json(kWritten);
  EXPECT_THAT(bank.left_out, IsEmpty());
  EXPECT_THAT(bank.lines, ElementsAre(6, 22));
  ASSERT_THAT(bank.questions, SizeIs(2));
  const Question& question = bank.questions[0];
  EXPECT_EQ(question.text, "Which part\nmakes \"ATP\"?");
  EXPECT_THAT(question.options,
              ElementsAre("The wall", "The mitochondrion – µm", "None of the above"));
  EXPECT_EQ(question.key, 1);
  EXPECT_EQ(question.topic, "Cells");
  EXPECT_EQ(question.difficulty, Difficulty::kHard);
  EXPECT_EQ(question.explanation, "Respiration ends there.");
  EXPECT_EQ(question.source, "Ada's class");
  EXPECT_EQ(question.author, "Ada");
  EXPECT_EQ(question.licence, "CC0-1.0");
  EXPECT_TRUE(question.fixed_order);
  EXPECT_FALSE(bank.questions[1].fixed_order);
  EXPECT_EQ(write_bank_json(bank.questions, "Cells"), kWritten);
}

TEST(BankJson, what_is_written_is_read_to_the_letter) {
  Question question;
  question.text = "A) <b>&amp;</b>\t\\ \"quoted\" é \n🧬";
  question.options = {"A) one", "B) two", "-", "</script>"};
  question.key = 3;
  question.difficulty = Difficulty::kEasy;
  question.fixed_order = true;
  question.id = events::question_id(question);
  const Bank bank = read_bank_json(write_bank_json({&question, 1}, "any"));
  EXPECT_THAT(bank.questions, ElementsAre(question));
  EXPECT_THAT(read_bank_json(write_bank_json({}, "")).left_out, IsEmpty());
}

TEST(BankJson, titles_are_kept_and_other_members_ignored) {
  const Bank bank = read_bank_json(
      own(R"({"title":"c1","text":"Which?","options":["a","b"],"answer":1,"more":{"x":[1.5]}})"));
  EXPECT_THAT(bank.left_out, IsEmpty());
  EXPECT_THAT(bank.titles, ElementsAre("c1"));
  EXPECT_EQ(bank.questions[0].difficulty, Difficulty::kMedium);
}

TEST(BankJson, what_is_of_another_type_is_left_out_and_says_so) {
  EXPECT_EQ(reason("17"), "it is a whole number, expected an object");
  EXPECT_EQ(reason("{}"), "it has no text");
  EXPECT_EQ(reason(R"({"text":["Which?"]})"), "its text is a list, expected a text");
  EXPECT_EQ(reason(R"({"text":"Which?"})"), "it has no options, expected a list of texts");
  EXPECT_EQ(reason(R"({"text":"Which?","options":{"a":"b"}})"),
            "its options is an object, expected a list of texts");
  EXPECT_EQ(reason(R"({"text":"Which?","options":["a",2]})"),
            "its option 2 is a whole number, expected a text");
  const auto with = [](std::string_view more) {
    return reason(R"({"text":"Which?","options":["a","b"],)" + std::string(more) + "}");
  };
  EXPECT_EQ(with(R"("answer":"a")"), "its answer is a text, expected a whole number");
  EXPECT_EQ(with(R"("answer":1.5)"), "its answer is a fraction, expected a whole number");
  EXPECT_EQ(with(R"("answer":99999999999999999999)"),
            "its answer is a fraction, expected a whole number");
  EXPECT_EQ(with(R"("answer":0)"), "its answer is 0, expected 1 to 2");
  EXPECT_EQ(with(R"("answer":3)"), "its answer is 3, expected 1 to 2");
  EXPECT_EQ(with(R"("answer":1,"topic":null)"), "its topic is null, expected a text");
  EXPECT_EQ(with(R"("answer":1,"difficulty":"tough")"),
            "its difficulty is tough, expected easy, medium or hard");
  EXPECT_EQ(with(R"("answer":1,"difficulty":"ha\nrd)" + std::string(200, 'd') + "\""),
            "its difficulty is ha rd" + std::string(55, 'd') + ", expected easy, medium or hard");
  EXPECT_EQ(with(R"("answer":1,"order":"sorted")"),
            "its order is sorted, expected fixed or shuffled");
  EXPECT_EQ(reason(R"({"text":"Which?","options":["a","a"],"answer":1})"),
            "options 1 and 2 are equal");
}

TEST(BankJson, other_versions_and_other_files_are_left_out_as_a_whole) {
  EXPECT_THAT(reasons("\n{\"ludolog\":\"bank\",\"version\":2,\"questions\":[{}]}"),
              ElementsAre(Reason{2, "its version is 2, expected 1"}));
  EXPECT_THAT(reasons("{\"ludolog\":\"bank\"}"),
              ElementsAre(Reason{1, "it has no version, expected 1"}));
  EXPECT_THAT(reasons("{\"ludolog\":\"match\",\"version\":1}"),
              ElementsAre(Reason{1, "its ludolog is another kind of file, expected bank"}));
  EXPECT_THAT(reasons("\"bank\""),
              ElementsAre(Reason{1,
                                 "it is a text, expected a list of questions or an object whose "
                                 "questions are one"}));
}

TEST(BankJson, others_answer_by_text_letter_or_number) {
  const auto key = [](std::string_view answer) {
    return int{only(R"([{"question":"Which?","options":["one","two","three"],"answer":)" +
                    std::string(answer) + "}]")
                   .key};
  };
  EXPECT_EQ(key("\"two\""), 1);
  EXPECT_EQ(key("\" three \""), 2);
  EXPECT_EQ(key("\"B\""), 1);
  EXPECT_EQ(key("\"c)\""), 2);
  EXPECT_EQ(key("0"), 0);
  EXPECT_EQ(key("3"), 2) << "there is no third one from 0";
  EXPECT_EQ(only(R"([{"question":"Which?","options":["b","a"],"answer":"a"}])").key, 1)
      << "a text goes before a letter";
}

TEST(BankJson, numbers_of_others_count_from_one_if_the_file_shows_it) {
  const auto keys = [](int first, int second) {
    const Bank bank = read_bank_json(R"([{"question":"One?","options":["a","b","c"],"answer":)" +
                                     std::to_string(first) +
                                     R"(},{"question":"Two?","options":["a","b","c"],"answer":)" +
                                     std::to_string(second) + "}]");
    std::vector<int> result;
    for (const Question& question : bank.questions) result.push_back(question.key);
    for (const LeftOut& left : bank.left_out)
      EXPECT_EQ(left.reason, "its answer is 3, expected 0 to 2");
    return result;
  };
  EXPECT_THAT(keys(1, 3), ElementsAre(0, 2));
  EXPECT_THAT(keys(1, 0), ElementsAre(1, 0));
  EXPECT_THAT(keys(0, 3), ElementsAre(0));
}

TEST(BankJson, a_number_is_not_guessed_where_nothing_tells_how_it_counts) {
  const Reason doubtful{1,
                        "nothing in the file tells whether its answer is counted from 0 or from 1"};
  for (const std::string name : {"question", "text"})
    EXPECT_THAT(reasons("[{\"" + name + R"(":"One?","options":["a","b","c"],"answer":1},{")" +
                        name + R"(":"Two?","options":["a","b","c"],"answer":2}])"),
                ElementsAre(doubtful, doubtful));
  EXPECT_EQ(only(R"([{"text":"Which?","options":["a","b","c"],"answer":"b"}])").key, 1);
  EXPECT_EQ(only(R"([{"text":"Which?","options":["a","b","c"],"correctAnswer":1}])").key, 1);
}

TEST(BankJson, labels_of_options_are_taken_off) {
  const Question question = only(R"({"questions":[{"text":" Which? ","options":
      ["A) one","B) two","C) three"],"correctAnswer":1,"difficulty":"EASY","category":"Cells"}]})");
  EXPECT_EQ(question.text, "Which?");
  EXPECT_THAT(question.options, ElementsAre("one", "two", "three"));
  EXPECT_EQ(question.key, 1);
  EXPECT_EQ(question.topic, "Cells");
  EXPECT_EQ(question.difficulty, Difficulty::kEasy);
  const auto key = [](std::string_view answer) {
    return int{only(R"([{"question":"Which?","options":["a. one","b. two"],"answer":")" +
                    std::string(answer) + "\"}]")
                   .key};
  };
  EXPECT_EQ(key("b"), 1);
  EXPECT_EQ(key("two"), 1);
  EXPECT_EQ(key("b. two"), 1);
  EXPECT_THAT(only(R"([{"question":"Which?","options":["A) one","two"],"answer":"B"}])").options,
              ElementsAre("A) one", "two"))
      << "only one has a label";
  EXPECT_THAT(only(R"([{"question":"Which?","options":["a.m.","b.c."],"answer":"B"}])").options,
              ElementsAre("a.m.", "b.c."));
}

TEST(BankJson, others_may_have_what_cannot_be_asked) {
  EXPECT_THAT(
      reasons(R"([{"options":["a","b"],"answer":0},
                          {"question":"Which?","options":["a","b"]},
                          {"question":"Which?","options":["a","b"],"answer":"x"},
                          {"question":"Which?","options":["a","b"],"answer":true}])"),
      ElementsAre(Reason{1, "it has no question"},
                  Reason{2, "it has no answer, expected an option's number, letter or text"},
                  Reason{3, "its answer is x, expected an option's number, letter or text"},
                  Reason{4,
                         "its answer is true or false, expected an option's number, "
                         "letter or text"}));
}

TEST(BankJson, questions_before_a_fault_are_read) {
  const Bank bank = read_bank_json(kWritten.substr(0, kWritten.find("\"False\"")));
  EXPECT_THAT(bank.questions, SizeIs(1));
  ASSERT_THAT(bank.left_out, SizeIs(2));
  EXPECT_EQ(bank.left_out[0].line, 22);
  EXPECT_EQ(bank.left_out[0].reason, "the JSON breaks off within it");
  EXPECT_EQ(bank.left_out[1].line, 26);
  EXPECT_EQ(bank.left_out[1].reason,
            "the JSON is broken here: unexpected end of input; expected '[', '{', or a literal");
  EXPECT_THAT(reasons("[\n{\"text\" 1}]"),
              ElementsAre(Reason{2, "the JSON breaks off within it"},
                          Reason{2,
                                 "the JSON is broken here: unexpected number literal; expected "
                                 "':'"}));
  EXPECT_THAT(
      reasons("[\"\xFF\"]"),
      ElementsAre(Reason{1, "the JSON is broken here: invalid string: ill-formed UTF-8 byte"}));
}

TEST(BankJson, a_stranger_cannot_nest_too_deeply) {
  const auto deep = reasons(own(R"({"text":"a","more":)" + std::string(1'000'000, '[')));
  ASSERT_THAT(deep, SizeIs(2));
  EXPECT_EQ(deep[1].text, "the JSON is nested more than 16 deep here");
  EXPECT_EQ(reasons(std::string(1'000'000, '{')).size(), 1);
}

TEST(BankJson, a_question_of_moodle_has_shares_of_the_points) {
  const Bank bank = read_bank_json(R"({"name":"c1","question_text":"<p>Which <b>part</b>?</p>",
    "general_feedback":"<p>So.</p>","difficulty":"easy","topic":"cells","answers":[
    {"text":"one","fraction":0,"feedback":"no"},{"text":"<i>two</i>","fraction":100}]})");
  EXPECT_THAT(bank.left_out, IsEmpty());
  ASSERT_EQ(bank.questions.size(), 1U);
  EXPECT_EQ(bank.questions[0].text, "Which part?");
  EXPECT_THAT(bank.questions[0].options, ElementsAre("one", "two"));
  EXPECT_EQ(bank.questions[0].key, 1);
  EXPECT_EQ(bank.questions[0].explanation, "So.");
  EXPECT_THAT(bank.titles, ElementsAre("c1"));
  const Bank parts = read_bank_json(
      R"([{"question_text":"Which?","answers":[{"text":"a","fraction":50},{"text":"b","fraction":50}]}])");
  ASSERT_EQ(parts.left_out.size(), 1U);
  EXPECT_EQ(parts.left_out[0].reason,
            "its answer 1 is right in part, which is no single right answer");
}

}  // namespace
}  // namespace ludolog::banks::tests
