// Signed heads, against signatures that another program made.
#include "events/signature.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "events/hex.h"

namespace ludolog::events {
namespace {

using testing::HasSubstr;

SigningKey counted_key() {
  SigningKey key;
  for (std::size_t i = 0; i < key.seed.size(); ++i) key.seed[i] = static_cast<std::uint8_t>(i);
  return key;
}

const Head kHead{*from_hex<16>("3a4871a9c48388d050056575c161bc20"), 2,
                 *from_hex<32>("3a4871a9c48388d050056575c161bc2003ab68cdf58b92ce70d73815c4f4b8a1")};

// Made with openssl, as FORMAT.md says.
constexpr std::string_view kSigned =
    "ludolog head 1\n"
    "match 3a4871a9c48388d050056575c161bc20\n"
    "version 2\n"
    "digest 3a4871a9c48388d050056575c161bc2003ab68cdf58b92ce70d73815c4f4b8a1\n"
    "key 03a107bff3ce10be1d70dd18e74bc09967e4d6309ba50d5f1ddc8664125531b8\n"
    "signature 37ac9150a6f6f98d11a044379bbbf41d6ece3b2dc73861cb8fb808055bc171b8"
    "f9d1fff1fa9b1573726c5ddcaad56fa95f73d47a28ae1819e22f65eadaddd80c\n";

TEST(Signature, published_vector) {
  const Signature signature = sign(kHead, counted_key());
  EXPECT_EQ(to_text(signature), kSigned);
  EXPECT_TRUE(is_genuine(signature));
}

TEST(Signature, several_are_read_from_one_text_with_any_line_ends) {
  std::string text = "\n" + std::string(kSigned) + "\n\r\n";
  for (const char c : kSigned) text += c == '\n' ? std::string("\r\n") : std::string(1, c);
  const auto read = parse_signatures(text);
  ASSERT_TRUE(read) << read.error();
  ASSERT_EQ(read->size(), 2U);
  EXPECT_EQ((*read)[0], sign(kHead, counted_key()));
  EXPECT_EQ((*read)[1], (*read)[0]);
  EXPECT_TRUE(parse_signatures("")->empty());
}

TEST(Signature, every_letter_that_is_changed_makes_it_unreadable_or_false) {
  for (std::size_t i = 0; i < kSigned.size(); ++i) {
    if (kSigned[i] == '\n') continue;
    for (const char other : {'0', '1', 'f', ' ', '\0'}) {
      if (kSigned[i] == other) continue;
      std::string text(kSigned);
      text[i] = other;
      const auto read = parse_signatures(text);
      EXPECT_TRUE(!read || !is_genuine(read->at(0))) << text;
    }
  }
}

TEST(Signature, a_cut_text_names_the_line) {
  for (std::size_t size = 1; size + 1 < kSigned.size(); ++size)
    EXPECT_FALSE(parse_signatures(kSigned.substr(0, size))) << size;
  const auto half = parse_signatures(std::string(kSigned) + "ludolog head 1\nmatch 3a\n");
  ASSERT_FALSE(half);
  EXPECT_THAT(half.error(), HasSubstr("line 8 "));
}

TEST(Signature, a_text_of_too_many_is_refused) {
  std::string text;
  for (std::size_t i = 0; i < kMaxSignatures; ++i) text += kSigned;
  EXPECT_TRUE(parse_signatures(text));
  EXPECT_FALSE(parse_signatures(text + std::string(kSigned)));
}

TEST(Signature, another_key_or_head_does_not_fit) {
  Signature signature = sign(kHead, counted_key());
  signature.head.version = 3;
  EXPECT_FALSE(is_genuine(signature));
  signature = sign(kHead, counted_key());
  signature.key = public_key(make_signing_key());
  EXPECT_FALSE(is_genuine(signature));
}

}  // namespace
}  // namespace ludolog::events
