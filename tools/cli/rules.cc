// `ludolog rules`: the rule sets, their options, and every clause in words.
#include <memory>

#include <fmt/core.h>

#include "core/rules/rule_set.h"
#include "tools/cli/context.h"
#include "tools/cli/json.h"
#include "tools/cli/rules_page.h"
#include "tools/cli/text.h"

namespace ludolog::cli {
namespace {

nlohmann::json options_json(const RuleSet& rules) {
  nlohmann::json options = nlohmann::json::array();
  for (const OptionSpec& option : rules.options)
    options.push_back({{"key", option.key},
                       {"summary", option.summary},
                       {"values", option.values},
                       {"default", option.values[option.default_value]}});
  return options;
}

void print_options(const RuleSet& rules, const Style& style) {
  print_line(style.bold("Options") + " (--option KEY=VALUE; the first value is the default)");
  for (const OptionSpec& option : rules.options) {
    std::string values(option.values[option.default_value]);
    for (std::size_t i = 0; i < option.values.size(); ++i)
      if (i != option.default_value) values += "|" + std::string(option.values[i]);
    print_line(fmt::format("  {:<20} {:<30} {}", option.key, values, option.summary));
  }
}

/// The rule set's own clauses, then those of every table.
std::vector<RuleText> clauses_with(const RuleSet& rules) {
  const std::string id = to_string(rules.clauses.seats);
  auto clauses = clauses_of(rules_page(), id.substr(0, id.find('-') + 1));
  for (RuleText& clause : clauses_of(rules_page(), "TB-")) clauses.push_back(std::move(clause));
  return clauses;
}

/// Broken between words into lines of at most 100 columns, the later ones indented.
std::string wrapped(std::string_view text, std::size_t indent) {
  std::string result;
  std::size_t column = indent;
  while (!text.empty()) {
    const std::string_view word = text.substr(0, text.find(' '));
    text.remove_prefix(std::min(text.size(), word.size() + 1));
    if (column > indent && column + 1 + word.size() > 100) {
      result += "\n" + std::string(indent, ' ');
      column = indent;
    } else if (column > indent) {
      result += ' ';
      ++column;
    }
    result += word;
    column += word.size();
  }
  return result;
}

ExitCode run(const Context& context, const std::string& name) {
  nlohmann::json all = nlohmann::json::array();
  const Style style = context.style();
  const auto wanted = named<RuleSetId>(name);
  if (!name.empty() && !wanted) {
    std::string known;
    for (const std::string_view word : Names<RuleSetId>::value)
      known += (known.empty() ? "" : ", ") + std::string(word);
    return report({ExitCode::kUsage,
                   fmt::format("there are no rules '{}'; there are: {}", printable(name), known)});
  }
  for (std::size_t i = 0; i < Names<RuleSetId>::value.size(); ++i) {
    const auto id = static_cast<RuleSetId>(i);
    if (wanted && *wanted != id) continue;
    const RuleSet& rules = rule_set(id);
    const auto clauses = clauses_with(rules);
    if (context.json) {
      nlohmann::json clause_list = nlohmann::json::array();
      for (const RuleText& clause : clauses)
        clause_list.push_back({{"clause", clause.id}, {"text", clause.text}});
      all.push_back({{"rules", name_of(id)},
                     {"title", rules.title},
                     {"version", rules.version},
                     {"options", options_json(rules)},
                     {"clauses", clause_list}});
      continue;
    }
    print_line(fmt::format("{} ({}), rules version {}", style.bold(rules.title), name_of(id),
                           rules.version));
    print_line("");
    for (const RuleText& clause : clauses)
      print_line(fmt::format("{:<6} {}", clause.id, wrapped(clause.text, 7)));
    print_line("");
    if (!rules.options.empty()) print_options(rules, style);
  }
  if (context.json) print_json(all);
  return ExitCode::kFine;
}

}  // namespace

void add_rules(Program& program, Context& context) {
  auto name = std::make_shared<std::string>();
  program.command("rules", "the rules by their clauses, with every option")
      .optional_argument("RULES", *name, "classic, brainking or bioludo (default: all)")
      .runs([&context, name] { return run(context, *name); });
}

}  // namespace ludolog::cli
