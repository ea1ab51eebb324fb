#include <optional>

#include "events/hex.h"
#include "store/banks/gift.h"
#include "store/banks/html.h"

namespace ludolog::banks {
namespace {

using events::Question;

/// With a backslash before every sign that GIFT reads.
std::string escaped(std::string_view text) {
  std::string result;
  for (const char c : text) {
    if (c == '\n') {
      result += "\\n";
      continue;
    }
    if (std::string_view("\\:#={}~").find(c) != std::string_view::npos) result += '\\';
    result += c;
  }
  return result;
}

/// Marked as plain where it would be read as HTML, or begins as a mark does.
std::string text_of(std::string_view text) {
  const auto read = readable(text, Markup::kEither);
  const bool plain = read && *read == text && !text.starts_with('[');
  return (plain ? "" : "[plain]") + escaped(text);
}

/// With its weight where it would be taken for one.
std::string option_of(const std::string& option, bool right) {
  const std::string_view weight = !option.starts_with('%') ? "" : right ? "%100%" : "%0%";
  return (right ? "\n\t=" : "\n\t~") + std::string(weight) + text_of(option);
}

/// A path of one part.
std::string category_of(std::string_view topic) {
  std::string path;
  for (const char c : topic) path += c == '/' ? "//" : std::string(1, c);
  return path;
}

std::string on_one_line(std::string_view text) {
  std::string line(text);
  for (char& c : line)
    if (c == '\n') c = ' ';
  return line;
}

bool is_true_or_false(const Question& question) {
  return question.options == std::vector<std::string>{"True", "False"};
}

class Writer {
 public:
  void add(const Question& question) {
    label("source", question.source, source_);
    label("author", question.author, author_);
    label("licence", question.licence, licence_);
    if (topic_ != question.topic) {
      paragraph("$CATEGORY: " + category_of(on_one_line(question.topic)));
      topic_ = question.topic;
    }
    paragraph("// [tag:" + std::string(name_of(question.difficulty)) + "]" +
              (question.fixed_order ? " [tag:fixed-order]" : ""));
    text_ += "::" + events::to_hex(question.id) + "::" + text_of(question.text) + " {";
    const bool short_form = is_true_or_false(question) && question.explanation.empty();
    if (is_true_or_false(question))
      text_ += question.key == 0 ? "TRUE" : "FALSE";
    else
      for (std::size_t i = 0; i < question.options.size(); ++i)
        text_ += option_of(question.options[i], i == question.key);
    if (!question.explanation.empty()) text_ += "\n\t####" + text_of(question.explanation);
    text_ += short_form ? "}\n" : "\n}\n";
  }
  [[nodiscard]] std::string finish() && { return std::move(text_); }

 private:
  /// Said again when it changes.
  void label(std::string_view key, std::string_view value, std::optional<std::string>& before) {
    if (before == value || (!before && value.empty())) return;
    paragraph("// " + std::string(key) + "= " + on_one_line(value));
    before = value;
  }
  /// A line behind a blank one.
  void paragraph(std::string_view line) {
    text_ += (text_.empty() ? "" : "\n") + std::string(line) + "\n";
  }

  std::string text_;
  std::string topic_;
  std::optional<std::string> source_;
  std::optional<std::string> author_;
  std::optional<std::string> licence_;
};

}  // namespace

std::string write_gift(std::span<const Question> questions) {
  Writer writer;
  for (const Question& question : questions) writer.add(question);
  return std::move(writer).finish();
}

}  // namespace ludolog::banks
