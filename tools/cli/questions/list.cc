// `ludolog questions list`: the banks at hand.
#include <algorithm>
#include <memory>
#include <set>

#include <fmt/core.h>

#include "tools/cli/json.h"
#include "tools/cli/question_text.h"
#include "tools/cli/questions/questions.h"
#include "tools/cli/text.h"

namespace ludolog::cli {
namespace {

std::vector<std::string> topics_of(const banks::Bank& bank) {
  std::set<std::string> topics;
  for (const events::Question& question : bank.questions) topics.insert(question.topic);
  return {topics.begin(), topics.end()};
}

std::string in_words(const std::vector<std::string>& topics) {
  std::string text;
  for (const std::string& topic : topics)
    text += (text.empty() ? "" : ", ") + (topic.empty() ? "(none)" : cleaned(topic, 40));
  return text;
}

ExitCode run(const Context& context) {
  const auto shelf = banks::Shelf::usual();
  if (!shelf) return report(cases::problem_of(shelf.error()));
  auto names = shelf->names();
  if (!names) return report(cases::problem_of(names.error()));
  names->insert(names->begin(), std::string(banks::kStartingBankName));
  nlohmann::json list = nlohmann::json::array();
  if (!context.json) print_line(fmt::format("{:<20} {:>9}  {}", "bank", "questions", "topics"));
  ExitCode exit = ExitCode::kFine;
  for (const std::string& name : *names) {
    const auto bank = shelf->load(name);
    if (!bank) {
      exit = report(cases::problem_of(bank.error()));
      continue;
    }
    const auto topics = topics_of(*bank);
    if (context.json)
      list.push_back({{"bank", name}, {"questions", bank->questions.size()}, {"topics", topics}});
    else
      print_line(fmt::format("{:<20} {:>9}  {}", name, bank->questions.size(), in_words(topics)));
  }
  if (context.json) print_json(list);
  return exit;
}

}  // namespace

void add_questions_list(CommandGroup& group, Context& context) {
  group.command("list", "the banks at hand, with their topics").runs([&context] {
    return run(context);
  });
}

}  // namespace ludolog::cli
