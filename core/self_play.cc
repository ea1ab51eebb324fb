#include "core/self_play.h"

#include "core/bots/bot.h"
#include "core/evolve.h"

namespace ludolog {

namespace {

bool can_throw(const Ledger& ledger) {
  // Real dice are thrown by people, for bots too.
  return chance_is_open(ledger) && ledger.epochs.back().origin != ChanceOrigin::kDeclared;
}

/// Calls `act` with the command that nobody needs to be asked for; false when there is none.
/// Commands are large: they are handed on where they stand.
template <class Act>
bool with_automatic_command(const State& state, const Ledger& ledger, ChanceSource& chance,
                            BotChance& bots, const Act& act) {
  const Seat seat = awaited_seat(state);
  if (state.awaited == Awaited::kStart) return act(Command(Start{})), true;
  if (const std::uint16_t sides = awaited_sides(state, ledger); sides != 0) {
    if (!can_throw(ledger)) return false;
    return act(Command(TakeDraw{chance.draw(ledger, sides)})), true;
  }
  if (!is_bot(state.players[seat])) return false;
  if (state.awaited == Awaited::kRoll) {
    if (!can_throw(ledger)) return false;
    Commands instead;
    instead_of_throwing(state, ledger, instead);
    if (instead.empty()) return act(Command(Roll{seat, chance.draw(ledger, 6)})), true;
    instead.push_back(Roll{seat, chance.draw(ledger, 6)});
    return act(choose(state, ledger, instead, bots)), true;
  }
  if (state.awaited == Awaited::kDrawAnswer)  // Bots refuse.
    return act(Command(AnswerDraw{seat, false})), true;
  Commands legal;
  legal_commands(state, ledger, legal);
  if (legal.empty()) return false;
  return act(choose(state, ledger, legal, bots)), true;
}

}  // namespace

std::optional<Command> automatic_command(const State& state, const Ledger& ledger,
                                         ChanceSource& chance, BotChance& bots) {
  std::optional<Command> found;
  with_automatic_command(state, ledger, chance, bots,
                         [&found](const Command& command) { found = command; });
  return found;
}

void play(State& state, Ledger& ledger, const Command& command, EventSink& sink) {
  Events events;
  const auto decided = decide(state, ledger, command, events);
  LUDOLOG_CHECK(decided.has_value());
  for (const Event& event : events) fold(state, ledger, event);
  sink.take(events.span());
}

void self_play(State& state, Ledger& ledger, ChanceSource& chance, BotChance& bots,
               EventSink& sink) {
  const auto act = [&](const Command& command) { play(state, ledger, command, sink); };
  while (!is_over(state) && with_automatic_command(state, ledger, chance, bots, act)) {
  }
}

}  // namespace ludolog
