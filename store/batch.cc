#include "store/batch.h"

#include <algorithm>
#include <chrono>

#include "core/check.h"
#include "events/hex.h"

namespace ludolog::store {

Clock system_clock() {
  return [] {
    const auto now = std::chrono::system_clock::now().time_since_epoch();
    return std::int64_t{std::chrono::duration_cast<std::chrono::milliseconds>(now).count()};
  };
}

Sealer::Sealer(const MatchCreated& created, const events::Genesis& genesis, Clock clock)
    : created_(created), clock_(std::move(clock)) {
  last_time_ms_ = std::clamp<std::int64_t>(clock_(), 0, events::kMaxTimeMs);
  timeless_ = last_time_ms_ == 0;
  events::Chain chain;
  events::seal(chain, created, &genesis, last_time_ms_, first_);
  match_ = events::match_id(first_.digest);
}

Sealer::Sealer(const MatchId& match, const events::Chain& chain, std::int64_t last_time_ms,
               bool timeless, Clock clock)
    : match_(match),
      chain_(chain),
      last_time_ms_(last_time_ms),
      timeless_(timeless),
      clock_(std::move(clock)) {}

std::vector<Envelope> Sealer::seal(std::span<const Event> events) {
  std::vector<Envelope> envelopes(events.size());
  events::Chain chain = chain_;
  std::size_t i = 0;
  if (chain.version() == 0 && !events.empty()) {
    const auto* first = std::get_if<MatchCreated>(&events.front());
    LUDOLOG_CHECK(first != nullptr && created_ == *first);
    envelopes[0] = first_;
    LUDOLOG_CHECK(chain.check(first_).has_value());
    i = 1;
  }
  // A clock that was set back does not turn the order of the log round.
  std::int64_t now = last_time_ms_;
  if (!timeless_ && i < events.size())
    now = std::clamp(clock_(), last_time_ms_, events::kMaxTimeMs);
  for (; i < events.size(); ++i) events::seal(chain, events[i], nullptr, now, envelopes[i]);
  return envelopes;
}

void Sealer::accept(std::span<const Envelope> envelopes) {
  for (const Envelope& envelope : envelopes) LUDOLOG_CHECK(chain_.check(envelope).has_value());
  if (!envelopes.empty()) last_time_ms_ = envelopes.back().time_ms;
}

JournalError conflict(const MatchId& match, std::uint64_t expected, std::uint64_t found) {
  return {JournalError::Kind::kConflict, "match " + events::to_hex(match) + ": expected version " +
                                             std::to_string(expected) + ", stream has " +
                                             std::to_string(found)};
}

}  // namespace ludolog::store
