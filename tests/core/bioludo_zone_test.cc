// BiOLudo: the Unsafe Zone. BI-21 to BI-25.
#include "core/rules/bioludo/zone.h"

#include <gtest/gtest.h>

#include "tests/core/bioludo.h"
#include "tests/core/sweep_table.h"

namespace ludolog::test {
namespace {

std::string place(const Sweep& sweep, Square square) {
  if (sweep.phase == SweepPhase::kWaking || sweep.phase == SweepPhase::kColumn)
    return "home:" + std::to_string(sweep.seat) + ":" + std::to_string(sweep.step - 50);
  return std::to_string(square);
}

TEST(BI_21, applies_the_flagbearers_walk_as_the_table_says) {
  const auto& rows = sweep_table();
  ASSERT_EQ(rows.size(), 4U * 29U);
  for (const SweepRow& row : rows) {
    const Sweep sweep = bioludo::sweep_after(row.safe, row.round);
    EXPECT_EQ(place(sweep, sweep.clockwise), row.clockwise) << +row.safe << " " << row.round;
    EXPECT_EQ(place(sweep, sweep.counterclockwise), row.counterclockwise);
    EXPECT_EQ(sweep.phase == SweepPhase::kArrived, row.phase == "arrived");
  }
}

TEST(BI_22, applies_the_dead_zone_lies_between_them_as_the_table_says) {
  for (const SweepRow& row : sweep_table()) {
    const Sweep sweep = bioludo::sweep_after(row.safe, row.round);
    EXPECT_EQ(std::to_string(sweep.dead_squares), row.squares) << +row.safe << " " << row.round;
    int inside = 0;
    for (Square square = 0; square < 52; ++square)
      inside += in_dead_zone(kBiOLudoBoard, sweep, square) ? 1 : 0;
    EXPECT_EQ(inside, sweep.dead_squares);
    if (row.first.empty()) continue;
    EXPECT_EQ(std::to_string(sweep.dead_first), row.first);
    EXPECT_EQ(std::to_string((sweep.dead_first + sweep.dead_squares - 1) % 52), row.last);
  }
}

// With Safe Team 0, round 12 begins with the squares 21 to 27 dead.
constexpr std::uint32_t kRound = 12;

TEST(BI_23, applies_who_stays_for_a_whole_turn_dies) {
  Game game = bioludo_given("CS@22 CA@40", {.round = kRound}).rolls(2);
  const Outcome ended = game.does(forwards(0, kA, 2));
  EXPECT_EQ(ended, events({TokenMoved{0, kA, 2, 40, 42}, TokenDied{0, kS, 22, DeathCause::kZone},
                           TurnEnded{0, TurnEnd::kMoved, 1, 2, kRound}}));
}

TEST(BI_23, applies_who_has_stood_outside_or_was_down_lives) {
  Game out = bioludo_given("CS@22 CA@40", {.round = kRound}).rolls(6).rolls(2);
  out.did(backwards(0, kS, 2));                       // To 20, outside ...
  const Outcome back = out.does(forwards(0, kS, 6));  // ... and in again.
  EXPECT_EQ(find_event<TokenDied>(back), nullptr);
  Game revived = bioludo_given("CS@22! CT@23", {.round = kRound});
  revived.did(Revive{0, kS}).did(ReportScore{0, 3}).did(drawn(revived, 100, 1));
  revived.rolls(5);
  const Outcome gone = revived.does(forwards(0, kT, 5));
  EXPECT_EQ(find_event<TokenDied>(gone), nullptr) << "counted from its next turn";
  Game column = bioludo_given("CS@52 CA@40", {.safe_team = 2, .round = 15}).rolls(2);
  EXPECT_EQ(find_event<TokenDied>(column.does(forwards(0, kA, 2))), nullptr);
}

/// The last turn of a round, of a team that has nothing to move.
Outcome round_ends(std::string_view board, Setting setting) {
  setting.to_throw = 3;
  return bioludo_given(board, setting).roll(4);
}

TEST(BI_24, applies_a_team_that_is_all_in_its_yard_is_lost_when_the_sweep_passes) {
  // Safe Team 0: Amber's start 26 is covered at the end of round 10, Blue's 39 of round 19.
  const Outcome tenth = round_ends("CS@1 MS@1", {.round = 10});
  EXPECT_EQ(count_events<TokenDied>(tenth), 4);
  EXPECT_EQ(*find_event<TokenDied>(tenth), (TokenDied{2, kS, kYard, DeathCause::kInYard}));
  EXPECT_EQ(*find_event<TeamOut>(tenth), (TeamOut{2}));
  EXPECT_EQ(count_events<TokenDied>(round_ends("CS@1 MS@1", {.round = 9})), 0);
  EXPECT_EQ(count_events<TokenDied>(round_ends("CS@1 MS@1 AS@1", {.round = 10})), 0);
  // All four are dead before BI-28 is tested: none of them counts as alive.
  const Outcome last = round_ends("CS@56 CA@x MS@56 MA@x BS@x", {.round = 10});
  EXPECT_EQ(count_events<TokenDied>(last), 4);
  EXPECT_EQ(*find_event<MatchEnded>(last), (MatchEnded{EndReason::kNoWinner}));
  // The Safe Team too, at the end of round 28, unless it is exempt.
  EXPECT_EQ(count_events<TokenDied>(round_ends("MS@51", {.round = 28})), 4);
  EXPECT_EQ(count_events<TokenDied>(round_ends(
                "MS@51", {.options = "answers=own_cards safe_team_exempt=on", .round = 28})),
            0);
}

TEST(BI_24, applies_for_every_safe_team_as_the_table_says) {
  for (const SweepRow& row : sweep_table()) {
    Stream stream = bioludo_given("", {.safe_team = row.safe, .round = row.round}).stream();
    const Sweep before = stream.state().sweep;
    stream.append(FlagsMoved{bioludo::sweep_after(row.safe, row.round)}, false);
    const SeatMask caught = bioludo::caught_in_yard(stream.state(), before);
    const SeatMask expected =
        row.eliminated.empty() ? SeatMask{0} : bit(static_cast<Seat>(std::stoi(row.eliminated)));
    EXPECT_EQ(caught, expected) << +row.safe << " " << row.round;
  }
}

TEST(BI_25, applies_with_fewer_teams_the_zone_walks_too_unless_switched_off) {
  const auto last_turn = [](std::string_view options) {
    return bioludo_given("CS@1", {.options = options, .seats = 2, .to_throw = 2}).roll(4);
  };
  EXPECT_NE(find_event<FlagsMoved>(last_turn("answers=own_cards")), nullptr);
  EXPECT_EQ(find_event<FlagsMoved>(last_turn("answers=own_cards zone=four_teams_only")), nullptr);
}

TEST(Sweep, vanishes_on_arrival) {
  const Outcome arrival = round_ends("CS@1 MS@1 AS@1 BS@1", {.round = 29});
  ASSERT_NE(find_event<FlagsMoved>(bioludo_given("CS@1", {.to_throw = 3, .round = 29}).roll(4)),
            nullptr);
  EXPECT_EQ(count_events<TokenDied>(arrival), 0);
  EXPECT_EQ(bioludo::sweep_after(0, 29).dead_squares, 0);
}

}  // namespace
}  // namespace ludolog::test
