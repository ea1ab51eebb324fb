#include "events/content.h"

#include <gtest/gtest.h>

#include "events/hex.h"
#include "events/utf8.h"

namespace ludolog::events {
namespace {

constexpr Bytes16 kSalt{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};

std::string refusal(std::string_view name) {
  const auto made = make_name(kSalt, name);
  return made ? "" : made.error();
}

// The vectors of FORMAT.md, made with Python's hashlib.
TEST(Content, published_vectors) {
  EXPECT_EQ(to_hex(content_id(*make_name(kSalt, "Zoë"))),
            "58cd9c11af2d5a7c2a9e8f4ab8bd5c83865d34724697dd40636b60ed80f8e179");
  EXPECT_EQ(to_hex(content_id(*make_text("hello"))),
            "4a07b342f152028f1deb3a5597651cc5621e5ec5e56efb28ebdabc54d311e8dd");
}

TEST(Content, names_come_back) {
  const Content content = *make_name(kSalt, "Zoë ☃ 𝄞");
  EXPECT_EQ(parse_name(content), (PlayerName{kSalt, "Zoë ☃ 𝄞"}));
  EXPECT_EQ(parse_name(*make_text("Zoë")), std::nullopt);
  EXPECT_EQ(parse_name({ContentKind::kPlayerName, {1, 2, 3}}), std::nullopt);
}

TEST(Content, the_salt_hides_a_name) {
  Bytes16 other = kSalt;
  other[0] = 99;
  EXPECT_NE(content_id(*make_name(kSalt, "Anna")), content_id(*make_name(other, "Anna")));
}

TEST(Content, bad_names_are_refused) {
  EXPECT_EQ(refusal(std::string(64, 'x')), "");
  EXPECT_EQ(refusal(std::string(65, 'x')), "a name has 65 bytes, at most 64");
  EXPECT_EQ(refusal(""), "a name is empty");
  EXPECT_EQ(refusal(" x"), "a name begins or ends with a space");
  EXPECT_EQ(refusal("x "), "a name begins or ends with a space");
  for (const std::string_view control : {"a\nb", "a\x1b[31mb", "a\x7f", "a\xc2\x9b",
                                         "a\xe2\x80\xae", "a\xe2\x81\xa6", "a\xef\xbb\xbf"})
    EXPECT_EQ(refusal(control), "a name has a control character");
  EXPECT_EQ(refusal(std::string_view("a\0b", 3)), "a name has a control character");
}

TEST(Utf8, only_the_shortest_form_of_real_characters) {
  for (const std::string_view good :
       {"", "a", "\xc2\x80", "\xdf\xbf", "\xe0\xa0\x80", "\xed\x9f\xbf", "\xee\x80\x80",
        "\xf0\x90\x80\x80", "\xf4\x8f\xbf\xbf"})
    EXPECT_TRUE(is_utf8(good)) << to_hex(
        {reinterpret_cast<const std::uint8_t*>(good.data()), good.size()});
  for (const std::string_view bad :
       {"\x80", "\xc0\x80", "\xc1\xbf", "\xc2", "\xe0\x9f\xbf", "\xed\xa0\x80", "\xed\xbf\xbf",
        "\xf0\x8f\xbf\xbf", "\xf4\x90\x80\x80", "\xf5\x80\x80\x80", "\xff", "\xe2\x82",
        "\xe2\x28\xa1"})
    EXPECT_FALSE(is_utf8(bad)) << to_hex(
        {reinterpret_cast<const std::uint8_t*>(bad.data()), bad.size()});
}

TEST(Content, texts_have_a_largest_size) {
  EXPECT_TRUE(make_text(std::string(kMaxContentBytes, 'x')));
  EXPECT_EQ(make_text(std::string(kMaxContentBytes + 1, 'x')).error(),
            "a content has 65537 bytes, at most 65536");
  EXPECT_EQ(make_text("").error(), "a text is empty");
  EXPECT_EQ(make_text(std::string_view("\0", 1)).error(), "a text has a NUL");
  EXPECT_EQ(make_text("\xff").error(), "a text is not UTF-8");
}

TEST(Content, kinds_are_known_by_number_and_name) {
  EXPECT_EQ(content_kind("player_name"), ContentKind::kPlayerName);
  EXPECT_EQ(content_kind(std::uint8_t{2}), ContentKind::kText);
  EXPECT_EQ(content_kind("secret"), std::nullopt);
  EXPECT_EQ(content_kind(std::uint8_t{0}), std::nullopt);
  EXPECT_EQ(content_problem(ContentKind{9}, {}), "content kind 9 is unknown");
}

TEST(Content, events_name_it) {
  const ContentId id = content_id(*make_text("why"));
  EXPECT_EQ(content_of(PlayerNamed{1, id}), (ContentReference{ContentKind::kPlayerName, id}));
  EXPECT_EQ(content_of(Retracted{1, 0, 0, id}), (ContentReference{ContentKind::kText, id}));
  EXPECT_EQ(content_of(Retracted{1, 0, 0, {}}), std::nullopt);
  EXPECT_EQ(content_of(StarterChosen{}), std::nullopt);
}

}  // namespace
}  // namespace ludolog::events
