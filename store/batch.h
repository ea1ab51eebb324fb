// From events to what a journal keeps: the part that every journal of this folder does alike.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "core/ports.h"
#include "events/genesis.h"
#include "events/seal.h"
#include "store/stream_reader.h"

namespace ludolog::store {

/// Milliseconds since 1970 (UTC).
using Clock = std::function<std::int64_t()>;

/// For matches whose digests must repeat: time 0 throughout.
[[nodiscard]] inline Clock no_clock() {
  return [] { return std::int64_t{0}; };
}
[[nodiscard]] Clock system_clock();

/// Turns the events of one match into envelopes. Its id is known before anything is written.
class Sealer {
 public:
  /// A new match. The clock is read at once: event 0, whose digest is the id, is made here.
  Sealer(const MatchCreated& created, const events::Genesis& genesis, Clock clock);
  /// Goes on with a match that has `chain.version()` events. It stays without times when
  /// `timeless`.
  Sealer(const MatchId& match, const events::Chain& chain, std::int64_t last_time_ms, bool timeless,
         Clock clock);

  [[nodiscard]] const MatchId& match() const { return match_; }
  [[nodiscard]] std::uint64_t version() const { return chain_.version(); }

  /// The next envelopes, in one moment that is not before the last one. The first event of a new
  /// match is the one that it was created with, or the program is wrong and aborts. Nothing is
  /// taken in until accept().
  [[nodiscard]] std::vector<Envelope> seal(std::span<const Event> events);
  void accept(std::span<const Envelope> envelopes);

 private:
  MatchId match_{};
  events::Chain chain_;
  std::optional<MatchCreated> created_;
  Envelope first_;
  std::int64_t last_time_ms_ = 0;
  bool timeless_ = false;
  Clock clock_;
};

/// "expected version 7, stream has 9"
[[nodiscard]] JournalError conflict(const MatchId& match, std::uint64_t expected,
                                    std::uint64_t found);

}  // namespace ludolog::store
