// decide, held against its lists: what is listed is accepted, all else is refused, for a reason
// that RULES.md states.
#include <algorithm>
#include <fstream>
#include <set>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "tests/core/candidates.h"
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
  // Of draws only one is listed for every outcome: check_draws().
  const auto draws = std::ranges::count_if(
      legal, [](const Command& command) { return std::holds_alternative<TakeDraw>(command); });
  RC_ASSERT(found + static_cast<std::size_t>(draws) == legal.size() + open.size());
}

/// Every value of the draw that is awaited is accepted, and no other draw.
void check_draws(const Stream& stream) {
  const Ledger& ledger = stream.ledger();
  const std::uint16_t sides = awaited_sides(stream.state(), ledger);
  const auto epoch =
      static_cast<std::uint16_t>(ledger.epochs.empty() ? 0 : ledger.epochs.size() - 1);
  const Draw draw{ledger.next_offset, epoch, sides == 0 ? std::uint16_t{100} : sides, 1};
  for (std::uint16_t value = 1; value <= draw.sides; ++value) {
    const TakeDraw take{{draw.offset, epoch, draw.sides, value}};
    if (sides != 0)
      check_accepted(stream, take);
    else if (value % 25 == 1)
      check_refused(stream, take);
  }
  const auto above = static_cast<std::uint16_t>(draw.sides + 1);
  check_refused(stream, TakeDraw{{draw.offset, epoch, draw.sides, 0}});
  check_refused(stream, TakeDraw{{draw.offset, epoch, draw.sides, above}});
  check_refused(stream, TakeDraw{{draw.offset, epoch, above, 1}});
  if (draw.offset != 0) check_refused(stream, TakeDraw{{draw.offset - 1, epoch, draw.sides, 1}});
  const auto next_epoch = static_cast<std::uint16_t>(epoch + 1);
  check_refused(stream, TakeDraw{{draw.offset, next_epoch, draw.sides, 1}});
}

/// A question may be any, with two to six options of which one is right.
void check_questions(const Stream& stream) {
  const bool awaited = stream.state().awaited == Awaited::kQuestion;
  for (std::uint8_t options = 0; options < 9; ++options)
    for (std::uint8_t key = 0; key < 9; ++key) {
      const AskQuestion ask{options, key, {static_cast<std::uint8_t>(key * options)}};
      if (awaited && options >= 2 && options <= 6 && key >= 1 && key <= options)
        check_accepted(stream, ask);
      else
        check_refused(stream, ask);
    }
}

RC_GTEST_PROP(Decide, accepts_what_is_listed_and_nothing_else, (std::uint64_t seed)) {
  Playout playout(seed);
  const int decisions = *rc::gen::inRange(0, 300);
  for (int i = 0; i < decisions && !is_over(playout.state()); ++i) {
    if (i % 16 == 0) check_lists(playout.stream());
    playout.play(playout.next());
  }
  check_lists(playout.stream());
  check_draws(playout.stream());
  check_questions(playout.stream());
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
    const bool moves =
        std::holds_alternative<Move>(*command) || std::holds_alternative<Spend>(*command);
    if (!moves || again.state().awaited == Awaited::kMove) {
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
