// The language of BiOLudo's tests: given.h with its names. Teams answer with cards of their own,
// so that a duel is a score or two.
#pragma once

#include "tests/core/given.h"

namespace ludolog::test {

inline constexpr Token kS = 0;
inline constexpr Token kA = 1;
inline constexpr Token kT = 2;
inline constexpr Token kH = 3;

inline Game bioludo_given(std::string_view board, Setting setting = {}) {
  setting.rules = RuleSetId::kBiOLudo;
  if (setting.options.empty()) setting.options = "answers=own_cards";
  return given(board, setting);
}

inline Spend forwards(Seat seat, Token token, std::uint8_t number) {
  return {seat, token, number, false};
}
inline Spend backwards(Seat seat, Token token, std::uint8_t number) {
  return {seat, token, number, true};
}

/// The next draw of so many sides.
inline Command drawn(const Game& game, std::uint16_t sides, std::uint16_t value) {
  return TakeDraw{{game.stream().ledger().next_offset, 0, sides, value}};
}
inline Draw draw_of_100(std::uint16_t value) { return {0, 0, 100, value}; }

inline Event may(Seat seat, std::uint8_t numbers, TokenMask revivable = 0) {
  return TurnContinued{seat, TurnPhase::kSpend, numbers, revivable};
}

template <class E>
const E* find_event(const Outcome& outcome) {
  for (const Event& event : outcome.events)
    if (const auto* found = std::get_if<E>(&event)) return found;
  return nullptr;
}

template <class E>
int count_events(const Outcome& outcome) {
  int n = 0;
  for (const Event& event : outcome.events) n += std::holds_alternative<E>(event) ? 1 : 0;
  return n;
}

}  // namespace ludolog::test
