#include "events/wire/match.h"

#include <algorithm>
#include <vector>

#include "core/rules/rule_set.h"

namespace ludolog::events::wire {
namespace {

/// Options in the order of their keys, as they are stored.
std::vector<std::size_t> by_key(const RuleSet& rules) {
  std::vector<std::size_t> order(rules.options.size());
  for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
  std::ranges::sort(order, {}, [&](std::size_t i) { return rules.options[i].key; });
  return order;
}

std::string quoted(std::string_view word) { return "'" + std::string(word) + "'"; }

template <class Words>
std::string listed(const Words& words) {
  std::string text;
  for (const std::string_view word : words) text += (text.empty() ? "" : ", ") + std::string(word);
  return text;
}

std::optional<FieldProblem> read_options(const MatchCreatedV1& wire, const RuleSet& rules,
                                         OptionValues& values) {
  const auto order = by_key(rules);
  if (wire.options.size() != order.size())
    return FieldProblem{
        "options", std::to_string(wire.options.size()) + " options",
        "the " + std::to_string(order.size()) + " options of " + std::string(rules.title)};
  for (std::size_t i = 0; i < order.size(); ++i) {
    const OptionSpec& option = rules.options[order[i]];
    const OptionWord& words = wire.options[i];
    if (words.key.view() != option.key)
      return FieldProblem{"options", quoted(words.key.view()),
                          "the option " + std::string(option.key)};
    const auto value = find_value(option, words.value.view());
    if (!value)
      return FieldProblem{"options." + std::string(option.key), quoted(words.value.view()),
                          "one of " + listed(option.values)};
    values[order[i]] = *value;
  }
  return std::nullopt;
}

}  // namespace

MatchCreatedV1 to_wire(const MatchCreated& event, const Genesis& genesis) {
  const RuleSet* rules = find_rule_set(event.rule_set, event.rules_version);
  LUDOLOG_CHECK(rules != nullptr);

  MatchCreatedV1 wire;
  wire.nonce = genesis.nonce;
  for (const std::size_t i : by_key(*rules)) {
    const OptionSpec& option = rules->options[i];
    LUDOLOG_CHECK(event.options[i] < option.values.size());
    wire.options.push_back({Word(option.key), Word(option.values[event.options[i]])});
  }
  if (genesis.origin)
    wire.origin = {1, {genesis.origin->digest, genesis.origin->match, genesis.origin->version}};
  for (Seat seat = 0; seat < kSeats; ++seat)
    wire.players[seat] = Word(name_of(event.players[seat]));
  wire.rule_set = Word(name_of(event.rule_set));
  wire.rules_version = event.rules_version;
  return wire;
}

std::optional<FieldProblem> from_wire(const MatchCreatedV1& wire, MatchCreated& event,
                                      Genesis& genesis) {
  const auto rule_set = named<RuleSetId>(wire.rule_set.view());
  if (!rule_set)
    return FieldProblem{"rule_set", quoted(wire.rule_set.view()),
                        "one of " + listed(Names<RuleSetId>::value)};
  const RuleSet* rules = find_rule_set(*rule_set, wire.rules_version);
  if (rules == nullptr)
    return FieldProblem{
        "rules_version", std::to_string(wire.rules_version),
        "a version of " + std::string(wire.rule_set.view()) + " that this program knows"};
  event.rule_set = *rule_set;
  event.rules_version = wire.rules_version;
  if (auto problem = read_options(wire, *rules, event.options)) return problem;

  for (Seat seat = 0; seat < kSeats; ++seat) {
    const auto player = named<Player>(wire.players[seat].view());
    if (!player)
      return FieldProblem{"player_" + std::to_string(seat), quoted(wire.players[seat].view()),
                          "one of " + listed(Names<Player>::value)};
    event.players[seat] = *player;
  }

  genesis.nonce = wire.nonce;
  genesis.origin.reset();
  if (wire.origin.present != 0)
    genesis.origin =
        Origin{wire.origin.value.match, wire.origin.value.version, wire.origin.value.digest};
  return std::nullopt;
}

}  // namespace ludolog::events::wire
