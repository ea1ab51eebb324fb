// The board as SVG: a picture of text, which can be compared.
#include "viewer/draw/board.h"

#include <algorithm>
#include <fstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/core/given.h"
#include "viewer/draw/svg.h"

namespace ludolog::draw {
namespace {

using testing::HasSubstr;
using testing::Not;

std::string picture(const test::Game& game, const Theme& theme, int quarters = 0,
                    const model::Animation* animation = nullptr) {
  const model::Timeline timeline(game.stream(), {"Sam", "<Noor & co>", "Kofi", "Ines"});
  const model::Scene scene = model::make_scene(timeline, timeline.length());
  SvgCanvas canvas(684, 684, theme.bg);
  draw_board(canvas, theme, {scene, animation, quarters, {12, 12, 660, 660}});
  return canvas.document();
}

std::size_t count(const std::string& text, std::string_view part) {
  std::size_t found = 0;
  for (auto at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++found;
  return found;
}

TEST(BoardPicture, shows_names_escaped_and_every_token) {
  const std::string svg = picture(test::given("C1@10 M2@3"), theme_for(false));
  EXPECT_THAT(svg, HasSubstr(">Sam</text>"));
  EXPECT_THAT(svg, HasSubstr("&lt;Noor &amp; co&gt;"));
  EXPECT_EQ(count(svg, "font-weight=\"700\""), 32U) << "16 tokens and as many places in the yards";
}

TEST(BoardPicture, numbers_every_square_of_the_track) {
  const std::string svg = picture(test::given(""), theme_for(false));
  for (int square = 0; square < 52; ++square)
    EXPECT_THAT(svg, HasSubstr(">" + std::to_string(square) + "</text>"));
}

TEST(BoardPicture, marks_the_legal_moves) {
  auto game = test::given("C1@10");
  const std::string before = picture(game, theme_for(true));
  game.rolls(5);
  const std::string after = picture(game, theme_for(true));
  EXPECT_GT(after.size(), before.size());
  EXPECT_THAT(after, HasSubstr("stroke=\"#f3f0ea\"")) << "ink around the square and the token";
  EXPECT_THAT(before, Not(HasSubstr("stroke=\"#f3f0ea\"")));
}

TEST(BoardPicture, has_stars_only_where_they_mean_something) {
  const std::string without = picture(test::given("C1@10"), theme_for(false));
  const std::string with =
      picture(test::given("C1@10", {.options = "safe_squares=starts_and_stars"}), theme_for(false));
  EXPECT_EQ(count(with, "<polygon"), count(without, "<polygon") + 4 * 5) << "five kites a star";
}

TEST(BoardPicture, of_brainking_names_columns_and_rows_and_shows_the_chain) {
  auto game = test::given("B1@20", {.rules = RuleSetId::kBrainKing, .seats = 2});
  game.rolls(6).rolls(6).rolls(2).moves(0);
  const std::string svg = picture(game, theme_for(false, Sides::kWhiteAndBlack));
  for (const char* name : {">A<", ">K<", ">11<", ">Sam<"}) EXPECT_THAT(svg, HasSubstr(name));
  EXPECT_THAT(svg, Not(HasSubstr(">20<"))) << "squares have names instead of numbers";
}

TEST(BoardPicture, turned_four_times_is_the_same) {
  const auto game = test::given("C1@10 M2@3 A1@52 B4@56");
  EXPECT_EQ(picture(game, theme_for(false), 0), picture(game, theme_for(false), 4));
  EXPECT_NE(picture(game, theme_for(false), 0), picture(game, theme_for(false), 1));
}

TEST(BoardPicture, is_the_same_every_time) {
  const auto game = test::given("C1@10 M2@3 A1@52 B4@56");
  EXPECT_EQ(picture(game, theme_for(true)), picture(game, theme_for(true)));
}

}  // namespace
}  // namespace ludolog::draw
