// BiOLudo: duels, knock-outs and revivals. BI-12 to BI-20.
#include "core/rules/bioludo/combat.h"

#include <gtest/gtest.h>

#include "tests/core/bioludo.h"

namespace ludolog::test {
namespace {

// Coral's own steps are the squares; Mint's square is its step + 13.

TEST(BI_12, applies_each_class_has_its_reach_both_ways_round) {
  constexpr std::array<std::array<int, 2>, kTokens> kReach{{{5, 6}, {3, 4}, {1, 2}, {0, 0}}};
  for (Token token = 0; token < kTokens; ++token) {
    for (int apart = -8; apart <= 8; ++apart) {
      Stream stream = bioludo_given("").stream();
      stream.append(TokenMoved{0, token, 0, kYard, 1}, false);
      const int step = (1 + apart + 52 - 13) % 52;  // Across square 51 and 0, too.
      stream.append(TokenMoved{1, kS, 0, kYard, static_cast<Step>(step)}, false);
      const int distance = apart < 0 ? -apart : apart;
      const bool safe = bioludo::is_safe_square(static_cast<Square>((1 + apart + 52) % 52));
      EXPECT_EQ(bioludo::targets_of(stream.state(), 0, token) != 0,
                !safe && distance >= kReach[token][0] && distance <= kReach[token][1])
          << +token << " at " << apart;
    }
  }
}

TEST(BI_12, refuses_a_target_out_of_reach) {
  Game game = bioludo_given("CS@3 MS@-1 MA@-11 MT@-8").rolls(4);
  game.did(forwards(0, kS, 4));  // On 7: Mint stands on 12, 2 and 5.
  ASSERT_EQ(game.state().awaited, Awaited::kTarget);
  EXPECT_EQ(game.does(ChooseTarget{0, 1, kT}),
            refused(bi(12), Refusal::kOutOfReach, {1, kT, 2, kS}));
}

TEST(BI_13, applies_the_character_just_moved_attacks_and_its_team_chooses) {
  Game game = bioludo_given("CS@3 CA@9 MS@-1 MA@0").rolls(4);
  // The Assaulter on 9 has Mint's Sniper in reach as well, but has not moved.
  EXPECT_EQ(game.does(forwards(0, kS, 4)),
            events({TokenMoved{0, kS, 4, 3, 7}, DuelBegan{0, kS, 7, 1, kS, 12, 5, true}}));
  Game several = bioludo_given("CS@3 MS@-1 MA@-2").rolls(4);
  // 11 is 4 squares away, 12 is 5.
  EXPECT_NE(find_event<DuelBegan>(several.does(forwards(0, kS, 4))), nullptr);
  Game choice = bioludo_given("CT@3 MS@-6 MA@-9").rolls(3);  // Mint is on 7 and 4.
  EXPECT_EQ(choice.does(forwards(0, kT, 3)),
            events({TokenMoved{0, kT, 3, 3, 6}, TargetsFound{0, kT, 0b110000}}));
  EXPECT_EQ(choice.does(ChooseTarget{0, 1, kS}), events({DuelBegan{0, kT, 6, 1, kS, 7, 1, false}}));
}

TEST(BI_14, applies_one_may_attack_from_a_safe_square) {
  Game game = bioludo_given("MT@-12").rolls(1);  // Mint's Trooper is on 1.
  const Outcome released = game.does(forwards(0, kT, 1));
  ASSERT_NE(find_event<DuelBegan>(released), nullptr);
  EXPECT_EQ(*find_event<DuelBegan>(released), (DuelBegan{0, kT, 0, 1, kT, 1, 1, true}));
}

TEST(BI_14, refuses_whoever_is_on_a_safe_square_down_or_in_a_home_column) {
  Game game = bioludo_given("CT@3 MS@-6 MA@-9 MT@-5 MH@52").rolls(3);  // On 7, 4 and 8, a star.
  game.did(forwards(0, kT, 3));
  EXPECT_EQ(game.does(ChooseTarget{0, 1, kT}), refused(bi(14), Refusal::kSafeSquare, {1, kT, 8}));
  EXPECT_EQ(game.does(ChooseTarget{0, 1, kH}), refused(bi(14), Refusal::kNoTarget, {1, kH}));
  EXPECT_EQ(game.does(ChooseTarget{0, 0, kS}), refused(bi(14), Refusal::kNoTarget, {0, kS}));
  EXPECT_EQ(game.does(ChooseTarget{0, 9, kS}), refused(bi(14), Refusal::kNoTarget, {9, kS}));
}

/// Coral's Sniper on 7 attacks Mint's Sniper on 12.
Game same_class() { return bioludo_given("CS@3 CH@20 MS@-1").rolls(4).did(forwards(0, kS, 4)); }
/// Coral's Sniper on 7 attacks Mint's Assaulter on 12.
Game other_class() { return bioludo_given("CS@3 CH@20 MA@-1").rolls(4).did(forwards(0, kS, 4)); }

TEST(BI_15, applies_more_right_answers_win_and_the_attacker_can_lose) {
  Game won = same_class().did(ReportScore{0, 3});
  EXPECT_EQ(
      won.does(ReportScore{1, 2}),
      events({ScoreReported{1, 2, 3}, DuelCompared{0, 1, 3, 2, DuelResult::kAttacker},
              TokenKnockedOut{0, kS, 1, kS, -1, 12}, TurnEnded{0, TurnEnd::kMoved, 1, 2, 1}}));
  Game lost = same_class().did(ReportScore{0, 0});
  EXPECT_EQ(*find_event<TokenKnockedOut>(lost.does(ReportScore{1, 1})),
            (TokenKnockedOut{1, kS, 0, kS, 7, 7}));
  Game tied = same_class().did(ReportScore{0, 2});
  EXPECT_EQ(tied.does(ReportScore{1, 2}),
            events({ScoreReported{1, 2, 3}, DuelCompared{0, 1, 2, 2, DuelResult::kTie},
                    TurnEnded{0, TurnEnd::kMoved, 1, 2, 1}}));
}

TEST(BI_16, applies_right_answers_make_the_chance) {
  constexpr std::array<std::uint8_t, 4> kChance{25, 50, 75, 95};
  for (std::uint8_t right = 0; right < 4; ++right) {
    Game hit = other_class().did(ReportScore{0, right});
    Game miss = hit;
    const std::uint8_t chance = kChance[right];
    EXPECT_EQ(
        hit.does(drawn(hit, 100, chance)),
        events({OutcomeDrawn{0, right, chance, true, draw_of_100(chance)},
                TokenKnockedOut{0, kS, 1, kA, -1, 12}, TurnEnded{0, TurnEnd::kMoved, 1, 2, 1}}));
    const auto above = static_cast<std::uint16_t>(chance + 1);
    EXPECT_EQ(miss.does(drawn(miss, 100, above)),
              events({OutcomeDrawn{0, right, chance, false, draw_of_100(above)},
                      TurnEnded{0, TurnEnd::kMoved, 1, 2, 1}}));
  }
}

TEST(BI_17, applies_a_revival_beside_an_enemy_starts_no_duel) {
  Game game = bioludo_given("CS@7! CT@8 MS@-1 MT@-7");
  game.did(Revive{0, kS}).did(ReportScore{0, 3});
  const Outcome revived = game.does(drawn(game, 100, 1));
  EXPECT_EQ(find_event<DuelBegan>(revived), nullptr);
  EXPECT_NE(find_event<TokenRevived>(revived), nullptr);
}

TEST(BI_18, applies_who_falls_in_its_own_turn_has_until_the_end_of_the_next_one) {
  // With two teams Amber sits opposite; its square is its step + 26.
  Game game = bioludo_given("CS@3 CH@30 AS@-14", {.seats = 2}).rolls(4);
  game.did(forwards(0, kS, 4));
  game.did(ReportScore{0, 0});
  EXPECT_NE(find_event<TokenKnockedOut>(game.does(ReportScore{2, 3})), nullptr);
  EXPECT_EQ(game.state().seat, 2);
  game.rolls(3).did(backwards(2, kS, 3));
  ASSERT_EQ(game.state().seat, 0);
  game.rolls(2);
  const Outcome ended = game.does(forwards(0, kH, 2));
  EXPECT_EQ(*find_event<TokenDied>(ended), (TokenDied{0, kS, 7, DeathCause::kNotRevived}));
}

TEST(BI_19, applies_a_teammate_within_one_square_revives) {
  Game game = bioludo_given("CS@7! CT@8");
  EXPECT_EQ(game.does(Revive{0, kS}), events({RevivalBegan{0, kS, kT, 7, 1}}));
  game.did(ReportScore{0, 2});
  EXPECT_EQ(game.does(drawn(game, 100, 75)),
            events({OutcomeDrawn{0, 2, 75, true, draw_of_100(75)}, TokenRevived{0, kS, kT, 7},
                    TurnContinued{0, TurnPhase::kThrow, 0, 0}}));
  Game failed = bioludo_given("CS@7! CT@7");
  failed.did(Revive{0, kS}).did(ReportScore{0, 0});
  EXPECT_EQ(failed.does(drawn(failed, 100, 26)),
            events({OutcomeDrawn{0, 0, 25, false, draw_of_100(26)},
                    TokenDied{0, kS, 7, DeathCause::kRevivalFailed},
                    TurnContinued{0, TurnPhase::kThrow, 0, 0}}));
}

TEST(BI_19, applies_the_turn_waits_when_a_revival_is_all_that_is_left) {
  Game game = bioludo_given("CS@7! CT@6").rolls(2);
  EXPECT_EQ(game.does(forwards(0, kT, 2)),
            events({TokenMoved{0, kT, 2, 6, 8}, TurnContinued{0, TurnPhase::kEnd, 0, 1}}));
  EXPECT_EQ(game.does(EndTurn{0}),
            events({TurnPassed{0}, TokenDied{0, kS, 7, DeathCause::kNotRevived},
                    TurnEnded{0, TurnEnd::kMoved, 1, 2, 1}}));
}

TEST(BI_19, refuses_out_of_turn_out_of_reach_and_whoever_is_not_down) {
  Game game = bioludo_given("CS@7! CT@9 MS@5!");
  EXPECT_EQ(game.does(Revive{0, kS}), refused(bi(19), Refusal::kNobodyNear, {kS, 2}));
  EXPECT_EQ(game.does(Revive{0, kT}), refused(bi(19), Refusal::kNotDown, {kT}));
  EXPECT_EQ(game.does(Revive{1, kS}), refused(bi(19), Refusal::kNotYourTurn, {1, 0}));
}

TEST(BI_20, applies_the_window_closes_with_the_turn) {
  Game game = bioludo_given("CS@7! CA@12! CT@30").rolls(3);
  const Outcome ended = game.does(forwards(0, kT, 3));
  EXPECT_EQ(ended,
            events({TokenMoved{0, kT, 3, 30, 33}, TokenDied{0, kS, 7, DeathCause::kNotRevived},
                    TokenDied{0, kA, 12, DeathCause::kNotRevived},
                    TurnEnded{0, TurnEnd::kMoved, 1, 2, 1}}));
}

}  // namespace
}  // namespace ludolog::test
