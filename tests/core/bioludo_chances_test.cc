// BiOLudo's check values: what comes of many duels and lotteries, decided and folded one by one. A
// wrong chance, comparison or draw moves them.
#include <cmath>

#include <gtest/gtest.h>

#include "core/evolve.h"
#include "tests/core/bioludo.h"
#include "tests/core/playout.h"

namespace ludolog::test {
namespace {

constexpr int kTimes = 60'000;

/// Within four standard errors of what is expected.
void expect_share(int count, double expected, const std::string& what) {
  const double error = std::sqrt(expected * (1 - expected) / kTimes);
  EXPECT_NEAR(static_cast<double>(count) / kTimes, expected, 4 * error) << what;
}

Player bot_that_knows(int percent) {
  return percent == 35 ? Player::kEasyBot : percent == 60 ? Player::kMediumBot : Player::kHardBot;
}

/// Coral's Sniper attacks somebody of Amber, 5 squares ahead.
Game duel_between(Player coral, Player amber, Token target) {
  Game game = nothing_yet();
  const RuleSet& rules = rule_set(RuleSetId::kBiOLudo);
  game.did(CreateMatch{rules.id,
                       rules.version,
                       {coral, Player::kNobody, amber, Player::kNobody},
                       default_options(rules)});
  game.did(commitment());
  Stream stream = game.stream();
  stream.append(QuizScored{0, 0, 1}, false);
  stream.append(QuizScored{2, 0, 1}, false);
  stream.append(SafeTeamDrawn{0, 1, {}}, false);
  stream.append(TokenMoved{0, kS, 0, kYard, 3}, false);
  stream.append(TokenMoved{2, target, 0, kYard, -14}, false);
  stream.append(StarterChosen{0}, true);
  return Game(std::move(stream)).rolls(4).did(forwards(0, kS, 4));
}

/// Takes the draws that a duel or a lottery waits for, one after the other, until `E` has come.
template <class E>
E drawn_until(const Game& game, Numbers& numbers) {
  State state = game.state();
  Ledger ledger = game.stream().ledger();
  Events events;
  while (true) {
    const std::uint16_t sides = awaited_sides(state, ledger);
    LUDOLOG_CHECK(sides != 0);
    const auto value = static_cast<std::uint16_t>(1 + numbers.below(sides));
    const auto decided =
        decide(state, ledger, TakeDraw{{ledger.next_offset, 0, sides, value}}, events);
    LUDOLOG_CHECK(decided.has_value());
    for (const Event& event : events) {
      if (const auto* found = std::get_if<E>(&event)) return *found;
      fold(state, ledger, event);
    }
  }
}

TEST(BI_16, applies_the_chance_to_knock_out_is_that_of_the_answers) {
  constexpr std::array<std::pair<int, double>, 3> kExpected{
      {{35, .51035625}, {60, .6892}, {85, .85679375}}};
  for (const auto& [knows, expected] : kExpected) {
    const Game game = duel_between(bot_that_knows(knows), Player::kEasyBot, kA);
    Numbers numbers(static_cast<std::uint64_t>(knows));
    int knocked_out = 0;
    for (int i = 0; i < kTimes; ++i)
      if (drawn_until<OutcomeDrawn>(game, numbers).success) ++knocked_out;
    expect_share(knocked_out, expected, std::to_string(knows));
  }
}

void check_same_class(int mine, int theirs, const std::array<double, 3>& expected) {
  const Game game = duel_between(bot_that_knows(mine), bot_that_knows(theirs), kS);
  Numbers numbers(static_cast<std::uint64_t>(100 * mine + theirs));
  std::array<int, 3> results{};
  for (int i = 0; i < kTimes; ++i)
    ++results[static_cast<std::size_t>(drawn_until<DuelCompared>(game, numbers).result)];
  constexpr auto at = [](DuelResult result) { return static_cast<std::size_t>(result); };
  expect_share(results[at(DuelResult::kAttacker)], expected[0], "won");
  expect_share(results[at(DuelResult::kTie)], expected[1], "tied");
  expect_share(results[at(DuelResult::kDefender)], expected[2], "lost");
}

TEST(BI_15, applies_equals_win_tie_and_lose_as_often_as_they_should) {
  check_same_class(60, 60, {.33984, .32032, .33984});
}

TEST(BI_15, applies_who_knows_more_wins_more) {
  check_same_class(85, 35, {.837072, .130375, .032553});
  check_same_class(35, 85, {.032553, .130375, .837072});
}

/// Shares of the Safe Team, by right answers in the opening quizzes.
void check_lottery(const std::vector<std::pair<Seat, std::uint8_t>>& scores) {
  Game game = created({.options = "answers=own_cards",
                       .rules = RuleSetId::kBiOLudo,
                       .seats = static_cast<int>(scores.size())})
                  .did(Start{});
  double all = 0;
  for (const auto& [seat, correct] : scores) {
    game.did(ReportScore{seat, correct});
    all += correct + 1;
  }
  Numbers numbers(scores.size());
  std::array<int, kSeats> safe{};
  for (int i = 0; i < kTimes; ++i) ++safe[drawn_until<SafeTeamDrawn>(game, numbers).seat];
  for (const auto& [seat, correct] : scores)
    expect_share(safe[seat], (correct + 1) / all, std::to_string(seat));
}

TEST(BI_3, applies_teams_are_safe_as_often_as_their_tickets_say) {
  check_lottery({{0, 10}, {1, 0}, {2, 0}, {3, 0}});  // 11/14, and 1/14 three times.
  check_lottery({{0, 7}, {2, 4}});                   // 8/13 and 5/13.
}

}  // namespace
}  // namespace ludolog::test
