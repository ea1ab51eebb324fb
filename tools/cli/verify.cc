// `ludolog verify`: believes nothing, and says what it found.
#include <memory>

#include <fmt/core.h>

#include "events/hex.h"
#include "tools/cli/context.h"
#include "tools/cli/json.h"
#include "tools/cli/text.h"

namespace ludolog::cli {
namespace {

struct Arguments {
  std::vector<std::string> matches;
  bool all = false;
};

std::string dice_in_words(const events::DiceReport& dice) {
  std::string text = fmt::format("dice re-derived: {} of {}", dice.derived, dice.draws);
  if (dice.sealed > 0) text += fmt::format(", {} sealed", dice.sealed);
  if (dice.declared > 0) text += fmt::format(", {} declared", dice.declared);
  return text;
}

void print_verdict(const cases::Verdict& verdict, const events::MatchId& match,
                   const Style& style) {
  const bool good = cases::is_good(verdict.kind);
  print_line(fmt::format("{}  {}{}", events::to_hex(match).substr(0, 12),
                         style.bold(cases::headline(verdict)),
                         verdict.detail.empty() ? "" : ": " + cleaned(verdict.detail)));
  print_line(fmt::format("              {} events{}; {}", verdict.version,
                         good ? ", head " + events::to_hex(verdict.head) : " check",
                         dice_in_words(verdict.dice)));
  for (const std::string& note : verdict.notes) print_line("              note: " + note);
}

class Run {
 public:
  explicit Run(const Context& context) : context_(context), style_(context.style()) {}

  void verify_named(const std::string& name) {
    auto open = context_.open_source(name);
    if (!open) return fail(open.error());
    verify_each(open->source(), open->matches(name), name);
  }

  void verify_all(cases::Source& source, const std::string& name) {
    all_ = true;
    verify_each(source, source.matches(), name);
    if (!context_.json) say(fmt::format("{} matches verified\n", count_));
  }

  void fail(const cases::Problem& problem) { worsen(report(problem)); }

  ExitCode finish() {
    if (context_.json) print_json(verdicts_);
    return exit_;
  }

 private:
  void verify_each(cases::Source& source, const Outcome<std::vector<events::MatchId>>& matches,
                   const std::string& name) {
    if (!matches) return fail(matches.error());
    // An empty library is one; an empty file says less than it was sent for.
    if (matches->empty() && !all_) fail({ExitCode::kFound, name + ": holds no match"});
    for (const events::MatchId& match : *matches) verify(source, match);
  }

  void verify(cases::Source& source, const events::MatchId& match) {
    auto verdict = cases::verify_match(source, match);
    if (!verdict) return fail(verdict.error());
    if (context_.json)
      verdicts_.push_back(verdict_json(*verdict));
    else
      print_verdict(*verdict, match, style_);
    ++count_;
    if (!cases::is_good(verdict->kind)) worsen(ExitCode::kFound);
  }

  void worsen(ExitCode code) { exit_ = std::max(exit_, code); }

  const Context& context_;
  Style style_;
  nlohmann::json verdicts_ = nlohmann::json::array();
  std::size_t count_ = 0;
  bool all_ = false;
  ExitCode exit_ = ExitCode::kFine;
};

ExitCode run(const Context& context, const Arguments& arguments) {
  if (arguments.all == !arguments.matches.empty())
    return report({ExitCode::kUsage, "verify takes the name of a match, a file, or --all"});
  Run run(context);
  if (arguments.all) {
    auto library = context.open_library(store::Access::kRead);
    if (!library) return report(library.error());
    cases::Source source(*library);
    run.verify_all(source, library->path().string());
  }
  for (const std::string& name : arguments.matches) run.verify_named(name);
  return run.finish();
}

}  // namespace

void add_verify(Program& program, Context& context) {
  auto arguments = std::make_shared<Arguments>();
  program
      .command("verify",
               "checks chain, contents, the rules at every step and every die, believing nothing")
      .optional_arguments("MATCH|FILE", arguments->matches,
                          "ids or beginnings of them, @last, match files, JSONL exports (- is "
                          "stdin)")
      .flag("--all", arguments->all, "every match of the library")
      .footer(R"(
Examples:
  ludolog verify @last
  ludolog verify sunday.ludolog-match   a file from somebody else
  ludolog verify --all

Exit code 0 when every match is as it was played, 1 when anything is found, 4 when a file cannot be
read as a match at all.)")
      .runs([&context, arguments] { return run(context, *arguments); });
}

}  // namespace ludolog::cli
