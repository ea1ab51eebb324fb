#include "tools/cases/golden/meta.h"

#include "core/names.h"

namespace ludolog::golden {
namespace {

std::string in_quotes(std::string_view text) { return "\"" + std::string(text) + "\""; }

std::string list_text(const std::vector<std::string>& list) {
  std::string text;
  for (const std::string& entry : list) text += (text.empty() ? "" : ", ") + in_quotes(entry);
  return "[" + text + "]";
}

/// Takes the lines of a meta.toml one by one; the first problem stays.
class Lines {
 public:
  explicit Lines(std::string_view text) : lines_(lines_of(text)) {}

  std::string text(std::string_view key) { return unquoted(value(key)); }

  std::uint16_t number(std::string_view key) {
    const auto read = number_of(value(key), 65535);
    if (!read) wrong(read.error());
    return static_cast<std::uint16_t>(read.value_or(0));
  }

  template <class E>
  E word(std::string_view key) {
    const std::string given = text(key);
    if (const auto known = named<E>(given)) return *known;
    wrong("`" + given + "` is none of the words of " + std::string(key));
    return {};
  }

  std::vector<std::string> list(std::string_view key) {
    std::string_view rest = value(key);
    std::vector<std::string> entries;
    if (!rest.starts_with('[') || !rest.ends_with(']')) {
      wrong("expected [\"...\", \"...\"]");
      return entries;
    }
    rest = rest.substr(1, rest.size() - 2);
    if (rest.empty()) return entries;
    for (std::string_view piece : split(rest, ',')) {
      if (piece.starts_with(' ')) piece.remove_prefix(1);
      entries.push_back(unquoted(piece));
    }
    return entries;
  }

  [[nodiscard]] const std::string& problem() const { return problem_; }

 private:
  std::string_view value(std::string_view key) {
    const std::string begin = std::string(key) + " = ";
    if (next_ >= lines_.size() || !lines_[next_++].starts_with(begin)) {
      wrong("expected `" + begin + "...`");
      return {};
    }
    return lines_[next_ - 1].substr(begin.size());
  }

  std::string unquoted(std::string_view text) {
    const bool good = text.size() >= 2 && text.starts_with('"') && text.ends_with('"');
    if (!good || text.substr(1, text.size() - 2).find_first_of("\"\\") != std::string_view::npos) {
      wrong("expected a text in quotes, with neither \" nor \\ in it");
      return {};
    }
    return std::string(text.substr(1, text.size() - 2));
  }

  void wrong(std::string_view text) {
    if (problem_.empty())
      problem_ = "meta.toml:" + std::to_string(next_) + ": " + std::string(text);
  }

  std::vector<std::string_view> lines_;
  std::size_t next_ = 0;
  std::string problem_;
};

}  // namespace

std::string meta_text(const Meta& meta) {
  return "purpose = " + in_quotes(meta.purpose) + "\nrules = " + in_quotes(name_of(meta.rules)) +
         "\nrules_version = " + std::to_string(meta.rules_version) +
         "\nclass = " + in_quotes(name_of(meta.kind)) + "\norigin = " + in_quotes(meta.origin) +
         "\napplies = " + list_text(meta.applies) + "\nrefuses = " + list_text(meta.refuses) + "\n";
}

Result<Meta> parse_meta(std::string_view text) {
  Lines lines(text);
  Meta meta;
  meta.purpose = lines.text("purpose");
  meta.rules = lines.word<RuleSetId>("rules");
  meta.rules_version = lines.number("rules_version");
  meta.kind = lines.word<CaseClass>("class");
  meta.origin = lines.text("origin");
  meta.applies = lines.list("applies");
  meta.refuses = lines.list("refuses");
  if (!lines.problem().empty()) return failed(lines.problem());
  if (meta_text(meta) != text) return failed("meta.toml: has more than its seven lines");
  if (meta.purpose.empty()) return failed("meta.toml: a case without a purpose");
  return meta;
}

}  // namespace ludolog::golden
