#include "viewer/model/numbers.h"

#include "core/rules/rule_set.h"

namespace ludolog::model {

std::vector<ThrownNumber> thrown_numbers(const State& state) {
  std::vector<ThrownNumber> thrown;
  if (!has_begun(state) || state.number == 0) return thrown;
  // How many of each are spent is known, not which: the first ones.
  auto spent = state.spent;
  for (const std::uint8_t number : numbers_to_move(state)) {
    std::uint8_t& left = spent[number - 1U];
    thrown.push_back({number, left > 0});
    if (left > 0) --left;
  }
  return thrown;
}

}  // namespace ludolog::model
