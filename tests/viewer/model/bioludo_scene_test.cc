// What there is to be drawn of a BiOLudo match.
#include <algorithm>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/core/bioludo.h"
#include "tests/viewer/model/bot_match.h"
#include "viewer/model/scene.h"

namespace ludolog::model {
namespace {

using test::bioludo_given;
using test::kA;
using test::kH;
using test::kS;
using test::kT;
using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;

Scene scene_of(const test::Game& game) {
  const Timeline timeline(game.stream());
  return make_scene(timeline, timeline.length());
}

const TokenView& view_of(const Scene& scene, Seat seat, Token token) {
  return *std::ranges::find_if(scene.tokens, [&](const TokenView& view) {
    return view.seat == seat && view.token == token;
  });
}

const ReachView& reach_of(const Scene& scene, Seat seat, Token token) {
  return *std::ranges::find(scene.reaches, TokenOf{seat, token}, &ReachView::who);
}

TEST(BiOLudoScene, tells_the_fallen_and_the_dead_from_those_who_stand) {
  const Scene scene = scene_of(bioludo_given("CS@-7! CA@x CT@30 CH@56 MS@4!"));
  EXPECT_TRUE(view_of(scene, 0, kS).down);
  EXPECT_EQ(view_of(scene, 0, kS).at, track_center(kBiOLudoBoard, 45)) << "where it fell";
  EXPECT_EQ(view_of(scene, 0, kA).place, TokenView::Place::kGone);
  EXPECT_EQ(view_of(scene, 0, kA).at, yard_place(kBiOLudoBoard, 0, kA)) << "off the squares";
  EXPECT_FALSE(view_of(scene, 0, kT).down);
  const auto& coral = scene.players[0].tokens;
  EXPECT_EQ(coral[kS].kind, TokenStatus::Kind::kDown);
  EXPECT_EQ(coral[kS].until, "this turn") << "it was down when the turn began";
  EXPECT_EQ(coral[kA].where, "dead");
  EXPECT_EQ(coral[kT].where, "30");
  EXPECT_EQ(coral[kH].where, "home");
  EXPECT_EQ(scene.players[1].tokens[kS].until, "next turn");
  EXPECT_THAT(scene.players[1].tokens[kS].text,
              HasSubstr("Sniper is down on square 17 until the end of Mint's next turn"));
}

TEST(BiOLudoScene, marks_the_safe_team_once_it_is_drawn) {
  const Scene scene = scene_of(bioludo_given("", {.safe_team = 2}));
  for (const SeatView& player : scene.players)
    EXPECT_EQ(player.safe_team, player.seat == 2) << +player.seat;
  const Scene before =
      scene_of(test::created({.options = "answers=own_cards", .rules = RuleSetId::kBiOLudo}));
  for (const SeatView& player : before.players) EXPECT_FALSE(player.safe_team);
}

// With Safe Team 0, round 12 begins with the squares 21 to 27 dead.
TEST(BiOLudoScene, has_the_dead_zone_and_where_the_flagbearers_go) {
  const Scene scene = scene_of(bioludo_given("CS@22 CA@23! CT@20 CH@55", {.round = 12}));
  ASSERT_TRUE(scene.zone);
  EXPECT_THAT(scene.zone->dead, ElementsAre(21, 22, 23, 24, 25, 26, 27));
  EXPECT_THAT(scene.zone->dying, ElementsAre(20, 28));
  const auto at = [](Square square) { return track_center(kBiOLudoBoard, square); };
  EXPECT_THAT(scene.zone->flags, ElementsAre(at(20), at(28)));
  EXPECT_THAT(scene.zone->next, ElementsAre(at(19), at(29)));
  EXPECT_EQ(scene.zone->title, "Unsafe Zone, 7 squares");
  EXPECT_EQ(scene.zone->outlook, "When round 12 ends: 19 and 29");
  EXPECT_TRUE(view_of(scene, 0, kS).at_risk);
  EXPECT_FALSE(view_of(scene, 0, kA).at_risk) << "the fallen are out of its reach";
  EXPECT_FALSE(view_of(scene, 0, kT).at_risk) << "beside a flagbearer";
  EXPECT_FALSE(view_of(scene, 0, kH).at_risk) << "in its home column";
}

TEST(BiOLudoScene, shows_the_flagbearers_from_the_centre_down_the_column_to_their_end) {
  const Scene asleep = scene_of(bioludo_given(""));
  ASSERT_TRUE(asleep.zone);
  EXPECT_THAT(asleep.zone->flags, IsEmpty());
  EXPECT_THAT(asleep.zone->next, SizeIs(2)) << "they wake when the round ends";
  const Scene waking = scene_of(bioludo_given("", {.round = 2}));
  ASSERT_THAT(waking.zone->flags, SizeIs(2));
  EXPECT_EQ((waking.zone->flags[0] + waking.zone->flags[1]) * .5F, (Point{7.5F, 7.5F}));
  const Scene column = scene_of(bioludo_given("", {.round = 4}));
  const Point middle = square_center(kBiOLudoBoard, 2, 54);
  EXPECT_EQ((column.zone->flags[0] + column.zone->flags[1]) * .5F, middle);
  const Scene arrived = scene_of(bioludo_given("", {.round = 60}));
  EXPECT_THAT(arrived.zone->dead, IsEmpty());
  EXPECT_THAT(arrived.zone->next, IsEmpty());
  EXPECT_THAT(arrived.zone->outlook, IsEmpty());
}

TEST(BiOLudoScene, has_no_zone_where_the_options_say_so_nor_in_other_games) {
  EXPECT_FALSE(
      scene_of(bioludo_given("", {.options = "answers=own_cards zone=four_teams_only", .seats = 2}))
          .zone);
  EXPECT_FALSE(scene_of(test::given("C1@10")).zone);
  EXPECT_THAT(scene_of(test::given("C1@10")).reaches, IsEmpty());
}

TEST(BiOLudoScene, has_safe_stars_whatever_the_options_and_classic_where_they_say_so) {
  EXPECT_TRUE(scene_of(bioludo_given("")).safe_stars);
  EXPECT_FALSE(scene_of(test::given("")).safe_stars);
  EXPECT_FALSE(scene_of(test::given("", {.options = "safe_squares=starts"})).safe_stars);
  EXPECT_TRUE(scene_of(test::given("", {.options = "safe_squares=starts_and_stars"})).safe_stars);
  EXPECT_FALSE(scene_of(test::given("", {.rules = RuleSetId::kBrainKing, .seats = 2})).safe_stars);
}

TEST(BiOLudoScene, knows_what_each_class_reaches_both_ways) {
  const Scene scene = scene_of(bioludo_given("CS@3 CA@3 CT@3 CH@3"));
  const auto squares = [&](Token token) {
    std::vector<int> found;
    for (const auto& [square, distance] : reach_of(scene, 0, token).places) found.push_back(square);
    return found;
  };
  EXPECT_THAT(squares(kS), ElementsAre(50, 8, 49, 9)) << "across square 0";
  EXPECT_THAT(squares(kA), ElementsAre(0, 6, 51, 7));
  EXPECT_THAT(squares(kT), ElementsAre(2, 4, 1, 5));
  EXPECT_THAT(squares(kH), ElementsAre(3));
  EXPECT_EQ(reach_of(scene, 0, kS).places.back().distance, 6);
}

TEST(BiOLudoScene, knows_whom_a_character_could_attack_and_who_is_sheltered) {
  // Mint's own step is its square less 13: on 7, 4, 8 (a star) and in its home column.
  const Scene scene = scene_of(bioludo_given("CT@6 MS@-6 MA@-9! MT@-5 MH@52 AS@-20"));
  const ReachView& reach = reach_of(scene, 0, kT);
  EXPECT_THAT(reach.targets, ElementsAre(TokenOf{1, kS}));
  EXPECT_THAT(reach.sheltered, ElementsAre(TokenOf{1, kT}));
  const auto who = [&](Seat seat, Token token) {
    return std::ranges::count(scene.reaches, TokenOf{seat, token}, &ReachView::who);
  };
  EXPECT_EQ(who(1, kS), 1);
  EXPECT_EQ(who(1, kA), 0) << "down";
  EXPECT_EQ(who(1, kH), 0) << "in its home column";
  EXPECT_EQ(who(0, kS), 0) << "in the yard";
}

TEST(BiOLudoScene, traces_a_move_backwards_behind_the_start) {
  auto game = bioludo_given("CS@2").rolls(5);
  game.did(test::backwards(0, kS, 5));
  const Scene scene = scene_of(game);
  ASSERT_TRUE(scene.trace);
  const auto at = [](Square square) { return track_center(kBiOLudoBoard, square); };
  EXPECT_THAT(scene.trace->points, ElementsAre(at(2), at(1), at(0), at(51), at(50), at(49)));
  EXPECT_THAT(way(kBiOLudoBoard, 0, kS, kYard, 0), SizeIs(2)) << "straight out of the yard";
  EXPECT_THAT(way(kBiOLudoBoard, 0, kS, -2, 1), SizeIs(4));
}

TEST(BiOLudoScene, tells_the_numbers_that_are_spent) {
  auto game = bioludo_given("CS@20 CA@30").rolls(6).rolls(6).rolls(2);
  game.did(test::forwards(0, kS, 6));
  const Scene scene = scene_of(game);
  EXPECT_THAT(scene.numbers, ElementsAre(6, 6, 2));
  EXPECT_THAT(scene.spent, ElementsAre(true, false, false));
  EXPECT_EQ(scene.headline, "Coral is to move by 6 and 2");
  EXPECT_TRUE(scene.players[0].acts);
}

TEST(BiOLudoScene, shows_who_chooses_a_target_and_then_who_duels_whom) {
  auto game = bioludo_given("CT@3 MS@-6 MA@-9").rolls(3);  // Mint is on 7 and 4.
  game.did(test::forwards(0, kT, 3));
  const Scene choosing = scene_of(game);
  EXPECT_EQ(choosing.attacker, (TokenOf{0, kT}));
  EXPECT_THAT(reach_of(choosing, 0, kT).targets, ElementsAre(TokenOf{1, kS}, TokenOf{1, kA}));
  EXPECT_TRUE(choosing.players[0].acts);
  game.did(ChooseTarget{0, 1, kS});
  const Scene duel = scene_of(game);
  EXPECT_FALSE(duel.attacker);
  EXPECT_EQ(duel.quiz.kind, QuizKind::kDuel);
  EXPECT_THAT(duel.quiz.sides, ElementsAre(0, 1));
  EXPECT_THAT(duel.quiz.tokens, ElementsAre(kT, kS));
}

TEST(BiOLudoScene, lets_the_one_who_is_asked_act_whoever_s_turn_it_is) {
  auto game = bioludo_given("CS@3 MS@-1").rolls(4);  // Of one class: both answer.
  game.did(test::forwards(0, kS, 4)).did(ReportScore{0, 2});
  const Scene scene = scene_of(game);
  EXPECT_EQ(scene.thrower, 0);
  EXPECT_EQ(scene.asked, 1);
  EXPECT_FALSE(scene.players[0].acts);
  EXPECT_TRUE(scene.players[1].acts);
  EXPECT_EQ(scene.quiz.correct[0], 2);
}

TEST(BiOLudoScene, counts_those_for_whom_a_square_has_no_room) {
  const Scene four = scene_of(bioludo_given("CS@3 CA@3 CT@3 CH@3"));
  EXPECT_THAT(four.crowds, IsEmpty());
  const Scene six = scene_of(bioludo_given("CS@3 CA@3 CT@3 CH@3 MS@-10 MA@-10"));
  ASSERT_THAT(six.crowds, SizeIs(1));
  EXPECT_EQ(six.crowds[0].others, 3U);
  EXPECT_EQ(std::ranges::count(six.tokens, true, &TokenView::counted), 3);
  EXPECT_FALSE(view_of(six, 0, kT).counted);
  EXPECT_TRUE(view_of(six, 1, kA).counted);
}

TEST(BiOLudoScene, of_every_version_of_a_match_has_everybody_in_one_place) {
  const Timeline timeline(tests::bioludo_match(3));
  ASSERT_GT(timeline.length(), 200U);
  std::size_t fallen = 0;
  std::size_t dead = 0;
  for (std::uint64_t version = 1; version <= timeline.length(); ++version) {
    const Scene scene = make_scene(timeline, version);
    ASSERT_EQ(scene.tokens.size(), 16U);
    ASSERT_FALSE(scene.headline.empty());
    ASSERT_EQ(scene.numbers.size(), scene.spent.size());
    for (const TokenView& token : scene.tokens) {
      fallen += token.down ? 1 : 0;
      dead += token.place == TokenView::Place::kGone ? 1 : 0;
      ASSERT_TRUE(token.at.x > 0 && token.at.x < 15 && token.at.y > 0 && token.at.y < 15);
    }
  }
  EXPECT_GT(fallen, 0U);
  EXPECT_GT(dead, 0U);
}

TEST(BiOLudoScene, of_the_end_says_who_has_won_in_the_colours_of_the_winner) {
  auto game = bioludo_given("CS@1 CA@56", {.seats = 2});
  game.did(Resign{0});
  const Scene scene = scene_of(game);
  EXPECT_EQ(scene.headline, "Amber wins");
  EXPECT_EQ(scene.asked, 2);
  EXPECT_EQ(scene.last, "1. Amber, 2. Coral");
  EXPECT_THAT(scene.numbers, IsEmpty());
  auto drawn = bioludo_given("CS@1", {.seats = 2});
  drawn.did(OfferDraw{0}).did(AnswerDraw{2, true});
  EXPECT_EQ(scene_of(drawn).headline, "A draw");
}

}  // namespace
}  // namespace ludolog::model
