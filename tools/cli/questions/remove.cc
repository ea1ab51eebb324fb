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
  if (!shelf->has(name)) return report(no_such_bank(*shelf, name));
  if (auto removed = shelf->remove(name); !removed)
    return report(cases::problem_of(removed.error()));
  say(fmt::format("bank {} is removed; matches keep what they asked\n", name));
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
