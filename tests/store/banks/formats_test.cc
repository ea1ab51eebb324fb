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

TEST(Formats, of_gift_may_begin_like_others) {
  EXPECT_EQ(recognised("[html]<p>Which?</p> {=a ~b}"), Format::kGift);
  EXPECT_EQ(recognised("{=This ~That} is right."), Format::kGift);
  EXPECT_EQ(recognised("<p>Which?</p> {=a ~b}"), Format::kGift);
  EXPECT_EQ(recognised("Question 1, which? {=a ~b}"), Format::kGift);
}

}  // namespace
}  // namespace ludolog::banks::tests
