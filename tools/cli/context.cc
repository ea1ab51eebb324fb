#include "tools/cli/context.h"

#include <cstdio>
#include <iostream>

#include <fmt/core.h>

namespace ludolog::cli {

Outcome<cases::OpenSource> Context::open_source(const std::string& name) const {
  return cases::OpenSource::open(library, name, &std::cin);
}

Outcome<cases::NamedMatch> Context::open_match(const std::string& name) const {
  return cases::NamedMatch::open(library, name, &std::cin);
}

ExitCode report(const cases::Problem& problem) {
  fmt::print(stderr, "ludolog: {}\n", problem.text);
  return problem.exit;
}

void print_line(std::string_view text) { fmt::print("{}\n", text); }

}  // namespace ludolog::cli
