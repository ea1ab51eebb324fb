#include "events/signature.h"

#include <algorithm>
#include <charconv>

#include <sodium.h>

#include "events/head_code.h"
#include "events/hex.h"

namespace ludolog::events {
namespace {

const unsigned char* bytes_of(std::string_view text) {
  return static_cast<const unsigned char*>(static_cast<const void*>(text.data()));
}

/// Both of libsodium's forms of a key: its secret one has the public one behind the seed.
struct Pair {
  PublicKey open{};
  Bytes64 secret{};
};

Pair pair_of(const SigningKey& key) {
  Pair pair;
  start_sodium();
  crypto_sign_seed_keypair(pair.open.data(), pair.secret.data(), key.seed.data());
  return pair;
}

class Lines {
 public:
  explicit Lines(std::string_view text) : rest_(text) {}

  [[nodiscard]] std::size_t number() const { return number_; }
  /// Past blank lines: is there another?
  [[nodiscard]] bool more() {
    while (!rest_.empty() && (rest_[0] == '\n' || rest_.starts_with("\r\n"))) (void)next();
    return !rest_.empty();
  }
  std::string_view next() {
    std::string_view line = rest_.substr(0, rest_.find('\n'));
    rest_.remove_prefix(std::min(rest_.size(), line.size() + 1));
    ++number_;
    if (line.ends_with('\r')) line.remove_suffix(1);
    return line;
  }

 private:
  std::string_view rest_;
  std::size_t number_ = 0;
};

template <std::size_t N>
bool read(std::string_view text, std::array<std::uint8_t, N>& bytes) {
  return from_hex(text, std::span<std::uint8_t>(bytes));
}

bool read(std::string_view text, std::uint64_t& version) {
  const char* end = text.data() + text.size();
  const auto [behind, error] = std::from_chars(text.data(), end, version);
  return error == std::errc() && behind == end && text[0] != '0' && version <= kMaxHeadVersion;
}

/// The value of a line that begins with `word`.
template <class Value>
bool take(Lines& lines, std::string_view word, Value& value) {
  std::string_view line = lines.next();
  if (!line.starts_with(word)) return false;
  line.remove_prefix(word.size());
  return read(line, value);
}

}  // namespace

SigningKey make_signing_key() {
  SigningKey key;
  fill_random(key.seed);
  return key;
}

PublicKey public_key(const SigningKey& key) { return pair_of(key).open; }

Signature sign(const Head& head, const SigningKey& key) {
  const Pair pair = pair_of(key);
  const std::string text = to_text(head);
  Signature signature{head, pair.open, {}};
  crypto_sign_detached(signature.bytes.data(), nullptr, bytes_of(text), text.size(),
                       pair.secret.data());
  return signature;
}

bool is_genuine(const Signature& signature) {
  start_sodium();
  const std::string text = to_text(signature.head);
  return crypto_sign_verify_detached(signature.bytes.data(), bytes_of(text), text.size(),
                                     signature.key.data()) == 0;
}

std::string to_text(const Signature& signature) {
  return to_text(signature.head) + "key " + to_hex(signature.key) + "\nsignature " +
         to_hex(signature.bytes) + "\n";
}

tl::expected<std::vector<Signature>, std::string> parse_signatures(std::string_view text) {
  std::vector<Signature> signatures;
  Lines lines(text);
  while (lines.more()) {
    Signature signature;
    const bool whole = signatures.size() < kMaxSignatures && lines.next() == "ludolog head 1" &&
                       take(lines, "match ", signature.head.match) &&
                       take(lines, "version ", signature.head.version) &&
                       take(lines, "digest ", signature.head.digest) &&
                       take(lines, "key ", signature.key) &&
                       take(lines, "signature ", signature.bytes);
    if (!whole)
      return tl::unexpected("line " + std::to_string(lines.number()) +
                            " is none of the six of a signature, as `ludolog sign` writes them");
    signatures.push_back(signature);
  }
  return signatures;
}

}  // namespace ludolog::events
