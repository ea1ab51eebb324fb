#include "viewer/model/timeline.h"

#include <gtest/gtest.h>

#include "tests/core/given.h"
#include "tests/core/playout.h"

namespace ludolog::model {
namespace {

/// Coral throws 3, Mint throws 6, enters, throws 2 and moves.
Timeline two_turns(std::uint64_t* began) {
  auto game = test::given("M1@3", {.to_throw = 0});
  *began = game.stream().version();
  game.rolls(3);
  game.rolls(6);
  game.moves(1);
  game.rolls(2);
  game.moves(1);
  return Timeline(game.stream());
}

TEST(Timeline, knows_where_turns_begin) {
  std::uint64_t began = 0;
  const Timeline timeline = two_turns(&began);
  ASSERT_EQ(timeline.turns().size(), 3U);
  const TurnSpan& coral = timeline.turns()[0];
  const TurnSpan& mint = timeline.turns()[1];
  EXPECT_EQ(coral.seat, 0);
  EXPECT_EQ(mint.seat, 1);
  EXPECT_EQ(mint.begin, coral.end);
  EXPECT_EQ(mint.turn, 2U);
  EXPECT_EQ(timeline.turns()[2].end, timeline.length());
  EXPECT_EQ(timeline.turn_at(mint.begin), &mint);
  EXPECT_EQ(timeline.turn_at(mint.begin - 1), &coral);
  EXPECT_EQ(timeline.turn_at(0), nullptr);
}

TEST(Timeline, steps_by_events_beats_turns_and_rounds) {
  std::uint64_t began = 0;
  const Timeline timeline = two_turns(&began);
  const std::uint64_t end = timeline.length();
  EXPECT_EQ(timeline.step(began, Grain::kEvent, 1), began + 1);
  EXPECT_EQ(timeline.step(began, Grain::kBeat, 1), began + 2)
      << "a throw without a move ends a turn";
  EXPECT_EQ(timeline.step(end, Grain::kTurn, -1), timeline.turns()[1].begin);
  EXPECT_EQ(timeline.step(began, Grain::kTurn, 1), timeline.turns()[1].begin);
  EXPECT_EQ(timeline.step(began, Grain::kRound, 1), end) << "no other round begins";
  EXPECT_EQ(timeline.step(7, Grain::kMatch, -1), 0U);
  EXPECT_EQ(timeline.step(end, Grain::kEvent, 1), end);
  EXPECT_EQ(timeline.step(0, Grain::kBeat, -1), 0U);
}

TEST(Timeline, finds_key_moments) {
  std::uint64_t began = 0;
  const Timeline timeline = two_turns(&began);
  std::vector<Moment> moments;
  for (const KeyMoment& found : timeline.key_moments())
    if (found.position >= began) moments.push_back(found.moment);
  EXPECT_EQ(moments, (std::vector{Moment::kSix, Moment::kEntry}));
}

TEST(Timeline, every_step_there_is_a_step_back_over) {
  for (std::uint64_t seed = 0; seed < 8; ++seed) {
    test::Playout playout(seed);
    playout.play_on(200);
    const Timeline timeline(playout.stream());
    for (const Grain grain : {Grain::kEvent, Grain::kBeat, Grain::kTurn, Grain::kRound}) {
      std::uint64_t at = 0;
      while (at != timeline.length()) {
        const std::uint64_t next = timeline.step(at, grain, 1);
        ASSERT_GT(next, at);
        EXPECT_EQ(timeline.step(timeline.step(next, grain, -1), grain, 1), next);
        at = next;
      }
    }
  }
}

}  // namespace
}  // namespace ludolog::model
