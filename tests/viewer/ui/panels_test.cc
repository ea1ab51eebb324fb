// What each panel of the match screen does when it is used.
#include <algorithm>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/viewer/model/bot_match.h"
#include "tests/viewer/ui/hands.h"

namespace ludolog::tests {
namespace {

using model::Viewer;

TEST(Transport, steps_by_each_of_its_buttons) {
  Hands hands(a_match());
  const model::Replay& replay = hands.viewer().replay();
  const model::Timeline& timeline = replay.timeline();
  hands.do_this("click first\nexpect version 0");
  hands.do_this("click beat-on");
  EXPECT_EQ(replay.version(), timeline.step(0, model::Grain::kBeat, 1));
  hands.do_this("click turn-on\nclick turn-on");
  EXPECT_EQ(replay.version(), timeline.turns()[1].begin);
  hands.do_this("click turn-back");
  EXPECT_EQ(replay.version(), timeline.turns()[0].begin);
  hands.do_this("click beat-back");
  EXPECT_LT(replay.version(), timeline.turns()[0].begin);
  hands.do_this("click last");
  EXPECT_EQ(replay.version(), timeline.length());
  hands.do_this("click beat-on");
  EXPECT_EQ(replay.version(), timeline.length()) << "there is nothing behind the end";
}

TEST(Transport, plays_until_it_is_paused) {
  Hands hands(a_match());
  hands.do_this("key Home\nclick play\nwait 3");
  const auto reached = hands.viewer().replay().version();
  EXPECT_GT(reached, 2U);
  EXPECT_TRUE(hands.viewer().moves());
  hands.do_this("click play\nwait 2");
  const auto paused = hands.viewer().replay().version();
  EXPECT_FALSE(hands.viewer().moves());
  hands.do_this("wait 2\nexpect version " + std::to_string(paused));
}

TEST(Transport, changes_the_pace) {
  Hands hands(a_match());
  hands.do_this("click faster\nclick faster");
  EXPECT_EQ(hands.viewer().replay().playback().pace(), 4);
  hands.do_this("click slower\nclick slower\nclick slower");
  EXPECT_EQ(hands.viewer().replay().playback().pace(), .5);
}

TEST(Timeline, goes_where_it_is_dragged_and_back_again) {
  Hands hands(a_match());
  const model::Replay& replay = hands.viewer().replay();
  const std::uint64_t length = replay.timeline().length();
  hands.do_this("drag timeline 0\nexpect version 0");
  hands.do_this("drag timeline 1\nexpect version " + std::to_string(length));
  hands.do_this("key Home\nkey Shift+Right\nkey Shift+Right\ndrag timeline 0.25");
  EXPECT_NEAR(static_cast<double>(replay.version()), static_cast<double>(length) / 4, 1.5);
  EXPECT_EQ(replay.scene().version, replay.version()) << "the board followed";
  hands.do_this("key Shift+Backspace\nexpect version 2");
}

TEST(Timeline, steps_by_the_wheel_and_shows_what_the_mouse_is_over) {
  Hands hands(a_match());
  const model::Replay& replay = hands.viewer().replay();
  hands.do_this("key Home\nwheel timeline -1");
  EXPECT_EQ(replay.version(), replay.timeline().step(0, model::Grain::kBeat, 1));
  hands.do_this("wheel timeline 1\nexpect version 0");
  hands.do_this("wheel board -3");
  std::uint64_t three_on = 0;
  for (int i = 0; i < 3; ++i) three_on = replay.timeline().step(three_on, model::Grain::kBeat, 1);
  EXPECT_EQ(replay.version(), three_on) << "a beat for every notch";
  hands.do_this("key Home");
  hands.do_this("point board");
  const int without = hands.drawn();
  hands.do_this("point timeline");
  EXPECT_GT(hands.drawn(), without + 100) << "a small board beside the mouse";
  hands.do_this("expect version 0");
}

TEST(EventList, jumps_to_the_event_that_is_clicked_and_stays_where_the_wheel_left_it) {
  Hands hands(a_match());
  hands.do_this("key Home\nclick event-3\nexpect version 4");
  hands.do_this("wheel event-list -100");
  EXPECT_FALSE(hands.sees("event-3")) << "scrolled away";
  const auto end = hands.viewer().replay().timeline().length();
  hands.do_this("wheel event-list -100\nwheel event-list -100\nwheel event-list -100");
  EXPECT_TRUE(hands.sees("event-" + std::to_string(end - 1)));
  hands.do_this("key Shift+Right");
  EXPECT_TRUE(hands.sees("event-4")) << "the list follows again";
}

TEST(TopBar, turns_the_board_changes_the_colours_and_leads_to_the_library) {
  Hands hands(a_match());
  hands.do_this("click rotate");
  EXPECT_EQ(hands.viewer().replay().quarters(), 1);
  EXPECT_TRUE(hands.viewer().dark());
  hands.do_this("click theme");
  EXPECT_FALSE(hands.viewer().dark());
  hands.do_this("click help");
  EXPECT_TRUE(hands.viewer().help_is_open());
  hands.do_this("key Esc");
  EXPECT_FALSE(hands.viewer().help_is_open());
  hands.do_this("click library");
  const auto wish = hands.viewer().take_wish();
  ASSERT_TRUE(wish);
  EXPECT_EQ(wish->kind, model::Wish::Kind::kLibrary);
}

TEST(NowCard, leads_to_every_token_by_the_wheel_where_there_is_little_room) {
  Hands hands(a_match(), 640, 480);
  const model::Timeline& timeline = hands.viewer().replay().timeline();
  std::uint64_t version = 0;
  while (timeline.state_at(version).awaited != Awaited::kMove) ++version;
  hands.viewer().replay().jump(version);
  hands.frame();
  const auto hidden = [&hands] {
    const float end = hands.anchors().find("now")->bottom();
    int count = 0;
    for (const char* token : {"token-1", "token-2", "token-3", "token-4"})
      count += hands.anchors().find(token)->bottom() > end ? 1 : 0;
    return count;
  };
  EXPECT_EQ(hidden(), 1) << "all four are there, and one has no room";
  hands.do_this("wheel now -100\nexpect version " + std::to_string(version));
  EXPECT_EQ(hidden(), 0);
}

model::Replay a_bioludo_match() {
  return model::Replay(model::Timeline(bioludo_match(3)),
                       {"00112233445566778899aabbccddeeff", "Coral, Mint", "BiOLudo", "Intact",
                        "2-7947-3AE4-GE4D-0M05", false, false});
}

/// The first version at which so many of the seat on turn reach anything.
std::uint64_t version_with_reaches(const model::Timeline& timeline, std::ptrdiff_t least) {
  for (std::uint64_t version = 0; version < timeline.length(); ++version) {
    const model::Scene scene = model::make_scene(timeline, version);
    const auto own = std::ranges::count_if(scene.reaches, [&](const model::ReachView& reach) {
      return reach.who.seat == scene.thrower;
    });
    if (own >= least) return version;
  }
  return 0;
}

TEST(BoardPanel, shows_whom_a_character_reaches_that_is_pointed_at_clicked_or_picked_by_key) {
  Hands hands(a_bioludo_match());
  model::Replay& replay = hands.viewer().replay();
  replay.jump(version_with_reaches(replay.timeline(), 2));
  hands.do_this("point help");
  ASSERT_GT(replay.version(), 0U);
  const auto mine = [&](std::size_t index) {
    std::vector<model::TokenOf> own;
    for (const model::ReachView& reach : replay.scene().reaches)
      if (reach.who.seat == replay.scene().thrower) own.push_back(reach.who);
    return own.at(index);
  };
  const auto anchor = [](model::TokenOf who) {
    return "board-" + std::to_string(who.seat) + "-" + std::to_string(who.token + 1);
  };
  const int without = hands.drawn();
  hands.do_this("point " + anchor(mine(0)));
  EXPECT_GT(hands.drawn(), without + 20);
  EXPECT_FALSE(replay.picked()) << "it is only looked at";
  hands.do_this("click " + anchor(mine(0)) + "\npoint help");
  EXPECT_EQ(replay.picked(), mine(0));
  EXPECT_GT(hands.drawn(), without + 20) << "and stays";
  hands.do_this("key Tab");
  EXPECT_EQ(replay.picked(), mine(1));
  hands.do_this("click board\npoint help");
  EXPECT_FALSE(replay.picked()) << "the middle of the board is nobody";
  hands.do_this("key Tab");
  EXPECT_EQ(replay.picked(), mine(0));
}

TEST(SeatCards, of_bioludo_can_be_drawn_at_every_moment_in_windows_of_every_size) {
  for (const auto& [width, height] : {std::pair(1440, 900), {1024, 640}, {640, 480}}) {
    Hands hands(a_bioludo_match(), width, height);
    model::Replay& replay = hands.viewer().replay();
    for (std::uint64_t version = 1; version < replay.timeline().length(); version += 19) {
      replay.jump(version);
      hands.frame();
      ASSERT_TRUE(hands.sees("seat-3")) << version;
    }
  }
}

TEST(SmallWindow, opens_the_list_of_events_over_the_seats) {
  Hands hands(a_match(), 800, 600);
  EXPECT_TRUE(hands.sees("seat-0"));
  EXPECT_FALSE(hands.sees("event-list"));
  hands.do_this("click events");
  EXPECT_TRUE(hands.sees("event-list"));
  EXPECT_FALSE(hands.sees("seat-0"));
  hands.do_this("key Esc");
  EXPECT_TRUE(hands.sees("seat-0"));
}

TEST(Help, lies_over_everything_so_that_nothing_below_it_is_pressed) {
  Hands hands(a_match());
  hands.do_this("key Home\nclick help\nclick last\nexpect version 0");
  EXPECT_FALSE(hands.viewer().help_is_open()) << "a click anywhere closes it";
  hands.do_this("click help\nwheel timeline -3\nexpect version 0");
  hands.do_this("key End\nexpect version 0\nkey T");
  EXPECT_FALSE(hands.viewer().dark()) << "but colours may be changed while one reads";
}

}  // namespace
}  // namespace ludolog::tests
