// What happened, a line a turn: short enough to be read between two throws.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/event.h"
#include "core/state.h"
#include "viewer/model/story.h"

namespace ludolog::cli {

class Recap {
 public:
  struct Line {
    std::optional<Seat> seat;  ///< Whose turn it is about; nothing for all of them.
    std::string text;          ///< "rolls 6: token 2 enters; rolls 3: token 2 to square 16"
  };

  explicit Recap(model::SeatNames names) : names_(std::move(names)) {}

  /// Takes in the next event. `state` is any of the match.
  void add(const Event& event, const State& state);

  [[nodiscard]] const std::vector<Line>& lines() const { return lines_; }
  [[nodiscard]] const model::SeatNames& names() const { return names_; }

 private:
  friend struct RecapWriter;
  model::SeatNames names_;
  std::vector<Line> lines_;
  bool open_ = false;    ///< The last line goes on.
  bool moving_ = false;  ///< The number thrown last has moved a token.
  int throws_ = 0;       ///< Of the turn, so far.
  bool unused_ = false;  ///< The number just thrown found no use.
};

}  // namespace ludolog::cli
