// The one place that knows which rule sets there are.
#include <algorithm>
#include <array>

#include "core/rules/bioludo.h"
#include "core/rules/brainking.h"
#include "core/rules/classic.h"
#include "core/rules/rule_set.h"

namespace ludolog {
namespace {

/// Newest version last within a rule set; old versions stay, so that old matches still verify.
constexpr std::array kRuleSets{&kClassicV1, &kBrainKingV1, &kBiOLudoV1};

/// By id: what evolve() needs at every event, without asking for the version.
constexpr std::array<const Board*, Names<RuleSetId>::value.size()> kBoards{&kBoard52, &kBoard40,
                                                                           &kBiOLudoBoard};

}  // namespace

const Board& board_of(const State& state) {
  return *kBoards[static_cast<std::size_t>(state.rule_set)];
}

const RuleSet& rule_set(RuleSetId id) {
  const RuleSet* newest = nullptr;
  for (const RuleSet* rules : kRuleSets)
    if (rules->id == id) newest = rules;
  LUDOLOG_CHECK(newest != nullptr);
  return *newest;
}

const RuleSet* find_rule_set(RuleSetId id, std::uint16_t version) {
  for (const RuleSet* rules : kRuleSets)
    if (rules->id == id && rules->version == version) return rules;
  return nullptr;
}

bool may_play(const RuleSet& rules, Player player) {
  if (player == Player::kNobody) return true;
  if (rules.players.empty()) return answers_right(player) == 0;
  return std::ranges::find(rules.players, player) != rules.players.end();
}

Numbers numbers_to_move(const State& state) {
  Numbers numbers;
  const RuleSet* rules = find_rule_set(state.rule_set, state.rules_version);
  if (rules != nullptr && rules->chains)
    for (int i = 0; i < state.sixes_before; ++i) numbers.push_back(6);
  numbers.push_back(state.number);
  return numbers;
}

OptionValues default_options(const RuleSet& rules) {
  OptionValues values{};
  for (std::size_t i = 0; i < rules.options.size(); ++i) values[i] = rules.options[i].default_value;
  return values;
}

std::optional<std::size_t> find_option(const RuleSet& rules, std::string_view key) {
  for (std::size_t i = 0; i < rules.options.size(); ++i)
    if (rules.options[i].key == key) return i;
  return std::nullopt;
}

std::optional<std::uint8_t> find_value(const OptionSpec& option, std::string_view value) {
  for (std::size_t i = 0; i < option.values.size(); ++i)
    if (option.values[i] == value) return static_cast<std::uint8_t>(i);
  return std::nullopt;
}

}  // namespace ludolog
