// `ludolog follow`: a match that is being played, event by event as another program appends them.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <memory>
#include <thread>

#include <fmt/core.h>

#include "events/hex.h"
#include "events/jsonl.h"
#include "tools/cli/event_lines.h"

namespace ludolog::cli {
namespace {

/// A look at the file's counter costs microseconds; nobody sees a delay of this length.
constexpr std::chrono::milliseconds kBetweenLooks{10};
constexpr std::uint64_t kShownAtFirst = 10;

struct Arguments {
  std::string match;
  std::optional<std::uint64_t> from;
};

/// Nothing more is to come but corrections.
bool is_done(const Stream& stream) {
  const auto& epochs = stream.ledger().epochs;
  return is_over(stream.state()) && std::ranges::all_of(epochs, [](const Epoch& epoch) {
           return epoch.origin == ChanceOrigin::kDeclared ||
                  epoch.revealed == (1U << epoch.parties) - 1;
         });
}

class Follower {
 public:
  Follower(store::Reader reader, const events::MatchId& match, const Context& context)
      : reader_(reader),
        match_(match),
        json_(context.json),
        audit_([this](const events::ContentId& id) -> std::optional<events::Content> {
          auto content = reader_.content(id);
          return content ? std::move(*content) : std::nullopt;
        }),
        lines_(reader_, audit_, context.style()) {}

  /// Takes in what is new, and prints it from `from` on. False at a fault.
  Outcome<bool> take_in(std::uint64_t from) {
    const std::uint64_t known = audit_.stream().version();
    bool fine = true;
    const auto visit = [&](const events::Envelope& envelope) {
      fine = audit_.enter(envelope);
      const bool shown = json_ && fine && envelope.position >= from;
      if (shown && events::event_line(envelope, line_)) print_text(line_);
      return fine;
    };
    const auto read = reader_.read(match_, known, store::StreamReader::kToTheEnd, visit);
    if (!read) return tl::unexpected(cases::problem_of(read.error()));
    // In words when all is in: names are given a few events after the first.
    for (auto position = std::max(known, from); !json_ && position < audit_.stream().version();
         ++position)
      lines_.print(position);
    std::fflush(stdout);
    return fine;
  }

  /// Until the match is over.
  Outcome<bool> follow(std::uint64_t from) {
    std::optional<std::int64_t> seen;
    while (true) {
      const auto version = reader_.data_version();
      if (!version) return tl::unexpected(cases::problem_of(version.error()));
      if (seen != *version) {
        seen = *version;
        const auto taken = take_in(from);
        if (!taken || !*taken) return taken;
        if (is_done(audit_.stream())) return true;
      }
      std::this_thread::sleep_for(kBetweenLooks);
    }
  }

  [[nodiscard]] cases::Verdict verdict() { return audit_.finish(); }

 private:
  store::Reader reader_;
  events::MatchId match_;
  bool json_;
  cases::Audit audit_;
  EventLines lines_;
  std::string line_;
};

ExitCode run(const Context& context, const Arguments& arguments) {
  if (!cases::names_library_match(arguments.match))
    return report({ExitCode::kUsage,
                   arguments.match + ": only a match of the library can be followed; name its id"});
  auto library = context.open_library(store::Access::kRead);
  if (!library) return report(library.error());
  store::Reader reader = library->reader();
  const auto match = reader.find(arguments.match);
  if (!match) return report(cases::problem_of(match.error()));
  const auto length = reader.length(*match);
  if (!length) return report(cases::problem_of(length.error()));
  const std::uint64_t first = *length > kShownAtFirst ? *length - kShownAtFirst : 0;
  if (!context.json)
    say(fmt::format("match {}, until it is over; Ctrl-C stops\n",
                    events::to_hex(*match).substr(0, 12)));
  Follower follower(reader, *match, context);
  const auto followed = follower.follow(arguments.from.value_or(first));
  if (!followed) return report(followed.error());
  if (*followed) return ExitCode::kFine;
  const cases::Verdict verdict = follower.verdict();
  return report(
      {ExitCode::kFound, "the match is " + cases::headline(verdict) + ": " + verdict.detail});
}

}  // namespace

void add_follow(Program& program, Context& context) {
  auto arguments = std::make_shared<Arguments>();
  program.command("follow", "what happens in a match, while another program plays it")
      .argument("MATCH", arguments->match, "a match of the library: an id or its beginning, @last")
      .option("--from", "POSITION", arguments->from,
              "the first event to print (default: the last 10 of those that are there)")
      .footer(R"(
Examples:
  ludolog follow @last                      while others play, in another terminal
  ludolog follow @last --from 0 --json | grep DieRolled

Every event is checked before it is printed, as `ludolog verify` does. Ends when the match does;
exit code 1 when an event is at fault.)")
      .runs([&context, arguments] { return run(context, *arguments); });
}

}  // namespace ludolog::cli
