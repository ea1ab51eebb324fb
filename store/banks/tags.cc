#include "store/banks/tags.h"

#include <algorithm>
#include <array>

#include <libxml/HTMLparser.h>

#include "store/banks/folded.h"

namespace ludolog::banks {
namespace {

constexpr std::string_view kSpace = " \t\r\n";

bool is_space(char c) { return kSpace.find(c) != std::string_view::npos; }
bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_of_name(char c) { return is_letter(c) || is_digit(c) || c == '-' || c == ':' || c == '_'; }

/// libxml knows those of HTML 4; "math" has elements of its own, and so has Word ("o:p").
bool is_element(std::string_view written) {
  constexpr std::array<std::string_view, 36> kNewer{
      "article", "aside",   "audio",  "bdi",       "canvas",  "data",     "datalist", "details",
      "dialog",  "embed",   "figure", "footer",    "header",  "hr",       "main",     "mark",
      "math",    "meter",   "nav",    "output",    "picture", "progress", "rp",       "rt",
      "ruby",    "section", "slot",   "source",    "summary", "svg",      "template", "time",
      "track",   "video",   "wbr",    "figcaption"};
  constexpr std::array<std::string_view, 5> kOfWord{"o:", "w:", "v:", "m:", "st1:"};
  const std::string name = folded(written);
  return htmlTagLookup(reinterpret_cast<const xmlChar*>(name.c_str())) != nullptr ||
         std::ranges::find(kNewer, name) != kNewer.end() ||
         std::ranges::any_of(kOfWord,
                             [&](std::string_view begin) { return name.starts_with(begin); });
}

/// Attributes that stand without a value.
bool is_switch(std::string_view name) {
  constexpr std::array<std::string_view, 29> kSwitches{
      "allowfullscreen", "async",    "autofocus",      "autoplay", "checked",
      "compact",         "controls", "declare",        "default",  "defer",
      "disabled",        "download", "formnovalidate", "hidden",   "ismap",
      "itemscope",       "loop",     "multiple",       "muted",    "nohref",
      "noresize",        "noshade",  "novalidate",     "nowrap",   "open",
      "playsinline",     "readonly", "required",       "selected"};
  return std::ranges::find(kSwitches, folded(name)) != kSwitches.end();
}

/// Goes through a tag.
class Scanner {
 public:
  explicit Scanner(std::string_view text) : text_(text) {}

  /// From "<" to ">", or 0.
  std::size_t tag() {
    at_ = 1;
    const bool closes = take('/');
    if (!is_letter(next()) || !is_element(name())) return 0;
    if (closes) spaces();
    while (!closes && attribute()) {
    }
    return take('>') ? at_ : 0;
  }

 private:
  [[nodiscard]] char next() const { return at_ < text_.size() ? text_[at_] : '\0'; }

  bool take(char c) {
    if (next() != c || at_ >= text_.size()) return false;
    ++at_;
    return true;
  }

  bool spaces() {
    const std::size_t before = at_;
    while (at_ < text_.size() && (is_space(next()) || next() == '/')) ++at_;
    return at_ > before;
  }

  std::string_view name() {
    const std::size_t begin = at_;
    while (at_ < text_.size() && is_of_name(next())) ++at_;
    return text_.substr(begin, at_ - begin);
  }

  /// False where none follows, or none that looks like one.
  bool attribute() {
    if (!spaces() || !(is_letter(next()) || next() == '_')) return false;
    const std::size_t begin = at_;
    const std::string_view written = name();
    const std::size_t behind = at_;
    while (at_ < text_.size() && is_space(next())) ++at_;
    const bool has_value = take('=');
    if (!has_value) at_ = behind;
    if (has_value ? value() : is_switch(written)) return true;
    at_ = begin;
    return false;
  }

  bool value() {
    while (at_ < text_.size() && is_space(next())) ++at_;
    const char quote = next();
    const bool quoted = quote == '"' || quote == '\'';
    const auto end = quoted ? text_.find(quote, at_ + 1) : text_.find_first_of(" \t\r\n<>\"'", at_);
    if (end == std::string_view::npos || (!quoted && end == at_)) return false;
    at_ = quoted ? end + 1 : end;
    return true;
  }

  std::string_view text_;
  std::size_t at_ = 0;
};

std::size_t length_up_to(std::string_view text, std::string_view end) {
  const auto at = text.find(end);
  return at == std::string_view::npos ? 0 : at + end.size();
}

/// "<!DOCTYPE html>", and what Word leaves: "<![if ...]>", "<?xml:namespace ...?>".
bool is_declaration(std::string_view text) {
  constexpr std::array<std::string_view, 5> kBegin{"<!doctype", "<![if", "<![endif]", "<![cdata[",
                                                   "<?xml"};
  const std::string begin = folded(text.substr(0, 9));
  return std::ranges::any_of(kBegin, [&](std::string_view b) { return begin.starts_with(b); });
}

}  // namespace

std::size_t tag_length(std::string_view text) {
  if (!text.starts_with('<') || text.size() < 3) return 0;
  if (text.starts_with("<!--")) return length_up_to(text, "-->");
  if (text[1] == '!' || text[1] == '?') return is_declaration(text) ? length_up_to(text, ">") : 0;
  return Scanner(text).tag();
}

bool has_tags(std::string_view text) {
  const auto last = text.rfind('>');
  if (last == std::string_view::npos) return false;
  for (auto at = text.find('<'); at < last; at = text.find('<', at + 1))
    if (tag_length(text.substr(at, last + 1 - at)) > 0) return true;
  return false;
}

std::string with_other_signs_escaped(std::string_view text) {
  const auto last = text.rfind('>');
  std::string result;
  for (std::size_t at = 0; at < text.size();) {
    const bool may_be = text[at] == '<' && last != std::string_view::npos && at < last;
    const std::size_t tag = may_be ? tag_length(text.substr(at, last + 1 - at)) : 0;
    if (tag > 0)
      result += text.substr(at, tag);
    else if (text[at] == '<')
      result += "&lt;";
    else
      result += text[at];
    at += std::max<std::size_t>(tag, 1);
  }
  return result;
}

}  // namespace ludolog::banks
