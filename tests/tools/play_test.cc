// `ludolog play` as a person meets it through a pipe: what it takes, what it says, and that
// whatever ends it, nothing that was recorded is lost.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "tests/tools/program.h"

namespace ludolog::tests {
namespace {

using nlohmann::json;
using testing::AllOf;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using Words = std::vector<std::string>;

std::string repeated(const std::string& line, int times) {
  std::string text;
  for (int i = 0; i < times; ++i) text += line + "\n";
  return text;
}

json read_json(const Home& home, Words words) {
  words.push_back("--json");
  const Ran ran = home.run(words);
  EXPECT_EQ(ran.exit, 0) << ran.err;
  return json::parse(ran.out);
}

std::string verdict(const Home& home) { return read_json(home, {"verify", "@last"})[0]["verdict"]; }

TEST(Play, without_a_word_you_sit_first_against_three_bots) {
  const Home home;
  const Ran ran = home.run({"play"});
  EXPECT_EQ(ran.exit, 0) << ran.err;
  const json list = read_json(home, {"list"});
  ASSERT_EQ(list.size(), 1U);
  std::vector<std::string> players;
  for (const json& seat : list[0]["seats"]) players.push_back(seat["player"]);
  EXPECT_THAT(players, testing::ElementsAre("human", "bot:greedy", "bot:random", "bot:greedy"));
}

TEST(Play, a_file_of_answers_plays_a_whole_match) {
  const Home home;
  const Ran ran =
      home.run({"play", "--seed", "7", "--seat", "0=human:Ada", "--seat", "2=bot:random"},
               "# Ada always throws, and takes the first token\n" + repeated("", 2000));
  EXPECT_EQ(ran.exit, 0) << ran.err;
  EXPECT_THAT(ran.out, AllOf(HasSubstr("Ada"), HasSubstr("1. "), Not(HasSubstr("\033"))));
  EXPECT_EQ(verdict(home), "intact_unanchored");
}

TEST(Play, the_end_of_the_input_saves_and_says_how_to_go_on) {
  const Home home;
  const Ran ran = home.run({"play", "--seed", "7"}, repeated("", 3));
  EXPECT_EQ(ran.exit, 0);
  EXPECT_THAT(ran.err, AllOf(HasSubstr("saved"), HasSubstr("play ")));
  EXPECT_EQ(verdict(home), "running");
}

TEST(Play, going_on_gives_the_match_that_was_never_interrupted) {
  const Home whole;
  ASSERT_EQ(whole.run({"play", "--seed", "7"}, repeated("", 3000)).exit, 0);
  const Home resumed;
  ASSERT_EQ(resumed.run({"play", "--seed", "7"}, repeated("", 1)).exit, 0);
  for (int sitting = 0; sitting < 40 && verdict(resumed) == "running"; ++sitting)
    ASSERT_EQ(resumed.run({"play", "@last"}, repeated("", 1 + sitting * 3)).exit, 0);
  EXPECT_EQ(read_json(whole, {"verify", "@last"}), read_json(resumed, {"verify", "@last"}));
}

TEST(Play, an_answer_that_does_not_fit_stops_with_its_line) {
  const std::vector<std::pair<std::string, std::string>> cases{
      {"\n\njump\n", "line 3"}, {"5\n", "line 1"},        {"# begins\n\n\n9\n", "line"},
      {"\nyes\n", "line 2"},    {"resign X\n", "line 1"}, {"\xff\xfe\x1b[2J\n", "line 1"}};
  for (const auto& [input, place] : cases) {
    const Home home;
    const Ran ran = home.run({"play", "--seed", "7"}, input);
    EXPECT_EQ(ran.exit, 1) << input;
    EXPECT_THAT(ran.err, AllOf(HasSubstr(place), HasSubstr("expected"), HasSubstr("saved"),
                               Not(HasSubstr("\x1b"))));
    EXPECT_EQ(verdict(home), "running");
  }
}

TEST(Play, a_token_that_cannot_move_is_refused_with_its_clause) {
  const Home home;
  const Ran ran = home.run({"play", "--declared", "--seat", "0=human:Ada", "--seat", "2=human:Ben"},
                           "6\n1\n# Ada begins, and enters\n6\n1\n3\n4\n");
  EXPECT_EQ(ran.exit, 1);
  EXPECT_THAT(ran.err, AllOf(HasSubstr("line 7"), HasSubstr("token 4 waits in the yard"),
                             HasSubstr("(CL-"), HasSubstr("expected")));
}

TEST(Play, real_dice_are_typed_in) {
  const Home home;
  const Ran ran = home.run({"play", "--declared", "--seat", "0=human:Ada", "--seat", "2=human:Ben"},
                           "6\n1\n# Ada begins, and enters\n6\n1\n3\n\n\n");
  EXPECT_EQ(ran.exit, 1) << "an empty line declares nothing";
  EXPECT_THAT(ran.out, HasSubstr("real dice"));
  EXPECT_EQ(home.run({"play", "@last"}, "5\n2\n").exit, 0);
  EXPECT_EQ(home.run({"play", "@last"}, "7\n").exit, 1);
  EXPECT_EQ(verdict(home), "running");
  const json dice = read_json(home, {"verify", "@last"})[0]["dice"];
  EXPECT_GE(dice["declared"], 5);
  EXPECT_EQ(dice["derived"], 0);
}

TEST(Play, a_draw_is_offered_and_agreed) {
  const Home home;
  const Ran ran = home.run(
      {"play", "--seed", "3", "--seat", "0=human:Ada", "--seat", "2=human:Ben"}, "\n\ndraw\nyes\n");
  EXPECT_EQ(ran.exit, 0) << ran.err;
  EXPECT_THAT(read_json(home, {"list"})[0]["end"], "draw_agreed");
  EXPECT_EQ(verdict(home), "intact_unanchored");
}

TEST(Play, resigning_ends_a_match_of_two) {
  const Home home;
  const Ran ran =
      home.run({"play", "--seed", "3", "--seat", "0=human:Ada", "--seat", "2=human:Ben"},
               "\n\nwhy\nlog\nboard\n?\nresign A\n");
  EXPECT_EQ(ran.exit, 0) << ran.err;
  EXPECT_THAT(ran.out, HasSubstr("1. Ada"));
  EXPECT_THAT(read_json(home, {"list"})[0]["end"], "resigned");
}

TEST(Play, watching_takes_its_time_and_shows_every_decision) {
  const Home home;
  const Ran ran = home.run({"play", "--seed", "2", "--seat", "0=bot:greedy", "--seat",
                            "2=bot:random", "--watch", "--pace", "0"});
  EXPECT_EQ(ran.exit, 0) << ran.err;
  EXPECT_THAT(ran.out, AllOf(HasSubstr("begins"), HasSubstr("captures"), HasSubstr("1. ")));
}

TEST(Play, input_that_cannot_be_read_is_an_error) {
  const Home home;
  const Ran ran = home.run_from(".", {"play", "--seed", "7"});
  EXPECT_EQ(ran.exit, 3);
  EXPECT_THAT(ran.err, AllOf(HasSubstr("standard input"), HasSubstr("saved")));
}

TEST(Play, what_cannot_be_played_is_explained_and_leaves_nothing) {
  const std::vector<std::pair<Words, std::string>> cases{
      {{"--rules", "chess"}, "chess"},
      {{"--rules", "clasic"}, "did you mean 'classic'"},
      {{"--seat", "0=robot"}, "robot"},
      {{"--seat", "7=human"}, "7=human"},
      {{"--seat", "0=human", "--seat", "0=human"}, "twice"},
      {{"--seat", "0=human", "--seat", "1=human"}, "CL-"},
      {{"--seat", "0=human"}, "CL-"},
      {{"--option", "blocks"}, "KEY=VALUE"},
      {{"--option", "bloks=on"}, "did you mean 'blocks'"},
      {{"--option", "blocks=perhaps"}, "blocks takes"},
      {{"--option", "blocks=on", "--option", "blocks=off"}, "twice"},
      {{"--seed", "xyz"}, "--seed"},
      {{"--seed", std::string(65, '1')}, "--seed"},
      {{"--seed", "1", "--declared"}, "--declared"},
      {{"--pace", "fast"}, "--pace"},
      {{"--seat", "0=human:" + std::string(500, 'x'), "--seat", "2=human"}, "--seat"},
      {{"--json"}, "JSON"},
      {{"@last", "--seed", "1"}, "--seed"}};
  const Home home;
  for (const auto& [words, named] : cases) {
    Words arguments{"play"};
    arguments.insert(arguments.end(), words.begin(), words.end());
    const Ran ran = home.run(arguments, "\n");
    EXPECT_EQ(ran.exit, 2) << named << ": " << ran.err;
    EXPECT_THAT(ran.err, HasSubstr(named));
    EXPECT_THAT(ran.out, IsEmpty());
  }
  EXPECT_FALSE(std::filesystem::exists(home.library()));
}

TEST(Play, a_match_that_is_over_or_not_there_is_not_gone_on_with) {
  const Home home;
  EXPECT_EQ(home.run({"play", "@last"}).exit, 3);
  EXPECT_FALSE(std::filesystem::exists(home.library()));
  ASSERT_EQ(
      home.run({"play", "--seed", "1", "--seat", "0=bot:random", "--seat", "2=bot:random"}).exit,
      0);
  const Ran over = home.run({"play", "@last"});
  EXPECT_EQ(over.exit, 1);
  EXPECT_THAT(over.err, HasSubstr("is over"));
  EXPECT_EQ(home.run({"play", "ffffffffffff"}).exit, 2);
  EXPECT_EQ(home.run({"play", "some.ludolog-match"}).exit, 2);
}

TEST(Play, ending_a_copy_leaves_the_dice_to_the_first_library) {
  const Home home;
  ASSERT_EQ(home.run({"play", "--seat", "0=human", "--seat", "2=human"}, repeated("", 20)).exit, 0);
  ASSERT_EQ(home.run({"export", "@last", "--format", "match", "-o", "sent"}).exit, 0);
  ASSERT_EQ(home.run({"--library", "copy", "import", "sent"}).exit, 0);
  ASSERT_EQ(home.run({"--library", "copy", "abandon", "@last"}).exit, 0);
  EXPECT_EQ(home.run({"--library", "copy", "verify", "@last"}).exit, 0);
  ASSERT_EQ(home.run({"play", "@last"}, repeated("", 4000)).exit, 0);
  EXPECT_EQ(verdict(home), "intact_unanchored") << "no die of it stays unproven";
  EXPECT_TRUE(std::filesystem::is_empty(home.state_folder()));
}

TEST(Play, a_lost_secret_is_followed_by_a_new_epoch) {
  const Home home;
  ASSERT_EQ(home.run({"play", "--seat", "0=human", "--seat", "2=human"}, repeated("", 20)).exit, 0);
  std::filesystem::remove_all(home.state_folder());
  const Ran ran = home.run({"play", "@last"}, repeated("", 4000));
  EXPECT_EQ(ran.exit, 0) << ran.err;
  EXPECT_THAT(ran.out, HasSubstr("epoch 1"));
  const Ran verified = home.run({"verify", "@last", "--json"});
  EXPECT_EQ(verified.exit, 1) << "nobody can tell of the first dice";
  const json found = json::parse(verified.out)[0];
  EXPECT_EQ(found["verdict"], "dice_unproven");
  EXPECT_GT(found["dice"]["sealed"], 0) << "what the lost seed gave stays unproven";
  EXPECT_GT(found["dice"]["derived"], 0);
}

TEST(BrainKing, is_played_and_told_in_its_own_words) {
  const Home home;
  const Ran ran = home.run(
      {"play", "--rules", "brainking", "--declared", "--seat", "0=human", "--seat", "1=human"},
      "?\n6\n6\n2\n3\n");
  EXPECT_THAT(ran.out, HasSubstr("W1 is token 1 of White; B is Black"));
  EXPECT_THAT(ran.out, HasSubstr("White: 6-6-2 enters E1, C5, A5 with token 3"));
  EXPECT_THAT(ran.out, testing::Not(HasSubstr("Coral")));
  EXPECT_THAT(home.run({"show", "@last", "--at", "7"}).out,
              HasSubstr("White is to throw again, after 6-6"));
}

}  // namespace
}  // namespace ludolog::tests
