// The board and the running match as pictures of text.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/core/bioludo.h"
#include "tools/cli/board_text.h"
#include "tools/cli/play/display.h"
#include "tools/cli/play/recap.h"
#include "tools/cli/status_text.h"
#include "tools/cli/text.h"

namespace ludolog::cli {
namespace {

using test::given;
using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

const model::SeatNames kNames{"Ada", "Zoë", "A name as long as names get to be", "Blue"};

TEST(BoardText, shows_tokens_and_who_is_to_act) {
  const auto game = given("C1@10 C2@10 M2@3");
  const std::string text = board_text(game.state(), kNames, Style(false));
  EXPECT_THAT(text, AllOf(HasSubstr("M2"), HasSubstr("++"), HasSubstr("together"),
                          HasSubstr("C  Ada"), HasSubstr("A name as long")));
  EXPECT_THAT(text, HasSubstr("> "));
}

TEST(BoardText, keeps_within_any_width_and_puts_tokens_in_words_where_no_board_fits) {
  const auto game = given("C1@10 C2@10 C3@10 M2@3 A4@54 B1@56");
  for (std::size_t columns = 24; columns <= 130; ++columns)
    for (const std::string& line :
         lines_of(board_text(game.state(), kNames, Style(false), columns)))
      EXPECT_LE(display_width(line), columns) << line;
  EXPECT_THAT(board_text(game.state(), kNames, Style(false), 30),
              AllOf(HasSubstr("home square 4"), HasSubstr("the finish")));
}

TEST(BoardText, is_the_same_with_and_without_colours) {
  const auto game = given("C1@10 M2@3");
  std::string coloured = board_text(game.state(), kNames, Style(true));
  EXPECT_THAT(coloured, HasSubstr("\033["));
  for (auto at = coloured.find('\033'); at != std::string::npos; at = coloured.find('\033'))
    coloured.erase(at, coloured.find('m', at) - at + 1);
  const auto plain = lines_of(board_text(game.state(), kNames, Style(false)));
  const auto stripped = lines_of(coloured);
  ASSERT_EQ(plain.size(), stripped.size());
  for (std::size_t i = 0; i < plain.size(); ++i)
    EXPECT_EQ(plain[i], stripped[i].substr(0, stripped[i].find_last_not_of(' ') + 1));
}

// Safe Team 0 in round 12: squares 21 to 27 are dead, the flagbearers stand beside them.
TEST(BoardText, shows_the_dead_zone_the_flagbearers_and_who_is_down) {
  const auto game = test::bioludo_given("CS@22 CA@x CT@20 CH@56 MS@-3!", {.round = 12});
  const auto lines = lines_of(board_text(game.state(), kNames, Style(false)));
  const std::string text = testing::PrintToString(lines);
  EXPECT_THAT(text, AllOf(HasSubstr("CS"), HasSubstr("CT"), HasSubstr("ms"), HasSubstr("::"),
                          HasSubstr("!!"), HasSubstr("S - T *"), HasSubstr("s A T H")));
  const auto count = [&](std::string_view mark) {
    int n = 0;
    for (auto at = text.find(mark); at != std::string::npos; at = text.find(mark, at + 1)) ++n;
    return n;
  };
  EXPECT_EQ(count("::"), 6) << "a Sniper stands on one of seven";
  EXPECT_EQ(count("!!"), 1) << "a Trooper stands beside one of two";
}

TEST(StatusText, says_what_the_board_does_not_show) {
  auto game = test::bioludo_given("CS@22 CA@x CT@-3! MS@-3! MT@x BH@x", {.round = 12});
  const State& state = game.state();
  EXPECT_THAT(zone_lines(state, kNames),
              ElementsAre("Ada is the Safe Team", "Unsafe Zone: dead squares 21 to 27",
                          "When round 12 ends: 19 and 29"));
  EXPECT_THAT(down_in_words(state, kNames),
              ElementsAre("Ada's Trooper is down on square 49 until the end of this turn",
                          "Zoë's Sniper is down on square 10 until the end of Zoë's next turn"));
  EXPECT_THAT(dangers_in_letters(state),
              ElementsAre("down, lost with this turn: CT",
                          "down, lost with their own next turn: MS", "in the dead zone: CS"));
  EXPECT_EQ(dead_in_words(state, kNames),
            "dead: Ada's Assaulter; Zoë's Trooper; Blue's Hand Combat");
}

TEST(StatusText, has_nothing_to_say_of_other_games) {
  const State state = given("C1@10").state();
  EXPECT_THAT(zone_lines(state, kNames), IsEmpty());
  EXPECT_THAT(down_in_words(state, kNames), IsEmpty());
  EXPECT_THAT(dangers_in_letters(state), IsEmpty());
  EXPECT_THAT(dead_in_words(state, kNames), IsEmpty());
}

struct Shown {
  explicit Shown(TerminalSize size) {
    ScreenSetup setup;
    setup.title = "match 0123456789ab";
    setup.players = {Player::kHuman, Player::kGreedyBot, Player::kGreedyBot, Player::kRandomBot};
    setup.size = [size] { return size; };
    screen = make_screen([this](std::string_view part) { text += part; }, kNames, Style(false),
                         std::move(setup));
  }
  std::string text;
  std::unique_ptr<Display> screen;
};

Question question(const test::Game& game) {
  return {awaited_seat(game.state()),
          "Ada (C): which token? > ",
          model::choices(game.state(), game.stream().ledger(), kNames),
          {},
          {}};
}

TEST(Screen, marks_where_every_choice_would_lead) {
  auto game = given("C1@10 C2@20 M1@12");  // Mint's step 12 is square 25, Coral's step 25.
  game.rolls(5);
  Shown shown({80, 24});
  shown.screen->ask(game.stream(), question(game));
  EXPECT_THAT(shown.text, AllOf(HasSubstr(">1"), HasSubstr("x2"), HasSubstr("captures"),
                                HasSubstr("moves by 5"), HasSubstr("match 0123456789ab")));
}

TEST(Screen, fits_a_small_terminal_and_any_width) {
  auto game = given("C1@10 C2@20 C3@30 M1@12");
  game.rolls(6);
  Shown usual({80, 24});
  usual.screen->ask(game.stream(), question(game));
  EXPECT_LE(lines_of(usual.text).size(), 24U);
  for (std::size_t columns = 24; columns <= 130; ++columns) {
    Shown shown({columns, 24});
    shown.screen->ask(game.stream(), question(game));
    for (const std::string& line : lines_of(shown.text)) EXPECT_LE(display_width(line), columns);
  }
}

TEST(Screen, fits_a_small_terminal_in_a_crowded_match_of_bioludo) {
  auto game = test::bioludo_given("CS@10 CA@12! CT@-3! CH@20 MS@5! MA@6! MT@7! MH@9 AS@30! BH@x",
                                  {.round = 12});
  game.rolls(6).rolls(3);
  Shown shown({80, 24});
  shown.screen->ask(game.stream(), question(game));
  EXPECT_LE(lines_of(shown.text).size(), 24U) << shown.text;
  for (const std::string& line : lines_of(shown.text)) EXPECT_LE(display_width(line), 80) << line;
}

TEST(Screen, says_how_a_persons_duel_ended_above_the_next_question) {
  auto game = test::bioludo_given("CS@3 CH@20 MS@-1");
  Shown shown({80, 24});
  shown.screen->ask(game.stream(), question(game));
  const std::uint64_t before = game.stream().version();
  game.rolls(4).did(test::forwards(0, test::kS, 4));
  game.did(ReportScore{0, 3}).did(ReportScore{1, 0});
  shown.screen->happened(game.stream(), before);
  shown.text.clear();
  shown.screen->ask(game.stream(), question(game));
  EXPECT_THAT(shown.text, HasSubstr("Ada's Sniper knocks out Zoë's Sniper on square 12"));
  shown.text.clear();
  shown.screen->ask(game.stream(), question(game));
  EXPECT_THAT(shown.text, testing::Not(HasSubstr("knocks out"))) << "once";
}

TEST(Screen, says_once_what_was_wrong_with_an_answer) {
  auto game = given("C1@10");
  game.rolls(5);
  Shown shown({80, 24});
  shown.screen->refuse("there is no token 9");
  shown.screen->ask(game.stream(), question(game));
  EXPECT_THAT(shown.text, HasSubstr("there is no token 9"));
  shown.text.clear();
  shown.screen->ask(game.stream(), question(game));
  EXPECT_THAT(shown.text, testing::Not(HasSubstr("there is no token 9")));
}

TEST(Recap, tells_a_turn_in_a_line) {
  auto game = given("C1@10 M1@3");  // Mint's step 3 is square 16.
  Recap recap(kNames);
  const auto from = game.stream().version();
  game.rolls(6);
  game.moves(0);
  game.rolls(3);
  game.moves(0);
  for (auto position = from; position < game.stream().version(); ++position)
    recap.add(game.stream().events()[position], game.state());
  ASSERT_EQ(recap.lines().size(), 1U);
  EXPECT_EQ(recap.lines()[0].seat, 0);
  EXPECT_EQ(recap.lines()[0].text,
            "rolls 6: token 1 to square 16, captures Zoë's token 1; rolls 3: token 1 to square 19");
}

}  // namespace
}  // namespace ludolog::cli
