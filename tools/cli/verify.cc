// `ludolog verify`: believes nothing, and says what it found.
#include <memory>

#include <fmt/core.h>

#include "events/hex.h"
#include "tools/cases/signatures.h"
#include "tools/cli/context.h"
#include "tools/cli/json.h"
#include "tools/cli/text.h"

namespace ludolog::cli {
namespace {

struct Arguments {
  std::vector<std::string> matches;
  bool all = false;
  std::string head;
  std::vector<std::string> signers;
  std::vector<std::string> signatures;  ///< Files.
  bool require_anchor = false;
  [[nodiscard]] bool anchors() const { return !head.empty() || !signers.empty(); }
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
  Run(const Context& context, const Arguments& arguments, std::optional<cases::Anchor> head)
      : context_(context), arguments_(arguments), style_(context.style()), head_(std::move(head)) {}

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
    if (matches->size() > 1 && arguments_.anchors())
      return fail({ExitCode::kUsage, name + " holds " + std::to_string(matches->size()) +
                                         " matches, and a head is of one"});
    for (const events::MatchId& match : *matches) verify(source, match);
  }

  void verify(cases::Source& source, const events::MatchId& match) {
    auto verdict = cases::verify_match(source, match);
    if (!verdict) return fail(verdict.error());
    for (const cases::Anchor& anchor : anchors_of(match))
      if (auto held = cases::hold_against(*verdict, anchor, source.reader()); !held)
        return fail(held.error());
    if (context_.json)
      verdicts_.push_back(verdict_json(*verdict));
    else
      print_verdict(*verdict, match, style_);
    ++count_;
    const bool lacks_anchor = arguments_.require_anchor && !verdict->anchored;
    if (!cases::is_good(verdict->kind) || lacks_anchor) worsen(ExitCode::kFound);
  }

  /// What the match is held against; a signer without a signature is said, and is no anchor.
  std::vector<cases::Anchor> anchors_of(const events::MatchId& match) {
    std::vector<cases::Anchor> anchors;
    if (head_) anchors.push_back(*head_);
    if (arguments_.signers.empty()) return anchors;
    const auto signatures = cases::signatures_of(match, arguments_.signatures);
    if (!signatures) {
      fail(signatures.error());
      return anchors;
    }
    for (const std::string& signer : arguments_.signers) {
      auto of_signer = cases::anchors_of(*signatures, signer);
      if (of_signer)
        std::ranges::move(*of_signer, std::back_inserter(anchors));
      else
        fail(of_signer.error());
    }
    return anchors;
  }

  void worsen(ExitCode code) { exit_ = std::max(exit_, code); }

  const Context& context_;
  const Arguments& arguments_;
  Style style_;
  std::optional<cases::Anchor> head_;
  nlohmann::json verdicts_ = nlohmann::json::array();
  std::size_t count_ = 0;
  bool all_ = false;
  ExitCode exit_ = ExitCode::kFine;
};

ExitCode run(const Context& context, const Arguments& arguments) {
  if (arguments.all == !arguments.matches.empty())
    return report({ExitCode::kUsage, "verify takes the name of a match, a file, or --all"});
  std::optional<cases::Anchor> head;
  if (!arguments.head.empty()) {
    const auto code = events::parse_head_code(arguments.head);
    if (!code)
      return report({ExitCode::kUsage,
                     fmt::format("--head {}: {}", printable(arguments.head), code.error())});
    head = {*code, std::nullopt, "the code " + to_text(*code)};
  }
  if (arguments.anchors() && arguments.matches.size() != 1)
    return report({ExitCode::kUsage, "a head is of one match: name it alone"});
  if (!arguments.signatures.empty() && arguments.signers.empty())
    return report({ExitCode::kUsage, "--signatures: name the signer with --signed-by"});
  Run run(context, arguments, std::move(head));
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
      .option("--signed-by", "KEY", arguments->signers,
              "a signer's key, 64 digits, or the name of one of yours: a head that it signed must "
              "fit")
      .option("--signatures", "FILE", arguments->signatures,
              "where such signatures are, besides those that `ludolog sign` keeps")
      .flag("--require-anchor", arguments->require_anchor,
            "exit code 1 for a match that is held against no head")
      .footer(R"(
Examples:
  ludolog verify @last
  ludolog verify sunday.ludolog-match   a file from somebody else
  ludolog verify --all
  ludolog verify @last --head 1411-K7QX-2M9P-4TZC-BW3H   against what `ludolog head` once said
  ludolog verify sunday.ludolog-match --signed-by 5b0e.. --signatures sunday.signed

A log shows by itself that something in it was altered, but not that its end was cut off or that all
of it was made anew: "unanchored". A head kept somewhere else shows that too. It is tamper-evident,
never tamper-proof.
Exit code 0 when every match is as it was played, 1 when anything is found, 4 when a file cannot be
read as a match at all.)")
      .runs([&context, arguments] { return run(context, *arguments); });
}

}  // namespace ludolog::cli
