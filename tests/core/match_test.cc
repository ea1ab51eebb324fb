// The match loop over ports that live in memory: what is durable is folded, and nothing else.
#include <gtest/gtest.h>

#include "core/match.h"
#include "tests/core/given.h"
#include "tests/core/ports_in_memory.h"
#include "tests/core/show.h"

namespace ludolog::test {
namespace {

constexpr Player kH = Player::kHuman;
constexpr Player kG = Player::kGreedyBot;
constexpr Player kR = Player::kRandomBot;

/// A match with its journal and dice, created with these players, its first epoch committed.
struct Table {
  MemoryJournal journal;
  MemoryDice dice{7};
  MemoryBotChance bots{7};
  Match match{Stream{}, journal, dice};

  explicit Table(Players players, std::string_view options = "starter=0",
                 ChanceOrigin origin = ChanceOrigin::kRandom) {
    CreateMatch create = creation({.options = options});
    create.players = players;
    const std::vector<Command> commands{create, commitment(0, 0, 1, origin)};
    EXPECT_TRUE(match.submit(commands));
  }
  void play() {
    EXPECT_TRUE(play_automatic(match, bots, [] { return true; }));
  }
};

TEST(Match, is_durable_before_it_is_folded) {
  Table table({kH, kH, kH, kH});
  EXPECT_EQ(table.journal.events.size(), 2U);
  EXPECT_EQ(table.match.submit(Start{}), 2U);
  EXPECT_EQ(table.journal.appends, 2);
  EXPECT_EQ(table.match.stream().version(), 3U);
}

TEST(Match, a_failing_journal_changes_nothing) {
  Table table({kH, kH, kH, kH});
  const State before = table.match.state();
  const Ledger ledger = table.match.stream().ledger();
  table.journal.fails = JournalError{JournalError::Kind::kUnavailable, "disk full"};
  const auto submitted = table.match.submit(Start{});
  ASSERT_FALSE(submitted);
  EXPECT_EQ(std::get<JournalError>(submitted.error()).text, "disk full");
  EXPECT_EQ(table.match.state(), before);
  EXPECT_EQ(table.match.stream().ledger(), ledger);
  table.journal.fails.reset();
  EXPECT_TRUE(table.match.submit(Start{}));
}

TEST(Match, a_conflict_is_passed_on) {
  Table table({kH, kH, kH, kH});
  table.journal.events.push_back(StarterChosen{0});  // Somebody else wrote.
  const auto submitted = table.match.submit(Start{});
  ASSERT_FALSE(submitted);
  EXPECT_EQ(std::get<JournalError>(submitted.error()).kind, JournalError::Kind::kConflict);
  EXPECT_EQ(table.match.stream().version(), 2U);
}

TEST(Match, a_refusal_is_not_written) {
  Table table({kH, kH, kH, kH});
  const auto submitted = table.match.submit(Move{0, 0});
  ASSERT_FALSE(submitted);
  EXPECT_EQ(std::get<Rejection>(submitted.error()).clause, tb(1));
  EXPECT_EQ(table.journal.appends, 1);
}

TEST(Match, several_commands_are_all_accepted_or_none) {
  Table table({kH, kH, kH, kH});
  const std::vector<Command> bad{Start{}, Move{0, 0}};
  EXPECT_FALSE(table.match.submit(bad));
  EXPECT_EQ(table.match.stream().version(), 2U);
  const std::vector<Command> good{Start{}, OfferDraw{0}};
  EXPECT_TRUE(table.match.submit(good));
  EXPECT_EQ(table.journal.appends, 2);
  EXPECT_TRUE(table.match.stream().is_boundary(3));
  EXPECT_EQ(table.match.state().awaited, Awaited::kDrawAnswer);
}

TEST(Match, what_ends_it_reveals_its_seeds_in_the_same_append) {
  Table table({kH, kH, kH, kH});
  ASSERT_TRUE(table.match.submit(Start{}));
  ASSERT_TRUE(table.match.submit(commitment(1)));
  const int appends = table.journal.appends;
  ASSERT_TRUE(table.match.submit(Abandon{}));
  EXPECT_EQ(table.journal.appends, appends + 1);
  const auto events = table.match.stream().events();
  const std::vector<Event> tail(events.end() - 3, events.end());
  EXPECT_EQ(tail, (std::vector<Event>{MatchEnded{EndReason::kAbandoned},
                                      ChanceRevealed{0, 0, *table.dice.seed(0, 0)},
                                      ChanceRevealed{1, 0, *table.dice.seed(1, 0)}}));
  EXPECT_TRUE(table.match.stream().is_boundary(events.size() - 2));
}

TEST(Match, a_seed_that_is_not_known_here_is_not_revealed) {
  Table table({kH, kH, kH, kH});
  table.dice.knows_seeds = false;
  ASSERT_TRUE(table.match.submit(Abandon{}));
  EXPECT_EQ(table.match.stream().events().back(), Event(MatchEnded{EndReason::kAbandoned}));
}

TEST(Match, declared_dice_have_no_seed) {
  Table table({kH, kH, kH, kH}, "starter=0", ChanceOrigin::kDeclared);
  ASSERT_TRUE(table.match.submit(Abandon{}));
  EXPECT_EQ(table.match.stream().events().back(), Event(MatchEnded{EndReason::kAbandoned}));
}

TEST(Match, retracts) {
  Table table({kH, kR, kR, kR});
  table.play();
  const auto to = static_cast<std::uint32_t>(table.match.stream().version());
  const State before = table.match.state();
  ASSERT_TRUE(table.match.submit(table.match.next_roll()));
  ASSERT_TRUE(table.match.submit(Retract{{to, 0, 0, {}}}));
  EXPECT_EQ(table.match.state(), before);
}

TEST(Match, starts_and_plays_for_bots_and_waits_for_people) {
  Table table({kG, kR, kH, kG});
  EXPECT_EQ(table.match.automatic_command(table.bots), Command(Start{}));
  table.play();
  EXPECT_EQ(table.match.state().seat, 2);
  EXPECT_EQ(table.match.state().awaited, Awaited::kRoll);
  EXPECT_FALSE(table.match.automatic_command(table.bots));
}

TEST(Match, throws_for_bots_in_the_roll_off_and_waits_for_people) {
  Table table({kG, kH, kG, kG}, "");
  table.play();
  EXPECT_EQ(awaited_seat(table.match.state()), 1);
  EXPECT_EQ(table.match.state().roll_off, 0b1110);
}

TEST(Match, bots_refuse_draws) {
  Table table({kH, kG, kR, kH});
  table.play();
  ASSERT_TRUE(table.match.submit(OfferDraw{0}));
  EXPECT_EQ(table.match.automatic_command(table.bots), Command(AnswerDraw{1, false}));
  Table human({kH, kH, kR, kR});
  human.play();
  ASSERT_TRUE(human.match.submit(OfferDraw{0}));
  EXPECT_FALSE(human.match.automatic_command(human.bots));  // Seat 1 is asked first.
}

TEST(Match, declared_dice_are_thrown_by_people_for_bots_too) {
  Table table({kG, kG, kG, kG}, "starter=0", ChanceOrigin::kDeclared);
  table.play();
  EXPECT_EQ(table.match.state().awaited, Awaited::kRoll);
  EXPECT_FALSE(table.match.automatic_command(table.bots));
}

TEST(Match, waits_while_no_dice_are_committed) {
  Table table({kG, kG, kG, kG});
  ASSERT_TRUE(table.match.submit(Start{}));
  ASSERT_TRUE(table.match.submit(commitment(1, 0, 2)));
  EXPECT_FALSE(table.match.automatic_command(table.bots));
}

TEST(Match, play_stops_when_told_and_when_the_journal_fails) {
  Table table({kG, kG, kG, kG});
  int asked = 0;
  EXPECT_TRUE(play_automatic(table.match, table.bots, [&] { return ++asked <= 10; }));
  EXPECT_EQ(table.journal.appends, 11);
  table.journal.fails = JournalError{JournalError::Kind::kUnavailable, "disk full"};
  EXPECT_FALSE(play_automatic(table.match, table.bots, [] { return true; }));
}

TEST(Match, between_bots_plays_to_its_end) {
  Table table({kG, kR, kG, kR}, "");
  table.play();
  EXPECT_TRUE(is_over(table.match.state()));
  EXPECT_EQ(table.match.state().end, EndReason::kAllPlaced);
  EXPECT_TRUE(std::holds_alternative<ChanceRevealed>(table.match.stream().events().back()));
  EXPECT_FALSE(table.match.automatic_command(table.bots));
  const auto events = table.match.stream().events();
  EXPECT_EQ(table.journal.events, std::vector<Event>(events.begin(), events.end()));
}

TEST(Match, resumed_goes_on_as_if_never_interrupted) {
  for (const std::string_view options : {"", "third_six=roll_back capture_bonus=on blocks=on"}) {
    Table table({kG, kR, kG, kR}, options);
    table.play();
    const Stream& whole = table.match.stream();
    Numbers numbers(1);
    for (int i = 0; i < 25; ++i) {
      // The first two events are submitted by the table itself.
      auto cut = 2 + numbers.below(static_cast<std::uint32_t>(whole.version() - 2));
      while (!whole.is_boundary(cut) || std::holds_alternative<ChanceRevealed>(whole.events()[cut]))
        --cut;
      Stream loaded;
      for (std::uint32_t at = 0; at < cut; ++at)
        loaded.append(whole.events()[at], whole.is_boundary(at + 1));
      MemoryJournal journal;
      journal.events.assign(loaded.events().begin(), loaded.events().end());
      Match resumed(std::move(loaded), journal, table.dice);
      ASSERT_TRUE(play_automatic(resumed, table.bots, [] { return true; }));
      ASSERT_EQ(journal.events, table.journal.events) << "cut at version " << cut;
      ASSERT_EQ(resumed.state(), table.match.state());
    }
  }
}

}  // namespace
}  // namespace ludolog::test
