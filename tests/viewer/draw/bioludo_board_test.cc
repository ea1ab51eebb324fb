// BiOLudo's board as SVG.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/core/bioludo.h"
#include "tests/viewer/model/bot_match.h"
#include "viewer/draw/board.h"
#include "viewer/draw/svg.h"

namespace ludolog::draw {
namespace {

using test::bioludo_given;
using testing::HasSubstr;
using testing::Not;

std::string picture(const model::Scene& scene, std::optional<model::TokenOf> picked = {},
                    bool small = false) {
  const Theme& theme = theme_for(true);
  SvgCanvas canvas(684, 684, theme.bg);
  draw_board(canvas, theme,
             {.scene = scene, .squares = {12, 12, 660, 660}, .small = small, .picked = picked});
  return canvas.document();
}

model::Scene scene_of(const test::Game& game) {
  const model::Timeline timeline(game.stream());
  return model::make_scene(timeline, timeline.length());
}

std::string picture(const test::Game& game, std::optional<model::TokenOf> picked = {}) {
  return picture(scene_of(game), picked);
}

std::size_t count(const std::string& text, std::string_view part) {
  std::size_t found = 0;
  for (auto at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++found;
  return found;
}

TEST(BiOLudoPicture, goes_by_the_letters_of_the_classes) {
  const std::string svg = picture(bioludo_given("CS@3"));
  for (const char* letter : {">S<", ">A<", ">T<", ">H<"}) EXPECT_GE(count(svg, letter), 8U);
}

TEST(BiOLudoPicture, hatches_every_dead_square_and_no_other) {
  // The hatch has a width of its own.
  const auto hatched = [](std::uint32_t round) {
    return count(picture(bioludo_given("", {.round = round})), "stroke-width=\"1.4\"");
  };
  EXPECT_EQ(hatched(8), 0U) << "the flagbearers stand on the entrance";
  EXPECT_GT(hatched(9), 8U);
  EXPECT_GT(hatched(12), 6 * hatched(9));
  EXPECT_EQ(hatched(60), 0U) << "they have arrived";
}

TEST(BiOLudoPicture, differs_without_colour_when_somebody_falls_or_dies) {
  const std::string stands = picture(bioludo_given("CS@30"));
  const std::string down = picture(bioludo_given("CS@30!"));
  const std::string dead = picture(bioludo_given("CS@x"));
  EXPECT_GT(count(down, "<polyline"), count(stands, "<polyline") + 8) << "a dashed edge";
  EXPECT_EQ(count(dead, ">S<"), 7U) << "its place in the yard is its only one";
  EXPECT_EQ(count(stands, ">S<"), 8U);
}

TEST(BiOLudoPicture, shows_the_reach_of_whoever_is_picked) {
  const auto game = bioludo_given("CT@6 MS@-6 MT@-5");
  const std::string without = picture(game);
  const std::string with = picture(game, model::TokenOf{0, test::kT});
  EXPECT_THAT(without, Not(HasSubstr(">2</text>\n<text")));
  EXPECT_EQ(count(with, "font-size=\"9.92\""), count(without, "font-size=\"9.92\"") + 4)
      << "a distance on each of four squares";
  EXPECT_EQ(picture(game, model::TokenOf{0, test::kS}), without) << "it waits in the yard";
}

TEST(BiOLudoPicture, draws_a_line_between_those_who_duel) {
  auto game = bioludo_given("CS@3 MA@-1").rolls(4);
  const std::string before = picture(game);
  game.did(test::forwards(0, test::kS, 4));
  const std::string duel = picture(game);
  EXPECT_GT(count(duel, "stroke-width=\"1.75\""), count(before, "stroke-width=\"1.75\""));
}

TEST(BiOLudoPicture, finds_the_token_under_a_point) {
  const model::Scene scene = scene_of(bioludo_given("CS@0 MS@5"));
  const BoardPicture board{.scene = scene, .squares = {0, 0, 150, 150}};
  EXPECT_EQ(token_at(board, {15, 65}), (model::TokenOf{0, test::kS})) << "Coral's start";
  EXPECT_FALSE(token_at(board, {75, 65}));
  const BoardPicture turned{.scene = scene, .quarters = 1, .squares = {0, 0, 150, 150}};
  EXPECT_EQ(token_at(turned, {85, 15}), (model::TokenOf{0, test::kS}));
}

TEST(BiOLudoPicture, of_a_whole_match_can_be_drawn) {
  const model::Timeline timeline(tests::bioludo_match(5));
  for (std::uint64_t version = 0; version <= timeline.length(); version += 7) {
    const model::Scene scene = model::make_scene(timeline, version);
    const auto anybody = scene.reaches.empty() ? std::optional<model::TokenOf>()
                                               : std::optional(scene.reaches.front().who);
    ASSERT_THAT(picture(scene, anybody), Not(HasSubstr("nan"))) << version;
    ASSERT_THAT(picture(scene, anybody, true), Not(HasSubstr("nan"))) << version;
  }
}

}  // namespace
}  // namespace ludolog::draw
