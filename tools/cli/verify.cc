// `ludolog verify`: believes nothing, and says what it found.
#include <memory>

#include <fmt/core.h>

#include "events/hex.h"
#include "tools/cli/context.h"
#include "tools/cli/json.h"

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

void print_verdict(const cases::Verdict& verdict, const std::string& name, const Style& style) {
  const std::string id = verdict.match ? events::to_hex(*verdict.match).substr(0, 12) : name;
  const bool good = cases::is_good(verdict.kind);
  print_line(fmt::format("{}  {}{}", id, style.bold(cases::headline(verdict)),
                         verdict.detail.empty() ? "" : ": " + verdict.detail));
  print_line(fmt::format("              {} events{}; {}", verdict.version,
                         good ? ", head " + events::to_hex(verdict.head) : " check",
                         dice_in_words(verdict.dice)));
  for (const std::string& note : verdict.notes) print_line("              note: " + note);
}

class Run {
 public:
  explicit Run(const Context& context) : context_(context), style_(context.style()) {}

  void verify(cases::Source& source, const events::MatchId& match, const std::string& name) {
    auto verdict = cases::verify_match(source, match);
    if (!verdict) return fail(verdict.error());
    if (context_.json)
      verdicts_.push_back(verdict_json(*verdict));
    else
      print_verdict(*verdict, name, style_);
    ++count_;
    if (!cases::is_good(verdict->kind)) worsen(ExitCode::kFound);
  }

  void verify_named(const std::string& name) {
    auto named = NamedMatch::open(context_, name);
    if (!named) return fail(named.error());
    verify(named->source(), named->id(), name);
  }

  void verify_all(cases::Source& source) {
    const auto matches = source.matches();
    if (!matches) return fail(matches.error());
    for (const events::MatchId& match : *matches) verify(source, match, events::to_hex(match));
    if (!context_.json) fmt::print(stderr, "{} matches verified\n", count_);
  }

  void fail(const cases::Problem& problem) { worsen(report(problem)); }

  ExitCode finish() {
    if (context_.json) print_json(verdicts_);
    return exit_;
  }

 private:
  void worsen(ExitCode code) { exit_ = std::max(exit_, code); }

  const Context& context_;
  Style style_;
  nlohmann::json verdicts_ = nlohmann::json::array();
  std::size_t count_ = 0;
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
    run.verify_all(source);
  }
  for (const std::string& name : arguments.matches) run.verify_named(name);
  return run.finish();
}

}  // namespace

void add_verify(CLI::App& app, Context& context) {
  auto* command = app.add_subcommand(
      "verify",
      "checks chain, contents, rules at every step and every die; exit 1 when anything is found");
  auto arguments = std::make_shared<Arguments>();
  command->add_option("MATCH|FILE", arguments->matches,
                      "ids or beginnings of them, @last, match files, JSONL exports (- is stdin)");
  command->add_flag("--all", arguments->all, "every match of the library");
  command->callback([&context, arguments] { context.exit = run(context, *arguments); });
}

}  // namespace ludolog::cli
