// Bots: they choose what is legal, the same each time, and greed pays.
#include "core/bots/bot.h"

#include <algorithm>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "core/match.h"
#include "tests/core/given.h"
#include "tests/core/ports_in_memory.h"

namespace ludolog::test {
namespace {

RC_GTEST_PROP(Bots, choose_a_legal_command, (std::uint64_t seed)) {
  Playout playout(seed);
  MemoryBotChance chance(seed);
  for (int i = 0; i < 200 && !is_over(playout.state()); ++i) {
    Commands legal;
    legal_commands(playout.state(), playout.stream().ledger(), legal);
    if (legal.empty()) {  // A question is awaited, and nobody's choice.
      playout.play(playout.next());
      continue;
    }
    const auto listed = [&](const Command& command) {
      return std::find(legal.begin(), legal.end(), command) != legal.end();
    };
    const State& state = playout.state();
    const Ledger& ledger = playout.stream().ledger();
    RC_ASSERT(listed(choose_random(state, ledger, legal, chance)));
    RC_ASSERT(listed(choose_greedy(state, ledger, legal)));
    if (state.rule_set == RuleSetId::kBiOLudo)
      RC_ASSERT(listed(choose_hunter(state, ledger, legal)));
    RC_ASSERT((choose_random(state, ledger, legal, chance) ==
               choose_random(state, ledger, legal, chance)));
    playout.play(playout.next());
  }
}

TEST(Bots, greedy_captures_finishes_and_enters) {
  const auto chosen = [](std::string_view board, std::uint16_t face) {
    const Game game = given(board).rolls(face);
    Commands legal;
    legal_commands(game.state(), game.stream().ledger(), legal);
    return choose_greedy(game.state(), game.stream().ledger(), legal);
  };
  EXPECT_EQ(chosen("C1@10 C2@20 M1@11", 4), Command(Move{0, 1}));  // 24 is seat 1's step 11.
  EXPECT_EQ(chosen("C1@10 C2@52", 4), Command(Move{0, 1}));
  EXPECT_EQ(chosen("C1@10 C2@30", 6), Command(Move{0, 0}));  // First of equals.
}

TEST(Bots, random_takes_each_as_often) {
  const Game game = given("C1@10 C2@20 C3@30").rolls(4);
  Commands legal;
  legal_commands(game.state(), game.stream().ledger(), legal);
  std::array<int, 4> taken{};
  for (std::uint64_t seed = 0; seed < 3000; ++seed) {
    MemoryBotChance chance(seed * 7919);
    const auto choice = choose_random(game.state(), game.stream().ledger(), legal, chance);
    ++taken[std::get<Move>(choice).token];
  }
  for (Token token = 0; token < 3; ++token) EXPECT_NEAR(taken[token], 1000, 120);
}

TEST(Bots, greedy_beats_random) {
  int greedy_wins = 0;
  constexpr int kMatches = 60;
  for (int i = 0; i < kMatches; ++i) {
    const Seat greedy = i % 2 == 0 ? 0 : 2;
    CreateMatch create = creation({.options = "starter=0 play_on=off", .seats = 2});
    create.players[0] = create.players[2] = Player::kRandomBot;
    create.players[greedy] = Player::kGreedyBot;
    MemoryJournal journal;
    MemoryDice dice(static_cast<std::uint64_t>(1000 + i));
    MemoryBotChance chance(static_cast<std::uint64_t>(2000 + i));
    Match match(Stream{}, journal, dice);
    const std::vector<Command> opening{create, commitment()};
    ASSERT_TRUE(match.submit(opening));
    ASSERT_TRUE(play_automatic(match, chance, [] { return true; }));
    ASSERT_EQ(match.state().end, EndReason::kFirstWinner);
    if (match.state().places[greedy] == 1) ++greedy_wins;
  }
  std::cout << "greedy won " << greedy_wins << " of " << kMatches << "\n";
  EXPECT_GT(greedy_wins, kMatches * 2 / 3);
}

}  // namespace
}  // namespace ludolog::test
