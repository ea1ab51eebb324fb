// What was found in question files, for people and as JSON.
#pragma once

#include <nlohmann/json.hpp>

#include "tools/cases/question_files.h"
#include "tools/cli/command_line.h"

namespace ludolog::cli {

/// The options of commands that read question files.
struct FileArguments {
  std::vector<std::string> paths;
  cases::ReadWishes wishes;
};
void add_file_options(Subcommand& command, FileArguments& arguments);

/// All files that are named, later ones without what earlier ones have.
[[nodiscard]] cases::Outcome<std::vector<cases::QuestionFile>> read_files(
    const FileArguments& arguments);

/// "cells.gift: gift, 12 questions found = 10 taken + 2 left out", and a line for each left out:
/// "cells.gift:14: Title: it asks for an essay".
void print_files(const std::vector<cases::QuestionFile>& files);
[[nodiscard]] nlohmann::json files_json(const std::vector<cases::QuestionFile>& files);

/// kFound when something was left out, or nothing taken.
[[nodiscard]] cases::ExitCode exit_of(const std::vector<cases::QuestionFile>& files);

}  // namespace ludolog::cli
