// `ludolog verify`: believes nothing, and says what it found.
#include <memory>

#include <fmt/core.h>

#include "events/hex.h"
#include "tools/cases/anchor.h"
#include "tools/cli/context.h"
#include "tools/cli/json.h"
#include "tools/cli/text.h"

namespace ludolog::cli {
namespace {

struct Arguments {
  std::vector<std::string> matches;
  bool all = false;
  std::string head;
  bool require_anchor = false;
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
  print_line(fmt::format(
      "              {} events{}; {}", verdict.version,
      good ? ", head " + to_text(events::head_code(verdict.version, verdict.head)) : " check",
      dice_in_words(verdict.dice)));
  for (const std::string& note : verdict.notes) print_line("              note: " + note);
}

class Run {
 public:
  Run(const Context& context, std::vector<cases::Anchor> anchors, bool require_anchor)
      : context_(context),
        style_(context.style()),
        anchors_(std::move(anchors)),
        require_anchor_(require_anchor) {}

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
    if (matches->size() > 1 && !anchors_.empty())
      return fail({ExitCode::kUsage, name + " holds " + std::to_string(matches->size()) +
                                         " matches, and a head is of one"});
    for (const events::MatchId& match : *matches) verify(source, match);
  }

  void verify(cases::Source& source, const events::MatchId& match) {
    auto verdict = cases::verify_match(source, match);
    if (!verdict) return fail(verdict.error());
    for (const cases::Anchor& anchor : anchors_)
      if (auto held = cases::hold_against(*verdict, anchor, source.reader()); !held)
        return fail(held.error());
    if (context_.json)
      verdicts_.push_back(verdict_json(*verdict));
    else
      print_verdict(*verdict, match, style_);
    ++count_;
    const bool lacks_anchor = require_anchor_ && !verdict->anchored;
    if (!cases::is_good(verdict->kind) || lacks_anchor) worsen(ExitCode::kFound);
  }

  void worsen(ExitCode code) { exit_ = std::max(exit_, code); }

  const Context& context_;
  Style style_;
  std::vector<cases::Anchor> anchors_;
  bool require_anchor_;
  nlohmann::json verdicts_ = nlohmann::json::array();
  std::size_t count_ = 0;
  bool all_ = false;
  ExitCode exit_ = ExitCode::kFine;
};

ExitCode run(const Context& context, const Arguments& arguments) {
  if (arguments.all == !arguments.matches.empty())
    return report({ExitCode::kUsage, "verify takes the name of a match, a file, or --all"});
  std::vector<cases::Anchor> anchors;
  if (!arguments.head.empty()) {
    const auto code = events::parse_head_code(arguments.head);
    if (!code)
      return report({ExitCode::kUsage,
                     fmt::format("--head {}: {}", printable(arguments.head), code.error())});
    anchors.push_back({*code, "the code " + to_text(*code)});
  }
  if (!anchors.empty() && arguments.matches.size() != 1)
    return report({ExitCode::kUsage, "a head is of one match: name it alone"});
  Run run(context, std::move(anchors), arguments.require_anchor);
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
      .option("--head", "CODE", arguments->head,
              "a head that was kept: the match must still have what it stands for")
      .flag("--require-anchor", arguments->require_anchor,
            "exit code 1 for a match that is held against no head")
      .footer(R"(
Examples:
  ludolog verify @last
  ludolog verify sunday.ludolog-match   a file from somebody else
  ludolog verify --all
  ludolog verify @last --head 1411-K7QX-2M9P-4TZC-BW3H   against what `ludolog head` once said

A log shows by itself that something in it was altered, but not that its end was cut off or that all
of it was made anew: "unanchored". A head kept somewhere else shows that too. It is tamper-evident,
never tamper-proof.
Exit code 0 when every match is as it was played, 1 when anything is found, 4 when a file cannot be
read as a match at all.)")
      .runs([&context, arguments] { return run(context, *arguments); });
}

}  // namespace ludolog::cli
