#include "store/summary.h"

#include "events/codec.h"
#include "events/hex.h"

namespace ludolog::store {

void SummaryFold::add(const Event& event, std::int64_t time_ms) {
  if (stream_.version() == 0) summary_.first_time_ms = time_ms;
  summary_.last_time_ms = time_ms;
  if (const auto* named = std::get_if<PlayerNamed>(&event))
    summary_.names[named->seat] = named->name;
  // Where decisions end matters to retractions that are asked for, not to those that have been
  // made.
  stream_.append(event, false);
}

Result<void> SummaryFold::add(const Envelope& envelope) {
  const auto decoded = events::decode(envelope.type, envelope.schema, envelope.payload.bytes());
  if (!decoded)
    return failure(StoreError::Kind::kBadMatch, "match " + events::to_hex(summary_.match) +
                                                    ", position " +
                                                    std::to_string(envelope.position) + ": " +
                                                    events::describe(decoded.error()));
  add(decoded->event, envelope.time_ms);
  return {};
}

Summary summary_of(const MatchId& match, const State& state, std::uint64_t length) {
  Summary summary;
  summary.match = match;
  summary.length = length;
  summary.rule_set = state.rule_set;
  summary.rules_version = state.rules_version;
  summary.players = state.players;
  summary.places = state.places;
  summary.turn = state.turn;
  summary.round = state.round;
  summary.awaited = state.awaited;
  summary.awaited_seat = awaited_seat(state);
  summary.end = state.end;
  return summary;
}

Summary SummaryFold::summary() const {
  Summary summary = summary_of(summary_.match, stream_.state(), stream_.version());
  summary.first_time_ms = summary_.first_time_ms;
  summary.last_time_ms = summary_.last_time_ms;
  summary.names = summary_.names;
  return summary;
}

Result<Summary> summarise(StreamReader& reader, const MatchId& match) {
  SummaryFold fold{match};
  Summary counted;
  counted.match = match;
  auto done = reader.read(match, 0, StreamReader::kToTheEnd, [&](const Envelope& envelope) {
    if (counted.length++ == 0) counted.first_time_ms = envelope.time_ms;
    counted.last_time_ms = envelope.time_ms;
    if (!counted.problem.empty()) return true;
    if (auto added = fold.add(envelope); !added) counted.problem = added.error().text;
    return true;
  });
  if (!done) return tl::unexpected(done.error());
  return counted.problem.empty() ? fold.summary() : counted;
}

}  // namespace ludolog::store
