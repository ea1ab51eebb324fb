#include "tools/cli/questions/file_report.h"

#include <algorithm>

#include <fmt/core.h>

#include "tools/cli/context.h"
#include "tools/cli/question_text.h"
#include "tools/cli/text.h"

namespace ludolog::cli {
void add_file_options(Subcommand& command, FileArguments& arguments) {
  std::vector<std::pair<std::string, std::optional<banks::Format>>> formats;
  for (std::size_t i = 0; i < Names<banks::Format>::value.size(); ++i)
    formats.emplace_back(Names<banks::Format>::value[i], static_cast<banks::Format>(i));
  command.arguments("FILE", arguments.paths, "question files")
      .choice<std::optional<banks::Format>>("--format", arguments.wishes.format, formats,
                                            "how the files are written (default: told by the text)")
      .option("--encoding", "NAME", arguments.wishes.encoding,
              "such as windows-1252 (default: told by the bytes)");
}

Outcome<std::vector<cases::QuestionFile>> read_files(const FileArguments& arguments) {
  std::vector<cases::QuestionFile> files;
  for (const std::string& path : arguments.paths) {
    auto file = cases::read_question_file(path, arguments.wishes);
    if (!file) return tl::unexpected(file.error());
    files.push_back(std::move(*file));
  }
  cases::leave_out_repeated(files);
  return files;
}

void print_files(const std::vector<cases::QuestionFile>& files) {
  for (const cases::QuestionFile& file : files) {
    const std::size_t taken = file.bank.questions.size();
    const std::size_t left_out = file.bank.left_out.size();
    print_line(fmt::format("{}: {}{}, {} found = {} taken + {} left out", cleaned(file.path),
                           name_of(file.format), file.note.empty() ? "" : ", " + file.note,
                           counted(taken + left_out, "question"), taken, left_out));
    for (const banks::LeftOut& left : file.bank.left_out)
      print_line(fmt::format("{}:{}: {}{}", cleaned(file.path), left.line,
                             left.title.empty() ? "" : cleaned(left.title, 60) + ": ",
                             cleaned(left.reason)));
  }
}

nlohmann::json files_json(const std::vector<cases::QuestionFile>& files) {
  nlohmann::json list = nlohmann::json::array();
  for (const cases::QuestionFile& file : files) {
    nlohmann::json left_out = nlohmann::json::array();
    for (const banks::LeftOut& left : file.bank.left_out)
      left_out.push_back({{"line", left.line}, {"title", left.title}, {"reason", left.reason}});
    list.push_back({{"file", file.path},
                    {"format", name_of(file.format)},
                    {"note", file.note},
                    {"found", file.bank.questions.size() + file.bank.left_out.size()},
                    {"taken", file.bank.questions.size()},
                    {"left_out", left_out}});
  }
  return list;
}

ExitCode exit_of(const std::vector<cases::QuestionFile>& files) {
  const bool whole = std::ranges::all_of(files, [](const cases::QuestionFile& file) {
    return file.bank.left_out.empty() && !file.bank.questions.empty();
  });
  return whole ? ExitCode::kFine : ExitCode::kFound;
}

}  // namespace ludolog::cli
