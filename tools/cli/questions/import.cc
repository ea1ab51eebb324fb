// `ludolog questions import`: keeps what can be asked of files as banks.
#include <algorithm>
#include <map>
#include <memory>

#include <fmt/core.h>

#include "core/event_bioludo.h"
#include "store/paths.h"
#include "tools/cli/json.h"
#include "tools/cli/questions/file_report.h"
#include "tools/cli/questions/questions.h"
#include "tools/cli/text.h"

namespace ludolog::cli {
namespace {

struct Arguments {
  FileArguments files;
  std::string name;
  bool replace = false;
  bool strict = false;
};

/// The bank that a file's questions go into.
Outcome<std::string> bank_of(const banks::Shelf& shelf, const Arguments& arguments,
                             const std::string& path) {
  std::string name = arguments.name.empty() ? banks::bank_name_of(path) : arguments.name;
  if (!store::is_plain_name(name))
    return cases::problem(ExitCode::kUsage,
                          fmt::format("--as {}: {}", printable(name), store::kPlainName));
  if (name == banks::kStartingBankName)
    return cases::problem(ExitCode::kUsage,
                          fmt::format("'{}' is the bank that comes with the program; give another "
                                      "name with --as",
                                      name));
  if (shelf.has(name) && !arguments.replace)
    return cases::problem(ExitCode::kUsage,
                          fmt::format("there is a bank '{}' already; --replace puts this in its "
                                      "place, --as gives another name",
                                      name));
  return name;
}

ExitCode run(const Context& context, const Arguments& arguments) {
  const auto shelf = banks::Shelf::usual();
  if (!shelf) return report(cases::problem_of(shelf.error()));
  auto files = read_files(arguments.files);
  if (!files) return report(files.error());
  const ExitCode exit_code = exit_of(*files);
  const bool stays_out = arguments.strict && exit_code != ExitCode::kFine;
  const nlohmann::json listed = context.json ? files_json(*files) : nlohmann::json();
  std::vector<std::string> names;
  for (const cases::QuestionFile& file : *files) {
    auto name = bank_of(*shelf, arguments, file.path);
    if (!name) return report(name.error());
    names.push_back(std::move(*name));
  }
  if (!context.json) print_files(*files);
  std::map<std::string, std::vector<events::Question>> banks;
  for (std::size_t i = 0; i < files->size() && !stays_out; ++i)
    std::ranges::move((*files)[i].bank.questions, std::back_inserter(banks[names[i]]));
  files->clear();
  nlohmann::json made = nlohmann::json::array();
  for (const auto& [name, questions] : banks) {
    if (questions.empty()) continue;
    if (auto saved = shelf->save(name, questions); !saved)
      return report(cases::problem_of(saved.error()));
    made.push_back({{"bank", name}, {"questions", questions.size()}});
    if (context.json) continue;
    print_line(
        fmt::format("bank {}: {}{}", name, counted(questions.size(), "question"),
                    questions.size() < kFewestQuestions
                        ? fmt::format(", fewer than the {} that a match needs: name several banks "
                                      "with --questions to play with them",
                                      kFewestQuestions)
                        : ""));
    if (questions.size() >= kFewestQuestions)
      say(fmt::format("play with it: ludolog play --rules bioludo --questions {}\n", name));
  }
  if (context.json) print_json({{"files", listed}, {"banks", made}});
  if (stays_out)
    say("nothing was taken in: with --strict every question must be fit to be asked\n");
  return exit_code;
}

}  // namespace

void add_questions_import(CommandGroup& group, Context& context) {
  auto arguments = std::make_shared<Arguments>();
  Subcommand command = group.command("import", "keeps the questions of files as banks");
  add_file_options(command, arguments->files);
  command
      .option("--as", "NAME", arguments->name,
              "one bank of this name for all files (default: one a file, of its name)")
      .flag("--replace", arguments->replace, "in place of a bank of that name")
      .flag("--strict", arguments->strict, "nothing at all when a question has to be left out")
      .footer(R"(
Examples:
  ludolog questions import cells.gift
  ludolog questions import week-*.txt --as autumn
  ludolog questions import old.csv --encoding windows-1252 --as old

Choice with a single right answer, 2 to 6 options, and true or false can be asked. All else is listed
with file, line, title and reason, and the exit code is 1; what can be asked is taken all the same.)")
      .runs([&context, arguments] { return run(context, *arguments); });
}

}  // namespace ludolog::cli
