#include "tests/golden/coverage.h"

#include <algorithm>
#include <set>

#include "core/chance.h"
#include "core/event.h"
#include "core/rejection.h"
#include "core/rules/rule_set.h"
#include "events/type_code.h"

namespace ludolog::golden {
namespace {

/// Ids in the first column of the tables.
std::vector<std::string> clauses_of(std::string_view rules_page) {
  std::vector<std::string> clauses;
  for (const std::string_view line : lines_of(rules_page)) {
    // "| CL-1 |": two letters, a hyphen, a number.
    if (!line.starts_with("| ") || line.size() < 6 || line[4] != '-' || line[5] < '0' ||
        line[5] > '9')
      continue;
    clauses.emplace_back(line.substr(2, line.find(' ', 2) - 2));
  }
  return clauses;
}

template <class E>
void want_names(std::string_view kind, std::vector<std::string>& wanted, std::size_t first = 0) {
  for (std::size_t i = first; i < Names<E>::value.size(); ++i)
    wanted.push_back(std::string(kind) + " " + std::string(Names<E>::value[i]));
}

std::vector<std::string> wanted_of(std::string_view rules_page) {
  std::vector<std::string> wanted;
  for (const std::string& clause : clauses_of(rules_page)) {
    wanted.push_back("applied " + clause);
    wanted.push_back("refused " + clause);
  }
  for (const auto& type : events::kTypeCodes) wanted.push_back("type " + std::string(type.name));
  for (std::size_t id = 0; id < Names<RuleSetId>::value.size(); ++id)
    for (const OptionSpec& option : rule_set(static_cast<RuleSetId>(id)).options)
      for (const std::string_view word : option.values)
        wanted.push_back("option " + std::string(option.key) + "=" + std::string(word));
  want_names<EndReason>("end", wanted, 1);
  want_names<TurnEnd>("turn", wanted);
  want_names<RollReason>("earned", wanted);
  want_names<PlaceReason>("place", wanted);
  want_names<ChanceOrigin>("dice", wanted);
  want_names<Player>("player", wanted);
  want_names<Refusal>("refusal", wanted, 1);
  return wanted;
}

std::set<std::string> shown_by(std::span<const CoveredCase> cases,
                               std::vector<std::string>& missing) {
  std::set<std::string> shown;
  for (const auto& [golden, evidence] : cases) {
    for (const std::string& clause : golden.meta.applies) {
      if (evidence.applied.contains(clause))
        shown.insert("applied " + clause);
      else
        missing.push_back(golden.name + " says that it applies " + clause + ", and does not");
    }
    const std::set<std::string> refuses(golden.meta.refuses.begin(), golden.meta.refuses.end());
    if (refuses != evidence.refusing)
      missing.push_back(golden.name + " refuses by other clauses than its meta.toml says");
    for (const std::string& clause : evidence.refusing) shown.insert("refused " + clause);
    shown.insert(evidence.words.begin(), evidence.words.end());
  }
  return shown;
}

}  // namespace

Coverage coverage_of(std::span<const CoveredCase> cases, std::string_view rules_page,
                     std::string_view exceptions) {
  Coverage coverage;
  const auto wanted = wanted_of(rules_page);
  coverage.wanted = wanted.size();
  const auto shown = shown_by(cases, coverage.missing);

  std::set<std::string> excused;
  for (const std::string_view line : lines_of(exceptions)) {
    if (line.empty() || line.starts_with('#')) continue;
    const std::size_t colon = line.find(": ");
    const std::string what(line.substr(0, colon));
    if (colon == std::string_view::npos || colon + 2 >= line.size())
      coverage.missing.push_back("an exception without a reason: " + what);
    else if (std::ranges::find(wanted, what) == wanted.end())
      coverage.missing.push_back("an exception from what nobody wants: " + what);
    else if (shown.contains(what))
      coverage.missing.push_back("an exception from what is shown: " + what);
    excused.insert(what);
  }
  for (const std::string& what : wanted)
    if (!shown.contains(what) && !excused.contains(what))
      coverage.missing.push_back("no case shows: " + what);
  return coverage;
}

}  // namespace ludolog::golden
