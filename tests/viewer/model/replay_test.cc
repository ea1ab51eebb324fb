#include "viewer/model/replay.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "core/evolve.h"
#include "tests/core/playout.h"

namespace ludolog::model {
namespace {

Stream a_match(std::uint64_t seed, int decisions = 150) {
  test::Playout playout(seed);
  playout.play_on(decisions);
  return playout.stream();
}

/// Folded from the first event on, with no keyframe's help: a retraction by folding its beginning.
State folded(const Stream& stream, std::uint64_t version) {
  State state;
  for (std::uint64_t position = 0; position < version; ++position) {
    const Event& event = stream.events()[position];
    if (const auto* retracted = std::get_if<Retracted>(&event))
      state = folded(stream, std::min<std::uint64_t>(retracted->to, position));
    else
      evolve(state, event);
  }
  return state;
}

void expect_shows(const Replay& replay, std::uint64_t version) {
  const State state = folded(replay.timeline().stream(), version);
  RC_ASSERT(replay.scene().version == version);
  RC_ASSERT(replay.timeline().state_at(version) == state);
  for (const SeatView& seat : replay.scene().players)
    RC_ASSERT(seat.steps == state.steps[seat.seat]);
}

RC_GTEST_PROP(ReplayProperty, shows_the_fold_from_zero_after_any_walk, ()) {
  Replay replay(Timeline(a_match(*rc::gen::inRange<std::uint64_t>(0, 40))), {});
  const int commands = *rc::gen::inRange(1, 30);
  for (int i = 0; i < commands; ++i) {
    switch (*rc::gen::inRange(0, 4)) {
      case 0:
        replay.jump(*rc::gen::inRange<std::uint64_t>(0, replay.timeline().length() + 10));
        break;
      case 1:
        replay.update(*rc::gen::inRange(0, 30) / 10.);
        break;
      case 2:
        replay.drag_begins();
        replay.drag(*rc::gen::inRange<std::uint64_t>(0, replay.timeline().length() + 10));
        break;
      default:
        replay.perform(
            static_cast<Action>(*rc::gen::inRange(0, static_cast<int>(Action::kQuit) + 1)));
    }
    RC_ASSERT(replay.version() <= replay.timeline().length());
    expect_shows(replay, replay.version());
  }
}

TEST(Replay, walks_one_beat_forward_and_shows_everything_else_at_once) {
  Replay replay(Timeline(a_match(1)), {});
  int walks = 0;
  replay.perform(Action::kFirst);
  while (replay.version() != replay.timeline().length()) {
    replay.perform(Action::kBeatForward);
    walks += replay.animation().running() ? 1 : 0;
  }
  EXPECT_GT(walks, 0);
  replay.perform(Action::kBeatBack);
  EXPECT_FALSE(replay.animation().running());
  replay.perform(Action::kTurnBack);
  EXPECT_FALSE(replay.animation().running());
  replay.perform(Action::kTurnForward);
  EXPECT_FALSE(replay.animation().running());
}

TEST(Replay, goes_from_one_key_moment_to_the_next) {
  Replay replay(Timeline(a_match(1)), {});
  replay.perform(Action::kFirst);
  for (const KeyMoment& moment : replay.timeline().key_moments()) {
    replay.perform(Action::kKeyMomentForward);
    EXPECT_EQ(replay.version(), moment.position + 1);
  }
  for (auto moment = replay.timeline().key_moments().rbegin() + 1;
       moment != replay.timeline().key_moments().rend(); ++moment) {
    replay.perform(Action::kKeyMomentBack);
    EXPECT_EQ(replay.version(), moment->position + 1);
  }
}

TEST(Replay, moves_only_while_something_does) {
  Replay replay(Timeline(a_match(1)), {});
  EXPECT_FALSE(replay.moves());
  replay.perform(Action::kPlayPause);
  EXPECT_TRUE(replay.moves());
  replay.perform(Action::kPlayPause);
  replay.update(10);
  EXPECT_FALSE(replay.moves());
}

}  // namespace
}  // namespace ludolog::model
