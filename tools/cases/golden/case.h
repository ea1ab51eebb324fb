// A golden case: a folder of four texts that belong together.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "tools/cases/golden/meta.h"

namespace ludolog::golden {

struct Case {
  std::string name;  ///< "classic/002-third-six-forfeit"
  Meta meta;
  std::string commands;  ///< commands.jsonl
  std::string events;    ///< events.jsonl
  std::string checks;    ///< checks.txt
};

/// The names of all cases under `root`, sorted. A folder that is missing or empty, a rule set that
/// is unknown and a file that belongs to no case are errors.
[[nodiscard]] Result<std::vector<std::string>> find_cases(const std::filesystem::path& root);

/// A missing file and one too many are errors.
[[nodiscard]] Result<Case> load_case(const std::filesystem::path& root, const std::string& name);

/// Writes all four files.
[[nodiscard]] Result<void> save_case(const std::filesystem::path& root, const Case& written);

/// The case as the program plays it now: the same commands, with the refusals, events and checks
/// that follow from them.
[[nodiscard]] Result<Case> record(const Case& recorded);

/// Events in an events.jsonl; contents and the label line are none.
[[nodiscard]] std::uint64_t count_events(std::string_view events_text);

}  // namespace ludolog::golden
