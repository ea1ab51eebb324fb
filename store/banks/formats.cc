#include "store/banks/formats.h"

#include <algorithm>

#include "store/banks/aiken.h"
#include "store/banks/bank_json.h"
#include "store/banks/delimited.h"
#include "store/banks/folded.h"
#include "store/banks/gift.h"
#include "store/banks/moodle_xml.h"
#include "store/banks/opentdb.h"
#include "store/banks/trimmed.h"

namespace ludolog::banks {
namespace {

constexpr std::size_t kGlance = 64 * 1024;  ///< What a format shows at its beginning.

bool has(std::string_view text, std::string_view word) {
  return text.find(word) != std::string_view::npos;
}

/// Calls `says` with each line until it says yes.
template <class Says>
bool any_line(std::string_view text, const Says& says) {
  while (!text.empty()) {
    const std::string_view line = text.substr(0, text.find('\n'));
    if (says(trimmed(line))) return true;
    text.remove_prefix(std::min(text.size(), line.size() + 1));
  }
  return false;
}

/// GIFT begins with such signs too: "[html]Which?", "{=This ~That} is right".
bool is_json(std::string_view text) {
  if (!text.starts_with('{') && !text.starts_with('[')) return false;
  const std::string_view next = trimmed(text.substr(1)).substr(0, 1);
  return text[0] == '{' ? next == "\"" || next == "}"
                        : next == "{" || next == "[" || next == "\"" || next == "]";
}

/// A row of names: "Question;A;B;C;D;Answer".
bool is_header(std::string_view line) {
  const std::string small = folded(line);
  if (small.starts_with("sep=")) return true;
  if (line.find_first_of(",;\t") == std::string_view::npos || has(small, "{")) return false;
  return has(small, "question") || has(small, "stem") || has(small, "prompt");
}

bool begins_gift(std::string_view line) {
  return line.starts_with("::") || line.starts_with("//") || line.starts_with("$CATEGORY:");
}

/// Rows of equal width, of three cells or more.
bool is_table(std::string_view text) {
  constexpr std::size_t kRows = 3;
  return std::ranges::any_of(std::string_view(";\t,"), [&](char separator) {
    std::size_t rows = 0;
    std::ptrdiff_t separators = 0;
    const bool uneven = any_line(text, [&](std::string_view line) {
      if (rows == kRows || line.empty()) return false;
      const auto here = std::ranges::count(line, separator);
      if (rows++ == 0) separators = here;
      return here != separators || here < 2;
    });
    return !uneven && rows >= 2;
  });
}

}  // namespace

std::optional<Format> recognised(std::string_view text) {
  const std::string_view begin = trimmed(text.substr(0, kGlance));
  if (begin.starts_with("<?xml") || begin.starts_with("<quiz") || begin.starts_with("<question"))
    return Format::kMoodleXml;
  if (is_json(begin))
    return has(begin, "\"correct_answer\"") || has(begin, "\"response_code\"") ? Format::kOpenTdb
                                                                               : Format::kJson;
  if (is_header(begin.substr(0, begin.find('\n')))) return Format::kDelimited;
  const bool answers =
      any_line(begin, [](std::string_view line) { return folded(line).starts_with("answer:"); });
  if (answers && !has(begin, "{")) return Format::kAiken;
  if (begin.empty() || has(text, "{") || any_line(begin, &begins_gift)) return Format::kGift;
  if (is_table(begin)) return Format::kDelimited;
  return std::nullopt;
}

Bank read_bank(std::string_view text, Format format) {
  switch (format) {
    case Format::kGift:
      return read_gift(text);
    case Format::kAiken:
      return read_aiken(text);
    case Format::kDelimited:
      return read_delimited(text);
    case Format::kMoodleXml:
      return read_moodle_xml(text);
    case Format::kOpenTdb:
      return read_opentdb(text);
    case Format::kJson:
      return read_bank_json(text);
  }
  return {};
}

}  // namespace ludolog::banks
