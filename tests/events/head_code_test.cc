#include "events/head_code.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "events/hex.h"

namespace ludolog::events {
namespace {

const Bytes32 kDigest =
    *from_hex<32>("fb8f2e38752d50eca5f0ef603fdf86c34b1d2fa69359c75e9f2a1abab558fd2d");

// Made with Python from what FORMAT.md says.
TEST(HeadCode, published_vectors) {
  EXPECT_EQ(to_text(head_code(1, kDigest)), "1-ZE7J-WE3N-5N8E-S9FJ");
  EXPECT_EQ(to_text(head_code(kMaxHeadVersion, kDigest)), "9999999999-ZE7J-WE3N-5N8E-S9F8");
  EXPECT_EQ(
      to_text(head_code(2, *from_hex<32>("3a4871a9c48388d050056575c161bc2003ab68cdf58b92ce70d7"
                                         "3815c4f4b8a1"))),
      "2-7947-3AE4-GE4D-0M05");
}

HeadCode any_code() {
  Bytes32 digest{};
  for (auto& byte : digest) byte = *rc::gen::arbitrary<std::uint8_t>();
  const auto digits = *rc::gen::inRange(1, 11);
  std::uint64_t most = 1;
  for (int i = 0; i < digits; ++i) most *= 10;
  return head_code(*rc::gen::inRange<std::uint64_t>(1, most), digest);
}

RC_GTEST_PROP(HeadCodeProperty, is_read_back_however_it_is_written, ()) {
  const HeadCode code = any_code();
  std::string text = to_text(code);
  RC_ASSERT(parse_head_code(text) == code);
  for (char& c : text) {
    if (c >= 'A' && c <= 'Z' && *rc::gen::arbitrary<bool>()) c = static_cast<char>(c - 'A' + 'a');
    if (&c == &text[text.find('-')]) continue;
    if (c == '-' && *rc::gen::arbitrary<bool>()) c = ' ';
  }
  RC_ASSERT(parse_head_code(text) == code);
}

RC_GTEST_PROP(HeadCodeProperty, notices_every_letter_that_is_misread, ()) {
  const std::string text = to_text(any_code());
  constexpr std::string_view kAlphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '-') continue;
    for (const char other : kAlphabet) {
      std::string misread = text;
      misread[i] = other;
      RC_ASSERT(parse_head_code(misread).has_value() == (other == text[i]));
    }
  }
}

RC_GTEST_PROP(HeadCodeProperty, notices_neighbours_that_have_changed_places, ()) {
  const std::string text = to_text(any_code());
  for (std::size_t i = 0; i + 1 < text.size(); ++i) {
    const std::size_t next = text[i + 1] == '-' ? i + 2 : i + 1;
    if (text[i] == '-' || next >= text.size() || text[i] == text[next]) continue;
    std::string changed = text;
    std::swap(changed[i], changed[next]);
    RC_ASSERT(!parse_head_code(changed).has_value());
  }
}

TEST(HeadCode, says_what_is_wrong_with_a_text_that_is_none) {
  const std::string good = to_text(head_code(1411, kDigest));
  const auto says = [](const std::string& text) {
    const auto code = parse_head_code(text);
    return code ? std::string("nothing") : code.error();
  };
  using testing::HasSubstr;
  EXPECT_EQ(says(good), "nothing");
  for (const char* text : {"", "-", "abc",
                           "0-"
                           "K7QX",
                           "01-K7QX", "12345678901-K7QX", " 1-K7QX"})
    EXPECT_THAT(says(text), HasSubstr("does not begin with a number of events")) << text;
  EXPECT_THAT(says("1411"), HasSubstr("fewer than 16"));
  EXPECT_THAT(says(good.substr(0, good.size() - 1)), HasSubstr("fewer than 16"));
  EXPECT_THAT(says(good + "0"), HasSubstr("more than 16"));
  EXPECT_THAT(says("1411-UUUU"), HasSubstr("no letter or digit of a code"));
  EXPECT_THAT(says("1412" + good.substr(4)), HasSubstr("misread"));
  EXPECT_THAT(says(std::string(1 << 20, '1')), HasSubstr("number of events"));
  EXPECT_THAT(says("1-" + std::string(1 << 20, '1')), HasSubstr("more than 16"));
}

}  // namespace
}  // namespace ludolog::events
