// Text files as they come from everywhere.
#include "store/banks/encoding.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace ludolog::banks::tests {
namespace {

using testing::HasSubstr;
using namespace std::string_literals;

Decoded decoded(std::string_view bytes, const std::string& encoding = "") {
  auto result = to_utf8(bytes, encoding);
  EXPECT_TRUE(result.has_value()) << result.error();
  return result.value_or(Decoded{});
}
std::string refused(std::string_view bytes, const std::string& encoding = "") {
  const auto result = to_utf8(bytes, encoding);
  EXPECT_FALSE(result.has_value());
  return result ? "" : result.error();
}

std::string utf16(std::string_view ascii, bool little) {
  std::string bytes;
  for (const char c : ascii) bytes += little ? std::string{c, '\0'} : std::string{'\0', c};
  return bytes;
}

TEST(Encoding, plain_utf_8_is_taken_as_it_is) {
  EXPECT_EQ(decoded("Zoë?\n").text, "Zoë?\n");
  EXPECT_EQ(decoded("Zoë?\n").note, "");
  EXPECT_EQ(decoded("\xEF\xBB\xBFZoë").text, "Zoë");
}

TEST(Encoding, lines_end_with_a_line_feed_however_they_did) {
  EXPECT_EQ(decoded("a\r\nb\rc\n\r\nd").text, "a\nb\nc\n\nd");
}

TEST(Encoding, utf_16_is_known_by_its_mark_or_its_zeros) {
  EXPECT_EQ(decoded("\xFF\xFE" + utf16("One? {T}", true)).text, "One? {T}");
  EXPECT_EQ(decoded("\xFE\xFF" + utf16("One? {T}", false)).text, "One? {T}");
  EXPECT_EQ(decoded(utf16("One? {T}", true)).note, "read as UTF-16LE");
  EXPECT_EQ(decoded(utf16("One? {T}", false)).text, "One? {T}");
}

TEST(Encoding, what_is_not_utf_8_is_windows_1252_and_that_is_said) {
  const Decoded text = decoded("Caf\xE9 \x93quoted\x94");
  EXPECT_EQ(text.text, "Café “quoted”");
  EXPECT_EQ(text.note, "read as Windows-1252, since byte 0xE9 at offset 3 is not UTF-8");
}

TEST(Encoding, a_named_encoding_is_used) {
  EXPECT_EQ(decoded("\xA4", "iso-8859-15").text, "€");
  EXPECT_THAT(refused("a", "klingon"), HasSubstr("there is no encoding 'klingon'"));
  EXPECT_EQ(refused("ab\xFF", "utf-8"), "byte 0xFF at offset 2 is not utf-8");
}

TEST(Encoding, a_file_that_mixes_encodings_is_not_guessed) {
  const std::string mixed = "Zo\xC3\xAB or Caf\xE9?";
  EXPECT_EQ(refused(mixed),
            "byte 0xE9 at offset 11 is not UTF-8, as other characters are: the file mixes "
            "encodings; --encoding decides how it is read");
  EXPECT_EQ(refused("Caf\xE9 or Zo\xC3\xAB?"),
            "byte 0xE9 at offset 3 is not UTF-8, as other characters are: the file mixes "
            "encodings; --encoding decides how it is read");
  EXPECT_EQ(decoded(mixed, "windows-1252").text, "ZoÃ« or Café?");
}

TEST(Encoding, offsets_count_from_the_beginning_of_the_file) {
  EXPECT_THAT(refused("\xFF\xFE" + utf16("ab", true) + "\x00\xDC"s + utf16("c", true)),
              HasSubstr("byte 0x00 at offset 6 is not UTF-16LE"));
  EXPECT_EQ(refused("\xFF\xFE" + utf16("ab\0"s, true)),
            "byte 0x00 at offset 6: it is no text file");
  EXPECT_EQ(refused("\xEF\xBB\xBFOne\0"s), "byte 0x00 at offset 6: it is no text file");
}

TEST(Encoding, bytes_that_are_no_text_are_named_with_their_offset) {
  EXPECT_EQ(refused("One\0"s), "byte 0x00 at offset 3: it is no text file");
  EXPECT_THAT(refused("a\x81"s), HasSubstr("byte 0x81 at offset 1 is not UTF-8"));
  EXPECT_EQ(decoded("").text, "");
}

}  // namespace
}  // namespace ludolog::banks::tests
