#include "events/chance.h"

#include "core/check.h"
#include "events/hash.h"
#include "events/little_endian.h"

namespace ludolog::events {
namespace {

constexpr std::uint64_t kBlockBytes = std::tuple_size_v<Bytes64>;
constexpr std::uint64_t kByteValues = 256;
constexpr std::uint64_t kWordValues = std::uint64_t{1} << 32U;

/// Largest multiple of `sides` that is at most `values`: numbers from it on are rejected, so that
/// every side is as likely.
constexpr std::uint64_t bound(std::uint64_t values, std::uint64_t sides) {
  return values / sides * sides;
}

std::optional<std::uint8_t> digit_value(char c) {
  if (c >= '0' && c <= '9') return static_cast<std::uint8_t>(c - '0');
  if (c >= 'a' && c <= 'f') return static_cast<std::uint8_t>(c - 'a' + 10);
  if (c >= 'A' && c <= 'F') return static_cast<std::uint8_t>(c - 'A' + 10);
  return std::nullopt;
}

std::uint32_t little_endian_word(std::span<const std::uint8_t, 4> bytes) {
  return bytes[0] | std::uint32_t{bytes[1]} << 8U | std::uint32_t{bytes[2]} << 16U |
         std::uint32_t{bytes[3]} << 24U;
}

}  // namespace

std::optional<Bytes32> parse_seed(std::string_view text) {
  Bytes32 seed{};
  if (text.empty() || text.size() > 2 * seed.size()) return std::nullopt;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto digit = digit_value(text[text.size() - 1 - i]);
    if (!digit) return std::nullopt;
    auto& byte = seed[seed.size() - 1 - i / 2];
    byte = static_cast<std::uint8_t>(byte | *digit << (i % 2 == 0 ? 0U : 4U));
  }
  return seed;
}

Bytes32 commitment(const MatchId& match, std::uint16_t epoch, std::uint8_t party,
                   const Bytes32& seed) {
  ByteBuffer<16 + 2 + 1 + 32> input;
  return hash_256(kSeedTag, input.bytes(match).number(epoch).number(party).bytes(seed).view());
}

Bytes32 chance_key(std::uint16_t epoch, std::span<const Bytes32> seeds) {
  LUDOLOG_CHECK(!seeds.empty() && seeds.size() <= kMaxParties);
  ByteBuffer<2 + 1 + 32 * kMaxParties> input;
  input.number(epoch).number(static_cast<std::uint8_t>(seeds.size()));
  for (const Bytes32& seed : seeds) input.bytes(seed);
  return hash_256(kKeyTag, input.view());
}

Bytes32 declared_bot_key(const MatchId& match) { return hash_256(kKeyTag, match); }

std::uint8_t ByteStream::byte(std::uint64_t offset) {
  const std::uint64_t number = offset / kBlockBytes;
  if (number != block_number_) {
    ByteBuffer<32 + 8> input;
    block_ = hash_512(kDiceTag, input.bytes(key_).number(number).view());
    block_number_ = number;
  }
  return block_[offset % kBlockBytes];
}

/// The same with numbers that the compiler knows: most draws are of dice.
Draw ByteStream::six_sided(std::uint16_t epoch, std::uint64_t from) {
  constexpr std::uint64_t kLimit = bound(kByteValues, 6);
  for (std::uint64_t offset = from;; ++offset)
    if (const std::uint8_t number = byte(offset); number < kLimit)
      return {.offset = offset,
              .epoch = epoch,
              .sides = 6,
              .value = static_cast<std::uint16_t>(number % 6 + 1)};
}

Draw ByteStream::draw(std::uint16_t epoch, std::uint64_t from, std::uint16_t sides) {
  LUDOLOG_CHECK(sides >= 1);
  if (sides == 6) return six_sided(epoch, from);
  const std::uint64_t width = draw_width(sides);
  const std::uint64_t limit = bound(width == 1 ? kByteValues : kWordValues, sides);
  for (std::uint64_t offset = from;; offset += width) {
    std::uint64_t number = 0;
    for (std::uint64_t i = 0; i < width; ++i) number |= std::uint64_t{byte(offset + i)} << (8 * i);
    if (number < limit)
      return {.offset = offset,
              .epoch = epoch,
              .sides = sides,
              .value = static_cast<std::uint16_t>(number % sides + 1)};
  }
}

void SeededChance::add_epoch(std::vector<Bytes32> seeds) {
  LUDOLOG_CHECK(seeds.size() <= kMaxParties);
  newest_.reset();
  if (!seeds.empty()) newest_.emplace(chance_key(static_cast<std::uint16_t>(seeds_.size()), seeds));
  seeds_.push_back(std::move(seeds));
}

Draw SeededChance::draw(const Ledger& ledger, std::uint16_t sides) {
  LUDOLOG_CHECK(newest_.has_value() && ledger.epochs.size() == seeds_.size());
  return newest_->draw(static_cast<std::uint16_t>(seeds_.size() - 1), ledger.next_offset, sides);
}

std::optional<Bytes32> SeededChance::seed(std::uint16_t epoch, std::uint8_t party) {
  if (epoch >= seeds_.size() || party >= seeds_[epoch].size()) return std::nullopt;
  return seeds_[epoch][party];
}

Bytes32 SeededChance::key() const {
  LUDOLOG_CHECK(newest_.has_value());
  return chance_key(static_cast<std::uint16_t>(seeds_.size() - 1), seeds_.back());
}

Draw declared_draw(const Ledger& ledger, std::uint16_t sides, std::uint16_t value) {
  LUDOLOG_CHECK(!ledger.epochs.empty() && value >= 1 && value <= sides);
  return {.offset = ledger.next_offset,
          .epoch = static_cast<std::uint16_t>(ledger.epochs.size() - 1),
          .sides = sides,
          .value = value};
}

std::uint16_t random_value(std::uint16_t sides) {
  LUDOLOG_CHECK(sides > 0);
  std::array<std::uint8_t, 4> bytes{};
  fill_random(bytes);
  std::uint32_t number = 0;
  for (const std::uint8_t byte : bytes) number = number << 8U | byte;
  return static_cast<std::uint16_t>(number % sides + 1);
}

std::uint32_t SeededBotChance::below(Seat /*seat*/, std::uint64_t version, std::uint32_t n) {
  LUDOLOG_CHECK(n > 0);
  const std::uint64_t stretch = version / kWords;
  if (stretch != first_) {
    bytes_.fill(0);
    chacha20(key_, stretch * (bytes_.size() / kChaChaBlockBytes), bytes_);
    first_ = stretch;
  }
  const std::span<const std::uint8_t> bytes(bytes_);
  const std::uint64_t word = little_endian_word(bytes.subspan(version % kWords * 4).first<4>());
  return static_cast<std::uint32_t>(word * n >> 32U);
}

std::optional<DiceMismatch> check_draw(ByteStream& stream, std::uint64_t from,
                                       const Draw& recorded) {
  const Draw derived = stream.draw(recorded.epoch, from, recorded.sides);
  if (derived == recorded) return std::nullopt;
  return DiceMismatch{recorded, derived};
}

}  // namespace ludolog::events
