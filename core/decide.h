// decide: what follows from a command, or which clause refuses it. The only place where rules are
// applied.
#pragma once

#include <optional>

#include <tl/expected.hpp>

#include "core/command.h"
#include "core/ledger.h"
#include "core/rejection.h"
#include "core/state.h"

namespace ludolog {

/// Appends to `events` (which the caller has cleared) all that follows from `command`. On a
/// rejection `events` is empty and nothing has changed. Whether a retraction goes back to the end
/// of a decision, and whether a corrected question was asked, is for Stream to say.
[[nodiscard]] tl::expected<void, Rejection> decide(const State& state, const Ledger& ledger,
                                                   const Command& command, Events& events);

/// Commands that fill what the match waits for, in a stable order: every face of an awaited throw,
/// every token that can move, both answers to an offer; of another draw every outcome once.
void legal_commands(const State& state, const Ledger& ledger, Commands& commands);

/// Sides of the draw that a TakeDraw is to bring now; 0 when none is awaited.
[[nodiscard]] std::uint16_t awaited_sides(const State& state, const Ledger& ledger);

/// What the awaited seat may do now instead of the throw that is awaited.
void instead_of_throwing(const State& state, const Ledger& ledger, Commands& commands);

/// Commands that may be given besides, at this moment: resignations, an offer of a draw,
/// abandoning. Retractions, corrections, commitments and reveals take values of their own and are
/// not listed.
void open_commands(const State& state, Commands& commands);

/// The command whose decision, in `state`, begins with `event`, or nothing when no decision begins
/// with such an event. A tested property: deciding it again gives the same events.
[[nodiscard]] std::optional<Command> command_of(const State& state, const Event& event);

}  // namespace ludolog
