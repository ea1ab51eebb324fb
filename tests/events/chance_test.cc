#include "events/chance.h"

#include <array>
#include <numeric>
#include <set>
#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "events/genesis.h"
#include "events/hex.h"

namespace ludolog::events {
namespace {

Bytes32 seed_one() {
  Bytes32 seed{};
  seed.back() = 1;
  return seed;
}
Bytes32 seed_of_ones() {
  Bytes32 seed{};
  seed.fill(0xff);
  return seed;
}
MatchId counting_match() {
  MatchId match{};
  std::iota(match.begin(), match.end(), std::uint8_t{0});
  return match;
}
Bytes32 key_one() { return chance_key(0, std::vector<Bytes32>{seed_one()}); }

// The vectors of FORMAT.md, made with Python's hashlib.
TEST(Chance, published_vectors) {
  EXPECT_EQ(to_hex(commitment(counting_match(), 0, 0, seed_one())),
            "f789c086cf5c838efd54a845bfe1fa453fcbdedd8a648ed20ae3d15fb20ba102");
  EXPECT_EQ(to_hex(commitment(counting_match(), 513, 1, seed_of_ones())),
            "6f12f3fff7cdb0af3e96d1c3b5810525faa3eef707a30088d8cf9f97a8d2b86f");
  EXPECT_EQ(to_hex(key_one()), "c028de39b311361c7ab95ea322291b7d02d7c04a27e5d27369c79703b7a3bebc");
  EXPECT_EQ(to_hex(chance_key(513, std::vector{seed_one(), seed_of_ones()})),
            "bcff18c4e2c2c537eb251f2d26f9a7e7ee5a75f023cab63022ca02836e1c8d8c");
  EXPECT_EQ(to_hex(declared_bot_key(counting_match())),
            "5aad5220f6159f9426b7bfb8c2fe36dca10023d1cd38a4792abf7e1fafe463d9");
}

TEST(Chance, published_bytes) {
  ByteStream stream(key_one());
  std::vector<std::uint8_t> bytes(64);
  for (std::size_t i = 0; i < bytes.size(); ++i) bytes[i] = stream.byte(i);
  EXPECT_EQ(to_hex(bytes),
            "17ac03f898bcc374f8da16fac26efefcddd91cfd425e5e490660193888e2444d"
            "168c881427b48ac6838b372401f8a0aba2d5343c95b9466cf8cc23d3ca5d4955");
  bytes.resize(8);
  for (std::size_t i = 0; i < bytes.size(); ++i) bytes[i] = stream.byte(6400 + i);
  EXPECT_EQ(to_hex(bytes), "256df9507ff726df");
}

TEST(Chance, published_draws) {
  ByteStream stream(key_one());
  const std::vector<std::array<std::uint64_t, 3>> expected{
      // sides, offset, value
      {6, 0, 6},     {6, 1, 5},     {6, 2, 4},      {6, 3, 3},      {6, 4, 3},
      {6, 5, 3},     {6, 6, 4},     {6, 7, 3},      {6, 8, 3},      {6, 9, 3},
      {6, 10, 5},    {6, 11, 5},    {100, 12, 95},  {100, 13, 11},  {100, 18, 29},
      {100, 20, 67}, {128, 21, 95}, {129, 22, 108}, {1000, 26, 74}, {65535, 30, 55643},
      {2, 34, 1}};
  std::uint64_t from = 0;
  for (const auto& [sides, offset, value] : expected) {
    const Draw draw = stream.draw(0, from, static_cast<std::uint16_t>(sides));
    EXPECT_EQ(draw.offset, offset);
    EXPECT_EQ(draw.value, value);
    EXPECT_EQ(draw.sides, sides);
    from = draw.offset + draw_width(draw.sides);
  }
  std::uint64_t sum =
      56'366 - std::accumulate(expected.begin(), expected.end(), std::uint64_t{0},
                               [](auto total, const auto& row) { return total + row[2]; });
  for (int i = 0; i < 60; ++i) {
    const Draw draw = stream.draw(0, from, 6);
    sum -= draw.value;
    from = draw.offset + 1;
  }
  EXPECT_EQ(sum, 0U);
  EXPECT_EQ(from, 96U);
}

// Over all 256 values of a byte every face comes equally often, and the bound is the largest for
// which that holds.
TEST(Chance, rejection_bound_is_exact_for_every_number_of_sides) {
  for (std::uint64_t sides = 2; sides <= 128; ++sides) {
    // A stream in which every byte stands: read through draw(), whose bound is what is tested.
    ByteStream stream(key_one());
    std::array<int, 256> face_of{};
    std::size_t seen = 0;
    for (std::uint64_t offset = 0; seen < 256; ++offset) {
      const std::uint8_t byte = stream.byte(offset);
      if (face_of[byte] != 0) continue;
      ++seen;
      const Draw draw = stream.draw(0, offset, static_cast<std::uint16_t>(sides));
      face_of[byte] = draw.offset == offset ? draw.value : -1;
    }
    std::vector<int> faces(sides + 1);
    int rejected = 0;
    for (const int face : face_of)
      (face < 0 ? rejected : faces[static_cast<std::size_t>(face)]) += 1;
    EXPECT_EQ(rejected, static_cast<int>(256 % sides)) << sides;
    for (std::size_t face = 1; face <= sides; ++face)
      EXPECT_EQ(faces[face], static_cast<int>(256 / sides)) << sides;
  }
}

TEST(Chance, seeds_are_up_to_64_hexadecimal_digits) {
  EXPECT_EQ(parse_seed("1"), seed_one());
  EXPECT_EQ(parse_seed(std::string(63, '0') + "1"), seed_one());
  EXPECT_EQ(parse_seed(std::string(32, 'f') + std::string(32, 'F')), seed_of_ones());
  EXPECT_EQ(to_hex(*parse_seed("aBc")), std::string(61, '0') + "abc");
  for (const auto& bad : {std::string(), std::string(65, '0'), std::string("0x1"), std::string("g"),
                          std::string("1 ")})
    EXPECT_FALSE(parse_seed(bad)) << bad;
}

Ledger ledger_with_epochs(std::size_t epochs) {
  Ledger ledger;
  ledger.epochs.resize(epochs);
  return ledger;
}

TEST(SeededChance, draws_from_the_newest_epoch_where_the_ledger_stands) {
  SeededChance chance;
  chance.add_epoch({});  // real dice
  chance.add_epoch({seed_one(), seed_of_ones()});
  Ledger ledger = ledger_with_epochs(2);
  ledger.next_offset = 1000;
  ByteStream stream(chance_key(1, std::vector{seed_one(), seed_of_ones()}));
  EXPECT_EQ(chance.draw(ledger, 6), stream.draw(1, 1000, 6));
  EXPECT_EQ(chance.draw(ledger, 6), chance.draw(ledger, 6));
  EXPECT_EQ(chance.seed(1, 1), seed_of_ones());
  EXPECT_EQ(chance.seed(1, 2), std::nullopt);
  EXPECT_EQ(chance.seed(0, 0), std::nullopt);
  EXPECT_EQ(chance.seed(2, 0), std::nullopt);
  EXPECT_EQ(chance.key(), chance_key(1, std::vector{seed_one(), seed_of_ones()}));
}

TEST(DeclaredDraw, counts_throws) {
  Ledger ledger = ledger_with_epochs(1);
  ledger.next_offset = 12;
  EXPECT_EQ(declared_draw(ledger, 6, 5), (Draw{.offset = 12, .epoch = 0, .sides = 6, .value = 5}));
}

// Made with a ChaCha20 of forty lines in another language.
TEST(SeededBotChance, published_vectors) {
  SeededBotChance chance(key_one());
  EXPECT_EQ(chance.below(0, 1, 4), 1U);
  EXPECT_EQ(chance.below(1, 1, 4), 1U) << "the version counts, not the seat";
  EXPECT_EQ(chance.below(0, 2, 4), 2U);
  EXPECT_EQ(chance.below(3, 1'000'000'000'000, 4'294'967'295), 445'008'533U);
  EXPECT_EQ(chance.below(2, 5, 2'147'483'649), 149'394'573U);
  EXPECT_EQ(chance.below(0, 63, 6), 2U);
  EXPECT_EQ(chance.below(0, 64, 6), 5U);
  EXPECT_EQ(chance.below(0, 65, 6), 1U);
  EXPECT_EQ(chance.below(0, 0, 1), 0U);
}

TEST(CheckDraw, finds_another_value_and_another_offset) {
  ByteStream stream(key_one());
  const Draw good = stream.draw(0, 12, 100);
  EXPECT_EQ(check_draw(stream, 12, good), std::nullopt);
  Draw value = good;
  value.value = static_cast<std::uint16_t>(good.value - 1);
  EXPECT_EQ(check_draw(stream, 12, value), (DiceMismatch{value, good}));
  Draw offset = good;
  ++offset.offset;
  EXPECT_EQ(check_draw(stream, 12, offset), (DiceMismatch{offset, good}));
}

// A face cannot be had by skipping: a draw is right from one offset range only.
RC_GTEST_PROP(CheckDraw, no_byte_is_skipped_or_used_twice, ()) {
  ByteStream stream(key_one());
  const auto from = *rc::gen::inRange<std::uint64_t>(0, 10'000);
  const auto sides = *rc::gen::element<std::uint16_t>(6, 100, 1000);
  const Draw draw = stream.draw(0, from, sides);
  RC_ASSERT(!check_draw(stream, from, draw));
  RC_ASSERT(check_draw(stream, draw.offset + draw_width(sides), draw).has_value());
}

TEST(Derived, published_vectors) {
  EXPECT_EQ(to_hex(derive_nonce(seed_one(), 0)), "6af61a514b40c06677f6d2d16f204fe0");
  EXPECT_EQ(to_hex(derive_nonce(seed_one(), 7)), "7af26167efee1066fce5f867bd7c0131");
  EXPECT_EQ(to_hex(derive_salt(seed_one(), 7, 2)), "82bf5c3c3667e792cf40c73368fb69b0");
  EXPECT_EQ(derive_seed(seed_one(), 0), seed_one());
  EXPECT_EQ(to_hex(derive_seed(seed_one(), 7)),
            "823b33831e72e491b3bf4357393cf685be54a6d721bce3f6d917878043cbbb7a");
}

TEST(Random, numbers_are_not_repeated) {
  std::set<Bytes32> seeds;
  std::set<Bytes16> nonces;
  for (int i = 0; i < 100; ++i) {
    seeds.insert(random_seed());
    nonces.insert(random_nonce());
    nonces.insert(random_salt());
  }
  EXPECT_EQ(seeds.size(), 100U);
  EXPECT_EQ(nonces.size(), 200U);
}

}  // namespace
}  // namespace ludolog::events
