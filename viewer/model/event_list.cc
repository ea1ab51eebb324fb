#include "viewer/model/event_list.h"

namespace ludolog::model {

EventList::EventList(const Timeline& timeline) {
  const auto turns = timeline.turns();
  std::size_t next = 0;
  for (std::uint64_t position = 0; position < timeline.length(); ++position) {
    for (; next < turns.size() && turns[next].begin <= position; ++next) {
      if (next == 0 || turns[next - 1].round != turns[next].round)
        rows_.push_back({EventRow::Kind::kRound, 0, next});
      rows_.push_back({EventRow::Kind::kTurn, 0, next});
    }
    row_of_event_.push_back(rows_.size());
    rows_.push_back({EventRow::Kind::kEvent, position, 0});
  }
}

std::size_t EventList::row_of(std::uint64_t version) const {
  return version == 0 || row_of_event_.empty() ? 0 : row_of_event_[version - 1];
}

}  // namespace ludolog::model
