// `ludolog head`: how far a match goes and its digest there, to be kept outside of it.
#include <memory>

#include <fmt/core.h>

#include "events/head_code.h"
#include "events/hex.h"
#include "tools/cli/context.h"
#include "tools/cli/json.h"

namespace ludolog::cli {
namespace {

ExitCode run(const Context& context, const std::string& name) {
  const auto head = context.verified_head(name);
  if (!head) return report(head.error());
  const std::string code = to_text(events::head_code(head->version, head->digest));
  if (context.json) {
    print_json({{"match", events::to_hex(head->match)},
                {"version", head->version},
                {"head", events::to_hex(head->digest)},
                {"code", code}});
    return ExitCode::kFine;
  }
  print_line(fmt::format("match   {}\nversion {}\ndigest  {}\ncode    {}",
                         events::to_hex(head->match), head->version, events::to_hex(head->digest),
                         context.style().bold(code)));
  return ExitCode::kFine;
}

}  // namespace

void add_head(Program& program, Context& context) {
  auto name = std::make_shared<std::string>();
  program.command("head", "a match's digest in short, to write down and check against later")
      .argument("MATCH", *name, kMatchHelp)
      .footer(R"(
Examples:
  ludolog head @last                                     write the code down, or tell it somebody
  ludolog verify @last --head 1411-K7QX-2M9P-4TZC-BW3H   later, on any copy

The code stands for every event up to the newest one. Whoever holds it sees whether events were cut
off, or the whole log was made anew: the log alone cannot show that. Its last letter is a check, so
that a slip of the pen is noticed.)")
      .runs([&context, name] { return run(context, *name); });
}

}  // namespace ludolog::cli
