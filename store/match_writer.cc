#include "store/match_writer.h"

#include "core/check.h"
#include "events/hex.h"

namespace ludolog::store {
namespace {

JournalError unavailable(const StoreError& error) {
  return {JournalError::Kind::kUnavailable, error.text};
}

}  // namespace

MatchWriter MatchWriter::create(Library& library, const MatchCreated& created,
                                const events::Genesis& genesis, Clock clock) {
  Sealer sealer{created, genesis, std::move(clock)};
  SummaryFold fold{sealer.match()};
  return {library, std::move(sealer), std::move(fold)};
}

Result<MatchWriter> MatchWriter::resume(Library& library, const MatchId& match, Clock clock) {
  SummaryFold fold{match};
  events::Chain chain;
  std::optional<StoreError> broken;
  std::int64_t first_time_ms = 0;
  std::int64_t last_time_ms = 0;
  auto done =
      library.reader().read(match, 0, StreamReader::kToTheEnd, [&](const Envelope& envelope) {
        if (const auto checked = chain.check(envelope); !checked) {
          broken = StoreError{StoreError::Kind::kBadMatch, "match " + events::to_hex(match) + ": " +
                                                               events::describe(checked.error())};
          return false;
        }
        if (auto folded = fold.add(envelope); !folded) {
          broken = folded.error();
          return false;
        }
        if (envelope.position == 0) first_time_ms = envelope.time_ms;
        last_time_ms = envelope.time_ms;
        return true;
      });
  if (!done) return tl::unexpected(done.error());
  if (broken) return tl::unexpected(*broken);
  if (chain.version() == 0)
    return failure(StoreError::Kind::kUnknownMatch,
                   library.path().string() + ": no match " + events::to_hex(match));
  return MatchWriter{library,
                     Sealer{match, chain, last_time_ms, first_time_ms == 0, std::move(clock)},
                     std::move(fold)};
}

ContentId MatchWriter::put(Content content) {
  const ContentId id = events::content_id(content);
  LUDOLOG_CHECK(!events::content_problem(content.kind, content.bytes));
  pending_.emplace_back(id, std::move(content));
  return id;
}

tl::expected<void, JournalError> MatchWriter::append(std::uint64_t expected_version,
                                                     std::span<const Event> events) {
  if (expected_version != sealer_.version())
    return tl::unexpected(conflict(match(), expected_version, sealer_.version()));
  if (events.empty()) return {};
  const std::vector<Envelope> envelopes = sealer_.seal(events);

  auto transaction = Transaction::begin(library_->database());
  if (!transaction) return tl::unexpected(unavailable(transaction.error()));
  if (auto prepared = prepare_rows(); !prepared)
    return tl::unexpected(unavailable(prepared.error()));
  const auto found = rows_->length(match());
  if (!found) return tl::unexpected(unavailable(found.error()));
  if (*found != expected_version)
    return tl::unexpected(conflict(match(), expected_version, *found));

  if (auto written = write_rows(envelopes, events); !written) {
    fold_.reset();
    return tl::unexpected(unavailable(written.error()));
  }
  if (auto committed = transaction->commit(); !committed) {
    fold_.reset();
    if (committed.error().kind == StoreError::Kind::kBusy)
      return tl::unexpected(unavailable(committed.error()));
    return look_again(committed.error(), envelopes);
  }
  accept(envelopes);
  return {};
}

Result<void> MatchWriter::prepare_rows() {
  if (rows_ && rows_connection_ == library_->connection_number()) return {};
  auto rows = RowWriter::prepare(library_->database());
  if (!rows) return tl::unexpected(rows.error());
  rows_.emplace(std::move(*rows));
  rows_connection_ = library_->connection_number();
  return {};
}

Result<void> MatchWriter::write_rows(std::span<const Envelope> envelopes,
                                     std::span<const Event> events) {
  if (!fold_) {
    auto again = folded_before();
    if (!again) return tl::unexpected(again.error());
    fold_ = std::move(*again);
  }
  for (const auto& [id, content] : pending_)
    if (auto written = rows_->write(id, content); !written) return written;
  for (std::size_t i = 0; i < envelopes.size(); ++i) {
    if (auto written = rows_->write(match(), envelopes[i]); !written) return written;
    fold_->add(events[i], envelopes[i].time_ms);
  }
  const auto touch = rows_->touch_of(match());
  if (!touch) return tl::unexpected(touch.error());
  Summary summary = fold_->summary();
  summary.touched = *touch;
  return rows_->write(summary);
}

Result<SummaryFold> MatchWriter::folded_before() {
  SummaryFold fold{match()};
  const auto before = library_->reader().read_all(match(), 0, version());
  if (!before) return tl::unexpected(before.error());
  for (const Envelope& envelope : *before)
    if (auto added = fold.add(envelope); !added) return tl::unexpected(added.error());
  return fold;
}

tl::expected<void, JournalError> MatchWriter::look_again(const StoreError& error,
                                                         std::span<const Envelope> envelopes) {
  // A COMMIT that reports an error may have been made all the same; only the file knows.
  const auto uncertain = [&](const StoreError& why) {
    return tl::unexpected(JournalError{
        JournalError::Kind::kUncertain,
        error.text + "; and it cannot be looked up whether it was written: " + why.text});
  };
  rows_.reset();  // else the old connection lives as long as its statements
  if (auto reopened = library_->reopen(); !reopened) return uncertain(reopened.error());
  const auto found = library_->reader().length(match());
  if (!found) return uncertain(found.error());
  if (*found == version()) return tl::unexpected(unavailable(error));
  const auto digest = library_->reader().digest_at(match(), envelopes.back().position);
  if (!digest) return uncertain(digest.error());
  if (*digest != envelopes.back().digest)
    return tl::unexpected(conflict(match(), version(), *found));
  accept(envelopes);
  return {};
}

void MatchWriter::accept(std::span<const Envelope> envelopes) {
  sealer_.accept(envelopes);
  pending_.clear();
}

}  // namespace ludolog::store
