#include "tests/core/playout.h"

#include "core/rules/rule_set.h"
#include "tests/core/given.h"

namespace ludolog::test {

std::vector<Event> scattered(Numbers& numbers, SeatMask seats) {
  std::vector<Event> events;
  std::array<bool, 52> taken{};
  std::array<std::array<bool, 6>, kSeats> column_taken{};
  for (Seat seat = 0; seat < kSeats; ++seat) {
    for (Token token = 0; has(seats, seat) && token < kTokens; ++token) {
      // One token at least is not on the finish: the match is not over.
      const auto step = static_cast<Step>(numbers.below(token == 0 ? 55 : 70));
      if (step > kBoard52.finish && !numbers.one_in(2)) continue;
      const Step to = std::min(step, kBoard52.finish);
      if (to != kBoard52.finish) {
        bool& here = on_track(kBoard52, to) ? taken[square_of(kBoard52, seat, to)]
                                            : column_taken[seat][static_cast<unsigned>(to - 51)];
        if (here) continue;
        here = true;
      }
      events.push_back(TokenMoved{seat, token, 1, kYard, to});
    }
  }
  return events;
}

Playout::Playout(std::uint64_t seed) : numbers_(seed) {
  // Every third match is another game.
  const bool classic = !numbers_.one_in(3);
  const RuleSet& rules = rule_set(classic ? RuleSetId::kClassic : RuleSetId::kBrainKing);
  CreateMatch create =
      creation({.rules = rules.id, .seats = classic ? static_cast<int>(2 + numbers_.below(3)) : 2});
  const bool all_default = numbers_.one_in(4);
  for (std::size_t i = 0; i < rules.options.size() && !all_default; ++i) {
    const auto words = static_cast<std::uint32_t>(rules.options[i].values.size());
    create.options[i] = static_cast<std::uint8_t>(numbers_.below(words));
  }
  Events events;
  if (!decide(stream_, create, events))  // A starter that nobody sits at.
    create.options[find_option(rules, "starter").value_or(0)] = 0;
  play(create);
  play(commitment());
  if (!classic || !numbers_.one_in(2)) return;
  for (const Event& event : scattered(numbers_, state().playing)) stream_.append(event, false);
  stream_.append(StarterChosen{next_seat(state().playing, 3)}, true);
}

Command Playout::rare() {
  const State& now = state();
  Commands open;
  open_commands(now, open);
  const std::uint64_t begun = stream_.ledger().begun_at;
  if (begun != 0 && numbers_.one_in(2)) {
    auto to = begun + numbers_.below(static_cast<std::uint32_t>(stream_.version() - begun));
    while (!stream_.is_boundary(to)) --to;
    const Seat asks = next_seat(now.playing, static_cast<Seat>(numbers_.below(4)));
    const auto agreed = static_cast<SeatMask>(now.playing & ~bit(asks));
    if (to < stream_.version()) return Retract{{static_cast<std::uint32_t>(to), asks, agreed, {}}};
  }
  if (numbers_.one_in(4))
    return commitment(static_cast<std::uint16_t>(stream_.ledger().epochs.size()));
  const Command command = open[numbers_.below(static_cast<std::uint32_t>(open.size()))];
  // What ends a match soon shows little: seldom.
  return !std::holds_alternative<OfferDraw>(command) && !numbers_.one_in(10) ? next() : command;
}

Command Playout::next() {
  Commands legal;
  legal_commands(state(), stream_.ledger(), legal);
  LUDOLOG_CHECK(!legal.empty());
  if (numbers_.one_in(30) && stream_.version() > stream_.ledger().begun_at) return rare();
  // More sixes than a fair die has.
  if (state().awaited == Awaited::kRoll && numbers_.one_in(5)) return legal[5];
  return legal[numbers_.below(static_cast<std::uint32_t>(legal.size()))];
}

Events Playout::play(const Command& command) {
  Events events;
  const auto decided = decide(stream_, command, events);
  LUDOLOG_CHECK(decided.has_value());
  stream_.append(events.span());
  return events;
}

void Playout::play_on(int decisions) {
  for (int i = 0; i < decisions && !is_over(state()); ++i) play(next());
}

}  // namespace ludolog::test
