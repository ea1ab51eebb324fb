// The events as a list to read: rounds and turns as heads, the events below them.
#pragma once

#include <cstdint>
#include <vector>

#include "viewer/model/timeline.h"

namespace ludolog::model {

struct EventRow {
  enum class Kind : std::uint8_t { kRound, kTurn, kEvent };
  Kind kind{};
  std::uint64_t position = 0;  ///< Of kEvent.
  std::size_t turn = 0;        ///< Of kTurn and kRound: index into the timeline's turns.
};

class EventList {
 public:
  explicit EventList(const Timeline& timeline);

  [[nodiscard]] const std::vector<EventRow>& rows() const { return rows_; }
  /// The row of the event that led to `version`; 0 for version 0.
  [[nodiscard]] std::size_t row_of(std::uint64_t version) const;

 private:
  std::vector<EventRow> rows_;
  std::vector<std::size_t> row_of_event_;
};

}  // namespace ludolog::model
