#include "store/reader.h"

#include <algorithm>
#include <limits>

#include "events/hex.h"
#include "store/rows.h"

namespace ludolog::store {
namespace {

constexpr std::size_t kCandidatesNamed = 5;

/// Positions and lengths are not negative in a sound file; in another they must not wrap.
std::int64_t bounded(std::uint64_t value) {
  return static_cast<std::int64_t>(std::min<std::uint64_t>(value, events::kMaxInteger + 1));
}

struct Range {
  MatchId first{};
  MatchId last{};
};

/// The ids that begin with these digits; nothing when they are no digits.
std::optional<Range> ids_beginning_with(std::string_view digits) {
  Range range;
  range.last.fill(0xff);
  if (digits.empty() || digits.size() > 2 * range.first.size()) return std::nullopt;
  for (std::size_t i = 0; i < digits.size(); ++i) {
    const char c = digits[i];
    const bool decimal = c >= '0' && c <= '9';
    if (!decimal && (c < 'a' || c > 'f') && (c < 'A' || c > 'F')) return std::nullopt;
    const auto value = static_cast<std::uint8_t>(decimal ? c - '0' : (c | 0x20) - 'a' + 10);
    const int shift = i % 2 == 0 ? 4 : 0;
    std::uint8_t& low = range.first[i / 2];
    std::uint8_t& high = range.last[i / 2];
    low = static_cast<std::uint8_t>(low | value << shift);
    high = static_cast<std::uint8_t>((high & ~(0xf << shift)) | value << shift);
  }
  return range;
}

MatchId match_of(ByteSpan blob) {
  MatchId match{};
  std::copy_n(blob.begin(), std::min(blob.size(), match.size()), match.begin());
  return match;
}

}  // namespace

Result<std::uint64_t> Reader::length(const MatchId& match) {
  auto query =
      database_->prepare("SELECT coalesce(max(position) + 1, 0) FROM events WHERE match = ?");
  if (!query) return tl::unexpected(query.error());
  const auto row = query->bind(0, ByteSpan{match}).step();
  if (!row) return tl::unexpected(row.error());
  return static_cast<std::uint64_t>(query->number(0));
}

Result<void> Reader::read(const MatchId& match, std::uint64_t from, std::uint64_t to,
                          const Visit& visit) {
  auto query = database_->prepare(
      "SELECT position, type, schema, time, payload, digest FROM events "
      "WHERE match = ? AND position >= ? AND position <= ? ORDER BY position");
  if (!query) return tl::unexpected(query.error());
  query->bind(0, ByteSpan{match}).bind(1, bounded(from));
  // To the end is to whatever stands there, also where no position should be.
  query->bind(2, to > events::kMaxInteger ? std::numeric_limits<std::int64_t>::max()
                                          : static_cast<std::int64_t>(to) - 1);
  Envelope envelope;
  while (true) {
    const auto row = query->step();
    if (!row) return tl::unexpected(row.error());
    if (!*row) return {};
    const ByteSpan payload = query->blob(4);
    const ByteSpan digest = query->blob(5);
    const std::int64_t type = query->number(1);
    const std::int64_t schema = query->number(2);
    // The file's own constraints say the same, but those can be got round.
    if (query->number(0) > static_cast<std::int64_t>(events::kMaxInteger) ||
        payload.size() > events::kMaxPayloadBytes || digest.size() != envelope.digest.size() ||
        type < 0 || type > 0xffff || schema < 0 || schema > 0xffff)
      return failure(StoreError::Kind::kDamaged,
                     database_->name() + ": match " + events::to_hex(match) + ", position " +
                         std::to_string(query->number(0)) + ": a column is out of range");
    envelope.position = static_cast<std::uint64_t>(query->number(0));
    envelope.type = static_cast<std::uint16_t>(type);
    envelope.schema = static_cast<std::uint16_t>(schema);
    envelope.time_ms = query->number(3);
    envelope.payload.assign(payload);
    std::copy(digest.begin(), digest.end(), envelope.digest.begin());
    if (!visit(envelope)) return {};
  }
}

Result<std::optional<Content>> Reader::content(const ContentId& id) {
  auto query = database_->prepare("SELECT kind, bytes FROM contents WHERE hash = ?");
  if (!query) return tl::unexpected(query.error());
  const auto row = query->bind(0, ByteSpan{id}).step();
  if (!row) return tl::unexpected(row.error());
  if (!*row) return std::nullopt;
  const ByteSpan bytes = query->blob(1);
  Content content;
  // An unknown kind becomes one that no id was made with: whoever checks the id sees it.
  content.kind = static_cast<events::ContentKind>(static_cast<std::uint8_t>(query->number(0)));
  content.bytes.assign(bytes.begin(), bytes.end());
  return content;
}

Result<std::vector<MatchId>> Reader::matches_between(const MatchId& first, const MatchId& last,
                                                     std::size_t most) {
  // From one match to the next along the key: a search for each match, not a walk over all events.
  auto query = database_->prepare(
      "SELECT match FROM events WHERE match >= ? AND match <= ? ORDER BY match LIMIT 1");
  auto next = database_->prepare(
      "SELECT match FROM events WHERE match > ? AND match <= ? ORDER BY match LIMIT 1");
  if (!query) return tl::unexpected(query.error());
  if (!next) return tl::unexpected(next.error());
  std::vector<MatchId> found;
  Statement* statement = &*query;
  MatchId at = first;
  while (found.size() < most) {
    statement->bind(0, ByteSpan{at}).bind(1, ByteSpan{last});
    const auto row = statement->step();
    if (!row) return tl::unexpected(row.error());
    if (!*row) break;
    const MatchId match = match_of(statement->blob(0));
    statement->reset();
    found.push_back(match);
    at = match;
    statement = &*next;
  }
  return found;
}

Result<std::vector<MatchId>> Reader::matches() {
  MatchId last;
  last.fill(0xff);
  return matches_between(MatchId{}, last, static_cast<std::size_t>(-1));
}

Result<std::vector<Summary>> Reader::summaries() {
  auto query = database_->prepare(select_summaries("ORDER BY touched DESC"));
  if (!query) return tl::unexpected(query.error());
  std::vector<Summary> summaries;
  bool current = true;
  while (true) {
    const auto row = query->step();
    if (!row) return tl::unexpected(row.error());
    if (!*row) break;
    current = current && query->number(0) == kProjection;
    summaries.push_back(summary_of_row(*query));
  }
  // A match file has none, and an older program folded them in its own way: read the events.
  if (summaries.empty() || !current) {
    const auto all = matches();
    if (!all) return tl::unexpected(all.error());
    summaries.clear();
    for (const MatchId& match : *all) {
      auto one = summarise(*this, match);
      if (!one) return tl::unexpected(one.error());
      summaries.push_back(std::move(*one));
    }
    std::stable_sort(summaries.begin(), summaries.end(), [](const Summary& a, const Summary& b) {
      return a.last_time_ms > b.last_time_ms;
    });
  }
  std::stable_partition(summaries.begin(), summaries.end(),
                        [](const Summary& summary) { return !summary.finished(); });
  return summaries;
}

Result<Summary> Reader::summary(const MatchId& match) {
  auto query = database_->prepare(select_summaries("WHERE match = ?"));
  if (!query) return tl::unexpected(query.error());
  const auto row = query->bind(0, ByteSpan{match}).step();
  if (!row) return tl::unexpected(row.error());
  if (*row && query->number(0) == kProjection) return summary_of_row(*query);
  auto made = summarise(*this, match);
  if (made && made->length == 0)
    return failure(StoreError::Kind::kUnknownMatch, name() + ": no match " + events::to_hex(match));
  return made;
}

Result<MatchId> Reader::last_written() {
  auto query = database_->prepare("SELECT match FROM summaries ORDER BY touched DESC LIMIT 1");
  if (!query) return tl::unexpected(query.error());
  const auto row = query->step();
  if (!row) return tl::unexpected(row.error());
  if (*row) return match_of(query->blob(0));
  const auto all = summaries();
  if (!all) return tl::unexpected(all.error());
  const auto newest = std::max_element(
      all->begin(), all->end(),
      [](const Summary& a, const Summary& b) { return a.last_time_ms < b.last_time_ms; });
  if (newest != all->end()) return newest->match;
  return failure(StoreError::Kind::kUnknownMatch, name() + ": has no matches yet");
}

Result<MatchId> Reader::find(std::string_view wanted) {
  if (wanted == "@last") return last_written();
  const std::string shown{wanted.substr(0, 80)};
  const auto range = ids_beginning_with(wanted);
  if (!range)
    return failure(StoreError::Kind::kUnknownMatch,
                   "'" + shown + "': not a match, expected up to 32 hexadecimal digits or @last");
  const auto found = matches_between(range->first, range->last, kCandidatesNamed + 1);
  if (!found) return tl::unexpected(found.error());
  if (found->size() == 1) return found->front();
  if (found->empty())
    return failure(StoreError::Kind::kUnknownMatch, name() + ": no match begins with " + shown);
  std::string text = name() + ": " + shown + " is the beginning of several matches:";
  for (std::size_t i = 0; i < std::min(found->size(), kCandidatesNamed); ++i)
    text += " " + events::to_hex((*found)[i]);
  if (found->size() > kCandidatesNamed) text += " ...";
  return failure(StoreError::Kind::kAmbiguousMatch, text);
}

Result<std::int64_t> Reader::data_version() { return database_->number_of("PRAGMA data_version"); }

}  // namespace ludolog::store
