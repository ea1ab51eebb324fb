#include "tools/cli/play/help.h"

#include <fmt/core.h>

#include "core/board_plan.h"
#include "core/rules/rule_set.h"
#include "tools/cli/text.h"

namespace ludolog::cli {
namespace {

constexpr std::size_t kColumns = 78;

/// "On the board C1 is token 1 of Coral; M is Mint, A Amber, B Blue."
std::string legend(const State& state) {
  const Board& board = board_of(state);
  std::string text;
  for (Seat seat = 0; seat < board.track / board.spacing; ++seat) {
    const std::string name(board.plan->seat_names[seat]);
    const char letter = letter_of(board, seat);
    text += seat == 0 ? fmt::format("On the board {}{} is {} of {};", letter,
                                    letter_of_token(board, 0), board.plan->token_names[0], name)
                      : fmt::format("{} {}{} {}", seat == 1 ? "" : ",", letter,
                                    seat == 1 ? " is" : "", name);
  }
  const char own = letter_of(board, 0);
  text += fmt::format(". {0}> is a start, {0}- {1}{2}; ++ is several tokens on one square.", own,
                      board.plan->named_cells ? "a goal" : "the way home",
                      board.star_from_start == 0 ? "" : fmt::format(", {}* a star", own));
  if (rule_set(state.rule_set).fights)
    text +=
        " :: is the dead zone and !! a flagbearer. Small letters are down; beside a team's name, - "
        "is one who is dead and * one who is home.";
  return text;
}

std::string closing(const State& state) {
  const RuleSet& rules = rule_set(state.rule_set);
  std::string text = "quit         stops; the match is saved and can be gone on with\n\n";
  for (const std::string& paragraph : {legend(state), std::string(rules.reminder)})
    text += joined_lines(wrapped_lines(paragraph, kColumns));
  return text + fmt::format("`ludolog rules {}` has every rule.\n", name_of(state.rule_set));
}

/// Where numbers are spent and questions are asked.
std::string spending_help(const State& state, bool declared) {
  const Board& board = board_of(state);
  return fmt::format(
             R"({}S 5, S -5    moves the Sniper by the 5 that you threw, or backwards by it; S alone where
             one number is left. From the yard a 1 or a 6 releases
{}T           attacks the Trooper of {}, when several are in reach
A to F       your answer to a question, or its number; where you judge yourselves,
             Enter shows what is right, then yes or no says whether you were
revive S     tries to revive your Sniper, before a throw, a move or the end of
             your turn, with a teammate on its square or beside it
end          ends the turn, when nothing is left but to revive
why          why characters cannot use a number
log, board   the last turns in words (log 50, log all), the board again
draw         before your throw: offers a draw; the others answer yes or no
resign       gives up for good, when typed twice (resign {}: for {})
)",
             declared ? "1 to 6       the face that your real die shows, for bots too\n"
                      : "Enter        throws the die, or takes the first choice\n",
             letter_of(board, 1), board.plan->seat_names[1], letter_of(board, 1),
             board.plan->seat_names[1]) +
         closing(state);
}

}  // namespace

std::string play_help(const State& state, bool declared) {
  if (rule_set(state.rule_set).spends) return spending_help(state, declared);
  std::string text = declared ? "1 to 6       the face that your real die shows, for bots too\n"
                              : "Enter        throws the die, or makes the only move\n";
  text += R"(1 to 4       moves that token of yours; >2 on the board is where token 2
             would go, x2 where it would capture somebody
why          why the other tokens cannot move, or why none could
log          the last turns in words (log 50, log all)
board        the board again
draw         before your throw: offers a draw; the others answer yes or no
resign       gives up for good, when typed twice (resign )";
  const Board& board = board_of(state);
  text += fmt::format("{}: for {})\n", letter_of(board, 1), board.plan->seat_names[1]);
  return text + closing(state);
}

}  // namespace ludolog::cli
