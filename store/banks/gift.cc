#include "store/banks/gift.h"

#include <algorithm>
#include <array>
#include <utility>

namespace ludolog::banks {
namespace {

using events::Question;

constexpr std::string_view kSpace = " \t\r\n";
constexpr std::string_view kOrderMark = "\xEF\xBB\xBF";
constexpr std::string_view kCategory = "$CATEGORY:";

std::string_view trimmed(std::string_view text) {
  const auto begin = text.find_first_not_of(kSpace);
  if (begin == std::string_view::npos) return {};
  return text.substr(begin, text.find_last_not_of(kSpace) - begin + 1);
}

/// The escaped signs stand aside as control characters while a question is taken apart.
constexpr std::string_view kEscaped = "\\:#={}~n";
constexpr std::string_view kAside = "\x01\x02\x03\x04\x05\x06\x07\x08";

std::string set_aside(std::string_view text) {
  std::string result;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto escaped =
        text[i] == '\\' && i + 1 < text.size() ? kEscaped.find(text[i + 1]) : std::string::npos;
    result += escaped == std::string::npos ? text[i] : kAside[escaped];
    if (escaped != std::string::npos) ++i;
  }
  return result;
}

/// Back in their places, and a line break within a text becomes a space.
std::string put_back(std::string_view text) {
  std::string result;
  for (const char c : trimmed(text)) {
    const auto aside = kAside.find(c);
    if (aside == std::string_view::npos)
      result += c == '\n' ? ' ' : c;
    else
      result += kEscaped[aside] == 'n' ? '\n' : kEscaped[aside];
  }
  return result;
}

/// Lines between blank ones, without their comments.
struct Block {
  std::size_t line = 0;
  std::string text;
};

class Reader {
 public:
  explicit Reader(std::string_view text) : rest_(text) {
    if (rest_.starts_with(kOrderMark)) rest_.remove_prefix(kOrderMark.size());
  }

  Bank read() {
    while (!rest_.empty()) {
      ++line_;
      take(next_line());
    }
    close();
    return std::move(bank_);
  }

 private:
  std::string_view next_line() {
    const auto end = std::min(rest_.find_first_of("\r\n"), rest_.size());
    const std::string_view line = rest_.substr(0, end);
    rest_.remove_prefix(end);
    if (rest_.starts_with("\r\n")) rest_.remove_prefix(1);
    if (!rest_.empty()) rest_.remove_prefix(1);
    return line;
  }

  void take(std::string_view line) {
    const std::string_view words = trimmed(line);
    if (words.empty()) return close();
    if (words.starts_with("//")) return take_comment(words.substr(2));
    if (block_.text.empty() && words.starts_with(kCategory)) {
      take_category(words.substr(kCategory.size()));
      return;
    }
    if (block_.text.empty()) block_.line = line_;
    block_.text += std::string(line) + "\n";
  }

  void take_comment(std::string_view words) {
    for (const std::string_view name : Names<Difficulty>::value)
      if (words.find("[tag:" + std::string(name) + "]") != std::string_view::npos)
        difficulty_ = *named<Difficulty>(name);
    if (const auto source = word_behind(words, "source:"); !source.empty()) source_ = source;
    if (const auto licence = word_behind(words, "licence:"); !licence.empty()) licence_ = licence;
  }

  /// Up to the next comma.
  static std::string word_behind(std::string_view words, std::string_view key) {
    const auto at = words.find(key);
    if (at == std::string_view::npos) return {};
    words.remove_prefix(at + key.size());
    return std::string(trimmed(words.substr(0, words.find(','))));
  }

  /// The last part of a path of topics.
  void take_category(std::string_view path) {
    const auto slash = path.rfind('/');
    topic_ = trimmed(slash == std::string_view::npos ? path : path.substr(slash + 1));
  }

  void close() {
    if (!block_.text.empty()) take_block();
    block_ = {};
    difficulty_ = Difficulty::kMedium;
  }

  void leave_out(std::string_view title, std::string reason) {
    bank_.left_out.push_back({block_.line, put_back(title), std::move(reason)});
  }

