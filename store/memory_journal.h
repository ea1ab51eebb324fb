// The journal without a file: for tests, simulations that keep nothing, and matches read from text.
#pragma once

#include <map>
#include <vector>

#include "store/batch.h"

namespace ludolog::store {

/// One match in memory. Payloads stand behind each other in one buffer.
class MemoryStream final : public StreamReader {
 public:
  MemoryStream() = default;

  /// The first envelope's digest names the match.
  void add(const Envelope& envelope);
  ContentId add(Content content);
  [[nodiscard]] const MatchId& match() const { return match_; }

  [[nodiscard]] Result<std::uint64_t> length(const MatchId& match) override;
  [[nodiscard]] Result<void> read(const MatchId& match, std::uint64_t from, std::uint64_t to,
                                  const Visit& visit) override;
  [[nodiscard]] Result<std::optional<Content>> content(const ContentId& id) override;

 private:
  struct Row {
    std::uint64_t position;
    std::int64_t time_ms;
    std::size_t payload_end;
    std::uint16_t type;
    std::uint16_t schema;
    Bytes32 digest;
  };
  MatchId match_{};
  std::vector<Row> rows_;
  std::vector<std::uint8_t> payloads_;
  std::map<ContentId, Content> contents_;
};

class MemoryJournal final : public Journal {
 public:
  /// A match that begins with `created`; match() is known before the first append.
  MemoryJournal(const MatchCreated& created, const events::Genesis& genesis, Clock clock);

  [[nodiscard]] const MatchId& match() const { return sealer_.match(); }
  [[nodiscard]] std::uint64_t version() const { return sealer_.version(); }
  ContentId put(Content content) { return stream_.add(std::move(content)); }
  [[nodiscard]] tl::expected<void, JournalError> append(std::uint64_t expected_version,
                                                        std::span<const Event> events) override;

  [[nodiscard]] MemoryStream& stream() { return stream_; }

 private:
  Sealer sealer_;
  MemoryStream stream_;
};

}  // namespace ludolog::store
