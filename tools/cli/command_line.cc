#include "tools/cli/command_line.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdio>
#include <cstdlib>

#include <CLI/CLI.hpp>

#include "tools/cli/text.h"

namespace ludolog::cli {
namespace {

constexpr const char* kSharedOptions =
    "\n\nOptions that every command takes, and the exit codes: `--help` before the command.";

/// Behind the help of an option that must be written.
constexpr const char* kNeeded = " (needed)";

std::string check_not_empty(const std::string& text) {
  return text.empty() ? "expected a value, not nothing" : "";
}

/// "0.5", "60": as people write it.
std::string in_words(double number) {
  std::array<char, 32> text{};
  const auto written = std::to_chars(text.data(), text.data() + text.size(), number);
  return {text.data(), written.ptr};
}

/// Written as a number between the bounds; the library would take "nan" for one.
auto check_within(double least, double greatest, const std::string& shown) {
  return [=](const std::string& text) -> std::string {
    char* end = nullptr;
    const double value = std::strtod(text.c_str(), &end);
    const bool whole = !text.empty() && *end == '\0';
    if (whole && value >= least && value <= greatest) return "";
    return "expected " + shown + " from " + in_words(least) + " to " + in_words(greatest) +
           ", not " + cleaned(text, 40);
  };
}

/// `shown` stands behind the name in help, instead of what the library finds out about the type.
CLI::Option* named(CLI::Option* option, const std::string& shown) {
  return option->type_name(shown)->option_text(shown);
}

/// Decimal digits alone: the library would take "-1" and "1.5" for counts.
std::optional<std::uint64_t> count_in(const std::string& text) {
  std::uint64_t count = 0;
  const char* end = text.data() + text.size();
  const auto read = std::from_chars(text.data(), end, count);
  if (read.ec != std::errc() || read.ptr != end) return std::nullopt;
  return count;
}

std::string check_count(const std::string& text) {
  return count_in(text)
             ? ""
             : "expected a whole number from 0 to 18446744073709551615, not " + cleaned(text, 40);
}

}  // namespace

Subcommand& Subcommand::argument(const std::string& name, std::string& value,
                                 const std::string& help) {
  named(app_->add_option(name, value, help), " ")->check(check_not_empty)->required();
  return *this;
}

Subcommand& Subcommand::optional_argument(const std::string& name, std::string& value,
                                          const std::string& help) {
  named(app_->add_option(name, value, help), " ")->check(check_not_empty);
  return *this;
}

Subcommand& Subcommand::arguments(const std::string& name, std::vector<std::string>& values,
                                  const std::string& help) {
  named(app_->add_option(name, values, help), "...")->check(check_not_empty)->required();
  return *this;
}

Subcommand& Subcommand::optional_arguments(const std::string& name,
                                           std::vector<std::string>& values,
                                           const std::string& help) {
  named(app_->add_option(name, values, help), "...")->check(check_not_empty);
  return *this;
}

Subcommand& Subcommand::option(const std::string& names, const std::string& shown,
                               std::string& value, const std::string& help) {
  named(app_->add_option(names, value, help), shown)->check(check_not_empty);
  return *this;
}

Subcommand& Subcommand::option(const std::string& names, const std::string& shown,
                               std::vector<std::string>& values, const std::string& help) {
  named(app_->add_option(names, values, help), shown + " ...")->allow_extra_args(false);
  return *this;
}

Subcommand& Subcommand::option(const std::string& names, const std::string& shown,
                               std::optional<std::uint64_t>& value, const std::string& help) {
  // Read by hand: the library takes a leading 0 for octal.
  const auto read = [&value](const std::string& text) { value = count_in(text); };
  named(app_->add_option_function<std::string>(names, read, help), shown)->check(check_count);
  return *this;
}

Subcommand& Subcommand::option(const std::string& names, const std::string& shown, double& value,
                               double least, double greatest, const std::string& help) {
  named(app_->add_option(names, value, help), shown)->check(check_within(least, greatest, shown));
  return *this;
}

Subcommand& Subcommand::required_option(const std::string& names, const std::string& shown,
                                        std::string& value, const std::string& help) {
  named(app_->add_option(names, value, help + kNeeded), shown)->check(check_not_empty)->required();
  return *this;
}

Subcommand& Subcommand::flag(const std::string& names, bool& value, const std::string& help) {
  app_->add_flag(names, value, help);
  return *this;
}

Subcommand& Subcommand::choice(const std::string& names, const std::vector<std::string>& words,
                               const std::string& help, bool required,
                               std::function<void(std::size_t)> chosen) {
  std::string shown;
  for (const std::string& word : words) shown += (shown.empty() ? "" : "|") + word;
  const auto index_of = [words](const std::string& word) {
    return static_cast<std::size_t>(std::find(words.begin(), words.end(), word) - words.begin());
  };
  named(app_->add_option_function<std::string>(
            names,
            [index_of, chosen = std::move(chosen)](const std::string& word) {
              chosen(index_of(word));
            },
            required ? help + kNeeded : help),
        shown)
      ->required(required)
      ->check([index_of, shown, count = words.size()](const std::string& word) {
        return index_of(word) < count ? std::string() : "expected " + shown + ", not " + word;
      });
  return *this;
}

bool Subcommand::has(const std::string& name) const { return app_->count(name) > 0; }

Subcommand& Subcommand::footer(const std::string& text) {
  app_->footer(text + kSharedOptions);
  return *this;
}

void Subcommand::runs(std::function<cases::ExitCode()> run) {
  app_->callback([exit = exit_, run = std::move(run)] { *exit = run(); });
}

Program::Program(const std::string& name, const std::string& description, const std::string& footer)
    : app_(std::make_unique<CLI::App>(description, name)) {
  app_->footer(footer);
  app_->require_subcommand(1);
  app_->fallthrough();
  app_->failure_message([name](const CLI::App*, const CLI::Error& error) {
    return name + ": " + error.what() + "\n`" + name + " --help` and `" + name +
           " COMMAND --help` tell what can be written\n";
  });
}

Program::~Program() = default;

void Program::version(const std::string& text) { app_->set_version_flag("--version", text); }

Subcommand Program::shared() { return Subcommand(*app_); }

Subcommand Program::itself() {
  app_->require_subcommand(0);
  app_->failure_message([name = app_->get_name()](const CLI::App*, const CLI::Error& error) {
    return name + ": " + error.what() + "\n`" + name + " --help` tells what can be written\n";
  });
  Subcommand program(*app_);
  program.exit_ = &exit_;
  return program;
}

Subcommand Program::command(const std::string& name, const std::string& description) {
  Subcommand command(*app_->add_subcommand(name, description));
  command.exit_ = &exit_;
  command.footer("");
  return command;
}

CommandGroup Program::group(const std::string& name, const std::string& description,
                            const std::string& footer) {
  CLI::App* app = app_->add_subcommand(name, description);
  app->require_subcommand(1);
  app->fallthrough();
  app->footer(footer + kSharedOptions);
  return {*app, exit_};
}

Subcommand CommandGroup::command(const std::string& name, const std::string& description) {
  Subcommand command(*app_->add_subcommand(name, description));
  command.exit_ = exit_;
  command.footer("");
  return command;
}

/// What was printed counts only when it has arrived.
int Program::exit_when_printed(cases::ExitCode exit) const {
  const bool arrived = std::fflush(stdout) == 0 && std::ferror(stdout) == 0;
  if (!arrived)
    std::fputs((app_->get_name() + ": standard output cannot be written\n").c_str(), stderr);
  return static_cast<int>(
      arrived || exit != cases::ExitCode::kFine ? exit : cases::ExitCode::kEnvironment);
}

int Program::run(int argc, char** argv) {
  // The library would only say that some command is required.
  const CLI::App* level = app_.get();
  for (int i = 1; i < argc && argv[i][0] != '-'; ++i) {
    const auto commands = level->get_subcommands({});
    if (commands.empty()) break;
    const auto next = std::find_if(commands.begin(), commands.end(), [&](const CLI::App* command) {
      return command->check_name(argv[i]);
    });
    if (next != commands.end()) {
      level = *next;
      continue;
    }
    std::string names;
    for (const CLI::App* command : commands)
      names += (names.empty() ? "" : ", ") + command->get_name();
    const std::string message = app_->get_name() + ": there is no command '" +
                                (level == app_.get() ? "" : level->get_name() + " ") +
                                cleaned(argv[i], 40) + "'; there are: " + names + "\n";
    std::fputs(message.c_str(), stderr);
    return static_cast<int>(cases::ExitCode::kUsage);
  }
  try {
    app_->parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    const int code = app_->exit(error);
    return code == 0 ? exit_when_printed(cases::ExitCode::kFine)
                     : static_cast<int>(cases::ExitCode::kUsage);
  }
  return exit_when_printed(exit_);
}

}  // namespace ludolog::cli
