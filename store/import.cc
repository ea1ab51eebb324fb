#include "store/import.h"

#include <algorithm>

#include "events/codec.h"
#include "events/hex.h"
#include "store/rows.h"

namespace ludolog::store {
namespace {

/// The first position at which the two differ, both having at least `length` events. Digests chain:
/// where they agree, everything before agrees.
Result<std::uint64_t> first_difference(StreamReader& ours, StreamReader& theirs,
                                       const MatchId& match, std::uint64_t length) {
  std::uint64_t same = 0;
  std::uint64_t end = length;
  while (same < end) {
    const std::uint64_t middle = same + (end - same) / 2;
    const auto our_digest = ours.digest_at(match, middle);
    if (!our_digest) return tl::unexpected(our_digest.error());
    const auto their_digest = theirs.digest_at(match, middle);
    if (!their_digest) return tl::unexpected(their_digest.error());
    if (*our_digest == *their_digest) {
      same = middle + 1;
    } else {
      end = middle;
    }
  }
  return same;
}

/// Events from `from` on, and contents of all; counts those that the library was without.
Result<std::uint64_t> copy_from(StreamReader& source, const MatchId& match, std::uint64_t from,
                                Reader& library, RowWriter& rows) {
  std::optional<StoreError> failed;
  std::uint64_t filled = 0;
  auto done = source.read(match, 0, StreamReader::kToTheEnd, [&](const Envelope& envelope) {
    const auto decoded = events::decode(envelope.type, envelope.schema, envelope.payload.bytes());
    const auto reference = decoded ? events::content_of(decoded->event) : std::nullopt;
    if (reference) {
      auto content = source.content(reference->id);
      const auto here = library.content(reference->id);
      if (!content || !here) {
        failed = content ? here.error() : content.error();
      } else if (*content && !*here) {
        ++filled;
        if (auto written = rows.write(reference->id, **content); !written) failed = written.error();
      }
    }
    if (!failed && envelope.position >= from)
      if (auto written = rows.write(match, envelope); !written) failed = written.error();
    return !failed.has_value();
  });
  if (failed) return tl::unexpected(*failed);
  if (!done) return tl::unexpected(done.error());
  return filled;
}

Result<std::uint64_t> take_over(Library& library, StreamReader& source, const MatchId& match,
                                std::uint64_t from) {
  auto rows = RowWriter::prepare(library.database());
  if (!rows) return tl::unexpected(rows.error());
  Reader reader = library.reader();
  const auto filled = copy_from(source, match, from, reader, *rows);
  if (!filled) return filled;
  auto summary = summarise(reader, match);
  if (!summary) return tl::unexpected(summary.error());
  const auto touch = rows->touch_of(match);
  if (!touch) return tl::unexpected(touch.error());
  summary->touched = *touch;
  if (auto written = rows->write(*summary); !written) return tl::unexpected(written.error());
  return filled;
}

}  // namespace

Result<ImportReport> import_match(Library& library, StreamReader& source, const MatchId& match,
                                  const Verify& verify) {
  auto checked = check_chain(source, match);
  if (!checked) return tl::unexpected(checked.error());
  const std::string name = "match " + events::to_hex(match);
  if (checked->problem)
    return failure(StoreError::Kind::kBadMatch, name + ", position " +
                                                    std::to_string(checked->problem->position) +
                                                    ": " + checked->problem->text);
  if (verify) {
    if (auto verified = verify(source, match); !verified) return tl::unexpected(verified.error());
  }

  auto transaction = Transaction::begin(library.database());
  if (!transaction) return tl::unexpected(transaction.error());
  Reader reader = library.reader();
  const auto before = reader.length(match);
  if (!before) return tl::unexpected(before.error());
  ImportReport report{.match = match,
                      .version_before = *before,
                      .version_offered = checked->version,
                      .missing = std::move(checked->missing)};
  const std::uint64_t common = std::min(report.version_before, report.version_offered);
  const auto parted = first_difference(reader, source, match, common);
  if (!parted) return tl::unexpected(parted.error());
  if (*parted != common)
    return failure(StoreError::Kind::kParted,
                   name + ": the copy offered goes on differently from position " +
                       std::to_string(*parted) + "; the library's is kept");
  using Outcome = ImportReport::Outcome;
  report.outcome = report.version_before == report.version_offered  ? Outcome::kAlreadyThere
                   : report.version_before > report.version_offered ? Outcome::kKept
                   : report.version_before == 0                     ? Outcome::kAdded
                                                                    : Outcome::kExtended;
  const auto filled = take_over(library, source, match, report.version_before);
  if (!filled) return tl::unexpected(filled.error());
  report.filled = *filled;
  const bool grows = report.outcome == Outcome::kAdded || report.outcome == Outcome::kExtended;
  if (!grows && report.filled == 0) return report;
  if (auto committed = transaction->commit(); !committed) return tl::unexpected(committed.error());
  return report;
}

}  // namespace ludolog::store
