#include "store/banks/aiken.h"

#include <algorithm>

#include "store/banks/builder.h"
#include "store/banks/excerpt.h"
#include "store/banks/html.h"
#include "store/banks/trimmed.h"

namespace ludolog::banks {
namespace {

using events::Question;

constexpr std::string_view kAnswer = "ANSWER:";

bool is_capital(char c) { return c >= 'A' && c <= 'Z'; }
char capital(char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; }
bool is_mark(char c) { return c == ')' || c == '.'; }
bool is_blank(char c) { return c == ' ' || c == '\t'; }

/// "A) Text"; a line holds no spaces around it.
bool is_option(std::string_view line) {
  return line.size() >= 2 && is_capital(line[0]) && is_mark(line[1]) &&
         (line.size() == 2 || is_blank(line[2]));
}

/// "answer: b", "ANSWER B": meant as the last line of a question, and not written as one.
bool is_like_answer(std::string_view line) {
  constexpr std::string_view kWord = "ANSWER";
  if (line.size() <= kWord.size()) return false;
  const auto same = [](char word, char c) { return capital(c) == word; };
  if (!std::equal(kWord.begin(), kWord.end(), line.begin(), same)) return false;
  const std::string_view rest = trimmed(line.substr(kWord.size()));
  return rest.starts_with(':') || (rest.size() == 1 && is_blank(line[kWord.size()]));
}

struct Option {
  char letter = 'A';
  std::string_view text;
};

/// What has been read of a question.
struct Block {
  std::size_t line = 0;
  std::string stem;
  std::vector<Option> options;
  std::string problem;  ///< The first one; empty when there is none.

  [[nodiscard]] bool empty() const { return line == 0; }
  /// That of the option that comes next; past Z it is no letter.
  [[nodiscard]] char next_letter() const {
    return static_cast<char>('A' + std::min<std::size_t>(options.size(), 26));
  }
};

class Reader {
 public:
  explicit Reader(std::string_view text) : rest_(text) {}

  Bank read() {
    while (!rest_.empty()) {
      ++line_;
      const std::string_view line = rest_.substr(0, rest_.find('\n'));
      rest_.remove_prefix(std::min(rest_.size(), line.size() + 1));
      take(trimmed(line));
    }
    leave_open();
    return std::move(bank_).finish();
  }

 private:
  void take(std::string_view line) {
    if (line.empty()) {
      after_blank_ = true;
      return;
    }
    if (is_option(line) || is_close_option(line)) {
      take_option(line);
    } else if (line.starts_with(kAnswer)) {
      take_answer(trimmed(line.substr(kAnswer.size())));
    } else if (!block_.options.empty() && is_like_answer(line)) {
      note("line " + std::to_string(line_) + " is not written as 'ANSWER: A'");
      close();
    } else if (is_small_option(line)) {
      note("the letter of option " + quoted_excerpt(line) + " is not a capital one");
      add_option(line);
    } else {
      take_text(line);
    }
    after_blank_ = false;
  }

  void begin() {
    if (block_.empty()) block_.line = line_;
  }

  /// The first problem is the one to be told.
  void note(std::string problem) {
    if (block_.problem.empty()) block_.problem = std::move(problem);
  }

  /// "A)Text", where A is the letter that comes next.
  [[nodiscard]] bool is_close_option(std::string_view line) const {
    return line.size() > 2 && line[0] == block_.next_letter() && is_mark(line[1]) &&
           is_capital(line[0]) && !block_.stem.empty();
  }

  /// "a) Text", where A is the letter that comes next; no "e.g.".
  [[nodiscard]] bool is_small_option(std::string_view line) const {
    return line.size() > 2 && !is_capital(line[0]) && is_capital(capital(line[0])) &&
           capital(line[0]) == block_.next_letter() && is_mark(line[1]) &&
           (line[1] == ')' || is_blank(line[2])) && !block_.stem.empty();
  }

  void add_option(std::string_view line) {
    block_.options.push_back({line[0], trimmed(line.substr(2))});
  }

  void take_option(std::string_view line) {
    begin();
    const std::size_t number = block_.options.size() + 1;
    if (block_.stem.empty()) {
      if (number == 2 && line[0] == 'A') take_first_as_stem();
      if (number == 1) first_line_ = line;
    } else if (number > 26) {
      note("it has more than 26 options");
    } else if (line[0] != block_.next_letter()) {
      note("option " + std::to_string(number) + " is named " + line[0] + ", expected " +
           block_.next_letter());
    }
    add_option(line);
  }

  /// It only looked like an option: "E. coli lives where?".
  void take_first_as_stem() {
    block_.stem = first_line_;
    block_.options.clear();
  }

  void take_answer(std::string_view answer) {
    begin();
    if (block_.stem.empty() && block_.options.empty())
      note("an ANSWER line without a question");
    else if (block_.stem.empty())
      note("no question stands before its options");
    else if (block_.options.empty())
      note("it has no options");
    else if (block_.options.size() == 1)
      note("it has a single option");
    if (!names_option(answer))
      note(answer.empty() ? "its ANSWER line names no option"
                          : "its answer " + quoted_excerpt(answer) + " names no option");
    if (block_.problem.empty()) take_question(answer[0]);
    close();
  }

  /// "B", and after it at most the mark of an option or the option as it stands: "B) Text".
  [[nodiscard]] bool names_option(std::string_view answer) const {
    if (answer.empty()) return false;
    const auto option = std::ranges::find(block_.options, answer[0], &Option::letter);
    if (option == block_.options.end()) return false;
    if (answer.size() == 1) return true;
    return is_mark(answer[1]) && (answer.size() == 2 || trimmed(answer.substr(2)) == option->text);
  }

  void take_question(char letter) {
    Question question;
    question.difficulty = Difficulty::kMedium;
    question.key = static_cast<std::uint8_t>(letter - 'A');
    auto stem = readable(block_.stem, Markup::kPlain);
    if (!stem) return note(std::move(stem.error()));
    question.text = std::move(*stem);
    for (const Option& option : block_.options) {
      auto text = readable(option.text, Markup::kPlain);
      if (!text) return note(std::move(text.error()));
      question.options.push_back(std::move(*text));
    }
    bank_.take(block_.line, {}, std::move(question));
  }

  void take_text(std::string_view line) {
    const auto& options = block_.options;
    if (!after_blank_ && block_.stem.empty() && options.size() == 1 && options[0].letter != 'A')
      take_first_as_stem();
    if (after_blank_ || !options.empty()) leave_open();
    begin();
    if (!block_.stem.empty()) block_.stem += '\n';
    block_.stem += line;
  }

  /// Something else begins, or the file ends, before an ANSWER line.
  void leave_open() {
    if (block_.empty()) return;
    if (block_.options.empty())
      note("it has no options");
    else if (block_.stem.empty())
      note("no question stands before its options");
    else
      note("no ANSWER line stands behind its options");
    close();
  }

  void close() {
    if (!block_.empty() && !block_.problem.empty())
      bank_.leave_out(block_.line, {}, std::move(block_.problem));
    block_ = {};
  }

  std::string_view rest_;
  std::size_t line_ = 0;
  Block block_;
  std::string_view first_line_;  ///< Of the options, where no question stands before them.
  bool after_blank_ = false;
  BankBuilder bank_;
};

}  // namespace

Bank read_aiken(std::string_view text) { return Reader(text).read(); }

}  // namespace ludolog::banks
