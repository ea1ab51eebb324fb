// Holds a golden case against the program. Every comparison counts what it compared, so that one
// which compared nothing can be told from one that agreed.
#pragma once

#include <array>
#include <filesystem>
#include <string>
#include <vector>

#include "core/names.h"
#include "tools/cases/golden/case.h"

namespace ludolog::golden {

enum class Comparison : std::uint8_t {
  kForm,          ///< The files can be read, and say nothing besides.
  kDecide,        ///< Commands with their dice lead to these very events.
  kFold,          ///< The events lead to these boards and states.
  kOptions,       ///< At every decision there were these commands.
  kRefusals,      ///< What must be refused is, for this reason.
  kEquivalences,  ///< Kept in a library, reopened, replayed, sought: always the same.
};
inline constexpr std::size_t kComparisons = 6;

struct Divergence {
  Comparison comparison{};
  std::uint64_t position = 0;  ///< Of the event, or the version of the state, that differs.
  std::string file;            ///< Of the case; empty when it is about no line.
  std::size_t line = 0;        ///< From 1.
  std::string expected;        ///< What the case says; empty for a line too many.
  std::string found;           ///< What the program says now; empty for a missing line.
};

/// One line.
[[nodiscard]] std::string describe(const Divergence& divergence);

struct Report {
  std::array<std::uint64_t, kComparisons> compared{};
  std::vector<Divergence> divergences;  ///< The first one of each text.

  [[nodiscard]] std::uint64_t count(Comparison comparison) const {
    return compared[static_cast<std::size_t>(comparison)];
  }
  void same(Comparison comparison) { ++compared[static_cast<std::size_t>(comparison)]; }
};

/// Plays the commands: decide, refusals, and the checks as they follow from playing.
void compare_decide(const Case& golden, Report& report);

/// Reads the events and folds them, without the rules: every line of the checks on its own.
void compare_fold(const Case& golden, Report& report);

/// Through the stores and back. `scratch` is a folder for files that are removed again.
void compare_equivalences(const Case& golden, const std::filesystem::path& scratch, Report& report);

}  // namespace ludolog::golden

template <>
struct ludolog::Names<ludolog::golden::Comparison> {
  static constexpr std::array<std::string_view, 6> value{"form",    "decide",   "fold",
                                                         "options", "refusals", "equivalences"};
};
