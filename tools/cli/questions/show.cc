// `ludolog questions show`: what a bank holds, or one question of it with its answer.
#include <algorithm>
#include <memory>

#include <fmt/core.h>

#include "events/hex.h"
#include "tools/cli/json.h"
#include "tools/cli/question_text.h"
#include "tools/cli/questions/questions.h"
#include "tools/cli/terminal.h"
#include "tools/cli/text.h"

namespace ludolog::cli {
namespace {

struct Arguments {
  std::string name;
  std::string id;
};

nlohmann::json question_json(const events::Question& question) {
  return {{"id", events::to_hex(question.id)},
          {"text", question.text},
          {"options", question.options},
          {"answer", question.key + 1},
          {"topic", question.topic},
          {"difficulty", name_of(question.difficulty)},
          {"explanation", question.explanation},
          {"source", question.source},
          {"author", question.author},
          {"licence", question.licence},
          {"order", question.fixed_order ? "fixed" : "shuffled"}};
}

void print_label(std::string_view name, const std::string& text) {
  if (!text.empty()) print_line(fmt::format("{}: {}", name, safe_text(text)));
}

void print_whole(const events::Question& question) {
  constexpr std::size_t kColumns = 76;
  print_line("id: " + events::to_hex(question.id));
  for (const std::string& line : question_lines(question, true, kColumns)) print_line(line);
  print_label("explanation", question.explanation);
  print_label("topic", question.topic);
  print_line(fmt::format("difficulty: {}", name_of(question.difficulty)));
  print_label("source", question.source);
  print_label("author", question.author);
  print_label("licence", question.licence);
  if (question.fixed_order) print_line("its options keep their order");
}

ExitCode run(const Context& context, const Arguments& arguments) {
  const auto shelf = banks::Shelf::usual();
  if (!shelf) return report(cases::problem_of(shelf.error()));
  const auto bank = load_bank(*shelf, arguments.name);
  if (!bank) return report(bank.error());
  std::vector<const events::Question*> found;
  for (const events::Question& question : bank->questions)
    if (events::to_hex(question.id).starts_with(arguments.id)) found.push_back(&question);
  if (found.empty())
    return report({ExitCode::kUsage, fmt::format("bank {} has no question '{}'", arguments.name,
                                                 printable(arguments.id))});
  if (context.json) {
    nlohmann::json list = nlohmann::json::array();
    for (const events::Question* question : found) list.push_back(question_json(*question));
    print_json(list);
    return ExitCode::kFine;
  }
  if (!arguments.id.empty()) {
    for (const events::Question* question : found) print_whole(*question);
    return ExitCode::kFine;
  }
  const std::size_t columns = std::max<std::size_t>(terminal_size().columns, 60);
  for (const events::Question* question : found)
    print_line(fmt::format("{}  {:<6} {} {}", events::to_hex(question->id),
                           name_of(question->difficulty), fitted(cleaned(question->topic), 18),
                           cut(safe_text(question->text), columns - 45)));
  return ExitCode::kFine;
}

}  // namespace

void add_questions_show(CommandGroup& group, Context& context) {
  auto arguments = std::make_shared<Arguments>();
  group.command("show", "the questions of a bank, or one of them with its answer")
      .argument("NAME", arguments->name, "the bank; biology comes with the program")
      .optional_argument("ID", arguments->id, "a question's id, or the beginning of one")
      .runs([&context, arguments] { return run(context, *arguments); });
}

}  // namespace ludolog::cli
