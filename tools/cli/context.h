// What every subcommand shares: the global options, opening what they name, and how results and
// errors are printed.
#pragma once

#include <filesystem>
#include <functional>
#include <string>

#include <CLI/CLI.hpp>

#include "store/library.h"
#include "tools/cases/problem.h"
#include "tools/cases/source.h"
#include "tools/cli/style.h"

namespace ludolog::cli {

using cases::ExitCode;
using cases::Outcome;

struct Context {
  std::string library;  ///< Empty: the default place.
  bool json = false;
  ColourWish colour = ColourWish::kAuto;
  ExitCode exit = ExitCode::kFine;  ///< Of the subcommand that ran.

  [[nodiscard]] Outcome<std::filesystem::path> library_path() const;
  [[nodiscard]] Outcome<store::Library> open_library(store::Access access) const;
  [[nodiscard]] Style style() const { return Style(wants_colour(colour)); }
};

/// A match that a command names, with whatever holds it kept open.
class NamedMatch {
 public:
  [[nodiscard]] static Outcome<NamedMatch> open(const Context& context, const std::string& name);

  [[nodiscard]] cases::Source& source() { return *source_; }
  [[nodiscard]] store::StreamReader& reader() { return source_->reader(); }
  [[nodiscard]] const events::MatchId& id() const { return id_; }

 private:
  NamedMatch() = default;
  std::unique_ptr<store::Library> library_;
  std::unique_ptr<cases::Source> source_;
  events::MatchId id_{};
};

/// "ludolog: ..." on stderr; returns the exit code.
ExitCode report(const cases::Problem& problem);

/// Adds the MATCH argument in the words that every command uses.
CLI::Option* add_match_argument(CLI::App& command, std::string& name, bool required = true);

/// Prints `text` and an end of line on stdout.
void print_line(std::string_view text);

// One file each.
void add_abandon(CLI::App& app, Context& context);
void add_events(CLI::App& app, Context& context);
void add_export(CLI::App& app, Context& context);
void add_import(CLI::App& app, Context& context);
void add_list(CLI::App& app, Context& context);
void add_play(CLI::App& app, Context& context);
void add_rules(CLI::App& app, Context& context);
void add_show(CLI::App& app, Context& context);
void add_verify(CLI::App& app, Context& context);

}  // namespace ludolog::cli
