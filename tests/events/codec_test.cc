#include "events/codec.h"

#include <map>
#include <set>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "core/evolve.h"
#include "events/hex.h"
#include "tests/events/sample.h"

namespace ludolog::events {
namespace {

std::vector<std::uint8_t> bytes_of(const Payload& payload) {
  return {payload.bytes().begin(), payload.bytes().end()};
}

/// Decoded bytes are refused, or encode to themselves and can be folded.
bool is_safe(std::uint16_t type, std::uint16_t schema, const std::vector<std::uint8_t>& bytes) {
  const auto decoded = decode(type, schema, bytes);
  if (!decoded) return !describe(decoded.error()).empty();
  State state;
  evolve(state, sample_created());
  evolve(state, decoded->event);
  Payload again;
  encode(decoded->event, decoded->genesis ? &*decoded->genesis : nullptr, again);
  return bytes_of(again) == bytes;
}

DecodeError error_of(std::uint16_t type, std::uint16_t schema, std::vector<std::uint8_t> bytes) {
  const auto decoded = decode(type, schema, bytes);
  EXPECT_FALSE(decoded);
  return decoded ? DecodeError{} : decoded.error();
}

RC_GTEST_PROP(Codec, decodes_what_it_encodes, ()) {
  const AnyEvent any = *any_event();
  Payload payload;
  encode(any.event, genesis_of(any), payload);
  const TypeCode& type = type_of(any.event);
  const auto decoded = decode(type.code, type.schema, payload.bytes());
  RC_ASSERT(decoded.has_value());
  RC_ASSERT(decoded->event == any.event);
  RC_ASSERT(decoded->genesis == any.genesis);
}

RC_GTEST_PROP(Codec, any_bytes_are_refused_or_canonical, (std::vector<std::uint8_t> bytes)) {
  bytes.insert(bytes.begin(), 1);
  for (const TypeCode& type : kTypeCodes) RC_ASSERT(is_safe(type.code, type.schema, bytes));
}

TEST(Codec, every_flipped_bit_is_refused_or_canonical) {
  std::set<std::uint16_t> seen;
  for (const Envelope& envelope : sample_match().envelopes) {
    if (!seen.insert(envelope.type).second) continue;
    auto bytes = bytes_of(envelope.payload);
    for (std::size_t bit = 0; bit < 8 * bytes.size(); ++bit) {
      bytes[bit / 8] = static_cast<std::uint8_t>(bytes[bit / 8] ^ 1U << bit % 8);
      EXPECT_TRUE(is_safe(envelope.type, envelope.schema, bytes))
          << envelope.type << " bit " << bit;
      bytes[bit / 8] = static_cast<std::uint8_t>(bytes[bit / 8] ^ 1U << bit % 8);
    }
  }
  EXPECT_EQ(seen.size(), kTypes);
}

TEST(Codec, every_truncation_and_extension_is_refused) {
  for (const Envelope& envelope : sample_match().envelopes) {
    auto bytes = bytes_of(envelope.payload);
    for (std::size_t size = 0; size < bytes.size(); ++size)
      EXPECT_FALSE(decode(envelope.type, envelope.schema, std::span(bytes).first(size)))
          << envelope.type << " " << size;
    bytes.push_back(0);
    EXPECT_EQ(error_of(envelope.type, envelope.schema, bytes).field, "payload");
  }
}

TEST(Codec, a_length_in_the_bytes_asks_for_nothing) {
  for (const TypeCode& type : kTypeCodes) {
    EXPECT_FALSE(decode(type.code, 1, std::vector<std::uint8_t>(kMaxPayloadBytes, 0xff)));
    std::vector<std::uint8_t> bomb(kMaxPayloadBytes, 0xff);
    bomb[0] = 1;
    EXPECT_FALSE(decode(type.code, 1, bomb));
    EXPECT_EQ(error_of(type.code, 1, std::vector<std::uint8_t>(kMaxPayloadBytes + 1, 1)).field,
              "payload");
  }
  std::vector<std::uint8_t> bytes(17, 0);
  bytes[0] = 1;
  bytes.push_back(255);  // options
  EXPECT_EQ(describe(error_of(1, 1, bytes)),
            "MatchCreated (type 1, schema 1): options is 255 options, expected 0..16");
  bytes.back() = 1;
  bytes.push_back(200);  // length of a key
  EXPECT_EQ(describe(error_of(1, 1, bytes)),
            "MatchCreated (type 1, schema 1): options is 200 characters, expected 1..24");
}

TEST(Codec, errors_name_the_thing_and_both_values) {
  EXPECT_EQ(describe(error_of(99, 1, {1, 0})),
            "an event (type 99, schema 1): type is 99, expected a type code of this format");
  EXPECT_EQ(describe(error_of(0, 1, {1, 0})),
            "an event (type 0, schema 1): type is 0, expected a type code of this format");
  EXPECT_EQ(describe(error_of(65535, 1, {1})),
            "an event (type 65535, schema 1): type is 65535, expected a type code of this format");
  EXPECT_EQ(describe(error_of(70, 2, {1, 0})),
            "DrawOffered (type 70, schema 2): schema is 2, expected 1..1");
  EXPECT_EQ(describe(error_of(70, 0, {1, 0})),
            "DrawOffered (type 70, schema 0): schema is 0, expected 1..1");
  EXPECT_EQ(describe(error_of(70, 1, {1, 4})),
            "DrawOffered (type 70, schema 1): seat is 4, expected 0..3");
  EXPECT_EQ(describe(error_of(70, 1, {0, 1})),
            "DrawOffered (type 70, schema 1): byte order is 0, expected 1 (little-endian)");
  EXPECT_EQ(describe(error_of(70, 1, {1})),
            "DrawOffered (type 70, schema 1): seat is 0 bytes left, expected 1 bytes");
  EXPECT_EQ(describe(error_of(70, 1, {1, 1, 1})),
            "DrawOffered (type 70, schema 1): payload is 3 bytes, expected 2 bytes");
  EXPECT_EQ(describe(error_of(61, 1, {1, 0})),
            "MatchEnded (type 61, schema 1): reason is 0, expected 1 all_placed, 2 first_winner, 3 "
            "resigned, 4 draw_agreed, "
            "5 no_progress, 6 turn_limit, 7 abandoned, 8 last_team, 9 no_winner, 10 round_limit");
  EXPECT_EQ(describe(error_of(74, 1, {1, 57, 0, 0})),
            "TokenRemoved (type 74, schema 1): from is 57, expected -128, -127, -51..56");
}

TEST(Codec, fields_are_checked_against_each_other) {
  std::vector<std::uint8_t> bytes{1, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0, 0, 2, 6, 0, 7, 0};
  EXPECT_EQ(describe(error_of(30, 1, bytes)),
            "DieRolled (type 30, schema 1): value is 7, expected 1..6");
  std::vector<std::uint8_t> committed(1 + 32, 1);
  committed.insert(committed.end(), {0, 0, 0, 2, 2});
  EXPECT_EQ(describe(error_of(10, 1, committed)),
            "ChanceCommitted (type 10, schema 1): party is 2, expected 0..1");
}

/// The sample's event 0 with one piece of text replaced by another of the same length.
DecodeError created_with(std::string_view from, std::string_view to) {
  auto bytes = bytes_of(sample_match().envelopes[0].payload);
  const auto at = std::search(bytes.begin(), bytes.end(), from.begin(), from.end());
  EXPECT_NE(at, bytes.end());
  std::copy(to.begin(), to.end(), at);
  return error_of(1, 1, bytes);
}

TEST(Codec, words_are_looked_up) {
  EXPECT_EQ(created_with("classic", "chassis").value, "'chassis'");
  EXPECT_EQ(created_with("classic", "chassis").field, "rule_set");
  EXPECT_EQ(created_with("human", "robot").field, "player_0");
  EXPECT_EQ(created_with("forfeit", "forgive").field, "options.third_six");
  EXPECT_EQ(created_with("third_six", "third_sip").value, "'third_sip'");
  EXPECT_EQ(created_with("third_six", "a_key_abc").expected, "a key after 'starter'");
  EXPECT_EQ(created_with("human", "hum n").expected, "a word of a-z 0-9 _ : -");
}

TEST(TypeCode, codes_and_names_are_unique) {
  std::map<std::uint16_t, std::string_view> by_code;
  std::set<std::string_view> names;
  for (const TypeCode& type : kTypeCodes) {
    EXPECT_TRUE(by_code.emplace(type.code, type.name).second) << type.name;
    EXPECT_TRUE(names.insert(type.name).second) << type.name;
    EXPECT_LE(type.code, kMaxTypeCode);
    EXPECT_EQ(find_type(type.code), find_type(type.name));
  }
  EXPECT_EQ(find_type(std::uint16_t{0}), nullptr);
  EXPECT_EQ(find_type("dierolled"), nullptr);
}

}  // namespace
}  // namespace ludolog::events
