#include "store/memory_journal.h"

#include <algorithm>

#include "store/bytes.h"

namespace ludolog::store {

void MemoryStream::add(const Envelope& envelope) {
  if (rows_.empty()) match_ = events::match_id(envelope.digest);
  const ByteSpan payload = envelope.payload.bytes();
  payloads_.insert(payloads_.end(), payload.begin(), payload.end());
  rows_.push_back({.position = envelope.position,
                   .time_ms = envelope.time_ms,
                   .payload_end = payloads_.size(),
                   .type = envelope.type,
                   .schema = envelope.schema,
                   .digest = envelope.digest});
}

ContentId MemoryStream::add(Content content) {
  const ContentId id = events::content_id(content);
  contents_.emplace(id, std::move(content));
  return id;
}

Result<std::uint64_t> MemoryStream::length(const MatchId& match) {
  return match == match_ ? std::uint64_t{rows_.size()} : std::uint64_t{0};
}

Result<void> MemoryStream::read(const MatchId& match, std::uint64_t from, std::uint64_t to,
                                const Visit& visit) {
  if (match != match_) return {};
  Envelope envelope;
  for (std::uint64_t i = from; i < std::min<std::uint64_t>(to, rows_.size()); ++i) {
    const Row& row = rows_[i];
    const std::size_t begin = i == 0 ? 0 : rows_[i - 1].payload_end;
    envelope.position = row.position;
    envelope.time_ms = row.time_ms;
    envelope.type = row.type;
    envelope.schema = row.schema;
    envelope.payload.assign(ByteSpan{payloads_}.subspan(begin, row.payload_end - begin));
    envelope.digest = row.digest;
    if (!visit(envelope)) return {};
  }
  return {};
}

Result<std::optional<Content>> MemoryStream::content(const ContentId& id) {
  const auto found = contents_.find(id);
  if (found == contents_.end()) return std::nullopt;
  return found->second;
}

MemoryJournal::MemoryJournal(const MatchCreated& created, const events::Genesis& genesis,
                             Clock clock)
    : sealer_(created, genesis, std::move(clock)) {}

tl::expected<void, JournalError> MemoryJournal::append(std::uint64_t expected_version,
                                                       std::span<const Event> events) {
  if (expected_version != version())
    return tl::unexpected(conflict(match(), expected_version, version()));
  const std::vector<Envelope> envelopes = sealer_.seal(events);
  for (const Envelope& envelope : envelopes) stream_.add(envelope);
  sealer_.accept(envelopes);
  return {};
}

}  // namespace ludolog::store
