// One match of a library, to append to.
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "store/batch.h"
#include "store/library.h"
#include "store/rows.h"

namespace ludolog::store {

class MatchWriter final : public Journal {
 public:
  /// A match that begins with `created`. Nothing is written before the first append, but match() is
  /// known: the secret of its dice is kept under that name first. `library` must be open for
  /// writing and outlive the writer.
  [[nodiscard]] static MatchWriter create(Library& library, const MatchCreated& created,
                                          const events::Genesis& genesis, Clock clock);
  /// A match that is there. Reads and checks it: kUnknownMatch or kBadMatch. A match without times
  /// stays without.
  [[nodiscard]] static Result<MatchWriter> resume(Library& library, const MatchId& match,
                                                  Clock clock);

  [[nodiscard]] const MatchId& match() const { return sealer_.match(); }
  [[nodiscard]] std::uint64_t version() const { return sealer_.version(); }

  /// Keeps a content for the next append, which makes it durable together with the events that name
  /// it. Its id.
  ContentId put(Content content);

  /// All of `events`, the contents put before and the summary in one transaction. After a kConflict
  /// the writer cannot go on: resume() the match. After a kUnavailable nothing was written, and the
  /// same append may be tried again. After a kUncertain the library must be opened anew.
  [[nodiscard]] tl::expected<void, JournalError> append(std::uint64_t expected_version,
                                                        std::span<const Event> events) override;

 private:
  MatchWriter(Library& library, Sealer sealer, SummaryFold fold)
      : library_(&library), sealer_(std::move(sealer)), fold_(std::move(fold)) {}

  [[nodiscard]] Result<void> prepare_rows();
  [[nodiscard]] Result<void> write_rows(std::span<const Envelope> envelopes,
                                        std::span<const Event> events);
  [[nodiscard]] Result<SummaryFold> folded_before();
  [[nodiscard]] tl::expected<void, JournalError> look_again(const StoreError& error,
                                                            std::span<const Envelope> envelopes);
  void accept(std::span<const Envelope> envelopes);

  Library* library_;
  Sealer sealer_;
  std::optional<SummaryFold> fold_;  ///< Empty after a failed append: folded anew for the next.
  std::vector<std::pair<ContentId, Content>> pending_;
  std::optional<RowWriter> rows_;
  std::uint64_t rows_connection_ = 0;
};

}  // namespace ludolog::store
