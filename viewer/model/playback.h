// Where in a match somebody is, and how it goes on by itself. A plain object with commands and
// update(dt): it knows neither clock nor window.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "viewer/model/timeline.h"

namespace ludolog::model {

class Playback {
 public:
  /// Factors of the pace; the last one waits for nothing.
  static constexpr std::array<double, 8> kSpeeds{0.25, 0.5, 1, 2, 4, 8, 16, 0};
  static constexpr std::size_t kNormalSpeed = 2;
  static constexpr double kBeatSeconds = 0.9;  ///< Between two beats at speed 1.

  /// `timeline` must outlive it. Stands at the end.
  explicit Playback(const Timeline& timeline)
      : timeline_(&timeline), version_(timeline.length()), before_jump_(timeline.length()) {}

  [[nodiscard]] std::uint64_t version() const { return version_; }
  [[nodiscard]] bool playing() const { return playing_; }
  [[nodiscard]] bool at_end() const { return version_ == timeline_->length(); }
  [[nodiscard]] std::size_t speed() const { return speed_; }
  /// Waits for nothing between two beats.
  [[nodiscard]] bool at_full_speed() const { return speed_ + 1 == kSpeeds.size(); }
  /// 1 at normal speed; at full speed the greatest of the others.
  [[nodiscard]] double pace() const {
    return at_full_speed() ? kSpeeds[kSpeeds.size() - 2] : kSpeeds[speed_];
  }

  /// Stands where `before` stood, in a timeline that begins as its did.
  void take_over(const Playback& before);

  /// From the end it starts over.
  void play();
  void pause() { playing_ = false; }
  void toggle() { playing_ ? pause() : play(); }
  /// All of these pause. A version past the end is the end.
  void step(Grain grain, int direction);
  void jump(std::uint64_t version);
  /// As jump(), but part of one long movement: going back leads to where that began.
  void drag(std::uint64_t version);
  /// To where it stood before the last jump; again to go there and back.
  void back();

  void faster() { speed_ = std::min(speed_ + 1, kSpeeds.size() - 1); }
  void slower() { speed_ = speed_ == 0 ? 0 : speed_ - 1; }
  void normal_speed() { speed_ = kNormalSpeed; }

  /// Lets time pass, in seconds. True when it took one beat forward: at most one a call, so that
  /// each is drawn.
  bool update(double dt);

 private:
  const Timeline* timeline_;
  std::uint64_t version_;
  std::uint64_t before_jump_;
  bool playing_ = false;
  std::size_t speed_ = kNormalSpeed;
  double waited_ = 0;  ///< Seconds of the pace since the last beat.
};

}  // namespace ludolog::model
