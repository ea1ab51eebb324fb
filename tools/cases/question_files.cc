#include "tools/cases/question_files.h"

#include <algorithm>
#include <map>
#include <set>

#include "store/banks/builder.h"
#include "store/banks/encoding.h"
#include "store/files.h"

namespace ludolog::cases {
namespace {

/// Upper and lower case of ASCII are the same.
bool same_words(std::string_view a, std::string_view b) {
  const auto small = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; };
  return std::ranges::equal(a, b, {}, small, small);
}

Outcome<banks::Bank> load(const banks::Shelf& shelf, const std::string& name) {
  std::error_code error;
  if (shelf.has(name)) {
    auto bank = shelf.load(name);
    if (!bank) return tl::unexpected(problem_of(bank.error()));
    return std::move(*bank);
  }
  if (!std::filesystem::exists(name, error))
    return problem(ExitCode::kUsage, "--questions " + name +
                                         ": there is no bank and no file of that name; banks are " +
                                         bank_names(shelf));
  auto file = read_question_file(name);
  if (!file) return tl::unexpected(file.error());
  return std::move(file->bank);
}

Outcome<banks::Decoded> read_text(const std::string& path, const std::string& encoding) {
  const auto bytes = store::read_file(path);
  if (!bytes) return tl::unexpected(problem_of(bytes.error()));
  constexpr std::string_view kZip = "PK\x03\x04";
  if (std::ranges::equal(kZip, std::span(*bytes).first(std::min(bytes->size(), kZip.size())), {},
                         [](char c) { return static_cast<unsigned char>(c); }))
    return problem(ExitCode::kUndecodable, path + ": it is a zip archive: unpack it first");
  auto decoded =
      banks::to_utf8({reinterpret_cast<const char*>(bytes->data()), bytes->size()}, encoding);
  if (!decoded) return problem(ExitCode::kUndecodable, path + ": " + decoded.error());
  return std::move(*decoded);
}

Outcome<void> check_topics(const std::vector<std::string>& wanted,
                           const std::set<std::string>& topics) {
  for (const std::string& topic : wanted) {
    if (std::ranges::any_of(topics, [&](const auto& t) { return same_words(t, topic); })) continue;
    std::string known;
    for (const std::string& each : topics)
      known += (known.empty() ? "" : ", ") + (each.empty() ? "(none)" : each);
    return problem(ExitCode::kUsage,
                   "--topic " + topic + ": there is no such topic; there are: " + known);
  }
  return {};
}

}  // namespace

Outcome<QuestionFile> read_question_file(const std::string& path, const ReadWishes& wishes) {
  auto decoded = read_text(path, wishes.encoding);
  if (!decoded) return tl::unexpected(decoded.error());
  QuestionFile file;
  file.path = path;
  file.note = std::move(decoded->note);
  const auto format = wishes.format ? wishes.format : banks::recognised(decoded->text);
  if (!format)
    return problem(ExitCode::kUndecodable,
                   path +
                       ": it is of no format known here (GIFT, Aiken, CSV, Moodle XML, OpenTDB, "
                       "JSON); --format says which it is");
  file.format = *format;
  file.bank = banks::read_bank(decoded->text, file.format);
  return file;
}

void leave_out_repeated(std::vector<QuestionFile>& files) {
  if (files.size() < 2) return;                                 // Within a file that is done.
  std::map<Bytes32, std::pair<std::size_t, std::size_t>> seen;  // File, and place in its bank.
  for (std::size_t number = 0; number < files.size(); ++number) {
    QuestionFile& file = files[number];
    banks::Bank bank;
    bank.left_out = std::move(file.bank.left_out);
    for (std::size_t i = 0; i < file.bank.questions.size(); ++i) {
      events::Question& question = file.bank.questions[i];
      const std::size_t line = file.bank.lines[i];
      const auto [first, fresh] =
          seen.try_emplace(banks::sameness(question), number, bank.questions.size());
      if (!fresh) {
        const auto& [earlier, place] = first->second;
        const QuestionFile& other = files[earlier];
        bank.left_out.push_back(
            {line, file.bank.titles[i],
             banks::repeat_reason(
                 question, other.bank.questions[place],
                 "as " + other.path + ":" + std::to_string(other.bank.lines[place]))});
        continue;
      }
      bank.questions.push_back(std::move(question));
      bank.lines.push_back(line);
      bank.titles.push_back(std::move(file.bank.titles[i]));
    }
    std::ranges::stable_sort(bank.left_out, {}, &banks::LeftOut::line);
    file.bank = std::move(bank);
  }
}

std::string bank_names(const banks::Shelf& shelf) {
  std::string text(banks::kStartingBankName);
  if (const auto names = shelf.names())
    for (const std::string& name : *names) text += ", " + name;
  return text;
}

Outcome<ChosenQuestions> choose_questions(const banks::Shelf& shelf, const QuestionWishes& wishes) {
  const std::vector<std::string> names =
      wishes.banks.empty() ? std::vector<std::string>{std::string(banks::kStartingBankName)}
                           : wishes.banks;
  ChosenQuestions chosen;
  std::set<Bytes32> seen;
  std::set<std::string> topics;
  for (const std::string& name : names) {
    auto bank = load(shelf, name);
    if (!bank) return tl::unexpected(bank.error());
    chosen.left_out += bank->left_out.size();
    for (events::Question& question : bank->questions) {
      topics.insert(question.topic);
      const auto fits = [&](const std::string& topic) { return same_words(topic, question.topic); };
      const bool wanted = (wishes.topics.empty() || std::ranges::any_of(wishes.topics, fits)) &&
                          (wishes.difficulties.empty() ||
                           std::ranges::find(wishes.difficulties, question.difficulty) !=
                               wishes.difficulties.end());
      if (wanted && seen.insert(banks::sameness(question)).second)
        chosen.questions.push_back(std::move(question));
    }
  }
  if (auto fine = check_topics(wishes.topics, topics); !fine) return tl::unexpected(fine.error());
  return chosen;
}

std::vector<events::Question> all_questions(const banks::Shelf& shelf) {
  std::vector<std::string> names = shelf.names().value_or(std::vector<std::string>{});
  names.emplace_back(banks::kStartingBankName);
  std::vector<events::Question> questions;
  for (const std::string& name : names)
    if (auto bank = shelf.load(name))
      std::ranges::move(bank->questions, std::back_inserter(questions));
  return questions;
}

}  // namespace ludolog::cases
