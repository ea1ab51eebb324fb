#include "tools/cli/context.h"

#include <cstdio>
#include <iostream>

#include "tools/cli/text.h"

namespace ludolog::cli {

Outcome<cases::OpenSource> Context::open_source(const std::string& name) const {
  return cases::OpenSource::open(library, name, &std::cin);
}

Outcome<cases::NamedMatch> Context::open_match(const std::string& name) const {
  return cases::NamedMatch::open(library, name, &std::cin);
}

Outcome<events::Head> Context::verified_head(const std::string& name) const {
  auto named = open_match(name);
  if (!named) return tl::unexpected(named.error());
  const auto verdict = cases::verify_match(named->source(), named->id());
  if (!verdict) return tl::unexpected(verdict.error());
  if (!cases::is_whole(verdict->kind))
    return cases::problem(ExitCode::kFound, "a head says nothing of a match that is " +
                                                cases::headline(*verdict) + ": " + verdict->detail);
  return events::Head{named->id(), verdict->version, verdict->head};
}

ExitCode report(const cases::Problem& problem) {
  say("ludolog: " + cleaned(problem.text) + "\n");
  return problem.exit;
}

void print_text(std::string_view text) { std::fwrite(text.data(), 1, text.size(), stdout); }

void print_line(std::string_view text) {
  print_text(text);
  print_text("\n");
}

void say(std::string_view text) { std::fwrite(text.data(), 1, text.size(), stderr); }

}  // namespace ludolog::cli
