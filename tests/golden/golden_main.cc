// `ludolog-golden`: looks at the golden cases, and makes them anew where somebody has judged the
// difference. It writes nothing where CI runs it.
#include <cstdio>
#include <cstdlib>
#include <string>

#include "tools/cases/golden/accept.h"
#include "tools/cases/golden/compare.h"
#include "tools/cases/golden/explain.h"
#include "tools/cases/golden/script.h"
#include "tools/cases/problem.h"
#include "tools/cli/command_line.h"

namespace ludolog::golden {
namespace {

using cases::ExitCode;
namespace fs = std::filesystem;

struct Arguments {
  std::string root = LUDOLOG_GOLDEN_DIR;
  std::string name;
  std::string script;
  std::string reason;
  bool all = false;
};

constexpr const char* kCaseHelp = "like classic/002-third-six-forfeit";

void print(std::string_view text) { std::fwrite(text.data(), 1, text.size(), stdout); }

ExitCode complain(const std::string& text, ExitCode code) {
  std::fprintf(stderr, "ludolog-golden: %s\n", text.c_str());
  return code;
}

bool forbidden() { return is_unattended(std::getenv("CI")); }

/// Shows the first difference of each text of a case; true when there is one.
Result<bool> review_case(const fs::path& root, const std::string& name) {
  const auto golden = load_case(root, name);
  if (!golden) return failed(golden.error());
  Report report;
  compare_decide(*golden, report);
  compare_fold(*golden, report);
  compare_equivalences(*golden, fs::path(LUDOLOG_BINARY_DIR) / "golden-review", report);
  if (report.divergences.empty()) return false;
  auto now = record(*golden);
  if (!now) print(name + "/" + now.error() + "\n");
  for (const Divergence& divergence : report.divergences)
    print(explain(*golden, now ? *now : Case{}, divergence) + "\n");
  return true;
}

ExitCode review(const Arguments& arguments) {
  auto names = find_cases(arguments.root);
  if (!names) return complain(names.error(), ExitCode::kEnvironment);
  if (!arguments.name.empty()) names = std::vector{arguments.name};
  std::size_t differing = 0;
  for (const std::string& name : *names) {
    const auto found = review_case(arguments.root, name);
    if (!found) return complain(found.error(), ExitCode::kEnvironment);
    if (*found) ++differing;
  }
  print(std::to_string(names->size()) + " cases, " + std::to_string(differing) + " differ\n");
  return differing == 0 ? ExitCode::kFine : ExitCode::kFound;
}

/// One line a time that everything was accepted at once.
Result<void> keep_reason(const Arguments& arguments, std::size_t changed, std::size_t all) {
  const fs::path log = fs::path(arguments.root) / "accepted.txt";
  const auto before = read_file(log);
  return write_file(log, before.value_or("") + std::to_string(changed) + " of " +
                             std::to_string(all) + " cases: " + arguments.reason + "\n");
}

ExitCode accept(const Arguments& arguments) {
  if (forbidden()) return complain("CI is set: nothing is written", ExitCode::kUsage);
  if (arguments.all != arguments.name.empty())
    return complain("accept CASE, or --all --reason TEXT", ExitCode::kUsage);
  if (arguments.all &&
      (arguments.reason.empty() || arguments.reason.find('\n') != std::string::npos))
    return complain("--all needs a --reason of one line, which is kept", ExitCode::kUsage);
  auto names = find_cases(arguments.root);
  if (!names) return complain(names.error(), ExitCode::kEnvironment);
  if (!arguments.all) names = std::vector{arguments.name};
  std::size_t changed = 0;
  bool refused = false;
  for (const std::string& name : *names) {
    const auto accepted = accept_case(arguments.root, name);
    if (!accepted) {
      complain(accepted.error(), ExitCode::kFound);
      refused = true;
    } else if (*accepted) {
      print("accepted " + name + "\n");
      ++changed;
    }
  }
  print(std::to_string(changed) + " of " + std::to_string(names->size()) + " cases written\n");
  if (arguments.all && changed > 0)
    if (auto kept = keep_reason(arguments, changed, names->size()); !kept)
      return complain(kept.error(), ExitCode::kEnvironment);
  return refused ? ExitCode::kFound : ExitCode::kFine;
}

ExitCode make_new(const Arguments& arguments) {
  if (forbidden()) return complain("CI is set: nothing is written", ExitCode::kUsage);
  if (fs::exists(fs::path(arguments.root) / arguments.name))
    return complain(arguments.name + ": is there already", ExitCode::kUsage);
  const auto script = read_file(arguments.script);
  if (!script) return complain(script.error(), ExitCode::kEnvironment);
  const auto made = case_of_script(arguments.name, *script);
  if (!made) return complain(arguments.script + ": " + made.error(), ExitCode::kFound);
  if (auto saved = save_case(arguments.root, *made); !saved)
    return complain(saved.error(), ExitCode::kEnvironment);
  print(arguments.name + ": " + std::to_string(count_events(made->events)) + " events\n");
  return ExitCode::kFine;
}

int run(int argc, char** argv) {
  Arguments arguments;
  cli::Program program("ludolog-golden", "Golden cases of Ludolog: review, accept, make", "");
  program.shared().option("--directory", "DIRECTORY", arguments.root, "the folder of the cases");
  program.command("review", "what differs, case by case; writes nothing")
      .optional_argument("CASE", arguments.name, kCaseHelp)
      .runs([&] { return review(arguments); });
  program.command("accept", "take a case as it is now")
      .optional_argument("CASE", arguments.name, kCaseHelp)
      .flag("--all", arguments.all, "every case that differs")
      .option("--reason", "TEXT", arguments.reason, "why; kept in accepted.txt")
      .runs([&] { return accept(arguments); });
  program.command("new", "make a case from a script")
      .argument("CASE", arguments.name, "its name")
      .argument("SCRIPT", arguments.script, "a file; see README.md")
      .runs([&] { return make_new(arguments); });
  return program.run(argc, argv);
}

}  // namespace
}  // namespace ludolog::golden

int main(int argc, char** argv) { return ludolog::golden::run(argc, argv); }
