#include "events/jsonl.h"

#include <sstream>

#include <gtest/gtest.h>

#include "events/hex.h"
#include "events/json_line.h"
#include "tests/events/sample.h"

namespace ludolog::events {
namespace {

using Contents = JsonlReader::Contents;

struct Result {
  std::vector<Envelope> envelopes;
  std::vector<Event> events;
  std::vector<Content> contents;
  std::size_t missing = 0;
  std::optional<ReadError> error;
};

Result read(const std::string& text, Contents mode = Contents::kRequired) {
  std::istringstream in(text);
  JsonlReader reader(in, mode);
  Result result;
  for (;;) {
    auto line = reader.next();
    if (!line) {
      result.error = line.error();
      EXPECT_FALSE(*reader.next());
      break;
    }
    if (!*line) break;
    if (auto* event = std::get_if<EventLine>(&**line)) {
      result.envelopes.push_back(event->envelope);
      result.events.push_back(event->decoded.event);
    } else {
      result.contents.push_back(std::get<Content>(**line));
    }
  }
  result.missing = reader.missing().size();
  return result;
}

std::string message(const std::string& text, Contents mode = Contents::kRequired) {
  const Result result = read(text, mode);
  return result.error ? describe(*result.error) : "";
}

/// A short match: three events and a name.
std::string small_jsonl() {
  Chain chain;
  Envelope envelope;
  std::string text = label_line("ludolog", 3);
  std::string line;
  const Genesis genesis{{1}, Origin{{2}, 3, {4}}};
  const Content name = *make_name({5}, "Zoë \"x\"\\ ☃");
  seal(chain, sample_created(), &genesis, 5, envelope);
  EXPECT_TRUE(event_line(envelope, line));
  text += line;
  seal(chain, PlayerNamed{2, content_id(name)}, nullptr, 6, envelope);
  EXPECT_TRUE(event_line(envelope, line));
  text += line + content_line(name);
  seal(chain, TokenMoved{2, 1, 6, kYard, 0}, nullptr, 7, envelope);
  EXPECT_TRUE(event_line(envelope, line));
  return text + line;
}

std::string replaced(std::string text, std::string_view from, std::string_view to) {
  const std::size_t at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  return text.replace(at, from.size(), to);
}

TEST(Jsonl, comes_back_as_it_was_written) {
  const SampleMatch& match = sample_match();
  const Result result = read(sample_jsonl());
  ASSERT_FALSE(result.error) << describe(*result.error);
  EXPECT_EQ(result.envelopes, match.envelopes);
  EXPECT_EQ(result.events, match.events);
  EXPECT_EQ(result.contents, match.contents);
  EXPECT_EQ(result.missing, 0U);
}

TEST(Jsonl, golden) {
  EXPECT_EQ(sample_jsonl(), read_test_file("tests/events/golden/sample.jsonl"));
}

TEST(Jsonl, line_of_an_event) {
  Chain chain(7, {});
  Envelope envelope;
  seal(chain, TokenEntered{2, 3, 6, 0}, nullptr, 0, envelope);
  std::string line;
  ASSERT_TRUE(event_line(envelope, line));
  EXPECT_EQ(line, "{\"data\":{\"number\":6,\"seat\":2,\"to\":0,\"token\":3},\"digest\":\"" +
                      to_hex(envelope.digest) +
                      "\",\"position\":7,\"schema\":1,\"time\":0,\"type\":\"TokenEntered\"}\n");
}

TEST(Jsonl, every_changed_character_is_found) {
  const std::string good = small_jsonl();
  ASSERT_EQ(message(good), "");
  std::size_t changed = 0;
  for (std::size_t i = good.find('\n') + 1; i < good.size(); ++i) {
    std::string text = good;
    for (const char c : {'0', '1', '"', ' ', '\n', 'z', '{', '\xff'}) {
      if (c == good[i]) continue;
      text[i] = c;
      EXPECT_NE(message(text), "") << "at " << i << ": " << c;
      ++changed;
    }
  }
  EXPECT_GT(changed, 7 * 1000U);
}

TEST(Jsonl, every_character_left_out_or_doubled_is_found) {
  const std::string good = small_jsonl();
  for (std::size_t i = good.find('\n') + 1; i < good.size(); ++i) {
    EXPECT_NE(message(std::string(good).erase(i, 1)), "") << "without " << i;
    EXPECT_NE(message(std::string(good).insert(i, 1, good[i])), "") << "twice " << i;
  }
}

TEST(Jsonl, every_truncation_is_found) {
  const std::string good = small_jsonl();
  for (std::size_t size = 0; size < good.size(); ++size)
    EXPECT_NE(message(good.substr(0, size)), "") << size;
}

TEST(Jsonl, the_label_line_may_name_another_program) {
  EXPECT_EQ(
      message(replaced(small_jsonl(), "\"program\":\"ludolog\"", "\"program\":\"a text editor\"")),
      "");
}

TEST(Jsonl, other_files_are_named) {
  EXPECT_EQ(message(""), "line 1: the file is empty");
  EXPECT_EQ(message("hello\n"),
            "line 1: this is not the label line of a match, expected "
            "{\"events\":...,\"ludolog\":\"match\",...}");
  EXPECT_EQ(message(replaced(small_jsonl(), "\"format\":1", "\"format\":2")),
            "line 1: format is 2, expected 1");
  EXPECT_EQ(message(replaced(small_jsonl(), "\"events\":3", "\"events\":0")),
            "line 1: events is 0, expected 1 or more");
  EXPECT_EQ(message(replaced(small_jsonl(), "\"events\":3", "\"events\":4")),
            "line 6: the file ends after 3 events, its label line says 4");
}

TEST(Jsonl, errors_name_line_column_and_both_values) {
  const std::string good = small_jsonl();
  EXPECT_EQ(message(replaced(good, "\"to\":0", "\"to\":57")),
            "line 5: TokenMoved (type 33, schema 1): to is 57, expected -128, -127, -51..56");
  EXPECT_EQ(message(replaced(good, "\"to\":0", "\"two\":0")),
            "line 5: TokenMoved (type 33, schema 1): data is two, expected the field to");
  EXPECT_EQ(message(replaced(good, "\"number\":6", "\"number\": 6")),
            "line 5: column 31 has ` 6,\"seat\":2,\"to\":0,\"toke`, expected "
            "`6,\"seat\":2,\"to\":0,\"token`");
  EXPECT_EQ(message(replaced(good, "TokenMoved", "TokenThrown")),
            "line 5: type is `TokenThrown`, expected a type of this format");
  EXPECT_EQ(message(replaced(good, "\"position\":2,\"schema\":1", "\"position\":2,\"schema\":2")),
            "line 5: TokenMoved has schema 2, expected 1..1");
  EXPECT_EQ(message(replaced(good, "\"position\":2", "\"position\":3")),
            "line 5: event 2: position 3, expected 2");
  EXPECT_EQ(message(replaced(good, "\"time\":7", "\"time\":-1")),
            "line 5: event 2: time -1, expected 0..9007199254740991");
  EXPECT_EQ(message(replaced(good, "\"from\":-128,", "\"from\":-128,\"from\":-128,")).substr(0, 46),
            "line 5: the key \"from\" twice stands there, exp");
  EXPECT_NE(message(replaced(good, "\"time\":7", "\"time\":8")).find("line 5: event 2: digest "),
            std::string::npos);
}

TEST(Jsonl, what_is_no_value_of_ours_is_refused) {
  const std::string good = small_jsonl();
  for (const std::string_view value :
       {"null", "true", "[0]", "1.5", "1e3", "{}", "\"0\"", "9007199254740993", "-9007199254740993",
        "99999999999999999999", "00", "-0", "{\"a\":{\"b\":{}}}"})
    EXPECT_NE(message(replaced(good, "\"to\":0", "\"to\":" + std::string(value))), "") << value;
}

TEST(Jsonl, deep_nesting_and_long_lines_are_refused_soon) {
  std::string deep = label_line("x", 1);
  for (int i = 0; i < 50'000; ++i) deep += "{\"a\":";
  EXPECT_NE(message(deep + "\n").find("line 2: an object 4 deep stands there"), std::string::npos);
  EXPECT_NE(
      message(label_line("x", 1) + std::string(100'000, '[') + "\n").find("an array stands there"),
      std::string::npos);
  EXPECT_EQ(message(label_line("x", 1) + std::string(kMaxLineBytes, ' ') + "\n"),
            "line 2: the line is longer than " + std::to_string(kMaxLineBytes) + " bytes");
}

TEST(Jsonl, line_ends_are_a_line_feed_each) {
  const std::string good = small_jsonl();
  const std::string cut = good.substr(0, good.size() - 1);
  EXPECT_EQ(message(cut), "line 5: the file ends within the line, expected a line feed at its end");
  EXPECT_NE(message(cut + "\r\n"), "");
  EXPECT_NE(message(good + "\n"), "");
  EXPECT_NE(message(good + good), "");
}

TEST(Jsonl, lines_out_of_place_are_found) {
  std::vector<std::string> lines;
  std::istringstream in(small_jsonl());
  for (std::string line; std::getline(in, line);) lines.push_back(line + "\n");
  ASSERT_EQ(lines.size(), 5U);
  const auto joined = [&](std::initializer_list<std::size_t> order) {
    std::string text;
    for (const std::size_t i : order) text += lines[i];
    return text;
  };
  EXPECT_EQ(message(joined({0, 1, 2, 3, 4})), "");
  EXPECT_NE(message(joined({0, 2, 3, 1, 4})).find("line 2: event 0: position 1"),
            std::string::npos);
  EXPECT_NE(message(joined({0, 1, 3, 2, 4})).find("expected none"), std::string::npos);
  EXPECT_NE(message(joined({0, 1, 2, 3, 3, 4})).find("line 5: the content"), std::string::npos);
  EXPECT_NE(message(joined({0, 1, 2, 4, 3})).find("line 4: the content"), std::string::npos);
  EXPECT_NE(message(joined({0, 1, 2, 4})).find("was expected here, a player_name"),
            std::string::npos);
  EXPECT_EQ(message(joined({0, 1, 2, 4}), Contents::kMayBeMissing), "");
  EXPECT_EQ(read(joined({0, 1, 2, 4}), Contents::kMayBeMissing).missing, 1U);
}

TEST(Jsonl, another_text_does_not_fit_its_hash) {
  EXPECT_NE(message(replaced(small_jsonl(), "Zo", "Bo")).find("line 4: column 13 has"),
            std::string::npos);
}

TEST(Jsonl, event_0_creates_the_match) {
  Chain chain;
  Envelope envelope;
  seal(chain, TokenFinished{2, 3}, nullptr, 0, envelope);
  std::string line;
  ASSERT_TRUE(event_line(envelope, line));
  EXPECT_EQ(message(label_line("x", 1) + line),
            "line 2: event 0 is TokenFinished, expected MatchCreated");
}

TEST(Jsonl, a_stream_that_cannot_be_read_is_said) {
  std::istringstream in(small_jsonl());
  in.setstate(std::ios::badbit);
  JsonlReader reader(in);
  const auto line = reader.next();
  ASSERT_FALSE(line);
  EXPECT_EQ(describe(line.error()), "line 1: cannot be read");
}

TEST(JsonString, escapes_what_must_be) {
  std::string line;
  append_json_string(line, std::string_view("\"\\/\b\t\n\f\r\x01\x1f\x7f\0\xc3\xa9", 14));
  EXPECT_EQ(line, "\"\\\"\\\\/\\b\\t\\n\\f\\r\\u0001\\u001f\x7f\\u0000\xc3\xa9\"");
}

}  // namespace
}  // namespace ludolog::events
