// Moodle's XML as it is exported, of every age: what is taken, and what is left out with its line
// and the reason.
#include "store/banks/moodle_xml.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/store/banks/left_out.h"

namespace ludolog::banks::tests {
namespace {

using events::Question;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

std::string quiz(std::string_view questions) {
  return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<quiz>\n" + std::string(questions) +
         "\n</quiz>\n";
}

Question only(std::string_view questions) { return only_of(read_moodle_xml(quiz(questions))); }

std::vector<Reason> reasons_in(std::string_view text) {
  return reasons_alone(read_moodle_xml(text));
}

/// Of the one question, which stands on line 3.
std::string reason(std::string_view question) {
  const auto all = reasons_in(quiz(question));
  EXPECT_THAT(all, SizeIs(1));
  if (all.empty()) return {};
  EXPECT_EQ(all[0].line, 3);
  return all[0].text;
}

/// A choice with the right answer "a" and the wrong one "b", and more elements.
std::string choice(std::string_view text, std::string_view more = "") {
  return "<question type=\"multichoice\"><questiontext format=\"html\"><text>" + std::string(text) +
         "</text></questiontext><answer fraction=\"100\"><text>a</text></answer>"
         "<answer fraction=\"0\"><text>b</text></answer>" +
         std::string(more) + "</question>";
}

std::string of_type(std::string_view type) {
  return "<question type=\"" + std::string(type) + "\"/>";
}

TEST(MoodleXml, a_choice_with_all_that_belongs_to_it) {
  const Question question = only(R"(<!-- question: 0 -->
<question type="category">
  <category><text>$course$/top/Biology/Cells</text></category>
  <info format="html"><text>About cells</text></info>
</question>
<question type="multichoice">
  <name><text>c1</text></name>
  <questiontext format="html">
    <text><![CDATA[<p>Which part makes <b>ATP</b>?</p>]]></text>
  </questiontext>
  <generalfeedback format="html">
    <text>&lt;p&gt;Respiration ends there.&lt;/p&gt;</text>
  </generalfeedback>
  <defaultgrade>1.0000000</defaultgrade>
  <idnumber>42</idnumber>
  <single>true</single>
  <shuffleanswers>true</shuffleanswers>
  <answernumbering>abc</answernumbering>
  <correctfeedback format="html"><text>Well done.</text></correctfeedback>
  <answer fraction="-33.33333" format="html">
    <text><![CDATA[<p>The wall</p>]]></text>
    <feedback format="html"><text>No.</text></feedback>
  </answer>
  <answer fraction="100" format="html"><text>The mitochondrion</text></answer>
  <answer fraction="0" format="html"><text>The vacuole</text></answer>
  <tags><tag><text>energy</text></tag><tag><text>Hard</text></tag></tags>
</question>)");
  EXPECT_EQ(question.text, "Which part makes ATP?");
  EXPECT_THAT(question.options, ElementsAre("The wall", "The mitochondrion", "The vacuole"));
  EXPECT_EQ(question.key, 1);
  EXPECT_EQ(question.topic, "Cells");
  EXPECT_EQ(question.difficulty, Difficulty::kHard);
  EXPECT_EQ(question.explanation, "Respiration ends there.");
  EXPECT_FALSE(question.fixed_order);
  EXPECT_EQ(question.id, events::question_id(question));
}

std::string statement(std::string_view first, std::string_view first_text, std::string_view second,
                      std::string_view second_text) {
  return "<question type=\"truefalse\"><questiontext><text>Fungi are no plants.</text>"
         "</questiontext><answer fraction=\"" +
         std::string(first) + "\"><text>" + std::string(first_text) +
         "</text></answer><answer fraction=\"" + std::string(second) + "\"><text>" +
         std::string(second_text) + "</text></answer></question>";
}

TEST(MoodleXml, true_and_false_in_either_order_and_in_any_language) {
  EXPECT_EQ(only(statement("100", "true", "0", "false")).key, 0);
  EXPECT_EQ(only(statement("0", "true", "100", "false")).key, 1);
  EXPECT_EQ(only(statement("0", "False", "100", "True")).key, 0);
  EXPECT_EQ(only(statement("0", "Wahr", "100", "Falsch")).key, 1) << "true comes first";
  EXPECT_THAT(only(statement("0", "false", "100", "true")).options, ElementsAre("True", "False"));
  EXPECT_EQ(reason(statement("0", "true", "0", "false")),
            "0 of its answers are right, expected exactly one");
  EXPECT_EQ(reason("<question type=\"truefalse\"><questiontext><text>Yes?</text></questiontext>"
                   "<answer fraction=\"100\"><text>true</text></answer></question>"),
            "it has 1 answers, expected true and false");
}

TEST(MoodleXml, every_other_type_is_left_out_with_its_name_and_line) {
  const Bank bank = read_moodle_xml(
      quiz("<question type=\"essay\"><name><text>Tell\nme</text></name></question>\n\n<question\n"
           "  type=\"shortanswer\"/>"));
  ASSERT_THAT(bank.left_out, SizeIs(2));
  EXPECT_EQ(bank.left_out[0].title, "Tell me");
  EXPECT_EQ(bank.left_out[0].reason, "it asks for an essay");
  EXPECT_EQ(bank.left_out[0].line, 3);
  EXPECT_EQ(bank.left_out[1].reason, "it asks for a word");
  EXPECT_EQ(bank.left_out[1].line, 6);
  EXPECT_EQ(reason(of_type("numerical")), "it asks for a number");
  EXPECT_EQ(reason(of_type("calculatedmulti")), "its options are calculated");
  EXPECT_EQ(reason(of_type("matching")), "it asks for pairs");
  EXPECT_EQ(reason(of_type("cloze")), "it asks for several gaps to be filled");
  EXPECT_EQ(reason(of_type("ddwtos")), "it asks for several gaps to be filled");
  EXPECT_EQ(reason(of_type("ddmarker")), "it asks for places on an image");
  EXPECT_EQ(reason(of_type("ordering")), "it asks for an order");
  EXPECT_EQ(reason(of_type("description")), "it is a description, without answers");
  EXPECT_EQ(reason(of_type("pmatchjme")), "it is of the type pmatchjme, which cannot be asked");
  EXPECT_EQ(reason("<question/>"), "it has no type");
}

TEST(MoodleXml, several_right_answers_are_left_out) {
  EXPECT_EQ(reason(choice("Which?", "<single>false</single>")), "it asks for several answers");
  EXPECT_EQ(reason(choice("Which?", "<single>0</single>")), "it asks for several answers");
  EXPECT_EQ(reason(choice("Which?", "<answer fraction=\"33.33333\"><text>c</text></answer>")),
            "option 3 is right in part, which is no single right answer");
  EXPECT_EQ(reason(choice("Which?", "<answer fraction=\"100\"><text>c</text></answer>")),
            "2 of its answers are right, expected exactly one");
  EXPECT_EQ(reason(choice("Which?", "<answer fraction=\"half\"><text>c</text></answer>")),
            "the weight of option 3 is no number");
  EXPECT_EQ(only(choice("Which?", "<single>1</single>")).key, 0);
}

TEST(MoodleXml, answers_without_a_weight_are_wrong) {
  EXPECT_THAT(only(choice("Which?", "<answer><text>c</text></answer>")).options,
              ElementsAre("a", "b", "c"));
}

TEST(MoodleXml, the_format_says_how_a_text_is_written) {
  const auto with = [](std::string_view format, std::string_view text) {
    return only("<question type=\"multichoice\"><questiontext format=\"" + std::string(format) +
                "\"><text>" + std::string(text) +
                "</text></questiontext><answer fraction=\"100\"><text>a</text></answer>"
                "<answer><text>b</text></answer></question>")
        .text;
  };
  EXPECT_EQ(with("html", "1 &amp;lt; 2 &lt;i&gt;x&lt;/i&gt;\n&amp;amp;amp;"), "1 < 2 x &amp;");
  EXPECT_EQ(with("plain_text", "&lt;i&gt; &amp;lt;\nx"), "<i> &lt;\nx");
  EXPECT_EQ(with("moodle_auto_format", "one\ntwo"), "one\ntwo");
  EXPECT_EQ(with("moodle_auto_format", "&lt;b&gt;one&lt;/b&gt;"), "one");
  EXPECT_EQ(with("markdown", "*one* &amp;amp; two"), "*one* & two");
  EXPECT_EQ(with("html", "<![CDATA[a ]]>&amp;gt;<![CDATA[ b]]>"), "a > b");
}

TEST(MoodleXml, files_and_images_cannot_be_shown) {
  const auto asks = [](std::string_view inside, std::string_view more = "") {
    return reason("<question type=\"multichoice\"><questiontext format=\"html\">" +
                  std::string(inside) + "</questiontext>" + std::string(more) + "</question>");
  };
  EXPECT_EQ(asks("<text>Look.</text><file name=\"cell.png\" encoding=\"base64\">AAAA</file>"),
            "it has an embedded file");
  EXPECT_EQ(asks("<text>@@PLUGINFILE@@/cell.png</text>"), "it has an embedded file");
  EXPECT_EQ(asks("<text><![CDATA[<img src='cell.png'>]]></text>"), "it has an image (cell.png)");
  EXPECT_EQ(asks("<text>Look.</text>", "<image>cell.png</image><image_base64>AA</image_base64>"),
            "it has an image (cell.png)");
  EXPECT_EQ(only(choice("Look.", "<image></image>")).text, "Look.");
}

TEST(MoodleXml, the_feedback_of_the_right_answer_explains_where_nothing_else_does) {
  const std::string asked =
      "<question type=\"multichoice\"><questiontext><text>Which?</text></questiontext>"
      "<answer fraction=\"0\"><text>a</text><feedback><text>No.</text></feedback></answer>"
      "<answer fraction=\"100\"><text>b</text><feedback format=\"html\"><text>So.</text>"
      "</feedback></answer>";
  EXPECT_EQ(only(asked + "</question>").explanation, "So.");
  EXPECT_EQ(
      only(asked + "<generalfeedback><text>All.</text></generalfeedback></question>").explanation,
      "All.");
}

TEST(MoodleXml, html_that_is_not_escaped_is_left_out) {
  EXPECT_EQ(reason(choice("<p>Which?</p>")),
            "its text has XML elements, expected escaped HTML or CDATA");
}

TEST(MoodleXml, options_stay_in_order_where_the_file_says_so) {
  EXPECT_TRUE(only(choice("Which?", "<shuffleanswers>false</shuffleanswers>")).fixed_order);
  EXPECT_TRUE(only(choice("Which?", "<shuffleanswers>0</shuffleanswers>")).fixed_order);
  EXPECT_FALSE(only(choice("Which?", "<shuffleanswers>1</shuffleanswers>")).fixed_order);
  EXPECT_FALSE(only(choice("Which?")).fixed_order);
  EXPECT_TRUE(
      only(choice("Which?", "<answer><text>None of the above</text></answer>")).fixed_order);
}

TEST(MoodleXml, difficulty_is_medium_without_a_tag) {
  EXPECT_EQ(only(choice("Which?")).difficulty, Difficulty::kMedium);
  EXPECT_EQ(only(choice("Which?", "<tags><tag><text>easy</text></tag></tags>")).difficulty,
            Difficulty::kEasy);
}

TEST(MoodleXml, the_encoding_that_is_declared_says_nothing) {
  const Bank bank = read_moodle_xml("<?xml version=\"1.0\" encoding=\"UTF-16\"?><quiz>" +
                                    choice("Élan?") + "</quiz>");
  ASSERT_THAT(bank.questions, SizeIs(1));
  EXPECT_EQ(bank.questions[0].text, "Élan?");
}

TEST(MoodleXml, questions_before_a_fault_are_read) {
  const Bank bank = read_moodle_xml(
      "<quiz>\n" + choice("One?") + "\n" + choice("Two?") + "\n<question type=\"multichoice\">" +
      "<name><text>three</text></name>\n<questiontext>2 < 3</questiontext></question></quiz>");
  EXPECT_THAT(bank.questions, SizeIs(2));
  EXPECT_THAT(bank.lines, ElementsAre(2, 3));
  ASSERT_THAT(bank.left_out, SizeIs(2));
  EXPECT_EQ(bank.left_out[0].line, 4);
  EXPECT_EQ(bank.left_out[0].title, "three");
  EXPECT_EQ(bank.left_out[0].reason, "the XML breaks off within it");
  EXPECT_EQ(bank.left_out[1].line, 5);
  EXPECT_EQ(bank.left_out[1].reason, "the XML is broken here: Could not determine tag type");
}

TEST(MoodleXml, a_file_cut_off_behind_a_question_keeps_it) {
  const Bank bank =
      read_moodle_xml("<quiz>\n" + choice("<![CDATA[What &lt; is </question>?]]>") + "\n");
  EXPECT_THAT(bank.questions, SizeIs(1));
  ASSERT_THAT(bank.left_out, SizeIs(1));
  EXPECT_EQ(bank.left_out[0].reason, "the XML is broken here: Start-end tags mismatch");
  std::string cut = choice("<![CDATA[What &lt; is </question>?]]>");
  cut.resize(cut.size() - std::string_view("</answer></question>").size());
  EXPECT_THAT(reasons_in("<quiz>\n" + cut), SizeIs(2));
}

TEST(MoodleXml, what_is_no_quiz_is_said_so) {
  EXPECT_THAT(
      reasons_in("<html><body/></html>"),
      ElementsAre(Reason{1, "it is no export of Moodle, whose outermost element is <quiz>"}));
  EXPECT_THAT(reasons_in(""),
              ElementsAre(Reason{1, "the XML is broken here: No document element found"}));
  EXPECT_THAT(reasons_in("<quiz/>"), IsEmpty());
}

TEST(MoodleXml, a_stranger_can_neither_nest_too_deeply_nor_name_files) {
  std::string deep;
  for (int i = 0; i < 1'000'000; ++i) deep += "<a>";
  EXPECT_THAT(reasons_in(quiz("<question type=\"essay\">" + deep)), SizeIs(2));
  std::string closed = deep;
  for (int i = 0; i < 1'000'000; ++i) closed += "</a>";
  EXPECT_EQ(reason(choice(closed)), "its text has XML elements, expected escaped HTML or CDATA");
  const Bank bank =
      read_moodle_xml("<!DOCTYPE quiz [<!ENTITY secret SYSTEM \"file:///etc/hostname\">]>\n<quiz>" +
                      choice("Is it &secret;?") + "</quiz>");
  ASSERT_THAT(bank.questions, SizeIs(1));
  EXPECT_EQ(bank.questions[0].text, "Is it &secret;?");
}

}  // namespace
}  // namespace ludolog::banks::tests
