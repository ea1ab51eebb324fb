#include "store/banks/gift.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

#include "store/banks/builder.h"
#include "store/banks/html.h"
#include "store/banks/topic.h"
#include "store/banks/trimmed.h"

namespace ludolog::banks {
namespace {

using events::Question;

constexpr std::size_t kMostAnswers = 1000;
constexpr std::string_view kCategory = "$CATEGORY:";

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
  explicit Reader(std::string_view text) : rest_(text) {}

  Bank read() {
    while (!rest_.empty()) {
      ++line_;
      take(next_line());
    }
    close();
    return std::move(bank_).finish();
  }

 private:
  std::string_view next_line() {
    const std::string_view line = rest_.substr(0, rest_.find('\n'));
    rest_.remove_prefix(std::min(rest_.size(), line.size() + 1));
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
    words = trimmed(words);
    if (take_label(words)) return;
    for (const std::string_view name : Names<Difficulty>::value)
      if (words.find("[tag:" + std::string(name) + "]") != std::string_view::npos)
        difficulty_ = *named<Difficulty>(name);
    fixed_order_ = fixed_order_ || words.find("[tag:fixed-order]") != std::string_view::npos;
  }

  /// "source= all of the line", or "source: one, licence: another".
  bool take_label(std::string_view words) {
    const auto label = std::ranges::find_if(
        labels_, [&](const auto& each) { return words.starts_with(each.first); });
    if (label == labels_.end()) return false;
    const std::string_view behind = words.substr(label->first.size());
    if (!behind.starts_with(':') && !behind.starts_with('=')) return false;
    std::size_t end = words.size();
    std::string_view next;
    for (const auto& [other, value] : labels_) {
      const auto at = words.find(", " + std::string(other) + ":");
      if (!behind.starts_with(':') || at >= end) continue;
      end = at;
      next = words.substr(at + 2);
    }
    const std::size_t begin = label->first.size() + 1;
    label->second = trimmed(words.substr(begin, end - begin));
    return next.empty() || take_label(next);
  }

  void take_category(std::string_view path) { topic_ = last_topic(path); }

  void close() {
    if (!block_.text.empty()) take_block();
    block_ = {};
    difficulty_ = Difficulty::kMedium;
    fixed_order_ = false;
  }

  void leave_out(std::string_view title, std::string reason) {
    bank_.leave_out(block_.line, put_back(title), std::move(reason));
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
    if (begins_another(answers, behind))
      return leave_out(title, "a second question begins in it; is a blank line or a } missing?");
    stem = trimmed(stem.substr(0, open));
    const Markup markup = take_mark(stem, Markup::kEither);
    auto asked = readable(put_back(with_gap(stem, behind)), markup);
    if (!asked) return leave_out(title, std::move(asked.error()));
    Question question;
    question.text = std::move(*asked);
    if (auto wrong = take_answers(answers, markup, question))
      return leave_out(title, std::move(*wrong));
    question.topic = topic_;
    question.difficulty = difficulty_;
    question.source = labels_[0].second;
    question.author = labels_[1].second;
    question.licence = labels_[2].second;
    question.fixed_order = fixed_order_;
    bank_.take(block_.line, put_back(title), std::move(question));
  }

  /// One { at most belongs to a question; an escaped one stands aside here.
  static bool begins_another(std::string_view answers, std::string_view behind) {
    return answers.find('{') != std::string_view::npos ||
           behind.find('{') != std::string_view::npos || behind.starts_with("::") ||
           behind.find("\n::") != std::string_view::npos;
  }

  /// Text on both sides of the answers makes a gap to be filled.
  static std::string with_gap(std::string_view stem, std::string_view behind) {
    std::string text(stem);
    if (behind.empty()) return text;
    const bool joined = std::string_view(".,;:?!").find(behind[0]) != std::string_view::npos;
    return text + (joined ? " _____" : " _____ ") + std::string(behind);
  }

  /// Takes off the mark that says how the text is written; `otherwise` where it has none.
  static Markup take_mark(std::string_view& text, Markup otherwise) {
    constexpr std::array<std::pair<std::string_view, Markup>, 4> kMarks{
        {{"[html]", Markup::kHtml},
         {"[plain]", Markup::kPlain},
         {"[moodle]", Markup::kEither},
         {"[markdown]", Markup::kEither}}};
    text = trimmed(text);
    for (const auto& [mark, says] : kMarks) {
      if (!text.starts_with(mark)) continue;
      text.remove_prefix(mark.size());
      return says;
    }
    return otherwise;
  }

  /// `markup` is that of the question, as Moodle has it.
  static tl::expected<std::string, std::string> text_of(std::string_view text, Markup markup) {
    markup = take_mark(text, markup);
    return readable(put_back(text), markup);
  }

