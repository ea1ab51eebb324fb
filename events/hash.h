// BLAKE2b, and one stream of ChaCha20, through libsodium. Every use has a tag of its own (BLAKE2b's
// personalisation, zero-padded to 16 bytes), so that a hash made for one purpose never stands for
// another. With Python's hashlib: blake2b(data, digest_size=32, person=b"ludolog.chain").
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "core/words.h"

namespace ludolog::events {

using Bytes64 = std::array<std::uint8_t, 64>;

/// A purpose, at most 16 ASCII characters.
class Tag {
 public:
  explicit constexpr Tag(std::string_view name) {
    for (std::size_t i = 0; i < name.size(); ++i) bytes_.at(i) = static_cast<std::uint8_t>(name[i]);
  }
  [[nodiscard]] constexpr const std::uint8_t* data() const { return bytes_.data(); }

 private:
  Bytes16 bytes_{};
};

inline constexpr Tag kChainTag{"ludolog.chain"};
inline constexpr Tag kContentTag{"ludolog.content"};
inline constexpr Tag kSeedTag{"ludolog.seed"};
inline constexpr Tag kKeyTag{"ludolog.key"};
inline constexpr Tag kDiceTag{"ludolog.dice"};
inline constexpr Tag kNonceTag{"ludolog.nonce"};
inline constexpr Tag kSaltTag{"ludolog.salt"};
inline constexpr Tag kSeriesTag{"ludolog.series"};
inline constexpr Tag kHeadsTag{"ludolog.heads"};
inline constexpr Tag kQuestionTag{"ludolog.question"};
inline constexpr Tag kOrderTag{"ludolog.order"};
inline constexpr Tag kStateTag{"ludolog.state"};

[[nodiscard]] Bytes32 hash_256(const Tag& tag, std::span<const std::uint8_t> bytes);
[[nodiscard]] Bytes64 hash_512(const Tag& tag, std::span<const std::uint8_t> bytes);

inline constexpr std::size_t kChaChaBlockBytes = 64;
/// XORs `bytes` with the ChaCha20 stream of `key` from block `block` on; the nonce is eight zeros
/// and the counter has 64 bits, as its author published it.
void chacha20(const Bytes32& key, std::uint64_t block, std::span<std::uint8_t> bytes);

/// libsodium picks the fastest code for this processor once; its functions may be called from any
/// thread after that. Whoever includes sodium.h calls this first.
void start_sodium();

/// Fills `bytes` from the operating system's generator.
void fill_random(std::span<std::uint8_t> bytes);

}  // namespace ludolog::events
