// `ludolog questions regrade`: a key was wrong. Corrects it by an event, and shows what it would
// have changed.
#include <algorithm>
#include <memory>

#include <fmt/core.h>

#include "core/corrections.h"
#include "events/hex.h"
#include "events/type_code.h"
#include "store/paths.h"
#include "tools/cases/askings.h"
#include "tools/cases/session.h"
#include "tools/cli/json.h"
#include "tools/cli/question_text.h"
#include "tools/cli/questions/questions.h"
#include "tools/cli/text.h"
#include "viewer/model/story.h"

namespace ludolog::cli {
namespace {

struct Arguments {
  std::string match;
  std::string question;
  std::string key;
  std::string reason;
  bool dry_run = false;
};

/// What is known of a match, and what is to be corrected in it.
struct Regrade {
  events::MatchId match{};
  Stream stream;
  model::SeatNames names{};
  std::vector<cases::Asking> askings{};     ///< Of the one question.
  std::uint8_t option = 0;                  ///< The right one, in the bank's order.
  std::vector<KeyCorrected> corrections{};  ///< One for each asking that has another key.
};

Outcome<Regrade> prepared(const Context& context, const Arguments& arguments) {
  auto named = context.open_match(arguments.match);
  if (!named) return tl::unexpected(named.error());
  auto audit = cases::audit_match(named->reader(), named->id());
  if (!audit) return tl::unexpected(audit.error());
  if (const cases::Verdict verdict = audit->finish(); !cases::is_whole(verdict.kind))
    return cases::problem(
        ExitCode::kUndecodable,
        fmt::format("the match is {}: {}", cases::headline(verdict), verdict.detail));
  Regrade regrade{.match = named->id(), .stream = audit->stream()};
  regrade.names = model::short_names(board_of(regrade.stream.state()), audit->names());
  auto found =
      cases::askings_of(cases::askings(named->reader(), regrade.stream), arguments.question);
  if (!found) return tl::unexpected(found.error());
  regrade.askings = std::move(*found);
  const auto option = cases::option_named(regrade.askings[0].in_bank, arguments.key);
  if (!option)
    return tl::unexpected(
        cases::problem(option.error().exit, "--key: " + cleaned(option.error().text)));
  regrade.option = *option;
  for (const cases::Asking& asking : regrade.askings)
    if (asking.key != *option)
      regrade.corrections.push_back(
          {asking.position, static_cast<std::uint8_t>(asking.shown_place(*option) + 1), {}});
  if (regrade.corrections.empty())
    return cases::problem(
        ExitCode::kFound,
        fmt::format("the key of question {} is {}) in this match already",
                    events::to_hex(regrade.askings[0].in_bank.id), model::option_letter(*option)));
  return regrade;
}

/// What the correction turns, and what it turns no more that an earlier one has turned.
struct Effects {
  std::vector<Flip> flips;
  std::vector<Flip> no_longer;
};

std::vector<Flip> without(std::vector<Flip> flips, const std::vector<Flip>& others) {
  std::erase_if(flips,
                [&](const Flip& flip) { return std::ranges::find(others, flip) != others.end(); });
  return flips;
}

Effects effects_of(const Regrade& regrade) {
  CorrectedKeys keys = regrade.stream.ledger().corrected_keys;
  const std::vector<Flip> before = ludolog::regrade(regrade.stream, keys);
  for (const KeyCorrected& correction : regrade.corrections)
    keys[correction.asked_at] = correction.key;
  const std::vector<Flip> after = ludolog::regrade(regrade.stream, keys);
  return {without(after, before), without(before, after)};
}

std::string in_words(const Regrade& regrade, const Event& event, std::uint64_t position) {
  return model::sentence(event, regrade.stream.state_at(position), regrade.names);
}

void print_flips(const Regrade& regrade, const std::vector<Flip>& flips) {
  const auto words = [&](const std::optional<Event>& event, std::uint64_t position) {
    return event ? in_words(regrade, *event, position) : "nothing of the kind";
  };
  for (const Flip& flip : flips) {
    print_line(fmt::format("{:>6}  {}", flip.position, words(flip.played, flip.position)));
    print_line(fmt::format("        -> {}", words(flip.instead, flip.position)));
  }
}

void print_effects(const Regrade& regrade, const Effects& effects) {
  if (effects.flips.empty() && effects.no_longer.empty()) {
    print_line("\nThis turns nothing in the match.");
    return;
  }
  if (!effects.flips.empty()) print_line("\nWith this, all else as it was played:");
  print_flips(regrade, effects.flips);
  if (!effects.no_longer.empty()) print_line("\nNo longer, as by an earlier correction:");
  print_flips(regrade, effects.no_longer);
  print_line("\nThe result stands as it was played.");
}

/// As it was shown, with letters of that order: those that the events have.
void print_asking(const Regrade& regrade, const cases::Asking& asking, std::string_view verb) {
  constexpr std::size_t kColumns = 76;
  events::Question shown = asking.shown;
  shown.key = asking.shown_place(regrade.option);
  print_line(fmt::format("asked at event {}:", asking.position));
  for (const std::string& line : question_lines(shown, true, kColumns)) print_line("  " + line);
  const auto option = [&](std::uint8_t place) {
    return fmt::format("{}) {}", model::option_letter(place), cleaned(shown.options[place], 60));
  };
  print_line(fmt::format("  its key {} corrected from {} to {}", verb,
                         option(asking.shown_place(asking.key)), option(shown.key)));
}

void print_words(const Regrade& regrade, const Arguments& arguments, const Effects& effects) {
  print_line(fmt::format(
      "match {}, question {}, corrected: {}", events::to_hex(regrade.match).substr(0, 12),
      events::to_hex(regrade.askings[0].in_bank.id), cleaned(arguments.reason, 400)));
  for (const cases::Asking& asking : regrade.askings)
    if (asking.key != regrade.option)
      print_asking(regrade, asking, arguments.dry_run ? "would be" : "is");
  print_effects(regrade, effects);
  say(arguments.dry_run
          ? "nothing was written\n"
          : "the correction is in the match's log; the bank that the question came from is not "
            "changed: mend its file, and import it again with --replace\n");
}

nlohmann::json event_json(const Regrade& regrade, const std::optional<Event>& event,
                          std::uint64_t position) {
  if (!event) return nullptr;
  return {{"type", events::type_of(*event).name}, {"text", in_words(regrade, *event, position)}};
}

nlohmann::json flips_json(const Regrade& regrade, const std::vector<Flip>& flips) {
  nlohmann::json list = nlohmann::json::array();
  for (const Flip& flip : flips)
    list.push_back({{"position", flip.position},
                    {"played", event_json(regrade, flip.played, flip.position)},
                    {"instead", event_json(regrade, flip.instead, flip.position)}});
  return list;
}

nlohmann::json regrade_json(const Regrade& regrade, const Arguments& arguments,
                            const Effects& effects) {
  nlohmann::json asked = nlohmann::json::array();
  for (const cases::Asking& asking : regrade.askings)
    if (asking.key != regrade.option)
      asked.push_back({{"asked_at", asking.position},
                       {"key_before", asking.shown_place(asking.key) + 1},
                       {"key", asking.shown_place(regrade.option) + 1}});
  const cases::Asking& asking = regrade.askings[0];
  return {{"match", events::to_hex(regrade.match)},
          {"question", events::to_hex(asking.in_bank.id)},
          {"text", asking.in_bank.text},
          {"options", asking.in_bank.options},
          {"answer", regrade.option + 1},
          {"reason", arguments.reason},
          {"corrected", asked},
          {"flips", flips_json(regrade, effects.flips)},
          {"no_longer", flips_json(regrade, effects.no_longer)},
          {"written", !arguments.dry_run}};
}

Outcome<void> append(const Context& context, const Regrade& regrade,
                     const events::Content& reason) {
  auto library = context.open_library(store::Access::kWrite);
  if (!library) return tl::unexpected(library.error());
  const auto secrets = store::state_folder();
  if (!secrets) return tl::unexpected(cases::problem_of(secrets.error()));
  return cases::Session::correct_keys(*library, *secrets, regrade.match, regrade.corrections,
                                      reason, store::system_clock());
}

ExitCode run(const Context& context, const Arguments& arguments) {
  if (!arguments.dry_run && !cases::names_library_match(arguments.match))
    return report(
        {ExitCode::kUsage,
         arguments.match + ": only a match of the library can be corrected; name it by its id"});
  const auto reason = events::make_text(arguments.reason);
  if (!reason) return report({ExitCode::kUsage, "--reason: " + reason.error()});
  const auto regrade = prepared(context, arguments);
  if (!regrade) return report(regrade.error());
  if (!arguments.dry_run)
    if (auto done = append(context, *regrade, *reason); !done) return report(done.error());
  const Effects effects = effects_of(*regrade);
  if (context.json)
    print_json(regrade_json(*regrade, arguments, effects));
  else
    print_words(*regrade, arguments, effects);
  return ExitCode::kFine;
}

}  // namespace

void add_questions_regrade(CommandGroup& group, Context& context) {
  auto arguments = std::make_shared<Arguments>();
  group
      .command("regrade",
               "corrects a wrong key after a match, and shows what it would have changed")
      .argument("MATCH", arguments->match, "an id or the beginning of one, or @last")
      .argument("QUESTION", arguments->question,
                "its id or the beginning of one; `ludolog stats questions --match MATCH` has it")
      .required_option("--key", "K", arguments->key,
                       "the right option: its letter or number as `stats questions` has it, or its "
                       "text")
      .required_option("--reason", "TEXT", arguments->reason, "kept in the log")
      .flag("--dry-run", arguments->dry_run, "shows what would change, and writes nothing")
      .footer(R"(
Example:
  ludolog stats questions --match @last
  ludolog questions regrade @last 4f1c --key C --reason "the book has it wrong"

The correction is one more event of the match, allowed after its end too. No earlier event changes,
and the result stands as it was played. Every answer, duel, revival and knock-out that the right key
would have turned is listed, with the same draws and all else as it was played; of the lottery's
tickets the counts alone. Answers by a team's own word, and by bots, do not hang on the key.)")
      .runs([&context, arguments] { return run(context, *arguments); });
}

}  // namespace ludolog::cli
