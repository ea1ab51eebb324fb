#include "viewer/model/replay.h"

#include <algorithm>

namespace ludolog::model {

Replay::Replay(Timeline timeline, MatchTitle title)
    : timeline_(std::make_unique<const Timeline>(std::move(timeline))),
      event_list_(*timeline_),
      title_(std::move(title)),
      playback_(*timeline_),
      scene_(make_scene(*timeline_, playback_.version())) {}

bool Replay::perform(Action action) {
  const std::uint64_t before = version();
  switch (action) {
    case Action::kPlayPause:
      playback_.toggle();
      break;
    case Action::kBeatBack:
      step(Grain::kBeat, -1);
      return true;
    case Action::kBeatForward:
      step(Grain::kBeat, 1);
      return true;
    case Action::kTurnBack:
      step(Grain::kTurn, -1);
      return true;
    case Action::kTurnForward:
      step(Grain::kTurn, 1);
      return true;
    case Action::kEventBack:
      step(Grain::kEvent, -1);
      return true;
    case Action::kEventForward:
      step(Grain::kEvent, 1);
      return true;
    case Action::kRoundBack:
      step(Grain::kRound, -1);
      return true;
    case Action::kRoundForward:
      step(Grain::kRound, 1);
      return true;
    case Action::kFirst:
      step(Grain::kMatch, -1);
      return true;
    case Action::kLast:
      step(Grain::kMatch, 1);
      return true;
    case Action::kKeyMomentBack:
      to_key_moment(-1);
      return true;
    case Action::kKeyMomentForward:
      to_key_moment(1);
      return true;
    case Action::kReturn:
      playback_.back();
      break;
    case Action::kSlower:
      playback_.slower();
      break;
    case Action::kFaster:
      playback_.faster();
      break;
    case Action::kNormalSpeed:
      playback_.normal_speed();
      break;
    case Action::kNextToken:
      pick_next();
      return true;
    case Action::kRotate:
      quarters_ = (quarters_ + 1) % 4;
      break;
    default:
      return false;
  }
  settle(before, false);
  return true;
}

void Replay::go_on(Replay longer) {
  const bool was_at_end = playback_.at_end();
  const std::uint64_t before = version();
  longer.playback_.take_over(playback_);
  longer.quarters_ = quarters_;
  longer.picked_ = picked_;
  *this = std::move(longer);
  scene_ = make_scene(*timeline_, version());
  if (!was_at_end) return;
  const bool one_beat = timeline_->step(before, Grain::kBeat, 1) == timeline_->length();
  playback_.jump(timeline_->length());
  settle(before, one_beat);
}

void Replay::jump(std::uint64_t version) {
  const std::uint64_t before = this->version();
  playback_.jump(version);
  settle(before, false);
}

void Replay::drag_begins() { playback_.jump(version()); }

void Replay::drag(std::uint64_t version) {
  const std::uint64_t before = this->version();
  playback_.drag(version);
  settle(before, false);
}

void Replay::update(double dt) {
  animation_.update(dt);
  // A move is walked to its end before the next beat comes.
  if (animation_.running() && !playback_.at_full_speed()) return;
  const std::uint64_t before = version();
  if (playback_.update(dt)) settle(before, true);
}

void Replay::step(Grain grain, int direction) {
  const std::uint64_t before = version();
  playback_.step(grain, direction);
  settle(before, grain <= Grain::kBeat && direction > 0);
}

void Replay::to_key_moment(int direction) {
  const auto moments = timeline_->key_moments();
  // A moment is shown by the version behind its event.
  const auto shown_at = [](const KeyMoment& moment) { return moment.position + 1; };
  if (direction > 0) {
    const auto next = std::ranges::upper_bound(moments, version(), {}, shown_at);
    jump(next == moments.end() ? timeline_->length() : shown_at(*next));
  } else {
    const auto here = std::ranges::lower_bound(moments, version(), {}, shown_at);
    jump(here == moments.begin() ? 0 : shown_at(*std::prev(here)));
  }
}

/// Of those of the seat on turn that reach anything; none behind the last.
void Replay::pick_next() {
  std::vector<TokenOf> own;
  for (const ReachView& reach : scene_.reaches)
    if (reach.who.seat == scene_.thrower) own.push_back(reach.who);
  const auto now = picked_ ? std::ranges::find(own, *picked_) : own.end();
  const auto next = now == own.end() ? own.begin() : std::next(now);
  picked_ = next == own.end() ? std::nullopt : std::optional(*next);
}

void Replay::settle(std::uint64_t before, bool one_beat) {
  if (version() == before) return;
  const bool walks = one_beat && !playback_.at_full_speed();
  animation_ = walks ? Animation(*timeline_, before, version(), playback_.pace()) : Animation();
  scene_ = make_scene(*timeline_, version());
}

}  // namespace ludolog::model
