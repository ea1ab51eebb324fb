#include "tools/cli/questions/questions.h"

#include <fmt/core.h>

#include "tools/cli/text.h"

namespace ludolog::cli {

cases::Problem no_such_bank(const banks::Shelf& shelf, const std::string& name) {
  return {ExitCode::kUsage, fmt::format("there is no bank '{}'; there are: {}", printable(name),
                                        cases::bank_names(shelf))};
}

Outcome<banks::Bank> load_bank(const banks::Shelf& shelf, const std::string& name) {
  if (!shelf.has(name)) return tl::unexpected(no_such_bank(shelf, name));
  auto bank = shelf.load(name);
  if (!bank) return tl::unexpected(cases::problem_of(bank.error()));
  return std::move(*bank);
}

void add_questions(Program& program, Context& context) {
  CommandGroup group =
      program.group("questions", "banks of questions: takes in files and writes them",
                    R"(
A teacher's way:
  ludolog questions check cells.gift           what can be asked, and why the rest cannot
  ludolog questions import cells.gift          keeps it as the bank `cells`
  ludolog play --rules bioludo --questions cells

Files may be GIFT, Aiken, CSV, Moodle XML, OpenTDB or this program's JSON; the format is told by the
text. Banks are files in $XDG_DATA_HOME/ludolog/banks. Matches record what they ask: they can be
replayed where no bank is.)");
  add_questions_import(group, context);
  add_questions_list(group, context);
  add_questions_show(group, context);
  add_questions_check(group, context);
  add_questions_export(group, context);
  add_questions_regrade(group, context);
  add_questions_remove(group, context);
}

}  // namespace ludolog::cli
