// Bots: functions of the state and the legal commands, with numbers of their own that never touch
// the dice.
#pragma once

#include "core/decide.h"
#include "core/ports.h"

namespace ludolog {

/// What the bot at the awaited seat does, one of `legal`; `legal` holds one command at least.
[[nodiscard]] const Command& choose(const State& state, const Ledger& ledger, const Commands& legal,
                                    BotChance& chance);

/// Any of the legal commands, each as likely.
[[nodiscard]] const Command& choose_random(const State& state, const Ledger& ledger,
                                           const Commands& legal, BotChance& chance);

/// The command that leaves its seat farthest ahead of the others; the first of equals.
[[nodiscard]] const Command& choose_greedy(const State& state, const Ledger& ledger,
                                           const Commands& legal);

/// The same less what the tokens left behind may lose to the next throws, and a little for what
/// they may capture themselves.
[[nodiscard]] const Command& choose_cautious(const State& state, const Ledger& ledger,
                                             const Commands& legal);

/// BiOLudo's: revives whom it can, attacks where it is likely to win, and keeps away from enemies
/// and the dead zone. It goes home as long as all four may come there; a team that has lost somebody
/// can only be the last one, and hunts.
[[nodiscard]] const Command& choose_hunter(const State& state, const Ledger& ledger,
                                           const Commands& legal);

}  // namespace ludolog
