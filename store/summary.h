// What a list shows of a match, folded from its events, so that lists never fold. Disposable: the
// events alone count.
#pragma once

#include <array>
#include <cstdint>
#include <string>

#include "core/stream.h"
#include "store/stream_reader.h"

namespace ludolog::store {

struct Summary {
  MatchId match{};
  std::uint64_t length = 0;  ///< Events.
  std::int64_t first_time_ms = 0;
  std::int64_t last_time_ms = 0;
  RuleSetId rule_set{};
  std::uint16_t rules_version = 0;
  Players players{};
  std::array<ContentId, kSeats> names{};      ///< Content ids; zero for a seat without a name.
  std::array<std::uint8_t, kSeats> places{};  ///< 0 = none (yet).
  std::uint32_t turn = 0;                     ///< 0 before play has begun.
  std::uint32_t round = 0;
  Awaited awaited = Awaited::kCreation;
  Seat awaited_seat = 0;  ///< Means something for a roll, a move or an answer alone.
  EndReason end = EndReason::kNone;
  std::uint64_t touched = 0;  ///< Order of last writing in this file; 0 when nobody kept it.
  std::string problem;  ///< Why the rest is not known: an event that this program cannot read.

  [[nodiscard]] bool finished() const { return awaited == Awaited::kNothing; }
  friend bool operator==(const Summary&, const Summary&) = default;
};

/// What the state of a match of that many events says of it; names and times are the caller's.
[[nodiscard]] Summary summary_of(const MatchId& match, const State& state, std::uint64_t length);

/// Folds a match into its summary, event by event.
class SummaryFold {
 public:
  explicit SummaryFold(const MatchId& match) { summary_.match = match; }

  void add(const Event& event, std::int64_t time_ms);
  /// kBadMatch when the envelope does not decode; nothing is folded then.
  [[nodiscard]] Result<void> add(const Envelope& envelope);

  [[nodiscard]] std::uint64_t version() const { return stream_.version(); }
  [[nodiscard]] Summary summary() const;

 private:
  Summary summary_;
  Stream stream_;
};

/// The summary of a match made from its events. One that cannot be read has length, times and
/// `problem`.
[[nodiscard]] Result<Summary> summarise(StreamReader& reader, const MatchId& match);

}  // namespace ludolog::store
