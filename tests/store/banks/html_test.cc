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
}

TEST(Html, what_stands_above_or_below_the_line_is_told_apart) {
  EXPECT_EQ(read("1<sup>st</sup>, n/2<sup>k</sup>, I<sup>A</sup>, I<sup>B</sup>"),
            "1ˢᵗ, n/2ᵏ, Iᴬ, Iᴮ");
  EXPECT_EQ(read("I<sup>C</sup>, V<sub>out</sub>, V<sub>Max</sub>"), "I^C, Vₒᵤₜ, V_Max");
  EXPECT_EQ(read("x<sup>q + 1</sup>, R<sub>A,B</sub>"), "x^(q + 1), R_(A,B)");
  EXPECT_EQ(read("x<sup><i>n</i></sup>, 2<sup>2<sup>n</sup></sup>, a<sup> </sup>b"),
            "xⁿ, 2^(2ⁿ), a b");
}

TEST(Html, pre_keeps_its_lines_and_spaces) {
  EXPECT_EQ(read("<p>Which?</p><pre>\nif x:\n    <b>y</b>  = 1\n\nz</pre>so  so"),
            "Which?\nif x:\n    y  = 1\n\nz\nso so");
}

TEST(Html, what_cannot_be_shown_is_named) {
  EXPECT_EQ(read("<img src=\"cell.png\">"), "! it has an image (cell.png)");
  EXPECT_EQ(read("See @@PLUGINFILE@@/cell.png"), "! it has an embedded file");
  EXPECT_EQ(read("<iframe src=x></iframe>"), "! it has an embedded file (x)");
  EXPECT_EQ(read("<a href='x/Cell.PNG?s=1#top'>Look</a>"),
            "! it has an embedded file (x/Cell.PNG?s=1#top)");
  EXPECT_EQ(read("<a href='https://x.org/png'>Look</a>"), "Look");
  EXPECT_EQ(read("Look: ![a cell](cell.png)"), "! it has an image (cell.png)");
  EXPECT_EQ(read("Look! [1](x) ![2] (y)"), "Look! [1](x) ![2] (y)");
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

TEST(Html, only_what_is_html_vanishes) {
  for (const std::string text :
       {"If a<b and c>d then?", "List<Number>", "Function<Integer, Integer>", "<me@x.org>",
        "<http://x.org>", "a<b", "1 <2> 3", "</nobody>", "<!important>", "x <a b> y", "<a href>"})
    for (const Markup markup : {Markup::kEither, Markup::kHtml})
      EXPECT_EQ(read(text, markup), text);
  EXPECT_EQ(read("<p>Which List<Number> has a<b and c>d &lt;?</p>"),
            "Which List<Number> has a<b and c>d <?");
  EXPECT_EQ(read("<INPUT type=radio checked> a<!-- x<y --><br / >b<o:p></o:p><!DOCTYPE html>"),
            "a\nb");
  EXPECT_EQ(read("<p class = \"a > b\" id='c'>x</p >"), "x");
  EXPECT_EQ(read("<math><mi>x</mi></math>"), "! it has a formula");
}

TEST(Html, deep_nesting_is_refused) {
  std::string deep;
  for (int i = 0; i < 100'000; ++i) deep += "<b>";
  EXPECT_EQ(read(deep + "x"), "! its HTML is nested too deeply");
  EXPECT_EQ(read("<b><i><u>x"), "x");
}

}  // namespace
}  // namespace ludolog::banks::tests
