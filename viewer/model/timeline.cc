#include "viewer/model/timeline.h"

#include <algorithm>

#include "core/evolve.h"
#include "viewer/model/brief.h"

namespace ludolog::model {

Timeline::Timeline(Stream stream, SeatNames given)
    : stream_(std::move(stream)),
      names_(short_names(board(), std::move(given))),
      corrections_(stream_, names_) {
  State state;
  for (std::uint64_t position = 0; position < length(); ++position) {
    const Event& event = stream_.events()[position];
    const bool retracted = std::holds_alternative<Retracted>(event);
    if (retracted)
      state = stream_.state_at(position + 1);
    else
      evolve(state, event);
    MomentOf found = moment_of(event);
    if (!corrections_.note(position).empty()) found.moment = Moment::kCorrected;
    if (is_key(found.moment)) key_moments_.push_back({position, found.moment, found.seat});
    const bool begins = turns_.empty() ? state.turn > 0 : state.turn != turns_.back().turn;
    if (!begins && !(retracted && state.turn > 0)) continue;
    if (!turns_.empty()) turns_.back().end = position + 1;
    turns_.push_back({position + 1, 0, state.seat, state.turn, state.round});
  }
  if (!turns_.empty()) turns_.back().end = length();
}

const TurnSpan* Timeline::turn_at(std::uint64_t version) const {
  const auto after = std::ranges::upper_bound(turns_, version, {}, &TurnSpan::begin);
  return after == turns_.begin() ? nullptr : &*std::prev(after);
}

std::uint64_t Timeline::step(std::uint64_t version, Grain grain, int direction) const {
  const std::uint64_t last = length();
  const std::uint64_t end = direction < 0 ? 0 : last;
  const auto stops = [&](std::uint64_t at) {
    if (grain == Grain::kEvent) return true;
    if (grain == Grain::kBeat) return stream_.is_boundary(at);
    const TurnSpan* turn = turn_at(at);
    if (turn == nullptr || turn->begin != at) return false;
    return grain == Grain::kTurn || turn == turns_.data() || turn[-1].round != turn->round;
  };
  if (grain == Grain::kMatch) return end;
  while (version != end) {
    version = direction < 0 ? version - 1 : version + 1;
    if (stops(version)) return version;
  }
  return end;
}

std::string Timeline::sentence_at(std::uint64_t position) const {
  const std::string text = sentence(stream_.events()[position], stream_.state_at(position), names_);
  const std::string note = corrections_.note(position);
  return note.empty() ? text : text + " (" + note + ")";
}

std::string Timeline::brief_at(std::uint64_t position) const {
  return brief(stream_.events()[position], stream_.state_at(position), names_);
}

}  // namespace ludolog::model
