// `ludolog questions check`: what of a file can be asked, and why the rest cannot.
#include <memory>

#include "tools/cli/json.h"
#include "tools/cli/questions/file_report.h"
#include "tools/cli/questions/questions.h"

namespace ludolog::cli {
namespace {

ExitCode run(const Context& context, const FileArguments& arguments) {
  const auto files = read_files(arguments);
  if (!files) return report(files.error());
  if (context.json)
    print_json({{"files", files_json(*files)}});
  else
    print_files(*files);
  return exit_of(*files);
}

}  // namespace

void add_questions_check(CommandGroup& group, Context& context) {
  auto arguments = std::make_shared<FileArguments>();
  Subcommand command = group.command("check", "reads question files and says what was found");
  add_file_options(command, *arguments);
  command
      .footer(R"(
Every question is counted as taken or as left out, and those left out are listed with file, line, title
and reason. Exit code 1 when there are any, or a file has no question.

A table (CSV, commas, semicolons or tabs) has a header line that names its columns: question, then
option a, option b, ... or one column for the right answer and others for wrong ones, and answer, which
is a letter, a number or the option's text. Topic, difficulty, explanation, source, author and licence
are read too, `ludolog questions export biology -o biology.csv` shows one.)")
      .runs([&context, arguments] { return run(context, *arguments); });
}

}  // namespace ludolog::cli
