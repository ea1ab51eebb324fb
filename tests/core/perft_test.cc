// Counts every sequence of throws and moves from the start, as chess engines do: a change of any
// rule moves a number. The files hold one line a depth: decisions, sequences, of them over.
#include <fstream>

#include <gtest/gtest.h>

#include "core/evolve.h"
#include "tests/core/given.h"

namespace ludolog::test {
namespace {

struct Count {
  std::uint64_t sequences = 0;
  std::uint64_t over = 0;
};

void perft(const State& state, const Ledger& ledger, int depth, Count& count) {
  if (depth == 0 || is_over(state)) {
    ++count.sequences;
    if (is_over(state)) ++count.over;
    return;
  }
  Commands legal;
  legal_commands(state, ledger, legal);
  for (const Command& command : legal) {
    Events events;
    ASSERT_TRUE(decide(state, ledger, command, events));
    State after = state;
    for (const Event& event : events) evolve(after, event);
    perft(after, ledger, depth - 1, count);
  }
}

void check(const std::string& file, Game game) {
  std::ifstream in(std::string(LUDOLOG_SOURCE_DIR) + "/tests/core/tables/" + file);
  ASSERT_TRUE(in) << file;
  int depth = 0;
  Count expected;
  int lines = 0;
  for (; in >> depth >> expected.sequences >> expected.over; ++lines) {
    Count count;
    perft(game.state(), game.stream().ledger(), depth, count);
    EXPECT_EQ(count.sequences, expected.sequences) << file << ", depth " << depth;
    EXPECT_EQ(count.over, expected.over) << file << ", depth " << depth;
  }
  EXPECT_GE(lines, 4) << file;
}

TEST(Perft, of_classic_from_the_start) {
  check("perft_classic.txt", given("", {.options = "starter=0", .seats = 2}));
}

TEST(Perft, of_classic_in_the_middle) {
  check("perft_classic_middle.txt", given("C1@50 C2@54 C3@10 A1@30 A2@51 A3@36", {.seats = 2}));
}

TEST(Perft, of_brainking_from_the_start) {
  check("perft_brainking.txt", given("", {.rules = RuleSetId::kBrainKing, .seats = 2}));
}

TEST(Perft, of_brainking_in_the_middle) {
  check("perft_brainking_middle.txt", given("W1@43 W2@42 W3@38 W4@40 B1@17 B2@40 B3@5",
                                            {.rules = RuleSetId::kBrainKing, .seats = 2}));
}

}  // namespace
}  // namespace ludolog::test
