#include "events/genesis.h"

#include "events/hash.h"
#include "events/little_endian.h"

namespace ludolog::events {
namespace {

template <class Bytes>
Bytes random() {
  Bytes bytes;
  fill_random(bytes);
  return bytes;
}

}  // namespace

Bytes16 random_nonce() { return random<Bytes16>(); }
Bytes16 random_salt() { return random<Bytes16>(); }
Bytes32 random_seed() { return random<Bytes32>(); }

Bytes16 derive_nonce(const Bytes32& seed, std::uint64_t number) {
  ByteBuffer<40> input;
  input.bytes(seed).number(number);
  Bytes16 nonce;
  std::copy_n(hash_256(kNonceTag, input.view()).begin(), nonce.size(), nonce.begin());
  return nonce;
}

Bytes16 derive_salt(const Bytes32& seed, std::uint64_t number, Seat seat) {
  ByteBuffer<41> input;
  input.bytes(seed).number(number).number(seat);
  Bytes16 salt;
  std::copy_n(hash_256(kSaltTag, input.view()).begin(), salt.size(), salt.begin());
  return salt;
}

Bytes32 derive_seed(const Bytes32& seed, std::uint64_t number) {
  if (number == 0) return seed;
  ByteBuffer<40> input;
  input.bytes(seed).number(number);
  return hash_256(kSeriesTag, input.view());
}

}  // namespace ludolog::events
