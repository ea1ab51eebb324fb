#include "events/hash.h"

#include <sodium.h>

#include "core/check.h"

namespace ludolog::events {
namespace {

void hash(std::span<std::uint8_t> digest, const Tag& tag, std::span<const std::uint8_t> bytes) {
  start_sodium();
  const int result = crypto_generichash_blake2b_salt_personal(
      digest.data(), digest.size(), bytes.data(), bytes.size(), nullptr, 0, nullptr, tag.data());
  LUDOLOG_CHECK(result == 0);
}

}  // namespace

void start_sodium() {
  static const bool started = sodium_init() >= 0;
  LUDOLOG_CHECK(started);
}

Bytes32 hash_256(const Tag& tag, std::span<const std::uint8_t> bytes) {
  Bytes32 digest;
  hash(digest, tag, bytes);
  return digest;
}

Bytes64 hash_512(const Tag& tag, std::span<const std::uint8_t> bytes) {
  Bytes64 digest;
  hash(digest, tag, bytes);
  return digest;
}

void chacha20(const Bytes32& key, std::uint64_t block, std::span<std::uint8_t> bytes) {
  start_sodium();
  constexpr std::array<std::uint8_t, crypto_stream_chacha20_NONCEBYTES> kNonce{};
  const int result = crypto_stream_chacha20_xor_ic(bytes.data(), bytes.data(), bytes.size(),
                                                   kNonce.data(), block, key.data());
  LUDOLOG_CHECK(result == 0);
}

void fill_random(std::span<std::uint8_t> bytes) {
  start_sodium();
  randombytes_buf(bytes.data(), bytes.size());
}

}  // namespace ludolog::events
