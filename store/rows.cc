#include "store/rows.h"

#include <algorithm>
#include <array>

#include "store/reader.h"

namespace ludolog::store {
namespace {

/// What stands for the rules of a match that this program cannot read.
constexpr std::string_view kUnreadable = "?";

template <std::size_t N>
void copy_into(ByteSpan blob, std::array<std::uint8_t, N>& bytes) {
  if (blob.size() == N) std::copy(blob.begin(), blob.end(), bytes.begin());
}

template <class E>
void read_name(std::string_view text, E& value, Summary& summary) {
  if (const auto found = named<E>(text)) {
    value = *found;
  } else if (summary.problem.empty()) {
    summary.problem = "this program cannot read the match";
  }
}

}  // namespace

std::string select_summaries(std::string_view where) {
  return "SELECT projection, match, touched, length, first_time, last_time, rules, rules_version, "
         "players, names, "
         "places, turn, round, awaited, awaited_seat, ended FROM summaries " +
         std::string{where};
}

Summary summary_of_row(const Statement& row) {
  Summary summary;
  copy_into(row.blob(1), summary.match);
  summary.touched = static_cast<std::uint64_t>(row.number(2));
  summary.length = static_cast<std::uint64_t>(row.number(3));
  summary.first_time_ms = row.number(4);
  summary.last_time_ms = row.number(5);
  read_name(row.text(6), summary.rule_set, summary);
  summary.rules_version = static_cast<std::uint16_t>(row.number(7));
  std::array<std::uint8_t, kSeats> players{};
  copy_into(row.blob(8), players);
  for (Seat seat = 0; seat < kSeats; ++seat)
    if (players[seat] < Names<Player>::value.size())
      summary.players[seat] = static_cast<Player>(players[seat]);
  std::array<std::uint8_t, kSeats * sizeof(ContentId)> names{};
  copy_into(row.blob(9), names);
  for (std::size_t seat = 0; seat < kSeats; ++seat)
    std::copy_n(names.begin() + static_cast<std::ptrdiff_t>(seat * sizeof(ContentId)),
                sizeof(ContentId), summary.names[seat].begin());
  copy_into(row.blob(10), summary.places);
  summary.turn = static_cast<std::uint32_t>(row.number(11));
  summary.round = static_cast<std::uint32_t>(row.number(12));
  read_name(row.text(13), summary.awaited, summary);
  summary.awaited_seat = static_cast<Seat>(row.number(14) & 3);
  read_name(row.text(15), summary.end, summary);
  return summary;
}

Result<RowWriter> RowWriter::prepare(Database& database) {
  auto length =
      database.prepare("SELECT coalesce(max(position) + 1, 0) FROM events WHERE match = ?");
  auto event = database.prepare(
      "INSERT INTO events(match, position, type, schema, time, payload, digest) VALUES(?, ?, ?, ?, "
      "?, ?, ?)");
  auto has_content = database.prepare("SELECT 1 FROM contents WHERE hash = ?");
  auto content = database.prepare("INSERT INTO contents(hash, kind, bytes) VALUES(?, ?, ?)");
  auto summary = database.prepare(
      "INSERT OR REPLACE INTO summaries(projection, match, touched, length, first_time, last_time, "
      "rules, "
      "rules_version, players, names, places, turn, round, awaited, awaited_seat, ended) "
      "VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
  auto touch = database.prepare(
      "SELECT newest + (newest IS NOT (SELECT touched FROM summaries WHERE match = ?)) "
      "FROM (SELECT coalesce(max(touched), 0) AS newest FROM summaries)");
  for (const auto* statement : {&length, &event, &has_content, &content, &summary, &touch})
    if (!*statement) return tl::unexpected(statement->error());
  return RowWriter{std::move(*length),  std::move(*event),   std::move(*has_content),
                   std::move(*content), std::move(*summary), std::move(*touch)};
}

Result<std::uint64_t> RowWriter::length(const MatchId& match) {
  const auto row = length_.bind(0, ByteSpan{match}).step();
  const auto length = static_cast<std::uint64_t>(row && *row ? length_.number(0) : 0);
  length_.reset();
  if (!row) return tl::unexpected(row.error());
  return length;
}

Result<void> RowWriter::write(const MatchId& match, const Envelope& envelope) {
  return event_.bind(0, ByteSpan{match})
      .bind(1, static_cast<std::int64_t>(envelope.position))
      .bind(2, std::int64_t{envelope.type})
      .bind(3, std::int64_t{envelope.schema})
      .bind(4, envelope.time_ms)
      .bind(5, envelope.payload.bytes())
      .bind(6, ByteSpan{envelope.digest})
      .run();
}

Result<void> RowWriter::write(const ContentId& id, const Content& content) {
  const auto there = has_content_.bind(0, ByteSpan{id}).step();
  has_content_.reset();
  if (!there) return tl::unexpected(there.error());
  if (*there) return {};
  return content_.bind(0, ByteSpan{id})
      .bind(1, static_cast<std::int64_t>(content.kind))
      .bind(2, ByteSpan{content.bytes})
      .run();
}

Result<void> RowWriter::write(const Summary& summary) {
  std::array<std::uint8_t, kSeats> players{};
  std::array<std::uint8_t, kSeats * sizeof(ContentId)> names{};
  for (std::size_t seat = 0; seat < kSeats; ++seat) {
    players[seat] = static_cast<std::uint8_t>(summary.players[seat]);
    std::copy(summary.names[seat].begin(), summary.names[seat].end(),
              names.begin() + static_cast<std::ptrdiff_t>(seat * sizeof(ContentId)));
  }
  return summary_.bind(0, kProjection)
      .bind(1, ByteSpan{summary.match})
      .bind(2, static_cast<std::int64_t>(summary.touched))
      .bind(3, static_cast<std::int64_t>(summary.length))
      .bind(4, summary.first_time_ms)
      .bind(5, summary.last_time_ms)
      .bind(6, summary.problem.empty() ? name_of(summary.rule_set) : kUnreadable)
      .bind(7, std::int64_t{summary.rules_version})
      .bind(8, ByteSpan{players})
      .bind(9, ByteSpan{names})
      .bind(10, ByteSpan{summary.places})
      .bind(11, std::int64_t{summary.turn})
      .bind(12, std::int64_t{summary.round})
      .bind(13, name_of(summary.awaited))
      .bind(14, std::int64_t{summary.awaited_seat})
      .bind(15, name_of(summary.end))
      .run();
}

Result<std::uint64_t> RowWriter::touch_of(const MatchId& match) {
  const auto row = touch_.bind(0, ByteSpan{match}).step();
  const auto touch = static_cast<std::uint64_t>(row && *row ? touch_.number(0) : 1);
  touch_.reset();
  if (!row) return tl::unexpected(row.error());
  return touch;
}

Result<void> rebuild_summaries(Database& database) {
  auto transaction = Transaction::begin(database);
  if (!transaction) return tl::unexpected(transaction.error());
  Reader reader{database};
  auto known = database.prepare("SELECT touched FROM summaries WHERE match = ?");
  if (!known) return tl::unexpected(known.error());
  const auto matches = reader.matches();
  if (!matches) return tl::unexpected(matches.error());
  std::vector<Summary> summaries;
  for (const MatchId& match : *matches) {
    auto summary = summarise(reader, match);
    if (!summary) return tl::unexpected(summary.error());
    const auto row = known->bind(0, ByteSpan{match}).step();
    if (!row) return tl::unexpected(row.error());
    if (*row) summary->touched = static_cast<std::uint64_t>(known->number(0));
    known->reset();
    summaries.push_back(std::move(*summary));
  }
  // Those without a place in the order go before all others, by their times.
  std::stable_sort(summaries.begin(), summaries.end(), [](const Summary& a, const Summary& b) {
    return a.touched != b.touched ? a.touched < b.touched : a.last_time_ms < b.last_time_ms;
  });
  if (auto emptied = database.execute("DELETE FROM summaries"); !emptied) return emptied;
  auto rows = RowWriter::prepare(database);
  if (!rows) return tl::unexpected(rows.error());
  for (std::size_t i = 0; i < summaries.size(); ++i) {
    summaries[i].touched = i + 1;
    if (auto written = rows->write(summaries[i]); !written) return written;
  }
  return transaction->commit();
}

}  // namespace ludolog::store