  /// What kind of question it is, in the order in which Moodle asks.
  static std::optional<std::string> take_answers(std::string_view answers, Markup markup,
                                                 Question& question) {
    if (const auto feedback = answers.find("####"); feedback != std::string_view::npos) {
      auto explanation = text_of(answers.substr(feedback + 4), markup);
      if (!explanation) return std::move(explanation.error());
      question.explanation = std::move(*explanation);
      answers = answers.substr(0, feedback);
    }
    answers = trimmed(answers);
    if (answers.empty()) return "it asks for an essay";
    if (answers.front() == '#') return "it asks for a number";
    if (answers.find('~') != std::string_view::npos) return take_choice(answers, markup, question);
    if (answers.find("->") != std::string_view::npos) return "it asks for pairs";
    return take_true_or_false(answers, markup, question);
  }

  static std::optional<std::string> take_true_or_false(std::string_view answers, Markup markup,
                                                       Question& question) {
    constexpr std::array<std::string_view, 4> kWords{"T", "TRUE", "F", "FALSE"};
    std::string word(trimmed(answers.substr(0, answers.find('#'))));
    for (char& c : word)
      if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
    const auto found = std::ranges::find(kWords, word) - kWords.begin();
    if (found == std::ssize(kWords)) return "it asks for a word";
    question.options = {"True", "False"};
    question.key = found < 2 ? 0 : 1;
    // The first feedback is that of the wrong answer, the second of the right one.
    explain(behind_sign(behind_sign(answers)), markup, question);
    return std::nullopt;
  }

  /// What stands behind the first "#"; empty where there is none.
  static std::string_view behind_sign(std::string_view text) {
    const auto sign = text.find('#');
    return sign == std::string_view::npos ? std::string_view() : text.substr(sign + 1);
  }

  /// By the feedback of the right answer, where there is none for all and it can be shown.
  static void explain(std::string_view feedback, Markup markup, Question& question) {
    if (!question.explanation.empty()) return;
    if (auto text = text_of(feedback, markup)) question.explanation = std::move(*text);
  }

  static std::optional<std::string> take_choice(std::string_view answers, Markup markup,
                                                Question& question) {
    std::size_t right = 0;
    while (!answers.empty()) {
      bool is_right = answers.front() == '=';
      if (!is_right && answers.front() != '~') return "text stands before its first answer";
      answers.remove_prefix(1);
      const auto end = std::min(answers.find_first_of("~="), answers.size());
      std::string_view option = trimmed(answers.substr(0, end));
      answers.remove_prefix(end);
      const std::string number = std::to_string(question.options.size() + 1);
      if (const auto weight = take_weight(option)) {
        if (*weight > 0 && *weight < 100)
          return "option " + number + " is right in part, which is no single right answer";
        is_right = *weight == 100;
      } else if (option.starts_with('%')) {
        return "the weight of option " + number + " is no number";
      }
      auto words = text_of(option.substr(0, option.find('#')), markup);
      if (!words) return std::move(words.error());
      if (is_right) explain(behind_sign(option), markup, question);
      if (is_right) question.key = static_cast<std::uint8_t>(question.options.size());
      if (is_right) ++right;
      question.options.push_back(std::move(*words));
      if (question.options.size() > kMostAnswers) return "it has too many answers";
    }
    if (question.options.size() > events::kMaxQuestionOptions)
      return "it has " + std::to_string(question.options.size()) + " options, more than " +
             std::to_string(events::kMaxQuestionOptions);
    if (right != 1)
      return std::to_string(right) + " of its answers are right, expected exactly one";
    return std::nullopt;
  }

  /// "%-33.333%" in front of an option, in percent of all points.
  static std::optional<double> take_weight(std::string_view& option) {
    if (!option.starts_with('%')) return std::nullopt;
    const auto end = option.find('%', 1);
    if (end == std::string_view::npos) return std::nullopt;
    const std::string_view digits = option.substr(1, end - 1);
    double weight = 0;
    const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), weight);
    if (read.ec != std::errc() || read.ptr != digits.data() + digits.size()) return std::nullopt;
    option = trimmed(option.substr(end + 1));
    return weight;
  }

  std::string_view rest_;
  std::size_t line_ = 0;
  Block block_;
  std::string topic_;
  /// Of all questions that follow.
  std::array<std::pair<std::string_view, std::string>, 3> labels_{
      {{"source", ""}, {"author", ""}, {"licence", ""}}};
  bool fixed_order_ = false;
  Difficulty difficulty_ = Difficulty::kMedium;
  BankBuilder bank_;
};

}  // namespace

Bank read_gift(std::string_view text) { return Reader(text).read(); }

}  // namespace ludolog::banks
