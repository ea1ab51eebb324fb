#include "store/stream_reader.h"

namespace ludolog::store {

Result<std::vector<Envelope>> StreamReader::read_all(const MatchId& match, std::uint64_t from,
                                                     std::uint64_t to) {
  std::vector<Envelope> envelopes;
  auto done = read(match, from, to, [&](const Envelope& envelope) {
    envelopes.push_back(envelope);
    return true;
  });
  if (!done) return tl::unexpected(done.error());
  return envelopes;
}

Result<std::optional<Bytes32>> StreamReader::digest_at(const MatchId& match,
                                                       std::uint64_t position) {
  std::optional<Bytes32> digest;
  auto done = read(match, position, position + 1, [&](const Envelope& envelope) {
    digest = envelope.digest;
    return true;
  });
  if (!done) return tl::unexpected(done.error());
  return digest;
}

}  // namespace ludolog::store
