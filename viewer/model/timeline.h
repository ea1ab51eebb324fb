// A recorded match laid out in time: where its turns and rounds begin, what happened when, and the
// state at every version.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "core/stream.h"
#include "viewer/model/corrections.h"
#include "viewer/model/moments.h"
#include "viewer/model/story.h"

namespace ludolog::model {

/// How far one step goes. A beat is what people see as one thing: a throw, a move with what
/// follows.
enum class Grain : std::uint8_t { kEvent, kBeat, kTurn, kRound, kMatch };

/// From the version at which a turn begins to the one at which the next does.
struct TurnSpan {
  std::uint64_t begin = 0;
  std::uint64_t end = 0;
  Seat seat = 0;
  std::uint32_t turn = 0;
  std::uint32_t round = 0;
};

struct KeyMoment {
  std::uint64_t position = 0;
  Moment moment = Moment::kNone;
  std::optional<Seat> seat;
};

class Timeline {
 public:
  explicit Timeline(Stream stream, SeatNames given = {});

  [[nodiscard]] const Stream& stream() const { return stream_; }
  [[nodiscard]] std::uint64_t length() const { return stream_.version(); }
  [[nodiscard]] State state_at(std::uint64_t version) const { return stream_.state_at(version); }
  [[nodiscard]] const Board& board() const { return board_of(stream_.state()); }
  /// Given names, or colours.
  [[nodiscard]] const SeatNames& names() const { return names_; }
  /// Who plays; the same at every version but 0.
  [[nodiscard]] const Players& players() const { return stream_.state().players; }

  [[nodiscard]] std::span<const TurnSpan> turns() const { return turns_; }
  /// Null before play begins.
  [[nodiscard]] const TurnSpan* turn_at(std::uint64_t version) const;
  [[nodiscard]] std::span<const KeyMoment> key_moments() const { return key_moments_; }
  [[nodiscard]] std::uint32_t rounds() const { return turns_.empty() ? 0 : turns_.back().round; }

  /// The version that a step from `version` leads to; the first and the last at the ends.
  [[nodiscard]] std::uint64_t step(std::uint64_t version, Grain grain, int direction) const;

  /// What corrected keys have to say of an event (corrections.h).
  [[nodiscard]] const Corrections& corrections() const { return corrections_; }

  /// What happened at a position, in words, with what corrected keys have to say of it.
  [[nodiscard]] std::string sentence_at(std::uint64_t position) const;
  /// The same in few words, for under the name of whose turn it is.
  [[nodiscard]] std::string brief_at(std::uint64_t position) const;

 private:
  Stream stream_;
  SeatNames names_;
  Corrections corrections_;
  std::vector<TurnSpan> turns_;
  std::vector<KeyMoment> key_moments_;
};

}  // namespace ludolog::model
