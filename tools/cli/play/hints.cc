#include "tools/cli/play/hints.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdlib>
#include <utility>

#include <fmt/core.h>

#include "events/hex.h"

namespace ludolog::cli {
namespace {

/// LUDOLOG_COMMAND is for scripts that start this program in their own name.
std::string program() {
  if (const char* script = std::getenv("LUDOLOG_COMMAND"); script != nullptr && *script != '\0')
    return script;
  const std::string_view called(program_invocation_name);
  return called.find('/') == std::string_view::npos ? "ludolog" : shell_quoted(called);
}

}  // namespace

Hints::Hints(std::string_view library, const events::MatchId& match,
             const std::vector<std::string>& questions)
    : program_(program()),
      library_(library.empty() ? "" : "--library " + shell_quoted(library)),
      short_id_(events::to_hex(match).substr(0, 12)) {
  for (const std::string& file : questions) questions_ += " --questions " + shell_quoted(file);
}

std::string Hints::command(std::string_view arguments) const {
  return fmt::format("{} {}{}{}", program_, library_, library_.empty() ? "" : " ", arguments);
}

std::string Hints::look_at(std::uint64_t events) const {
  const std::string at = std::to_string(std::min<std::uint64_t>(events, 100));
  const std::array<std::pair<std::string, std::string>, 4> commands{{
      {command("show " + short_id_ + " --at " + at), "the board after " + at + " events"},
      {command("events " + short_id_), "every event"},
      {command("verify " + short_id_), "chain, rules, dice again"},
      {command("list"), "all matches"},
  }};
  std::size_t width = 0;
  for (const auto& [typed, what] : commands) width = std::max(width, typed.size());
  std::string text;
  for (const auto& [typed, what] : commands)
    text += fmt::format("  {:<{}}  {}\n", typed, width, what);
  return text;
}

std::string shell_quoted(std::string_view word) {
  constexpr std::string_view kPlain =
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789/._-+=:,@%";
  if (!word.empty() && word.find_first_not_of(kPlain) == std::string_view::npos)
    return std::string(word);
  std::string quoted = "'";
  for (const char c : word) quoted += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return quoted + "'";
}

}  // namespace ludolog::cli
