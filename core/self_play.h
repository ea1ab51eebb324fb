// Play that asks nobody: what bots and dice do by themselves, and whole matches between bots.
#pragma once

#include <optional>
#include <span>

#include "core/decide.h"
#include "core/ports.h"

namespace ludolog {

/// What nobody needs to be asked for: the start, and all that an awaited bot does. Nothing when a
/// person is awaited, or when the match is over or cannot go on without its dice.
[[nodiscard]] std::optional<Command> automatic_command(const State& state, const Ledger& ledger,
                                                       ChanceSource& chance, BotChance& bots);

/// Sees the events of each decision.
class EventSink {
 public:
  virtual ~EventSink() = default;
  virtual void take(std::span<const Event> decision) = 0;
};

/// Decides `command`, which must be accepted, and folds its events.
void play(State& state, Ledger& ledger, const Command& command, EventSink& sink);

/// Plays by automatic commands until there is none: between bots, to the end of the match.
void self_play(State& state, Ledger& ledger, ChanceSource& chance, BotChance& bots,
               EventSink& sink);

}  // namespace ludolog
