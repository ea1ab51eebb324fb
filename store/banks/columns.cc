#include "store/banks/columns.h"

#include <algorithm>
#include <array>
#include <map>
#include <span>

#include "store/banks/excerpt.h"
#include "store/banks/folded.h"
#include "store/banks/trimmed.h"

namespace ludolog::banks {
namespace {

using Found = std::optional<std::size_t>;
using Names = std::vector<std::string>;

constexpr std::size_t kMostNumbered = 99;

/// "Option_A:" is "option a".
std::string plain(std::string name) {
  std::ranges::replace(name, '_', ' ');
  std::ranges::replace(name, '-', ' ');
  while (name.ends_with(' ') || name.ends_with(':') || name.ends_with('?')) name.pop_back();
  return folded(name);
}

bool is_digit(char c) { return c >= '0' && c <= '9'; }

/// "option 2", "option2", "option b", "optionb": its number from 1, and what stands before it.
std::optional<std::size_t> take_number(std::string_view& name) {
  std::size_t digits = 0;
  while (digits < name.size() && digits < 3 && is_digit(name[name.size() - 1 - digits])) ++digits;
  const std::size_t length = std::max<std::size_t>(digits, 1);
  if (name.size() < length) return std::nullopt;
  std::size_t number = 0;
  for (const char c : name.substr(name.size() - digits))
    number = 10 * number + static_cast<std::size_t>(c - '0');
  // Letters past h end words: "answers".
  const char letter = name.back();
  if (digits == 0 && letter >= 'a' && letter <= 'h')
    number = static_cast<std::size_t>(letter - 'a') + 1;
  if (number == 0 || number > kMostNumbered) return std::nullopt;
  name = trimmed(name.substr(0, name.size() - length));
  return number;
}

template <std::size_t N>
bool is_one_of(std::string_view name, const std::array<std::string_view, N>& names) {
  return std::ranges::find(names, name) != names.end();
}

/// The number of an option, or of a wrong one.
Found numbered(std::string_view name, bool wrong) {
  constexpr std::array<std::string_view, 5> kOptions{"option", "answer", "choice", "answer option",
                                                     "alternative"};
  constexpr std::array<std::string_view, 8> kWrong{
      "wrong",     "wrong answer",     "wrong option",     "wrong choice",
      "incorrect", "incorrect answer", "incorrect option", "distractor"};
  const bool letter_alone = name.size() == 1 && !is_digit(name[0]);
  const auto number = take_number(name);
  if (!number) return std::nullopt;
  if (wrong) return is_one_of(name, kWrong) ? number : std::nullopt;
  return letter_alone || is_one_of(name, kOptions) ? number : std::nullopt;
}

std::string column(const Names& names, std::size_t at) {
  return std::to_string(at + 1) + " (" + quoted_excerpt(names[at]) + ")";
}

std::string twice(const Names& names, std::size_t one, std::size_t other, std::string_view what) {
  return "columns " + column(names, one) + " and " + column(names, other) + " are both " +
         std::string(what);
}

/// The only column with one of the names.
tl::expected<std::size_t, std::string> single(const Names& names, const Names& plain_names,
                                              std::span<const std::string_view> meant,
                                              std::string_view what) {
  Found found;
  for (std::size_t at = 0; at < plain_names.size(); ++at) {
    if (std::ranges::find(meant, plain_names[at]) == meant.end()) continue;
    if (found) return tl::unexpected(twice(names, *found, at, what));
    found = at;
  }
  if (!found) return tl::unexpected("no column is " + std::string(what));
  return *found;
}

/// The first column with the first of the names that there is.
Found first(const Names& plain_names, std::span<const std::string_view> meant) {
  for (const std::string_view name : meant) {
    const auto found = std::ranges::find(plain_names, name);
    if (found != plain_names.end()) return found - plain_names.begin();
  }
  return std::nullopt;
}

/// Those of the options in their order: all from 1 on.
tl::expected<std::vector<std::size_t>, std::string> all_numbered(const Names& names,
                                                                 const Names& plain_names,
                                                                 bool wrong) {
  std::map<std::size_t, std::size_t> by_number;
  const std::string what = wrong ? "wrong answer " : "option ";
  for (std::size_t at = 0; at < plain_names.size(); ++at) {
    const auto number = numbered(plain_names[at], wrong);
    if (!number) continue;
    const auto [before, fresh] = by_number.emplace(*number, at);
    if (!fresh)
      return tl::unexpected(twice(names, before->second, at, what + std::to_string(*number)));
  }
  std::vector<std::size_t> columns;
  for (const auto& [number, at] : by_number) {
    columns.push_back(at);
    if (number != columns.size())
      return tl::unexpected("no column is " + what + std::to_string(columns.size()));
  }
  return columns;
}

}  // namespace

std::optional<std::size_t> option_of_column(std::string_view name) {
  const std::string words = plain(std::string(name));
  const auto number = numbered(words, false);
  return number ? Found(*number - 1) : std::nullopt;
}

tl::expected<Columns, std::string> columns_of(const std::vector<std::string>& names) {
  constexpr std::array<std::string_view, 5> kQuestion{"question", "question text", "stem", "text",
                                                      "prompt"};
  constexpr std::array<std::string_view, 11> kAnswer{"answer",
                                                     "correct answer",
                                                     "correct",
                                                     "right answer",
                                                     "right",
                                                     "correct option",
                                                     "key",
                                                     "answer key",
                                                     "correct choice",
                                                     "correct answers",
                                                     "correct answer(s)"};
  constexpr std::array<std::string_view, 3> kTopic{"topic", "category", "subject"};
  constexpr std::array<std::string_view, 2> kDifficulty{"difficulty", "level"};
  constexpr std::array<std::string_view, 3> kExplanation{"explanation", "feedback", "rationale"};
  constexpr std::array<std::string_view, 1> kSource{"source"};
  constexpr std::array<std::string_view, 1> kAuthor{"author"};
  constexpr std::array<std::string_view, 2> kLicence{"licence", "license"};
  constexpr std::array<std::string_view, 1> kOrder{"order"};

  Names plain_names;
  for (const std::string& name : names) plain_names.push_back(plain(name));
  Columns columns;
  const auto question = single(names, plain_names, kQuestion, "the question");
  if (!question) return tl::unexpected(question.error());
  columns.question = *question;
  auto options = all_numbered(names, plain_names, false);
  if (!options) return tl::unexpected(std::move(options.error()));
  auto wrong = all_numbered(names, plain_names, true);
  if (!wrong) return tl::unexpected(std::move(wrong.error()));
  if (options->empty() && wrong->empty())
    return tl::unexpected(std::string("no column is option 1"));
  if (!options->empty() && !wrong->empty())
    return tl::unexpected(std::string("some columns are options and others wrong answers"));
  columns.wrong_only = options->empty();
  columns.options = columns.wrong_only ? std::move(*wrong) : std::move(*options);
  const auto answer = single(names, plain_names, kAnswer, "the answer");
  if (!answer) return tl::unexpected(answer.error());
  columns.answer = *answer;
  columns.topic = first(plain_names, kTopic);
  columns.difficulty = first(plain_names, kDifficulty);
  columns.explanation = first(plain_names, kExplanation);
  columns.source = first(plain_names, kSource);
  columns.author = first(plain_names, kAuthor);
  columns.licence = first(plain_names, kLicence);
  columns.order = first(plain_names, kOrder);
  return columns;
}

}  // namespace ludolog::banks
