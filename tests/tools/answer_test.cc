// What people type, and where it is read from.
#include <unistd.h>

#include <gtest/gtest.h>

#include "tools/cli/play/answer.h"
#include "tools/cli/play/input.h"
#include "tools/cli/text.h"

namespace ludolog::cli {
namespace {

using Word = Answer::Word;

TEST(Answer, is_read_whatever_its_case_and_spaces) {
  EXPECT_EQ(parse_answer("").word, Word::kEnter);
  EXPECT_EQ(parse_answer("  \t ").word, Word::kEnter);
  EXPECT_EQ(parse_answer(" R ").word, Word::kRoll);
  EXPECT_EQ(parse_answer("YES").word, Word::kYes);
  EXPECT_EQ(parse_answer("?").word, Word::kHelp);
  EXPECT_EQ(parse_answer("# 6 6 1").word, Word::kComment);
  EXPECT_EQ(parse_answer(" 3 ").number, 3U);
  EXPECT_EQ(parse_answer("log 50").argument, "50");
  EXPECT_EQ(parse_answer("resign  M ").argument, "m");
}

TEST(Answer, is_unknown_rather_than_guessed) {
  for (const char* line : {"yess", "3x", "-1", "+1", "1.5", "99999", "roll 6", "quit now", "\x1b[A",
                           "log50", "\xc3\xa9"})
    EXPECT_EQ(parse_answer(line).word, Word::kUnknown) << line;
  EXPECT_EQ(parse_answer("res").word, Word::kUnknown) << "giving up has no short form";
}

/// What is read from these bytes, line by line.
std::vector<Reading> readings(const std::string& bytes) {
  int ends[2];
  EXPECT_EQ(pipe(ends), 0);
  EXPECT_EQ(write(ends[1], bytes.data(), bytes.size()), static_cast<ssize_t>(bytes.size()));
  close(ends[1]);
  StopSignals signals;
  DescriptorInput input(ends[0], signals);
  std::vector<Reading> all;
  while (true) {
    Reading reading = input.read();
    if (reading.kind != Reading::Kind::kLine) break;
    all.push_back(std::move(reading));
  }
  close(ends[0]);
  return all;
}

TEST(Input, hands_out_numbered_lines_with_either_end) {
  const auto lines = readings("1\n\n2\r\nno end");
  ASSERT_EQ(lines.size(), 4U);
  EXPECT_EQ(lines[0].text, "1");
  EXPECT_EQ(lines[1].text, "");
  EXPECT_EQ(lines[2].text, "2");
  EXPECT_EQ(lines[3].text, "no end");
  EXPECT_EQ(lines[3].number, 4U);
  EXPECT_TRUE(readings("").empty());
}

TEST(Input, cuts_a_line_that_is_too_long_and_goes_on_behind_it) {
  const auto lines = readings(std::string(20000, 'x') + "\n2\n");
  ASSERT_EQ(lines.size(), 2U);
  EXPECT_EQ(lines[0].text.size(), DescriptorInput::kMaxLineBytes);
  EXPECT_EQ(lines[1].text, "2");
  EXPECT_EQ(lines[1].number, 2U);
}

TEST(Text, is_cut_padded_and_broken_by_columns_not_bytes) {
  EXPECT_EQ(display_width("Zoë"), 3U);
  EXPECT_EQ(display_width("日本"), 4U);
  EXPECT_EQ(display_width("e\u0301"), 1U) << "an accent sits on its letter";
  EXPECT_EQ(cut("Zoë from afar", 8), "Zoë fr..");
  EXPECT_EQ(fitted("日本", 6), "日本  ");
  EXPECT_EQ(wrapped_lines("one two three", 7), (std::vector<std::string>{"one two", "three"}));
}

TEST(Text, that_was_typed_is_harmless_when_printed) {
  EXPECT_EQ(printable("\x1b[2Jhi"), "?[2Jhi");
  EXPECT_EQ(printable("\xff\xfe"), "??");
  EXPECT_LE(display_width(printable(std::string(5000, 'x'))), 40U);
}

}  // namespace
}  // namespace ludolog::cli
