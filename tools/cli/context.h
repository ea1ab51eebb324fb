// What every subcommand shares: the global options, opening what they name, and how results and
// errors are printed.
#pragma once

#include <filesystem>
#include <string>

#include "store/library.h"
#include "tools/cases/problem.h"
#include "tools/cases/source.h"
#include "tools/cli/command_line.h"
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

/// Whatever holds the matches that a command names, kept open: the library, a file, or standard
/// input.
class OpenSource {
 public:
  [[nodiscard]] static Outcome<OpenSource> open(const Context& context, const std::string& name);

  [[nodiscard]] cases::Source& source() { return *source_; }
  /// The matches that `name` means: one of the library, or all of a file.
  [[nodiscard]] Outcome<std::vector<events::MatchId>> matches(const std::string& name);

 private:
  std::unique_ptr<store::Library> library_;
  std::unique_ptr<cases::Source> source_;
};

/// The one match that a command names.
class NamedMatch {
 public:
  [[nodiscard]] static Outcome<NamedMatch> open(const Context& context, const std::string& name);

  [[nodiscard]] store::StreamReader& reader() { return open_.source().reader(); }
  [[nodiscard]] const events::MatchId& id() const { return id_; }

 private:
  NamedMatch(OpenSource open, const events::MatchId& id) : open_(std::move(open)), id_(id) {}
  OpenSource open_;
  events::MatchId id_;
};

/// "ludolog: ..." on stderr; returns the exit code.
ExitCode report(const cases::Problem& problem);

/// The MATCH argument in the words that every command uses.
inline constexpr const char* kMatchHelp =
    "an id or the beginning of one, @last, or the path of a match file or a JSONL export";

/// Prints `text` and an end of line on stdout.
void print_line(std::string_view text);

// One file each.
void add_abandon(Program& program, Context& context);
void add_events(Program& program, Context& context);
void add_export(Program& program, Context& context);
void add_import(Program& program, Context& context);
void add_list(Program& program, Context& context);
void add_play(Program& program, Context& context);
void add_rules(Program& program, Context& context);
void add_show(Program& program, Context& context);
void add_verify(Program& program, Context& context);

}  // namespace ludolog::cli
