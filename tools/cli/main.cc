// The `ludolog` command. Each subcommand has a file of its own.
#include <csignal>

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
  ludolog show --help                  what a command takes, with examples

Exit codes: 0 fine; 1 something was found (a fault in a log, a refused move, parted matches);
2 the command line is off; 3 a file, a folder or the system failed; 4 data that cannot be read.
Data goes to stdout, everything else to stderr. NO_COLOR is respected.)";

int run(int argc, char** argv) {
  Context context;
  Program program(
      "ludolog", "Ludolog: Ludo matches as event logs that can be played, shown again and verified",
      kFooter);
  program.version(std::string("ludolog ") + kVersion);
  program.shared()
      .option("--library", "FILE", context.library.given,
              "the library file (default: $XDG_DATA_HOME/ludolog/library.ludolog)")
      .flag("--json", context.json, "print JSON, on every command that reads")
      .choice<ColourWish>("--color", context.colour,
                          {{"auto", ColourWish::kAuto},
                           {"always", ColourWish::kAlways},
                           {"never", ColourWish::kNever}},
                          "colours (default: auto)");
  add_play(program, context);
  add_list(program, context);
  add_show(program, context);
  add_simulate(program, context);
  add_events(program, context);
  add_follow(program, context);
  add_verify(program, context);
  add_dice(program, context);
  add_export(program, context);
  add_head(program, context);
  add_sign(program, context);
  add_import(program, context);
  add_abandon(program, context);
  add_rules(program, context);
  add_questions(program, context);
  add_stats(program, context);
  return program.run(argc, argv);
}

}  // namespace
}  // namespace ludolog::cli

int main(int argc, char** argv) {
  // A write past a size limit is an error to report, not a reason to die.
  std::signal(SIGXFSZ, SIG_IGN);
  return ludolog::cli::run(argc, argv);
}
