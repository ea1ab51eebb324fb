#include "events/chain.h"

#include <gtest/gtest.h>

#include "events/hex.h"
#include "tests/events/sample.h"

namespace ludolog::events {
namespace {

// The vectors of FORMAT.md, made with Python's hashlib.
TEST(Chain, published_vectors) {
  const Bytes32 h0 = first_digest();
  EXPECT_EQ(to_hex(h0), "3365f9a2bc12a76f8df3c1b95e6adde20ff350e4ae8c7b57aa37f830bc9fcc53");
  const std::vector<std::uint8_t> offered{1, 2};
  const Bytes32 h1 = next_digest(h0, 0, 70, 1, 0, offered);
  EXPECT_EQ(to_hex(h1), "fb8f2e38752d50eca5f0ef603fdf86c34b1d2fa69359c75e9f2a1abab558fd2d");
  const std::vector<std::uint8_t> rolled{1, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0, 0, 2, 6, 0, 4, 0};
  const Bytes32 h2 = next_digest(h1, 1, 30, 1, 1'700'000'000'123, rolled);
  EXPECT_EQ(to_hex(h2), "2d64cf665025f25f7b1ee5fa70da7f2fc83cff4fa40f14e1e67a7cf1f4e68329");
  std::vector<std::uint8_t> longest(kMaxPayloadBytes);
  for (std::size_t i = 0; i < longest.size(); ++i) longest[i] = static_cast<std::uint8_t>(i % 251);
  EXPECT_EQ(to_hex(next_digest(h2, 2, 1, 1, kMaxTimeMs, longest)),
            "05e784304693f52e80deb009a8cd05d46ba9f41f2f14e5e0a9ad4ec1edff2cab");
}

TEST(Chain, takes_what_it_made) {
  Chain chain;
  for (const Envelope& envelope : sample_match().envelopes) ASSERT_TRUE(chain.check(envelope));
  EXPECT_EQ(chain.version(), sample_match().envelopes.size());
  EXPECT_EQ(chain.head(), sample_match().envelopes.back().digest);
}

TEST(Chain, goes_on_in_the_middle) {
  const auto& envelopes = sample_match().envelopes;
  Chain chain(10, envelopes[9].digest);
  for (std::size_t i = 10; i < envelopes.size(); ++i) ASSERT_TRUE(chain.check(envelopes[i]));
}

TEST(Chain, every_member_is_covered) {
  const auto& envelopes = sample_match().envelopes;
  const Chain before(5, envelopes[4].digest);
  const Envelope& good = envelopes[5];
  const auto refused = [&](Envelope changed, ChainError::Kind kind) {
    Chain chain = before;
    const auto checked = chain.check(changed);
    ASSERT_FALSE(checked);
    EXPECT_EQ(checked.error().kind, kind) << describe(checked.error());
    EXPECT_EQ(checked.error().position, 5U);
    EXPECT_EQ(chain.version(), 5U);
    EXPECT_TRUE(chain.check(good));
  };
  const auto with = [&](auto change) {
    Envelope changed = good;
    change(changed);
    return changed;
  };
  refused(with([](Envelope& e) { ++e.position; }), ChainError::Kind::kPosition);
  refused(with([](Envelope& e) { ++e.type; }), ChainError::Kind::kDigest);
  refused(with([](Envelope& e) { ++e.schema; }), ChainError::Kind::kDigest);
  refused(with([](Envelope& e) { ++e.time_ms; }), ChainError::Kind::kDigest);
  refused(with([](Envelope& e) { e.time_ms = -1; }), ChainError::Kind::kTime);
  refused(with([](Envelope& e) { e.time_ms = kMaxTimeMs + 1; }), ChainError::Kind::kTime);
  refused(with([](Envelope& e) { e.payload = Payload(e.payload.bytes().first(1)); }),
          ChainError::Kind::kDigest);
  for (std::size_t bit = 0; bit < 256; ++bit)
    refused(with([&](Envelope& e) {
              e.digest[bit / 8] = static_cast<std::uint8_t>(e.digest[bit / 8] ^ 1U << bit % 8);
            }),
            ChainError::Kind::kDigest);
}

TEST(Chain, errors_name_both_values) {
  EXPECT_EQ(describe({ChainError::Kind::kPosition, 7, "9", "7"}),
            "event 7: position 9, expected 7");
}

TEST(MatchId, is_the_beginning_of_the_first_digest) {
  const Bytes32& digest = sample_match().envelopes[0].digest;
  EXPECT_EQ(to_hex(match_id(digest)), to_hex(digest).substr(0, 32));
}

}  // namespace
}  // namespace ludolog::events
