// Heads signed with Ed25519 (RFC 8032), through libsodium. FORMAT.md has the same in prose, and how
// to check one with other programs.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

#include "events/hash.h"
#include "events/head.h"

namespace ludolog::events {

/// What a signer keeps secret: the seed that both keys are made of.
struct SigningKey {
  Bytes32 seed{};
};
using PublicKey = Bytes32;

struct Signature {
  Head head;
  PublicKey key{};
  Bytes64 bytes{};
  friend bool operator==(const Signature&, const Signature&) = default;
};

[[nodiscard]] SigningKey make_signing_key();
[[nodiscard]] PublicKey public_key(const SigningKey& key);

/// The same key and head always give the same signature.
[[nodiscard]] Signature sign(const Head& head, const SigningKey& key);

/// Made of this very head by whoever has the key.
[[nodiscard]] bool is_genuine(const Signature& signature);

/// Six lines: the head, "key ..." and "signature ...".
[[nodiscard]] std::string to_text(const Signature& signature);

inline constexpr std::size_t kMaxSignatures = 1000;  ///< In one text.

/// Signatures one behind another, blank lines between them or not, lines ended by LF or CR LF.
/// Nothing is said yet about whether they are genuine. The error names the line.
[[nodiscard]] tl::expected<std::vector<Signature>, std::string> parse_signatures(
    std::string_view text);

}  // namespace ludolog::events
