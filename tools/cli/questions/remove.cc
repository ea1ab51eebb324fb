// `ludolog questions remove`: forgets a bank.
#include <memory>

#include <fmt/core.h>

#include "tools/cli/questions/questions.h"

namespace ludolog::cli {
namespace {

ExitCode run(const std::string& name) {
  const auto shelf = banks::Shelf::usual();
  if (!shelf) return report(cases::problem_of(shelf.error()));
  if (name == banks::kStartingBankName)
    return report(
        {ExitCode::kUsage, fmt::format("'{}' comes with the program and cannot be removed", name)});
  const auto bank = load_bank(*shelf, name);
  if (!bank) return report(bank.error());
  if (auto removed = shelf->remove(name); !removed)
    return report(cases::problem_of(removed.error()));
  say(fmt::format("bank {} with {} questions is removed; matches keep what they asked\n", name,
                  bank->questions.size()));
  return ExitCode::kFine;
}

}  // namespace

void add_questions_remove(CommandGroup& group, Context& /*context*/) {
  auto name = std::make_shared<std::string>();
  group.command("remove", "removes a bank").argument("NAME", *name, "the bank").runs([name] {
    return run(*name);
  });
}

}  // namespace ludolog::cli
