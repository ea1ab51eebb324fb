// HTML as question files have it, as text.
#include "store/banks/html.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace ludolog::banks::tests {
namespace {

std::string read(std::string_view text, Markup markup = Markup::kEither) {
  const auto result = readable(text, markup);
  return result ? *result : "! " + result.error();
}

TEST(Html, tags_go_and_blocks_are_lines) {
  EXPECT_EQ(read("<p>Which <b>cell</b><br/>divides?</p>\n<div>Say.</div>"),
            "Which cell\ndivides?\nSay.");
  EXPECT_EQ(read("<ul><li>one</li><li>two</li></ul>"), "one\ntwo");
  EXPECT_EQ(read("<span style=\"color:red\">a</span>  <em>b</em>"), "a b");
  EXPECT_EQ(read("<p>unclosed <b>bold"), "unclosed bold");
}

TEST(Html, entities_are_decoded_once) {
  EXPECT_EQ(read("&amp;lt; &lt; &eacute; &#945; &#x3B2;&nbsp;x"), "&lt; < é α β x");
}

TEST(Html, entities_are_decoded_without_reading_tags) {
  EXPECT_EQ(decode_entities("&lt;b&gt; <i> &amp;lt; &#945;&#x1F9EC;"), "<b> <i> &lt; α🧬");
  EXPECT_EQ(decode_entities("& &; &no; &#; &#x; &#7; &#x110000; &amp"),
            "& &; &no; &#; &#x; &#7; &#x110000; &amp");
}

TEST(Html, small_numbers_stay_small) {
  EXPECT_EQ(read("H<sub>2</sub>O at 10<sup>-3</sup> mol"), "H₂O at 10⁻³ mol");
  EXPECT_EQ(read("x<sup>th</sup>"), "xth") << "there are no such letters";
}

TEST(Html, what_cannot_be_shown_is_named) {
  EXPECT_EQ(read("<img src=\"cell.png\">"), "! it has an image (cell.png)");
  EXPECT_EQ(read("See @@PLUGINFILE@@/cell.png"), "! it has an embedded file");
  EXPECT_EQ(read("<iframe src=x></iframe>"), "! it has an embedded file (x)");
  EXPECT_EQ(read("a<script>1</script>"), "! it has a script");
  EXPECT_EQ(read("<table><tr><td>1</td></tr></table>"), "! it has a table");
}

TEST(Html, plain_text_is_left_alone) {
  EXPECT_EQ(read(" if a < b and c > d & e "), "if a < b and c > d & e");
  EXPECT_EQ(read("<b>not bold</b>", Markup::kPlain), "<b>not bold</b>");
  EXPECT_EQ(read("2 < 3, said as HTML", Markup::kHtml), "2 < 3, said as HTML");
  EXPECT_EQ(read("", Markup::kHtml), "");
  EXPECT_EQ(read("<p></p>"), "");
}

TEST(Html, deep_nesting_is_refused) {
  std::string deep;
  for (int i = 0; i < 100'000; ++i) deep += "<b>";
  EXPECT_EQ(read(deep + "x"), "! its HTML is nested too deeply");
  EXPECT_EQ(read("<b><i><u>x"), "x");
}

}  // namespace
}  // namespace ludolog::banks::tests
