// `ludolog stats questions`: which questions were missed, from the logs alone.
#include <algorithm>
#include <memory>

#include <fmt/core.h>

#include "events/hex.h"
#include "store/banks/rows.h"
#include "tools/cases/question_stats.h"
#include "tools/cli/json.h"
#include "tools/cli/question_text.h"
#include "tools/cli/stats.h"
#include "tools/cli/terminal.h"
#include "tools/cli/text.h"
#include "viewer/model/story.h"

namespace ludolog::cli {
namespace {

enum class Form : std::uint8_t { kText, kCsv };

struct Arguments {
  std::string match;
  bool all = false;
  Form form = Form::kText;
};

using cases::AnswerCounts;
using cases::Answers;
using cases::QuestionCount;
using cases::QuestionStats;

nlohmann::json answers_json(const Answers& answers) {
  return {{"right", answers.right}, {"wrong", answers.wrong}};
}
nlohmann::json counts_json(const AnswerCounts& counts) {
  return {{"checked", answers_json(counts.checked)},
          {"self_reported", answers_json(counts.reported)},
          {"bots", answers_json(counts.bots)}};
}

nlohmann::json stats_json(const QuestionStats& stats) {
  nlohmann::json questions = nlohmann::json::array();
  for (const QuestionCount& count : stats.questions()) {
    nlohmann::json entry = counts_json(count.answers);
    entry["id"] = events::to_hex(count.question.id);
    entry["text"] = count.question.text;
    entry["topic"] = count.question.topic;
    entry["difficulty"] = name_of(count.question.difficulty);
    entry["options"] = count.question.options;
    entry["answer"] = count.question.key + 1;
    entry["corrected"] = nlohmann::json::array();
    for (const cases::KeyCorrection& correction : count.corrections)
      entry["corrected"].push_back({{"match", events::to_hex(correction.match)},
                                    {"answer", correction.key + 1},
                                    {"reason", correction.reason}});
    entry["asked"] = count.asked;
    entry["chosen"] = count.chosen;
    questions.push_back(std::move(entry));
  }
  nlohmann::json topics = nlohmann::json::array();
  for (const auto& [topic, counts] : stats.topics()) {
    nlohmann::json entry = counts_json(counts);
    entry["topic"] = topic;
    topics.push_back(std::move(entry));
  }
  nlohmann::json teams = nlohmann::json::array();
  for (const cases::TeamCount& team : stats.teams()) {
    nlohmann::json entry = counts_json(team.answers);
    entry["match"] = events::to_hex(team.match);
    entry["team"] = team.team;
    teams.push_back(std::move(entry));
  }
  return {
      {"matches", stats.matches()}, {"questions", questions}, {"topics", topics}, {"teams", teams}};
}

void print_csv(const QuestionStats& stats) {
  print_line(
      "id,topic,difficulty,text,asked,right,wrong,self_reported_right,self_reported_wrong,"
      "bots_right,bots_wrong,answer,corrected,option_1,chosen_1,option_2,chosen_2,option_3,chosen_"
      "3,option_4,"
      "chosen_4,option_5,chosen_5,option_6,chosen_6");
  for (const QuestionCount& count : stats.questions()) {
    const events::Question& question = count.question;
    const AnswerCounts& answers = count.answers;
    std::string line = events::to_hex(question.id) + ",";
    banks::append_cell(line, question.topic);
    line += fmt::format(",{},", name_of(question.difficulty));
    banks::append_cell(line, question.text);
    line += fmt::format(",{},{},{},{},{},{},{},{},{}", count.asked, answers.checked.right,
                        answers.checked.wrong, answers.reported.right, answers.reported.wrong,
                        answers.bots.right, answers.bots.wrong, question.key + 1,
                        count.corrections.empty() ? "" : std::to_string(count.key() + 1));
    for (std::size_t i = 0; i < events::kMaxQuestionOptions; ++i) {
      line += ',';
      if (i < question.options.size()) banks::append_cell(line, question.options[i]);
      line += i < question.options.size() ? fmt::format(",{}", count.chosen[i]) : ",";
    }
    print_line(line);
  }
}

std::string in_words(const AnswerCounts& counts) {
  std::string text;
  const auto add = [&](const Answers& answers, std::string_view who) {
    if (answers.all() > 0)
      text += fmt::format("{}{} of {} right{}", text.empty() ? "" : ", ", answers.right,
                          answers.all(), who);
  };
  add(counts.checked, "");
  add(counts.reported, " by their own word");
  add(counts.bots, " by bots");
  return text.empty() ? "not answered" : text;
}

void print_question(const QuestionCount& count, std::size_t columns) {
  print_line(fmt::format("{}  {}", events::to_hex(count.question.id),
                         cut(safe_text(count.question.text), columns - 18)));
  print_line(fmt::format("{:16}  asked {}: {}", "", count.asked, in_words(count.answers)));
  for (const cases::KeyCorrection& correction : count.corrections)
    print_line(fmt::format(
        "{:16}  its key was corrected from {}) to {}) in match {}{}", "",
        model::option_letter(count.question.key), model::option_letter(correction.key),
        events::to_hex(correction.match).substr(0, 12),
        correction.reason.empty() ? "" : ": " + cleaned(correction.reason, columns - 18)));
  for (std::size_t i = 0; i < count.chosen.size(); ++i)
    print_line(fmt::format("{:16}  {}{}) {}{}", "", i == count.key() ? "-> " : "   ",
                           model::option_letter(i),
                           cut(safe_text(count.question.options[i]), columns - 34),
                           count.chosen[i] == 0 ? "" : fmt::format(": {}", count.chosen[i])));
}

/// The sum of its teams, of which `first` is the first.
void print_match(const std::vector<cases::TeamCount>& teams, std::size_t first) {
  AnswerCounts sum;
  for (std::size_t i = first; i < teams.size() && teams[i].match == teams[first].match; ++i)
    sum += teams[i].answers;
  print_line(
      fmt::format("  {:<22} {}", events::to_hex(teams[first].match).substr(0, 12), in_words(sum)));
}

void print_text_form(const QuestionStats& stats) {
  const std::size_t columns = std::max<std::size_t>(terminal_size().columns, 60);
  auto questions = stats.questions();
  // What was missed most comes first.
  std::ranges::stable_sort(questions, std::ranges::greater{}, [](const QuestionCount& count) {
    return count.answers.checked.wrong + count.answers.reported.wrong;
  });
  const auto missed = std::ranges::count_if(
      questions, [](const QuestionCount& count) { return count.answers.missed(); });
  print_line(fmt::format("{} questions asked in {}, {} of them missed by somebody",
                         questions.size(), counted(stats.matches(), "match", "matches"), missed));
  print_line("");
  for (const QuestionCount& count : questions) print_question(count, columns);
  if (!stats.topics().empty()) print_line("\nby topic");
  for (const auto& [topic, counts] : stats.topics())
    print_line(fmt::format("  {:<24} {}", topic.empty() ? "(none)" : cleaned(topic, 40),
                           in_words(counts)));
  const auto& teams = stats.teams();
  if (!teams.empty()) print_line("\nby match and team");
  for (std::size_t i = 0; i < teams.size(); ++i) {
    if (i == 0 || teams[i].match != teams[i - 1].match) print_match(teams, i);
    print_line(fmt::format("    {:<20} {}", fitted(teams[i].team, 20), in_words(teams[i].answers)));
  }
}

ExitCode run(const Context& context, const Arguments& arguments) {
  const auto stats = stats_of(context, arguments.match, arguments.all);
  if (!stats) return report(stats.error());
  if (context.json)
    print_json(stats_json(*stats));
  else if (arguments.form == Form::kCsv)
    print_csv(*stats);
  else
    print_text_form(*stats);
  return ExitCode::kFine;
}

}  // namespace

Outcome<QuestionStats> stats_of(const Context& context, const std::string& match, bool all) {
  if (all != match.empty())
    return cases::problem(
        ExitCode::kUsage,
        "name one match, with --match MATCH, or take all of the library, with --all");
  QuestionStats stats;
  if (!all) {
    auto named = context.open_match(match);
    if (!named) return tl::unexpected(named.error());
    if (auto added = stats.add(named->reader(), named->id()); !added)
      return tl::unexpected(added.error());
    return stats;
  }
  auto library = context.open_library(store::Access::kRead);
  if (!library) return tl::unexpected(library.error());
  store::Reader reader = library->reader();
  const auto matches = reader.matches();
  if (!matches) return tl::unexpected(cases::problem_of(matches.error()));
  for (const events::MatchId& id : *matches)
    if (auto added = stats.add(reader, id); !added)
      say("not counted: " + added.error().text + "\n");
  return stats;
}

void add_stats(Program& program, Context& context) {
  auto arguments = std::make_shared<Arguments>();
  CommandGroup group = program.group("stats", "counts over matches", "");
  group.command("questions", "which questions were asked, and how they were answered")
      .option("--match", "MATCH", arguments->match, kMatchHelp)
      .flag("--all", arguments->all, "every match of the library")
      .choice<Form>("--format", arguments->form, {{"text", Form::kText}, {"csv", Form::kCsv}},
                    "default: text; --json prints JSON")
      .footer(R"(
Counted from the logs alone. Answers that the program checked, those that teams judged themselves and
those of bots are told apart; for the first, what was chosen is counted too. Where a key was corrected
afterwards (`ludolog questions regrade`), checked answers are judged by the corrected one.)")
      .runs([&context, arguments] { return run(context, *arguments); });
}

}  // namespace ludolog::cli
