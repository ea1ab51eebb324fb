#include "core/rules/bioludo/movement.h"

#include <algorithm>

#include "core/rules/bioludo/options.h"

namespace ludolog::bioludo {

std::uint8_t unspent(const State& state, std::uint8_t number) {
  int thrown = number == state.number ? 1 : 0;
  if (number == 6) thrown = state.number == 6 ? state.sixes : state.sixes_before;
  // Events that no rule allowed may have spent more than was thrown, or thrown without end.
  return static_cast<std::uint8_t>(
      std::clamp(thrown - int{state.spent[number - 1U]}, 0, kLongestChain));
}

bool chain_is_closed(const State& state) {
  return state.number != 0 && (state.number != 6 || state.sixes >= kLongestChain);
}

tl::expected<Step, Rejection> landing(const State& state, const Spend& spend) {
  const auto& [seat, token, number, backwards] = spend;
  const auto refused = [&spend](std::uint8_t clause, Refusal why, std::int64_t detail = 0) {
    return tl::unexpected(Rejection{bi(clause), why, {spend.token, spend.number, detail}});
  };
  const Step from = state.steps[seat][token];
  if (from == kYard) {
    if ((number != 1 && number != 6) || backwards) return refused(7, Refusal::kNeedsOneOrSix);
    return Step{0};
  }
  if (!is_standing(state, seat, token)) return refused(6, Refusal::kNotStanding);
  if (!backwards) {
    const int to = from + number;
    if (to > kBoard.home && is_on(state, kExactHome))
      return tl::unexpected(
          Rejection{bi(9), Refusal::kOvershoots, {token, from, number, kBoard.home - from}});
    return static_cast<Step>(std::min(to, int{kBoard.home}));  // BI-9
  }
  const auto to = static_cast<Step>(std::max(from - number, int{kBoard.rear}));
  if (to == from) return refused(8, Refusal::kEndOfTheWayBack, from);
  return to;
}

std::uint8_t usable_numbers(const State& state) {
  Commands commands;
  spends(state, commands);
  std::uint8_t numbers = 0;
  for (const Command& command : commands)
    numbers = static_cast<std::uint8_t>(numbers | bit(std::get<Spend>(command).number));
  return numbers;
}

void spends(const State& state, Commands& commands) {
  for (std::uint8_t number = 1; number <= 6; ++number) {
    if (unspent(state, number) == 0) continue;
    for (Token token = 0; token < kTokens; ++token)
      for (const bool backwards : {false, true})
        if (const Spend spend{state.seat, token, number, backwards}; landing(state, spend))
          commands.push_back(spend);
  }
}

}  // namespace ludolog::bioludo
