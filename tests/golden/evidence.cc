#include "tests/golden/evidence.h"

#include "core/rules/rule_set.h"
#include "events/type_code.h"
#include "tools/cases/golden/table.h"

namespace ludolog::golden {
namespace {

/// What the events of one accepted command show whatever is played.
struct Witness {
  Evidence& evidence;

  void clause(Clause applied) const { evidence.applied.insert(to_string(applied)); }
  void word(std::string_view kind, std::string_view name) const {
    evidence.words.insert(std::string(kind) + " " + std::string(name));
  }

  void operator()(const MatchCreated& e) const {
    clause(tb(1));
    const RuleSet& rules = rule_set(e.rule_set);
    for (std::size_t i = 0; i < rules.options.size(); ++i)
      word("option", std::string(rules.options[i].key) + "=" +
                         std::string(rules.options[i].values[e.options[i]]));
    for (const Player player : e.players) word("player", name_of(player));
  }
  void operator()(const ChanceCommitted& e) const {
    clause(tb(4));
    word("dice", name_of(e.origin));
  }
  void operator()(const ChanceRevealed&) const {
    clause(tb(2));
    clause(tb(4));
  }
  void operator()(const RollEarned& e) const { word("earned", name_of(e.reason)); }
  void operator()(const TurnEnded& e) const { word("turn", name_of(e.reason)); }
  void operator()(const PlaceTaken& e) const { word("place", name_of(e.reason)); }
  void operator()(const MatchEnded& e) const { word("end", name_of(e.reason)); }
  void operator()(const Retracted&) const { clause(tb(3)); }
  void operator()(const KeyCorrected&) const { clause(tb(5)); }
  template <class Other>
  void operator()(const Other&) const {}
};

/// By rule set.
constexpr std::array<decltype(&witness_classic), Names<RuleSetId>::value.size()> kWitnesses{
    &witness_classic, &witness_brainking, &witness_bioludo};

}  // namespace

Result<Evidence> evidence_of(const Case& golden) {
  const auto asks = parse_asks(golden.commands);
  if (!asks) return failed(asks.error());
  Evidence evidence;
  Table table;
  for (const Ask& ask : *asks) {
    const State before = table.state();
    const auto played = table.ask(ask);
    if (!played) return failed(played.error());
    if (played->rejection) {
      evidence.refusing.insert(to_string(played->rejection->clause));
      evidence.words.insert("refusal " + std::string(name_of(played->rejection->why)));
    }
    for (const Event& event : played->events) {
      evidence.words.insert("type " + std::string(events::type_of(event).name));
      std::visit(Witness{evidence}, event);
      kWitnesses[static_cast<std::size_t>(table.state().rule_set)](event, before, table.state(),
                                                                   evidence);
    }
  }
  return evidence;
}

}  // namespace ludolog::golden
