#include "core/bots/bot.h"

namespace ludolog {

const Command& choose(const State& state, const Ledger& ledger, const Commands& legal,
                      BotChance& chance) {
  LUDOLOG_CHECK(!legal.empty());
  switch (state.players[awaited_seat(state)]) {
    case Player::kGreedyBot:
      return choose_greedy(state, ledger, legal);
    case Player::kCautiousBot:
      return choose_cautious(state, ledger, legal);
    case Player::kEasyBot:
    case Player::kMediumBot:
    case Player::kHardBot:
      return choose_hunter(state, ledger, legal);
    case Player::kNobody:
    case Player::kHuman:
    case Player::kRandomBot:
    case Player::kEasyRandomBot:
    case Player::kMediumRandomBot:
    case Player::kHardRandomBot:
      break;
  }
  return choose_random(state, ledger, legal, chance);
}

const Command& choose_random(const State& state, const Ledger& ledger, const Commands& legal,
                             BotChance& chance) {
  const auto n = static_cast<std::uint32_t>(legal.size());
  return legal[n == 1 ? 0 : chance.below(awaited_seat(state), ledger.version, n)];
}

}  // namespace ludolog