  void take_block() {
    if (block_.text.find_first_of(kAside) != std::string::npos)
      return leave_out({}, "it has control characters");
    const std::string text = set_aside(block_.text);
    std::string_view stem = trimmed(text);
    std::string_view title;
    if (stem.starts_with("::")) {
      const auto end = stem.find("::", 2);
      if (end != std::string_view::npos) {
        title = stem.substr(2, end - 2);
        stem = trimmed(stem.substr(end + 2));
      }
    }
    const auto open = stem.find('{');
    if (open == std::string_view::npos)
      return leave_out(title, "it is a description, without answers");
    const auto close = stem.find('}', open);
    if (close == std::string_view::npos) return leave_out(title, "its { has no }");
    const std::string_view answers = stem.substr(open + 1, close - open - 1);
    const std::string_view behind = trimmed(stem.substr(close + 1));
    stem = trimmed(stem.substr(0, open));
    if (auto wrong = strip_format(stem)) return leave_out(title, std::move(*wrong));
    Question question;
    question.text = put_back(stem);
    // Text on both sides makes a gap to be filled.
    const bool joined =
        !behind.empty() && std::string_view(".,;:?!").find(behind[0]) != std::string_view::npos;
    if (!behind.empty()) question.text += (joined ? " _____" : " _____ ") + put_back(behind);
    if (auto wrong = take_answers(answers, question)) return leave_out(title, std::move(*wrong));
    question.topic = topic_;
    question.difficulty = difficulty_;
    question.source = source_;
    question.licence = licence_;
    if (auto wrong = events::question_problem(question)) return leave_out(title, std::move(*wrong));
    question.id = events::question_id(question);
    bank_.questions.push_back(std::move(question));
  }

  /// A mark in front of a text that says how it is written.
  static std::optional<std::string> strip_format(std::string_view& text) {
    if (text.starts_with("[html]")) return "its text is HTML, which is not read";
    for (const std::string_view mark : {"[plain]", "[moodle]", "[markdown]"}) {
      if (!text.starts_with(mark)) continue;
      text = trimmed(text.substr(mark.size()));
      break;
    }
    return std::nullopt;
  }

  /// What kind of question it is, in the order in which Moodle asks.
  static std::optional<std::string> take_answers(std::string_view answers, Question& question) {
    if (const auto feedback = answers.find("####"); feedback != std::string_view::npos) {
      std::string_view explanation = trimmed(answers.substr(feedback + 4));
      if (auto wrong = strip_format(explanation)) return wrong;
      question.explanation = put_back(explanation);
      answers = answers.substr(0, feedback);
    }
    answers = trimmed(answers);
    if (answers.empty()) return "it asks for an essay";
    if (answers.front() == '#') return "it asks for a number";
    if (answers.find('~') != std::string_view::npos) return take_choice(answers, question);
    if (answers.find("->") != std::string_view::npos) return "it asks for pairs";
    return take_true_or_false(answers, question);
  }

  static std::optional<std::string> take_true_or_false(std::string_view answers,
                                                       Question& question) {
    constexpr std::array<std::string_view, 4> kWords{"T", "TRUE", "F", "FALSE"};
    std::string word(trimmed(answers.substr(0, answers.find('#'))));
    for (char& c : word)
      if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
    const auto found = std::ranges::find(kWords, word) - kWords.begin();
    if (found == std::ssize(kWords)) return "it asks for a word";
    question.options = {"True", "False"};
    question.key = found < 2 ? 0 : 1;
    return std::nullopt;
  }

  static std::optional<std::string> take_choice(std::string_view answers, Question& question) {
    std::size_t right = 0;
    while (!answers.empty()) {
      const bool is_right = answers.front() == '=';
      if (!is_right && answers.front() != '~') return "text stands before its first answer";
      answers.remove_prefix(1);
      const auto end = std::min(answers.find_first_of("~="), answers.size());
      std::string_view option = trimmed(answers.substr(0, end));
      answers.remove_prefix(end);
      if (option.starts_with('%')) return "its answers have weights";
      option = trimmed(option.substr(0, option.find('#')));
      if (auto wrong = strip_format(option)) return wrong;
      if (is_right) question.key = static_cast<std::uint8_t>(question.options.size());
      if (is_right) ++right;
      question.options.push_back(put_back(option));
      if (question.options.size() > events::kMaxQuestionOptions)
        return "it has more than " + std::to_string(events::kMaxQuestionOptions) + " options";
    }
    if (right != 1)
      return std::to_string(right) + " of its answers are right, expected exactly one";
    return std::nullopt;
  }

  std::string_view rest_;
  std::size_t line_ = 0;
  Block block_;
  std::string topic_;
  std::string source_;
  std::string licence_;
  Difficulty difficulty_ = Difficulty::kMedium;
  Bank bank_;
};

}  // namespace

Bank read_gift(std::string_view text) { return Reader(text).read(); }

}  // namespace ludolog::banks
