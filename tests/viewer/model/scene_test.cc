#include "viewer/model/scene.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/core/given.h"
#include "tests/core/playout.h"
#include "viewer/model/animation.h"

namespace ludolog::model {
namespace {

const TokenView& view_of(const Scene& scene, Seat seat, Token token) {
  for (const TokenView& view : scene.tokens)
    if (view.seat == seat && view.token == token) return view;
  throw std::out_of_range("no such token in the scene");
}

Scene scene_of(const test::Game& game) {
  const Timeline timeline(game.stream());
  return make_scene(timeline, timeline.length());
}

TEST(Scene, places_tokens_where_they_stand) {
  const Scene scene = scene_of(test::given("C1@0 C2@51 C3@56 C4@56 M1@0"));
  EXPECT_EQ(scene.tokens.size(), 16U);
  EXPECT_EQ(view_of(scene, 0, 0).at, (Point{1.5F, 6.5F})) << "Coral's start";
  EXPECT_EQ(view_of(scene, 0, 1).at, (Point{1.5F, 7.5F})) << "its first home square";
  EXPECT_EQ(view_of(scene, 0, 2).place, TokenView::Place::kHome);
  EXPECT_NE(view_of(scene, 0, 2).at, view_of(scene, 0, 3).at);
  EXPECT_EQ(view_of(scene, 1, 0).at, (Point{8.5F, 1.5F})) << "Mint's start, a quarter turn on";
  EXPECT_EQ(view_of(scene, 1, 1).place, TokenView::Place::kYard);
}

TEST(Scene, fans_out_tokens_that_share_a_square) {
  const Scene scene = scene_of(test::given("C1@10 C2@10 C3@10"));
  const Point a = view_of(scene, 0, 0).at;
  const Point b = view_of(scene, 0, 1).at;
  const Point c = view_of(scene, 0, 2).at;
  EXPECT_NE(a, b);
  EXPECT_NE(b, c);
  EXPECT_LT(view_of(scene, 0, 0).scale, 1);
  EXPECT_EQ(view_of(scene, 0, 3).scale, 1) << "the yard has a place for each";
}

TEST(Scene, says_what_can_be_done_and_what_the_rules_refuse) {
  auto game = test::given("C1@10");
  game.rolls(5);
  const Scene scene = scene_of(game);
  ASSERT_EQ(scene.choices.size(), 1U);
  EXPECT_EQ(scene.choices[0].landings, std::vector<Step>{15});
  EXPECT_EQ(scene.refused.size(), 3U);
  EXPECT_EQ(scene.numbers, std::vector<std::uint8_t>{5});
  EXPECT_THAT(scene.headline, testing::HasSubstr("Coral is to move by 5"));
  EXPECT_TRUE(scene.players[0].acts);
  EXPECT_FALSE(scene.players[1].acts);
}

TEST(Scene, traces_the_last_move_square_by_square) {
  auto game = test::given("C1@10");
  game.rolls(5);
  game.moves(0);
  const Scene scene = scene_of(game);
  ASSERT_TRUE(scene.trace);
  EXPECT_EQ(scene.trace->points.size(), 6U);
  EXPECT_EQ(scene.trace->points.back(), view_of(scene, 0, 0).at);
}

TEST(Scene, of_every_version_of_any_match_has_its_tokens_on_the_board) {
  for (std::uint64_t seed = 0; seed < 4; ++seed) {
    test::Playout playout(seed);
    playout.play_on(150);
    const Timeline timeline(playout.stream());
    for (std::uint64_t version = 0; version <= timeline.length(); ++version)
      for (const TokenView& token : make_scene(timeline, version).tokens) {
        ASSERT_GT(token.at.x, 0);
        ASSERT_LT(token.at.x, 15);
        ASSERT_GT(token.at.y, 0);
        ASSERT_LT(token.at.y, 15);
      }
  }
}

TEST(Turned, board_comes_back_after_four_quarters) {
  const Point place{2.5F, 6.5F};
  EXPECT_EQ(turned(place, 15, 4), place);
  EXPECT_EQ(turned(place, 15, 1), (Point{8.5F, 2.5F}));
  EXPECT_EQ(turned(turned(place, 15, 3), 15, 1), place);
  EXPECT_EQ(turned(place, 15, -1), turned(place, 15, 3));
}

TEST(Animation, walks_from_where_the_token_stood_to_where_it_stands) {
  auto game = test::given("C1@10 M1@2");  // Mint's step 2 is square 15.
  game.rolls(5);
  const auto before = game.stream().version();
  game.moves(0);
  const Timeline timeline(game.stream());
  Animation animation(timeline, before, timeline.length(), 1);
  EXPECT_TRUE(animation.running());
  EXPECT_EQ(animation.position_of(0, 0), place_of(kBoard52, 0, 0, 10));
  EXPECT_EQ(animation.position_of(1, 0), place_of(kBoard52, 1, 0, 2))
      << "stays until it is captured";
  animation.update(5 * Animation::kWalkSeconds + Animation::kCaptureSeconds * .999);
  ASSERT_TRUE(animation.position_of(1, 0));
  EXPECT_NEAR(animation.position_of(1, 0)->x, yard_place(kBoard52, 1, 0).x, .05F);
  EXPECT_EQ(animation.position_of(0, 0), place_of(kBoard52, 0, 0, 15));
  EXPECT_FALSE(animation.position_of(2, 0));
  animation.update(1);
  EXPECT_FALSE(animation.running());
  EXPECT_FALSE(animation.position_of(0, 0));
}

}  // namespace
}  // namespace ludolog::model
