// Which format a text is in.
#include "store/banks/formats.h"

#include <gtest/gtest.h>

namespace ludolog::banks::tests {
namespace {

TEST(Formats, are_known_by_how_they_begin) {
  EXPECT_EQ(recognised("::one::Which? {=a ~b}"), Format::kGift);
  EXPECT_EQ(recognised("\n// a comment\n\nWhich? {T}"), Format::kGift);
  EXPECT_EQ(recognised("Which?\nA. one\nB. two\nANSWER: B\n"), Format::kAiken);
  EXPECT_EQ(recognised("Question;A;B;Answer\nWhich?;one;two;A\n"), Format::kDelimited);
  EXPECT_EQ(recognised("sep=,\nstem,a,b,key\n"), Format::kDelimited);
  EXPECT_EQ(recognised("prompt\ta\tb\tkey\n"), Format::kDelimited);
  EXPECT_EQ(recognised("<?xml version=\"1.0\"?>\n<quiz/>"), Format::kMoodleXml);
  EXPECT_EQ(recognised("  <quiz>"), Format::kMoodleXml);
  EXPECT_EQ(recognised("{\"response_code\":0,\"results\":[]}"), Format::kOpenTdb);
  EXPECT_EQ(recognised("[{\"correct_answer\":\"a\"}]"), Format::kOpenTdb);
  EXPECT_EQ(recognised("{\"ludolog\":\"bank\"}"), Format::kJson);
  EXPECT_EQ(recognised("[ ]"), Format::kJson);
  EXPECT_EQ(recognised(""), Format::kGift);
}

TEST(Formats, that_show_no_sign_of_any_are_none) {
  EXPECT_EQ(recognised("Dear all,\nplease find the questions attached.\n"), std::nullopt);
  EXPECT_EQ(recognised("#Q What barks?\n^ A dog\nA A cat\nB A dog\n"), std::nullopt);
  EXPECT_EQ(recognised("$CATEGORY: Cells\n"), Format::kGift);
  EXPECT_EQ(recognised("Which?\nA. one\nB. two\nAnswer: B\n"), Format::kAiken);
  // A table whose columns are named in another language is told as one, to say so.
  EXPECT_EQ(recognised("Frage;Antwort A;Antwort B;richtig\nWas?;x;y;A\n"), Format::kDelimited);
  EXPECT_EQ(recognised("MC\tWhich?\tone\tcorrect\nMC\tWhat?\ttwo\tcorrect\n"), Format::kDelimited);
}

TEST(Formats, of_gift_may_begin_like_others) {
  EXPECT_EQ(recognised("[html]<p>Which?</p> {=a ~b}"), Format::kGift);
  EXPECT_EQ(recognised("{=This ~That} is right."), Format::kGift);
  EXPECT_EQ(recognised("<p>Which?</p> {=a ~b}"), Format::kGift);
  EXPECT_EQ(recognised("Question 1, which? {=a ~b}"), Format::kGift);
}

}  // namespace
}  // namespace ludolog::banks::tests
