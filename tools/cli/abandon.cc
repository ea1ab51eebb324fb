// `ludolog abandon`: ends a match without a result.
#include <memory>

#include <fmt/core.h>

#include "events/hex.h"
#include "store/paths.h"
#include "tools/cases/session.h"
#include "tools/cli/context.h"

namespace ludolog::cli {
namespace {

ExitCode run(const Context& context, const std::string& name) {
  if (!cases::names_library_match(name))
    return report({ExitCode::kUsage,
                   name + ": only a match of the library can be abandoned; name it by its id"});
  auto library = context.open_library(store::Access::kWrite);
  if (!library) return report(library.error());
  const auto id = library->reader().find(name);
  if (!id) return report(cases::problem_of(id.error()));
  const auto secrets = store::state_folder();
  if (!secrets) return report(cases::problem_of(secrets.error()));
  if (auto ended = cases::Session::abandon(*library, *secrets, *id, store::system_clock()); !ended)
    return report(ended.error());
  print_line(fmt::format("{}  abandoned; its events stay, and the seeds known here are revealed",
                         events::to_hex(*id).substr(0, 12)));
  return ExitCode::kFine;
}

}  // namespace

void add_abandon(Program& program, Context& context) {
  auto name = std::make_shared<std::string>();
  program.command("abandon", "ends an unfinished match without a result")
      .argument("MATCH", *name, "an id or the beginning of one, or @last")
      .footer(R"(
Example:
  ludolog abandon @last

What was played stays in the library, and the seed of its dice is revealed, so that they can be
checked. It cannot be gone on with afterwards.)")
      .runs([&context, name] { return run(context, *name); });
}

}  // namespace ludolog::cli
