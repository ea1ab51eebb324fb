// `ludolog export`: a match as a file to send, or as JSONL to read.
#include <memory>

#include <fmt/core.h>
#include <unistd.h>

#include "events/hex.h"
#include "events/jsonl.h"
#include "ludolog/version.h"
#include "store/match_file.h"
#include "store/without_names.h"
#include "tools/cli/context.h"
#include "tools/cli/output.h"

namespace ludolog::cli {
namespace {

enum class Format : std::uint8_t { kJsonl, kMatch };

struct Arguments {
  std::string match;
  Format format{};
  std::string output;
  bool replace = false;
  bool anonymous = false;
};

Outcome<void> write_jsonl(store::StreamReader& reader, const events::MatchId& match,
                          Output& output) {
  auto length = reader.length(match);
  if (!length) return tl::unexpected(cases::problem_of(length.error()));
  Outcome<void> outcome =
      output.write(events::label_line(std::string("ludolog ") + kVersion, *length));
  std::string line;
  std::vector<events::ContentId> given;
  const auto visit = [&](const events::Envelope& envelope) {
    if (!outcome) return false;
    auto written = events::event_line(envelope, line);
    if (!written) {
      outcome = cases::problem(
          ExitCode::kUndecodable,
          fmt::format("event {}: {}", envelope.position, events::describe(written.error())));
      return false;
    }
    outcome = output.write(line);
    const auto decoded = events::decode(envelope.type, envelope.schema, envelope.payload.bytes());
    const auto named = decoded ? events::content_of(decoded->event) : std::nullopt;
    if (!outcome || !named || std::find(given.begin(), given.end(), named->id) != given.end())
      return true;
    given.push_back(named->id);
    auto content = reader.content(named->id);
    if (!content)
      outcome = tl::unexpected(cases::problem_of(content.error()));
    else if (*content && (events::content_problem((*content)->kind, (*content)->bytes) ||
                          events::content_id(**content) != named->id))
      outcome = cases::problem(
          ExitCode::kUndecodable,
          fmt::format("event {}: the content it names was altered", envelope.position));
    else if (*content)
      outcome = output.write(events::content_line(**content));
    return true;
  };
  if (auto read = reader.read(match, 0, store::StreamReader::kToTheEnd, visit); !read)
    return tl::unexpected(cases::problem_of(read.error()));
  return outcome;
}

Outcome<void> write_match(store::StreamReader& reader, const events::MatchId& match,
                          Output& output) {
  auto bytes = store::match_file_bytes(reader, match);
  if (!bytes) return tl::unexpected(cases::problem_of(bytes.error()));
  const auto* text = reinterpret_cast<const char*>(bytes->data());
  return output.write(std::string_view(text, bytes->size()));
}

ExitCode run(const Context& context, const Arguments& arguments) {
  if (arguments.output == "-" && arguments.format == Format::kMatch && isatty(STDOUT_FILENO) == 1)
    return report({ExitCode::kUsage,
                   "a match file is not for a terminal: name a file with -o, or pipe it on"});
  auto named = context.open_match(arguments.match);
  if (!named) return report(named.error());
  auto output = Output::open(arguments.output, arguments.replace);
  if (!output) return report(output.error());
  store::WithoutNames nameless(named->reader());
  store::StreamReader& reader = arguments.anonymous ? nameless : named->reader();
  const auto written = arguments.format == Format::kJsonl
                           ? write_jsonl(reader, named->id(), *output)
                           : write_match(reader, named->id(), *output);
  if (!written) return report(written.error());
  if (auto done = output->commit(); !done) return report(done.error());
  if (arguments.output != "-")
    say(fmt::format("match {} written to {}\n", events::to_hex(named->id()).substr(0, 12),
                    arguments.output));
  return ExitCode::kFine;
}

}  // namespace

void add_export(Program& program, Context& context) {
  auto arguments = std::make_shared<Arguments>();
  program.command("export", "writes a match into a file of its own")
      .argument("MATCH", arguments->match, kMatchHelp)
      .required_choice<Format>(
          "--format", arguments->format, {{"jsonl", Format::kJsonl}, {"match", Format::kMatch}},
          "match: a file to send and open; jsonl: one event a line, to read and compare")
      .required_option("-o,--output", "FILE", arguments->output, "where to; - is stdout")
      .flag("--replace", arguments->replace, "in place of a file that is there")
      .flag("--anonymous", arguments->anonymous,
            "without the players' names; `verify` then says: names withheld")
      .footer(R"(
Examples:
  ludolog export @last --format match -o sunday.ludolog-match
  ludolog export 4f1c --format jsonl -o - | head -3
  ludolog export @last --format match --anonymous -o for-everybody.ludolog-match

The same match always gives the same bytes. A file that is there already is replaced with --replace
alone, once the new one is whole; a library never is. Without names it is the same match, with the same
digests; what people typed as reasons stays in it.)")
      .runs([&context, arguments] { return run(context, *arguments); });
}

}  // namespace ludolog::cli
