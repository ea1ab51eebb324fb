#include "events/chain.h"

#include "core/check.h"
#include "events/hash.h"
#include "events/hex.h"
#include "events/limits.h"
#include "events/little_endian.h"

namespace ludolog::events {
namespace {

constexpr std::size_t kHeadBytes = 32 + 8 + 2 + 2 + 8 + 4;

ChainError problem(ChainError::Kind kind, std::uint64_t position, std::string found,
                   std::string expected) {
  return {kind, position, std::move(found), std::move(expected)};
}

}  // namespace

Bytes32 first_digest() {
  ByteBuffer<4> input;
  return hash_256(kChainTag, input.number(kFormat).view());
}

Bytes32 next_digest(const Bytes32& previous, std::uint64_t position, std::uint16_t type,
                    std::uint16_t schema, std::int64_t time_ms,
                    std::span<const std::uint8_t> payload) {
  ByteBuffer<kHeadBytes + kMaxPayloadBytes> input;
  input.bytes(previous)
      .number(position)
      .number(type)
      .number(schema)
      .number(static_cast<std::uint64_t>(time_ms))
      .number(static_cast<std::uint32_t>(payload.size()))
      .bytes(payload);
  return hash_256(kChainTag, input.view());
}

std::string describe(const ChainError& error) {
  std::string text = "event " + std::to_string(error.position) + ": ";
  switch (error.kind) {
    case ChainError::Kind::kPosition:
      text += "position ";
      break;
    case ChainError::Kind::kTime:
      text += "time ";
      break;
    case ChainError::Kind::kDigest:
      text += "digest ";
      break;
  }
  return text + error.found + ", expected " + error.expected;
}

void Chain::append(Envelope& envelope) {
  LUDOLOG_CHECK(envelope.time_ms >= 0 && envelope.time_ms <= kMaxTimeMs);
  envelope.position = version_;
  envelope.digest = next_digest(head_, version_, envelope.type, envelope.schema, envelope.time_ms,
                                envelope.payload.bytes());
  head_ = envelope.digest;
  ++version_;
}

tl::expected<void, ChainError> Chain::check(const Envelope& envelope) {
  if (envelope.position != version_)
    return tl::unexpected(problem(ChainError::Kind::kPosition, version_,
                                  std::to_string(envelope.position), std::to_string(version_)));
  if (envelope.time_ms < 0 || envelope.time_ms > kMaxTimeMs)
    return tl::unexpected(problem(ChainError::Kind::kTime, version_,
                                  std::to_string(envelope.time_ms),
                                  "0.." + std::to_string(kMaxTimeMs)));
  const Bytes32 digest = next_digest(head_, version_, envelope.type, envelope.schema,
                                     envelope.time_ms, envelope.payload.bytes());
  if (digest != envelope.digest)
    return tl::unexpected(
        problem(ChainError::Kind::kDigest, version_, to_hex(envelope.digest), to_hex(digest)));
  head_ = digest;
  ++version_;
  return {};
}

}  // namespace ludolog::events
