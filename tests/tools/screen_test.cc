// The board and the running match as pictures of text.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/core/given.h"
#include "tools/cli/board_text.h"
#include "tools/cli/play/display.h"
#include "tools/cli/play/recap.h"
#include "tools/cli/text.h"

namespace ludolog::cli {
namespace {

using test::given;
using testing::AllOf;
using testing::HasSubstr;

const model::SeatNames kNames{"Ada", "Zoë", "A name as long as names get to be", "Blue"};

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::size_t begin = 0;
  for (auto end = text.find('\n'); end != std::string::npos; end = text.find('\n', begin)) {
    lines.push_back(text.substr(begin, end - begin));
    begin = end + 1;
  }
  if (begin < text.size()) lines.push_back(text.substr(begin));
  return lines;
}

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
  return {awaited_seat(game.state()), "Ada (C): which token? > ",
          model::choices(game.state(), game.stream().ledger(), kNames), {}, {}};
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
