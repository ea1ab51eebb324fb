// The frozen side: enumerations against core's, the bytes of every type and version, and how a
// second version would be read.
#include <algorithm>
#include <map>
#include <sstream>

#include <gtest/gtest.h>

#include "core/rules/rule_set.h"
#include "events/codec.h"
#include "events/hex.h"
#include "events/wire/binary.h"
#include "events/wire/convert.h"
#include "tests/events/sample.h"

namespace ludolog::events {

// A type that has been changed twice: a field more, then a wider one.
namespace wire {
struct OldV1 {
  std::uint8_t a;
  template <class Self, class Visit>
  static void fields(Self& self, Visit& visit) {
    visit("a", self.a, kSeatRange);
  }
};
struct OldV2 {
  std::uint8_t a;
  std::uint8_t b;
  template <class Self, class Visit>
  static void fields(Self& self, Visit& visit) {
    visit("a", self.a, kSeatRange);
    visit("b", self.b, kSeatRange);
  }
};
struct OldV3 {
  std::uint8_t a;
  std::uint16_t b;
  template <class Self, class Visit>
  static void fields(Self& self, Visit& visit) {
    visit("a", self.a, kSeatRange);
    visit("b", self.b, kEpochRange);
  }
};
OldV2 upcast(const OldV1& old) { return {old.a, 3}; }
OldV3 upcast(const OldV2& old) { return {old.a, static_cast<std::uint16_t>(old.b + 1000)}; }
}  // namespace wire

namespace {

using OldVersions = wire::VersionList<wire::OldV1, wire::OldV2, wire::OldV3>;

TEST(Upcast, every_older_version_is_raised_to_the_newest) {
  const std::map<std::uint16_t, std::vector<std::uint8_t>> stored{
      {1, {1, 2}}, {2, {1, 2, 1}}, {3, {1, 2, 7, 0}}};
  const std::map<std::uint16_t, std::uint16_t> expected{{1, 1003}, {2, 1001}, {3, 7}};
  wire::ReadBuffer buffer;
  for (const auto& [schema, bytes] : stored) {
    wire::OldV3 newest{};
    const bool known =
        wire::with_version(OldVersions{}, schema, [&, &old_bytes = bytes]<class Form>() {
          Form form;
          EXPECT_FALSE(wire::read_form(old_bytes, buffer, form));
          newest = wire::raise<wire::NewestOf<OldVersions>::Type>(form);
        });
    EXPECT_TRUE(known);
    EXPECT_EQ(newest.a, 2);
    EXPECT_EQ(newest.b, expected.at(schema));
  }
}

TEST(Upcast, unknown_versions_are_not_read) {
  for (const std::uint16_t schema : {std::uint16_t{0}, std::uint16_t{4}})
    EXPECT_FALSE(wire::with_version(OldVersions{}, schema, []<class Form>() { FAIL(); }));
}

TEST(Enumerations, are_frozen_and_agree_with_memory) {
  EXPECT_TRUE(std::ranges::equal(wire::kChanceOriginNames, Names<ChanceOrigin>::value));
  EXPECT_TRUE(std::ranges::equal(wire::kRollReasonNames, Names<RollReason>::value));
  EXPECT_TRUE(std::ranges::equal(wire::kTurnEndNames, Names<TurnEnd>::value));
  EXPECT_TRUE(std::ranges::equal(wire::kPlaceReasonNames, Names<PlaceReason>::value));
  EXPECT_TRUE(std::ranges::equal(wire::kEndReasonNames, Names<EndReason>::value));
  EXPECT_TRUE(std::ranges::equal(wire::kAnswerModeNames, Names<AnswerMode>::value));
  EXPECT_TRUE(std::ranges::equal(wire::kTurnPhaseNames, Names<TurnPhase>::value));
  EXPECT_TRUE(std::ranges::equal(wire::kDuelResultNames, Names<DuelResult>::value));
  EXPECT_TRUE(std::ranges::equal(wire::kDeathCauseNames, Names<DeathCause>::value));
  EXPECT_TRUE(std::ranges::equal(wire::kSweepPhaseNames, Names<SweepPhase>::value));
}

TEST(Enumerations, words_of_players_and_rule_sets_are_frozen) {
  const std::vector<std::string_view> players{
      "nobody",         "human",      "bot:random", "bot:greedy",      "bot:cautious",
      "bot:easy",       "bot:medium", "bot:hard",   "bot:random-easy", "bot:random-medium",
      "bot:random-hard"};
  EXPECT_TRUE(std::ranges::equal(players, Names<Player>::value));
  const std::vector<std::string_view> rule_sets{"classic", "brainking", "bioludo"};
  EXPECT_TRUE(std::ranges::equal(rule_sets, Names<RuleSetId>::value));
}

TEST(Payload, the_longest_event_0_fits) {
  for (std::size_t i = 0; i < Names<RuleSetId>::value.size(); ++i) {
    const RuleSet& rules = rule_set(static_cast<RuleSetId>(i));
    MatchCreated event{rules.id, rules.version, {}, {}};
    event.players.fill(Player::kGreedyBot);
    for (std::size_t o = 0; o < rules.options.size(); ++o) {
      const auto& words = rules.options[o].values;
      event.options[o] = static_cast<std::uint8_t>(
          std::ranges::max_element(words, {}, &std::string_view::size) - words.begin());
    }
    const Genesis genesis{{}, Origin{{}, 1, {}}};
    Payload payload;
    encode(event, &genesis, payload);
    EXPECT_LE(payload.size(), kMaxPayloadBytes);
  }
}

/// The first event of each type in the sample.
std::map<std::string_view, Envelope> first_of_each_type() {
  std::map<std::string_view, Envelope> envelopes;
  for (const Envelope& envelope : sample_match().envelopes)
    envelopes.emplace(find_type(envelope.type)->name, envelope);
  return envelopes;
}

// golden/payloads.txt has a line "Name schema hex" for every schema version that ever was. Lines
// are added, never changed, once the format is frozen.
TEST(WireGolden, bytes_of_every_type_and_version) {
  const auto envelopes = first_of_each_type();
  ASSERT_EQ(envelopes.size(), kTypes);
  std::string written;
  for (const TypeCode& type : kTypeCodes)
    written += std::string(type.name) + " " + std::to_string(type.schema) + " " +
               to_hex(envelopes.at(type.name).payload.bytes()) + "\n";
  EXPECT_EQ(written, read_test_file("tests/events/golden/payloads.txt"));

  std::istringstream golden(read_test_file("tests/events/golden/payloads.txt"));
  std::size_t compared = 0;
  for (std::string name, hex; golden >> name;) {
    std::uint16_t schema = 0;
    golden >> schema >> hex;
    std::vector<std::uint8_t> bytes(hex.size() / 2);
    ASSERT_TRUE(from_hex(hex, bytes)) << name;
    const auto decoded = decode(find_type(name)->code, schema, bytes);
    ASSERT_TRUE(decoded) << describe(decoded.error());
    ++compared;
  }
  EXPECT_GE(compared, kTypes);
}

}  // namespace
}  // namespace ludolog::events
