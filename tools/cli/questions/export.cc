// `ludolog questions export`: a bank as a file for other programs.
#include <memory>

#include <fmt/core.h>

#include "store/banks/bank_json.h"
#include "store/banks/delimited.h"
#include "store/banks/gift.h"
#include "tools/cli/output.h"
#include "tools/cli/questions/questions.h"
#include "tools/cli/stats.h"
#include "tools/cli/text.h"

namespace ludolog::cli {
namespace {

enum class Format : std::uint8_t { kGift, kCsv, kJson };

struct Arguments {
  std::string name;
  std::string missed_in;
  bool missed_in_all = false;
  std::optional<Format> format;
  std::string output = "-";
  bool replace = false;
};

/// As it is wished, or as the file's ending says.
Format format_of(const Arguments& arguments) {
  if (arguments.format) return *arguments.format;
  if (arguments.output.ends_with(".csv")) return Format::kCsv;
  if (arguments.output.ends_with(".json")) return Format::kJson;
  return Format::kGift;
}

std::string written(const Arguments& arguments, std::span<const events::Question> questions) {
  switch (format_of(arguments)) {
    case Format::kGift:
      return banks::write_gift(questions);
    case Format::kCsv:
      return banks::write_delimited(questions);
    case Format::kJson:
      return banks::write_bank_json(questions, arguments.name.empty() ? "missed" : arguments.name);
  }
  return {};
}

/// Those that somebody at the table had wrong, as they were asked, with corrected keys.
Outcome<std::vector<events::Question>> missed(const Context& context, const Arguments& arguments) {
  const auto stats = stats_of(context, arguments.missed_in, arguments.missed_in_all);
  if (!stats) return tl::unexpected(stats.error());
  std::vector<events::Question> questions;
  for (cases::QuestionCount& count : stats->questions()) {
    if (!count.answers.missed()) continue;
    count.question.key = count.key();
    count.question.id = events::question_id(count.question);
    questions.push_back(std::move(count.question));
  }
  return questions;
}

Outcome<std::vector<events::Question>> wanted(const Context& context, const Arguments& arguments) {
  const int named = (arguments.name.empty() ? 0 : 1) + (arguments.missed_in.empty() ? 0 : 1) +
                    (arguments.missed_in_all ? 1 : 0);
  if (named != 1)
    return cases::problem(ExitCode::kUsage,
                          "name one of: a bank, --missed-in MATCH, --missed-in-all");
  if (arguments.name.empty()) return missed(context, arguments);
  const auto shelf = banks::Shelf::usual();
  if (!shelf) return tl::unexpected(cases::problem_of(shelf.error()));
  auto bank = load_bank(*shelf, arguments.name);
  if (!bank) return tl::unexpected(bank.error());
  return std::move(bank->questions);
}

ExitCode run(const Context& context, const Arguments& arguments) {
  const auto questions = wanted(context, arguments);
  if (!questions) return report(questions.error());
  auto output = Output::open(arguments.output, arguments.replace);
  if (!output) return report(output.error());
  if (auto done = output->write(written(arguments, *questions)); !done) return report(done.error());
  if (auto done = output->commit(); !done) return report(done.error());
  if (arguments.output != "-")
    say(fmt::format("{} written to {}\n", counted(questions->size(), "question"),
                    arguments.output));
  return ExitCode::kFine;
}

}  // namespace

void add_questions_export(CommandGroup& group, Context& context) {
  auto arguments = std::make_shared<Arguments>();
  group.command("export", "writes a bank, or what was missed, for other programs")
      .optional_argument("NAME", arguments->name, "the bank; biology comes with the program")
      .option("--missed-in", "MATCH", arguments->missed_in,
              "instead of a bank: what somebody had wrong in that match")
      .flag("--missed-in-all", arguments->missed_in_all, "the same of every match of the library")
      .choice<std::optional<Format>>(
          "--format", arguments->format,
          {{"gift", Format::kGift}, {"csv", Format::kCsv}, {"json", Format::kJson}},
          "default: as FILE ends, otherwise gift, which Moodle takes as well")
      .option("-o,--output", "FILE", arguments->output, "where to (default: -, which is stdout)")
      .flag("--replace", arguments->replace, "in place of a file that is there")
      .footer(R"(
Examples:
  ludolog questions export biology -o biology.csv
  ludolog questions export --missed-in @last -o again.gift

Source, author and licence go along. What was exported and imported again is the same bank.)")
      .runs([&context, arguments] { return run(context, *arguments); });
}

}  // namespace ludolog::cli
