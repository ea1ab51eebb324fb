#include "viewer/model/playback.h"

#include <algorithm>
#include <utility>

namespace ludolog::model {

void Playback::play() {
  if (timeline_->length() == 0) return;
  if (at_end()) {
    before_jump_ = version_;
    version_ = 0;
  }
  playing_ = true;
  waited_ = kBeatSeconds;
}

void Playback::take_over(const Playback& before) {
  const Timeline* timeline = timeline_;
  *this = before;
  timeline_ = timeline;
}

void Playback::step(Grain grain, int direction) {
  if (grain == Grain::kMatch) return jump(timeline_->step(version_, grain, direction));
  pause();
  version_ = timeline_->step(version_, grain, direction);
}

void Playback::jump(std::uint64_t version) {
  before_jump_ = version_;
  drag(version);
}

void Playback::drag(std::uint64_t version) {
  pause();
  version_ = std::min(version, timeline_->length());
}

void Playback::back() {
  pause();
  std::swap(version_, before_jump_);
}

bool Playback::update(double dt) {
  if (!playing_) return false;
  waited_ += dt * pace();
  if (!at_full_speed() && waited_ < kBeatSeconds) return false;
  // What a long pause left over is not made up for.
  waited_ = std::min(waited_ - kBeatSeconds, kBeatSeconds);
  version_ = timeline_->step(version_, Grain::kBeat, 1);
  if (at_end()) playing_ = false;
  return true;
}

}  // namespace ludolog::model
