// What every subcommand shares: the global options, opening what they name, and how results and
// errors are printed.
#pragma once

#include <string>

#include "events/head.h"
#include "tools/cases/named_match.h"
#include "tools/cases/problem.h"
#include "tools/cli/command_line.h"
#include "tools/cli/style.h"

namespace ludolog::cli {

using cases::ExitCode;
using cases::Outcome;

struct Context {
  cases::LibraryPlace library;
  bool json = false;
  ColourWish colour = ColourWish::kAuto;
  ExitCode exit = ExitCode::kFine;  ///< Of the subcommand that ran.

  [[nodiscard]] Outcome<store::Library> open_library(store::Access access) const {
    return library.open(access);
  }
  /// As a command names it; "-" is standard input.
  [[nodiscard]] Outcome<cases::OpenSource> open_source(const std::string& name) const;
  [[nodiscard]] Outcome<cases::NamedMatch> open_match(const std::string& name) const;
  /// Of a match that was gone through first; kFound for one whose head would say nothing.
  [[nodiscard]] Outcome<events::Head> verified_head(const std::string& name) const;
  [[nodiscard]] Style style() const { return Style(wants_colour(colour)); }
};

/// "ludolog: ..." on stderr; returns the exit code.
ExitCode report(const cases::Problem& problem);

/// The MATCH argument in the words that every command uses.
inline constexpr const char* kMatchHelp =
    "an id or the beginning of one, @last, or the path of a match file or a JSONL export";

/// Prints on stdout. Whether it arrived is asked once, when the command is done.
void print_text(std::string_view text);
/// The same with an end of line.
void print_line(std::string_view text);
/// Prints on stderr what is no data.
void say(std::string_view text);

// One file each.
void add_abandon(Program& program, Context& context);
void add_dice(Program& program, Context& context);
void add_events(Program& program, Context& context);
void add_export(Program& program, Context& context);
void add_follow(Program& program, Context& context);
void add_head(Program& program, Context& context);
void add_import(Program& program, Context& context);
void add_list(Program& program, Context& context);
void add_play(Program& program, Context& context);
void add_questions(Program& program, Context& context);
void add_rules(Program& program, Context& context);
void add_show(Program& program, Context& context);
void add_sign(Program& program, Context& context);
void add_simulate(Program& program, Context& context);
void add_stats(Program& program, Context& context);
void add_verify(Program& program, Context& context);

}  // namespace ludolog::cli
