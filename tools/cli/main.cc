// The `ludolog` command. Each subcommand has a file of its own.
#include <csignal>

#include <fmt/core.h>
#include <CLI/CLI.hpp>

#include "ludolog/version.h"
#include "tools/cli/context.h"

namespace ludolog::cli {
namespace {

constexpr const char* kFooter = R"(
A first match:
  ludolog play                         you against three bots, in this terminal
  ludolog list                         every match of the library, unfinished ones first
  ludolog show @last --at 100          the board after 100 events
  ludolog verify @last                 chain, rules and dice, checked anew

Exit codes: 0 fine; 1 something was found (a fault in a log, a refused move, parted matches);
2 the command line is off; 3 a file, a folder or the system failed; 4 data that cannot be read.
Data goes to stdout, everything else to stderr. NO_COLOR is respected.)";

int run(int argc, char** argv) {
  Context context;
  CLI::App app{"Ludolog: Ludo matches as event logs that can be played, shown again and verified",
               "ludolog"};
  app.set_version_flag("--version", std::string("ludolog ") + kVersion);
  app.footer(kFooter);
  app.require_subcommand(1);
  app.fallthrough();
  app.add_option("--library", context.library,
                 "the library file (default: $XDG_DATA_HOME/ludolog/library.ludolog)")
      ->type_name("FILE");
  app.add_flag("--json", context.json, "print JSON, on every command that reads");
  app.add_option("--color", context.colour, "colours: auto, always or never")
      ->transform(
          CLI::CheckedTransformer(std::map<std::string, ColourWish>{{"auto", ColourWish::kAuto},
                                                                    {"always", ColourWish::kAlways},
                                                                    {"never", ColourWish::kNever}}))
      ->type_name("WHEN")
      ->option_text("WHEN");

  add_play(app, context);
  add_list(app, context);
  add_show(app, context);
  add_events(app, context);
  add_verify(app, context);
  add_export(app, context);
  add_import(app, context);
  add_abandon(app, context);
  add_rules(app, context);

  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    const int code = app.exit(error);
    return code == 0 ? 0 : static_cast<int>(ExitCode::kUsage);
  }
  // What was printed counts only when it has arrived.
  if (std::fflush(stdout) != 0 && context.exit == ExitCode::kFine)
    context.exit = ExitCode::kEnvironment;
  return static_cast<int>(context.exit);
}

}  // namespace
}  // namespace ludolog::cli

int main(int argc, char** argv) {
  // A write past a size limit is an error to report, not a reason to die.
  std::signal(SIGXFSZ, SIG_IGN);
  return ludolog::cli::run(argc, argv);
}
