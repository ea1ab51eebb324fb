// One step forward as a movement: tokens walk square by square, captured ones go back to their
// yards. It only says where to draw tokens meanwhile; what is the case, it neither knows nor
// changes.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "viewer/model/geometry.h"
#include "viewer/model/timeline.h"

namespace ludolog::model {

class Animation {
 public:
  static constexpr double kWalkSeconds = .110;     ///< A square.
  static constexpr double kLongestWalk = .700;     ///< All squares of a move.
  static constexpr double kCaptureSeconds = .280;  ///< Back to the yard.

  Animation() = default;
  /// Of the events from version `from` to version `to`; `pace` divides its length.
  Animation(const Timeline& timeline, std::uint64_t from, std::uint64_t to, double pace);

  /// Lets time pass, in seconds.
  void update(double dt) { time_ += dt; }
  void stop() { motions_.clear(); }
  [[nodiscard]] bool running() const { return !motions_.empty() && time_ < end_; }

  /// Where a token is drawn now, in cells; nothing where the state says it.
  [[nodiscard]] std::optional<Point> position_of(Seat seat, Token token) const;

 private:
  struct Motion {
    Seat seat = 0;
    Token token = 0;
    std::vector<Point> points;
    double begin = 0;
    double length = 0;
  };
  void add(Seat seat, Token token, std::vector<Point> points, double length);

  std::vector<Motion> motions_;
  double pace_ = 1;
  double time_ = 0;
  double end_ = 0;
};

}  // namespace ludolog::model
