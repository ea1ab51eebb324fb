// decide, held against its lists: what is listed is accepted, all else is refused, for a reason
// that RULES.md states.
#include <algorithm>
#include <fstream>
#include <set>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "tests/core/given.h"
#include "tests/core/playout.h"
#include "tests/core/show.h"

namespace ludolog::test {
namespace {

/// Ids of the rows of RULES.md.
const std::set<std::string>& stated_clauses() {
  static const std::set<std::string> clauses = [] {
    std::set<std::string> found;
    std::ifstream rules(std::string(LUDOLOG_SOURCE_DIR) + "/core/RULES.md");
    for (std::string line; std::getline(rules, line);)
      if (line.starts_with("| CL-") || line.starts_with("| BK-") || line.starts_with("| BI-") ||
          line.starts_with("| TB-"))
        found.insert(line.substr(2, line.find(" |") - 2));
    return found;
  }();
  return clauses;
}

void add_throws(const Ledger& ledger, Seat seat, std::vector<Command>& commands) {
  const auto epoch =
      static_cast<std::uint16_t>(ledger.epochs.empty() ? 0 : ledger.epochs.size() - 1);
  const std::uint64_t next = ledger.next_offset;
  for (std::uint16_t face = 0; face <= 7; ++face)
    commands.push_back(Roll{seat, {next, epoch, 6, face}});
  commands.push_back(Roll{seat, {next, epoch, 20, 1}});
  commands.push_back(Roll{seat, {next, static_cast<std::uint16_t>(epoch + 1), 6, 1}});
  if (next != 0) commands.push_back(Roll{seat, {next - 1, epoch, 6, 1}});
}

/// All that could be asked for, sense or nonsense, apart from values that nobody lists.
std::vector<Command> candidates(const Ledger& ledger) {
  std::vector<Command> commands{Start{}, Abandon{}, creation()};
  for (const Seat seat : std::array<Seat, 6>{0, 1, 2, 3, 4, 255}) {
    add_throws(ledger, seat, commands);
    for (const Token token : std::array<Token, 6>{0, 1, 2, 3, 4, 255})
      commands.push_back(Move{seat, token});
    commands.push_back(OfferDraw{seat});
    commands.push_back(AnswerDraw{seat, true});
    commands.push_back(AnswerDraw{seat, false});
    commands.push_back(Resign{seat});
  }
  return commands;
}

void check_refused(const Stream& stream, const Command& command) {
  Events events;
  const State before = stream.state();
  const auto decided = decide(stream, command, events);
  if (decided) RC_FAIL("accepted, and not listed: " + show(command));
  RC_ASSERT(events.empty());
  RC_ASSERT((before == stream.state()));
  const std::string clause = to_string(decided.error().clause);
  if (!stated_clauses().contains(clause)) RC_FAIL("no clause " + clause);
  const std::string reason = describe(decided.error());
  if (reason.empty() || reason == "refused") RC_FAIL("no reason for " + show(command));
}

void check_accepted(const Stream& stream, const Command& command) {
  Events events;
  const auto decided = decide(stream, command, events);
  if (!decided) RC_FAIL("listed, and refused: " + show(command) + ": " + show(decided.error()));
  RC_ASSERT(!events.empty());
}

void check_lists(const Stream& stream) {
  Commands legal;
  Commands open;
  legal_commands(stream.state(), stream.ledger(), legal);
  open_commands(stream.state(), open);
  for (const Command& command : legal) check_accepted(stream, command);
  for (const Command& command : open) check_accepted(stream, command);
  const auto listed = [&](const Command& command) {
    return std::find(legal.begin(), legal.end(), command) != legal.end() ||
           std::find(open.begin(), open.end(), command) != open.end();
  };
  std::size_t found = 0;
  for (const Command& command : candidates(stream.ledger())) {
    if (listed(command))
      ++found;
    else
      check_refused(stream, command);
  }
  RC_ASSERT(found == legal.size() + open.size());
}

RC_GTEST_PROP(Decide, accepts_what_is_listed_and_nothing_else, (std::uint64_t seed)) {
  Playout playout(seed);
  const int decisions = *rc::gen::inRange(0, 300);
  for (int i = 0; i < decisions && !is_over(playout.state()); ++i) {
    if (i % 4 == 0) check_lists(playout.stream());
    playout.play(playout.next());
  }
  check_lists(playout.stream());
}

RC_GTEST_PROP(Decide, accepts_names_before_the_start_and_seeds_after_the_end,
              (std::uint64_t seed)) {
  Playout playout(seed);
  playout.play_on(*rc::gen::inRange(0, 300));
  const State& state = playout.state();
  const Ledger& ledger = playout.stream().ledger();
  const bool before = state.awaited == Awaited::kStart;
  Events events;
  for (Seat seat = 0; seat < kSeats; ++seat)
    RC_ASSERT(decide(state, ledger, NamePlayer{seat, {}}, events).has_value() ==
              (before && has(state.playing, seat)));
  for (std::uint16_t epoch = 0; epoch < 20; ++epoch)
    RC_ASSERT(decide(state, ledger, RevealChance{{epoch, 0, {}}}, events).has_value() ==
              (is_over(state) && epoch < ledger.epochs.size()));
  for (std::uint16_t epoch = 0; epoch < 20; ++epoch)
    RC_ASSERT(decide(state, ledger, commitment(epoch), events).has_value() ==
              (!is_over(state) && epoch == ledger.epochs.size()));
}

RC_GTEST_PROP(Decide, is_told_by_its_first_event, (std::uint64_t seed)) {
  Playout playout(seed);
  for (int i = 0; i < 400 && !is_over(playout.state()); ++i) {
    const Command command = playout.next();
    const State before = playout.state();
    const Events events = playout.play(command);
    const auto told = command_of(before, events[0]);
    RC_ASSERT(told.has_value());
    if (*told != command) RC_FAIL(show(command) + " was told as " + show(*told));
    RC_ASSERT((playout.state().awaited != Awaited::kSettling));
  }
}

RC_GTEST_PROP(Decide, again_gives_the_same_events, (std::uint64_t seed)) {
  Playout playout(seed);
  playout.play_on(*rc::gen::inRange(1, 200));
  const Stream& played = playout.stream();
  Stream again;
  for (std::uint64_t at = 0; at < played.version();) {
    std::uint64_t end = at + 1;
    while (!played.is_boundary(end)) ++end;
    const auto decision = played.events().subspan(at, end - at);
    const auto command = command_of(again.state(), decision[0]);
    RC_ASSERT(command.has_value());
    Events events;
    // Tokens that were put on the board by the test are no decision.
    if (!std::holds_alternative<Move>(*command) || again.state().awaited == Awaited::kMove) {
      RC_ASSERT(decide(again, *command, events).has_value());
      RC_ASSERT(std::equal(events.begin(), events.end(), decision.begin(), decision.end()));
    }
    again.append(decision);
    at = end;
  }
  RC_ASSERT((again.state() == played.state()));
  RC_ASSERT((again.ledger() == played.ledger()));
}

}  // namespace
}  // namespace ludolog::test
