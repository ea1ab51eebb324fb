#include "core/self_play.h"

#include "core/bots/bot.h"
#include "core/evolve.h"

namespace ludolog {

std::optional<Command> automatic_command(const State& state, const Ledger& ledger,
                                         ChanceSource& chance, BotChance& bots) {
  const Seat seat = awaited_seat(state);
  if (state.awaited == Awaited::kStart) return Start{};
  if (!is_bot(state.players[seat])) return std::nullopt;
  if (state.awaited == Awaited::kRoll) {
    // Real dice are thrown by people, for bots too.
    if (!chance_is_open(ledger) || ledger.epochs.back().origin == ChanceOrigin::kDeclared)
      return std::nullopt;
    return Roll{seat, chance.draw(ledger, 6)};
  }
  if (state.awaited == Awaited::kDrawAnswer) return AnswerDraw{seat, false};  // Bots refuse.
  Commands legal;
  legal_commands(state, ledger, legal);
  if (legal.empty()) return std::nullopt;
  return choose(state, ledger, legal, bots);
}

void play(State& state, Ledger& ledger, const Command& command, EventSink& sink) {
  Events events;
  const auto decided = decide(state, ledger, command, events);
  LUDOLOG_CHECK(decided.has_value());
  for (const Event& event : events) {
    evolve(state, event);
    record(ledger, event);
  }
  sink.take(events.span());
}

void self_play(State& state, Ledger& ledger, ChanceSource& chance, BotChance& bots,
               EventSink& sink) {
  while (const auto command = automatic_command(state, ledger, chance, bots))
    play(state, ledger, *command, sink);
}

}  // namespace ludolog
