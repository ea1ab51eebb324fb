// What a program of commands takes on its command line, and the help that teaches it.
// The parser is CLI11; only command_line.cc includes it, as every file that does takes half a
// minute to compile.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "tools/cases/problem.h"

namespace CLI {
class App;
}

namespace ludolog::cli {

/// A command, or the options that all commands share. What values are written to must live until
/// the command has run.
class Subcommand {
 public:
  explicit Subcommand(CLI::App& app) : app_(&app) {}

  /// What stands behind the command's name, in order.
  Subcommand& argument(const std::string& name, std::string& value, const std::string& help);
  Subcommand& optional_argument(const std::string& name, std::string& value,
                                const std::string& help);
  Subcommand& arguments(const std::string& name, std::vector<std::string>& values,
                        const std::string& help);
  Subcommand& optional_arguments(const std::string& name, std::vector<std::string>& values,
                                 const std::string& help);

  /// `names`: "--output" or "-o,--output". `shown`: what help calls the value.
  Subcommand& option(const std::string& names, const std::string& shown, std::string& value,
                     const std::string& help);
  /// Any number of times, one value each.
  Subcommand& option(const std::string& names, const std::string& shown,
                     std::vector<std::string>& values, const std::string& help);
  Subcommand& option(const std::string& names, const std::string& shown,
                     std::optional<std::uint64_t>& value, const std::string& help);
  /// A number within these bounds.
  Subcommand& option(const std::string& names, const std::string& shown, double& value,
                     double least, double greatest, const std::string& help);
  Subcommand& required_option(const std::string& names, const std::string& shown,
                              std::string& value, const std::string& help);
  Subcommand& flag(const std::string& names, bool& value, const std::string& help);

  /// One of a few words.
  template <class E>
  Subcommand& choice(const std::string& names, E& value,
                     std::vector<std::pair<std::string, E>> words, const std::string& help) {
    return choice(names, words, value, help, false);
  }
  template <class E>
  Subcommand& required_choice(const std::string& names, E& value,
                              std::vector<std::pair<std::string, E>> words,
                              const std::string& help) {
    return choice(names, words, value, help, true);
  }

  /// Was the option written?
  [[nodiscard]] bool has(const std::string& name) const;

  Subcommand& footer(const std::string& text);
  /// What the command does.
  void runs(std::function<cases::ExitCode()> run);

 private:
  friend class CommandGroup;
  friend class Program;
  template <class E>
  Subcommand& choice(const std::string& names, std::vector<std::pair<std::string, E>> words,
                     E& value, const std::string& help, bool required) {
    std::vector<std::string> allowed;
    for (const auto& [word, meaning] : words) allowed.push_back(word);
    return choice(names, allowed, help, required,
                  [&value, words](std::size_t index) { value = words[index].second; });
  }
  Subcommand& choice(const std::string& names, const std::vector<std::string>& words,
                     const std::string& help, bool required,
                     std::function<void(std::size_t)> chosen);

  CLI::App* app_;
  cases::ExitCode* exit_ = nullptr;
};

/// Commands under a common word: "questions import", "questions list".
class CommandGroup {
 public:
  [[nodiscard]] Subcommand command(const std::string& name, const std::string& description);

 private:
  friend class Program;
  CommandGroup(CLI::App& app, cases::ExitCode& exit) : app_(&app), exit_(&exit) {}
  CLI::App* app_;
  cases::ExitCode* exit_;
};

/// A program whose first word is a command, or that does one thing.
class Program {
 public:
  Program(const std::string& name, const std::string& description, const std::string& footer);
  ~Program();
  Program(const Program&) = delete;
  Program& operator=(const Program&) = delete;

  void version(const std::string& text);
  /// What may stand before or behind every command.
  [[nodiscard]] Subcommand shared();
  [[nodiscard]] Subcommand command(const std::string& name, const std::string& description);
  [[nodiscard]] CommandGroup group(const std::string& name, const std::string& description,
                                   const std::string& footer);
  /// What the program does when it has no commands.
  [[nodiscard]] Subcommand itself();

  /// Runs the command that the words name. 0 after --help and --version; kUsage, with a message on
  /// stderr, when they fit no command; kEnvironment when what it printed did not arrive.
  [[nodiscard]] int run(int argc, char** argv);

 private:
  [[nodiscard]] int exit_when_printed(cases::ExitCode exit) const;

  std::unique_ptr<CLI::App> app_;
  cases::ExitCode exit_ = cases::ExitCode::kFine;
};

}  // namespace ludolog::cli
