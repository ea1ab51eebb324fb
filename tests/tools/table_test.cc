// What people at a table are asked and told: pages that fit, answers that are not given away, the
// end of their duels.
#include <algorithm>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/core/bioludo.h"
#include "tests/tools/sitting.h"
#include "tools/cli/play/news.h"

namespace ludolog::cli {
namespace {

using testing::AllOf;
using testing::Contains;
using testing::Each;
using testing::HasSubstr;

/// Keeps the prompts in their order, each once, and the pages.
class Listener final : public Display {
 public:
  void happened(const Stream&, std::uint64_t) override {}
  void ask(const Stream&, const Question& question) override {
    const bool reads = question.prompt.starts_with("Enter goes back") ||
                       question.prompt.starts_with("Enter shows more");
    if (!reads && (prompts.empty() || prompts.back() != question.prompt))
      prompts.push_back(question.prompt);
  }
  void page(std::string_view text) override {
    pages.push_back(static_cast<std::size_t>(std::ranges::count(text, '\n')));
  }
  void refuse(std::string_view) override {}
  void tell(std::string_view) override {}
  void board(const Stream&) override {}
  void finish(const Stream&) override {}

  std::vector<std::string> prompts;
  std::vector<std::size_t> pages;  ///< How many lines each has.
};

TEST(Table, shows_an_answer_once_to_both_sides_of_a_duel_that_judge_themselves) {
  std::size_t shared = 0;
  for (std::uint8_t seed = 1; seed <= 4; ++seed) {
    Sitting sitting(seeded({kHuman, kHuman, kHuman, kHuman}, seed));
    Listener listener;
    ASSERT_EQ(sitting.play(listener).kind, Ending::Kind::kOver);
    const auto& prompts = listener.prompts;
    for (std::size_t i = 0; i + 2 < prompts.size(); ++i) {
      if (prompts[i].find("when both have made up their minds") == std::string::npos) continue;
      ++shared;
      EXPECT_THAT(prompts[i + 1], HasSubstr("were you right"));
      EXPECT_THAT(prompts[i + 2], HasSubstr("were you right")) << "of the same question";
      EXPECT_NE(prompts[i + 1], prompts[i + 2]) << "the other side";
    }
  }
  EXPECT_GT(shared, 0U);
}

TEST(Table, pages_fit_the_screen_whatever_is_asked_for) {
  Sitting sitting(seeded({kHuman, kBot, kBot, kBot}, 1));
  Listener listener;
  ASSERT_EQ(sitting.play(listener).kind, Ending::Kind::kOver);
  EXPECT_FALSE(listener.pages.empty());
  EXPECT_THAT(listener.pages, Each(testing::Le(terminal_size().rows - 2)));
  EXPECT_THAT(listener.prompts, Contains(HasSubstr("(? helps)")));
}

TEST(Table, says_when_only_bots_play_on) {
  std::size_t out = 0;
  for (std::uint8_t seed = 1; seed <= 6; ++seed) {
    Sitting sitting(seeded({kHuman, kBot, kBot, kBot}, seed));
    Listener listener;
    ASSERT_EQ(sitting.play(listener).kind, Ending::Kind::kOver);
    out += static_cast<std::size_t>(std::ranges::count_if(listener.prompts, [](const auto& prompt) {
      return prompt.starts_with("Only bots play on");
    }));
  }
  EXPECT_GT(out, 0U);
  EXPECT_LE(out, 6U) << "once a match";
}

const model::SeatNames kNames{"Ada", "Ben", "Cleo", "Dan"};

TEST(Table, enter_at_the_end_of_a_turn_goes_to_a_revival_and_not_past_it) {
  auto game = test::bioludo_given("CS@20 CH@18! CA@x CT@x");
  game.rolls(1).did(test::backwards(0, test::kS, 1));
  const Asked asked{
      game.stream(), kNames, false,
      false,         {},     model::other_choices(game.state(), game.stream().ledger(), kNames)};
  EXPECT_THAT(prompt_of(asked),
              AllOf(HasSubstr("Enter takes revive H"), HasSubstr("end ends the turn")));
  EXPECT_EQ(expected_of(asked), "end, or revive and a letter");
}

TEST(Table, news_are_of_people_and_not_of_bots_among_themselves) {
  auto people = test::bioludo_given("CS@3 MS@-1");  // Two people.
  const TokenKnockedOut fall{0, test::kS, 1, test::kS, -1, 12};
  EXPECT_EQ(news_of(fall, people.state(), kNames),
            "Ada's Sniper knocks out Ben's Sniper on square 12");
  EXPECT_FALSE(news_of(DieRolled{}, people.state(), kNames));
  State bots = people.state();
  bots.players = {kBot, kBot, kHuman, kBot};
  EXPECT_FALSE(news_of(fall, bots, kNames));
  bots.players = {kBot, kHuman, kBot, kBot};
  EXPECT_TRUE(news_of(fall, bots, kNames)) << "somebody's own character";
}

}  // namespace
}  // namespace ludolog::cli
