#include "viewer/model/playback.h"

#include <gtest/gtest.h>

#include "tests/core/playout.h"

namespace ludolog::model {
namespace {

class PlaybackTest : public testing::Test {
 protected:
  static Stream stream() {
    test::Playout playout(3);
    playout.play_on(120);
    return playout.stream();
  }
  Timeline timeline_{stream()};
  Playback playback_{timeline_};
};

TEST_F(PlaybackTest, stands_at_the_end_and_plays_from_the_beginning) {
  EXPECT_TRUE(playback_.at_end());
  playback_.play();
  EXPECT_TRUE(playback_.playing());
  EXPECT_EQ(playback_.version(), 0U);
}

TEST_F(PlaybackTest, goes_on_by_beats_at_its_pace) {
  playback_.play();
  EXPECT_TRUE(playback_.update(0)) << "the first beat comes at once";
  const auto first = playback_.version();
  EXPECT_FALSE(playback_.update(Playback::kBeatSeconds * .9));
  EXPECT_TRUE(playback_.update(Playback::kBeatSeconds * .2));
  EXPECT_EQ(playback_.version(), timeline_.step(first, Grain::kBeat, 1));
  playback_.faster();
  playback_.faster();
  EXPECT_TRUE(playback_.update(Playback::kBeatSeconds / 4));
}

TEST_F(PlaybackTest, takes_one_beat_a_picture_however_long_that_took) {
  playback_.play();
  playback_.update(0);
  const auto before = playback_.version();
  EXPECT_TRUE(playback_.update(3600));
  EXPECT_EQ(playback_.version(), timeline_.step(before, Grain::kBeat, 1));
}

TEST_F(PlaybackTest, stops_at_the_end) {
  playback_.play();
  for (int i = 0; i < 7; ++i) playback_.faster();
  EXPECT_TRUE(playback_.at_full_speed());
  while (playback_.update(0)) {
  }
  EXPECT_TRUE(playback_.at_end());
  EXPECT_FALSE(playback_.playing());
}

TEST_F(PlaybackTest, pauses_at_any_step_and_drag) {
  playback_.play();
  playback_.step(Grain::kTurn, 1);
  EXPECT_FALSE(playback_.playing());
  playback_.play();
  playback_.drag(5);
  EXPECT_FALSE(playback_.playing());
  EXPECT_EQ(playback_.version(), 5U);
  playback_.drag(1'000'000);
  EXPECT_TRUE(playback_.at_end());
}

TEST_F(PlaybackTest, returns_to_where_it_was_before_the_jump_and_back_again) {
  playback_.jump(40);
  playback_.jump(7);
  playback_.drag(9);
  playback_.drag(12);
  playback_.back();
  EXPECT_EQ(playback_.version(), 40U);
  playback_.back();
  EXPECT_EQ(playback_.version(), 12U);
}

TEST(PlaybackOfNothing, plays_nothing) {
  const Timeline timeline{Stream()};
  Playback playback(timeline);
  playback.play();
  EXPECT_FALSE(playback.playing());
  EXPECT_FALSE(playback.update(1));
}

}  // namespace
}  // namespace ludolog::model
