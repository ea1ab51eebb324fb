#include "store/banks/builder.h"

#include <algorithm>
#include <array>

#include "events/hash.h"
#include "store/banks/folded.h"
#include "store/banks/trimmed.h"

namespace ludolog::banks {
namespace {

constexpr events::Tag kSameTag{"ludolog.same"};

/// In small letters, without a full stop behind it.
std::string plain(std::string_view text) {
  std::string result = folded(text);
  while (result.ends_with(' ') || result.ends_with('.')) result.pop_back();
  return result;
}

/// "a", "(b)", "3", "c and d": nothing but names of options.
bool is_list_of_labels(std::string_view text) {
  std::string word;
  std::size_t letters = 0;
  std::size_t digits = 0;
  const auto closes = [&] {
    if (word.empty() || word == "and" || word == "or" || word == "both" || word == "only" ||
        word == "options" || word == "answers" || word == "neither" || word == "nor") {
      word.clear();
      return true;
    }
    const bool letter = word.size() == 1 && word[0] >= 'a' && word[0] <= 'h';
    const bool digit = word.size() == 1 && word[0] >= '1' && word[0] <= '8';
    if (letter) ++letters;
    if (digit) ++digits;
    word.clear();
    return letter || digit;
  };
  for (const char c : text) {
    const bool between = c == ' ' || c == ',' || c == '(' || c == ')' || c == '&' || c == '+';
    if (!between)
      word += c;
    else if (!closes())
      return false;
  }
  // Both kinds are an amount: "3 A".
  return closes() && letters + digits >= 2 && (letters == 0 || digits == 0);
}

std::string on_one_line(std::string_view text) {
  std::string line(trimmed(text));
  std::ranges::replace(line, '\n', ' ');
  std::ranges::replace(line, '\t', ' ');
  return line;
}

}  // namespace

bool names_other_options(std::string_view option) {
  constexpr std::array<std::string_view, 10> kPhrases{
      "of the above",        "of these",         "of the following", "of the other",
      "none of them",        "all of them",      "all above",        "answers are correct",
      "options are correct", "answers are right"};
  const std::string text = plain(option);
  return std::ranges::any_of(
             kPhrases,
             [&](std::string_view phrase) { return text.find(phrase) != std::string::npos; }) ||
         is_list_of_labels(text);
}

Bytes32 sameness(const events::Question& question) {
  std::vector<std::string> parts;
  for (const std::string& option : question.options) parts.push_back(plain(option));
  std::ranges::sort(parts);
  std::string all = plain(question.text);
  for (const std::string& part : parts) all += '\0' + part;  // It is in no text.
  return events::hash_256(kSameTag,
                          {reinterpret_cast<const std::uint8_t*>(all.data()), all.size()});
}

std::string repeat_reason(const events::Question& question, const events::Question& first,
                          std::string_view where) {
  const bool other = plain(question.options[question.key]) != plain(first.options[first.key]);
  return "it is the same question " + std::string(where) +
         (other ? " with another answer: one of the two is wrong" : "");
}

void BankBuilder::take(std::size_t line, std::string_view title, events::Question question) {
  question.text = trimmed(question.text);
  question.explanation = trimmed(question.explanation);
  for (std::string* label :
       {&question.topic, &question.source, &question.author, &question.licence})
    *label = on_one_line(*label);
  for (std::string& option : question.options) option = trimmed(option);
  if (auto wrong = events::question_problem(question))
    return leave_out(line, title, std::move(*wrong));
  const auto [first, fresh] = seen_.emplace(sameness(question), bank_.questions.size());
  if (!fresh)
    return leave_out(line, title,
                     repeat_reason(question, bank_.questions[first->second],
                                   "as on line " + std::to_string(bank_.lines[first->second])));
  question.fixed_order =
      question.fixed_order || std::ranges::any_of(question.options, names_other_options);
  question.id = events::question_id(question);
  bank_.questions.push_back(std::move(question));
  bank_.lines.push_back(line);
  bank_.titles.emplace_back(title);
}

void BankBuilder::leave_out(std::size_t line, std::string_view title, std::string reason) {
  bank_.left_out.push_back({line, std::string(title), std::move(reason)});
}

}  // namespace ludolog::banks
