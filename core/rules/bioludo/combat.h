// Who may attack whom, and what comes of it: BI-12 to BI-17.
#pragma once

#include <algorithm>

#include "core/rules/bioludo/decision.h"

namespace ludolog::bioludo {

/// BI-12: Sniper, Assaulter, Trooper, Hand Combat, in the order of the tokens.
inline constexpr std::array<Reach, kTokens> kReaches{{{5, 6}, {3, 4}, {1, 2}, {0, 0}}};

/// BI-16: percent, by right answers; total, for events may claim more than were asked.
[[nodiscard]] constexpr std::uint8_t chance_of(std::uint8_t correct) {
  constexpr std::array<std::uint8_t, 4> kChances{25, 50, 75, 95};
  return kChances[std::min<std::size_t>(correct, kChances.size() - 1)];
}

/// What stands against an attack, or nothing.
[[nodiscard]] Decided may_attack(const State& state, Seat seat, Token token, Seat target_seat,
                                 Token target);

/// Enemies that the character may attack from where it stands.
[[nodiscard]] SquareTokens targets_of(const State& state, Seat seat, Token token);

/// The character has just been moved or released: a duel begins, or a target is to be chosen.
/// False when nobody is in reach (BI-13).
bool attack(Decision& decision, Seat seat, Token token);

void begin_duel(Decision& decision, const ChooseTarget& choice, Token token);

/// Both sides have answered (BI-15).
void compare(Decision& decision);

/// The duel of `quiz` has gone well for the attacker: the defender falls where it stands.
void knock_out(Decision& decision, Seat by_seat, Token by_token, Seat seat, Token token);

}  // namespace ludolog::bioludo
