#include "viewer/app/library.h"

#include "core/rules/rule_set.h"
#include "events/hex.h"
#include "store/batch.h"
#include "store/paths.h"
#include "tools/cases/listing.h"
#include "tools/cases/session.h"

namespace ludolog::app {
namespace {

using cases::Outcome;
using store::StoreError;

model::LibraryRow row_of(store::Reader& reader, const store::Summary& summary) {
  const model::SeatNames names = cases::names_in_list(reader, summary);
  model::LibraryRow row;
  row.id = events::to_hex(summary.match);
  row.when = cases::last_time_in_words(summary);
  row.rules = summary.problem.empty() ? rule_set(summary.rule_set).title : "";
  for (Seat seat = 0; seat < kSeats; ++seat)
    if (summary.players[seat] != Player::kNobody)
      row.players += (row.players.empty() ? "" : ", ") + names[seat];
  if (row.players.empty()) row.players = row.id.substr(0, 12);
  row.result = cases::status_in_words(summary, names);
  row.events = summary.length;
  row.finished = summary.finished();
  return row;
}

}  // namespace

Outcome<std::vector<model::LibraryRow>> library_rows(const cases::LibraryPlace& place) {
  std::vector<model::LibraryRow> rows;
  auto library = place.open(store::Access::kRead);
  if (!library) {
    const auto kind = library.error().kind;
    if (kind == StoreError::Kind::kMissing || kind == StoreError::Kind::kEmpty) return rows;
    return tl::unexpected(library.error());
  }
  store::Reader reader = library->reader();
  const auto summaries = reader.summaries();
  if (!summaries) return tl::unexpected(cases::problem_of(summaries.error()));
  for (const store::Summary& summary : *summaries) rows.push_back(row_of(reader, summary));
  return rows;
}

Outcome<std::string> play_demo(const cases::LibraryPlace& place) {
  auto library = place.open(store::Access::kWrite);
  if (!library) return tl::unexpected(library.error());
  const auto secrets = store::state_folder();
  if (!secrets) return tl::unexpected(cases::problem_of(secrets.error()));
  cases::NewMatch match;
  match.rule_set = RuleSetId::kClassic;
  match.options = default_options(rule_set(match.rule_set));
  match.players = {Player::kGreedyBot, Player::kRandomBot, Player::kGreedyBot, Player::kRandomBot};
  auto session = cases::Session::create(*library, *secrets, match, store::system_clock());
  if (!session) return tl::unexpected(session.error());
  while (const auto command = (*session)->automatic_command())
    if (auto done = (*session)->submit(*command); !done)
      return tl::unexpected(cases::problem_of(done.error()));
  return events::to_hex((*session)->id());
}

}  // namespace ludolog::app
