#include "store/banks/labels.h"

#include "store/banks/trimmed.h"

namespace ludolog::banks {

std::optional<std::size_t> place_named(std::string_view label) {
  label = trimmed(label);
  if (label.starts_with('(') && label.ends_with(')')) {
    label = trimmed(label.substr(1, label.size() - 2));
  } else if (label.ends_with(')') || label.ends_with('.')) {
    label.remove_suffix(1);
  }
  if (label.empty() || label.size() > 2) return std::nullopt;
  const char c = label[0];
  if (label.size() == 1 && c >= 'A' && c <= 'Z') return c - 'A';
  if (label.size() == 1 && c >= 'a' && c <= 'z') return c - 'a';
  std::size_t number = 0;
  for (const char digit : label) {
    if (digit < '0' || digit > '9') return std::nullopt;
    number = 10 * number + static_cast<std::size_t>(digit - '0');
  }
  if (number == 0 || c == '0') return std::nullopt;
  return number - 1;
}

std::optional<std::vector<std::string>> without_labels(const std::vector<std::string>& options) {
  if (options.size() < 2 || options.size() > 9) return std::nullopt;
  // The first one shows how all are written.
  const std::string& first = options[0];
  const std::size_t at = first.starts_with('(') ? 1 : 0;
  if (first.size() < at + 2 || std::string_view("Aa1").find(first[at]) == std::string_view::npos)
    return std::nullopt;
  const char mark = first[at + 1];
  if (mark != ')' && (mark != '.' || at == 1)) return std::nullopt;
  std::string label = first.substr(0, at + 2);
  std::vector<std::string> result;
  for (const std::string& option : options) {
    if (!option.starts_with(label)) return std::nullopt;
    const std::string_view rest = std::string_view(option).substr(label.size());
    // "1.5 mg" has no label.
    const bool apart = mark == ')' || rest.starts_with(' ') || rest.starts_with('\t');
    if (!apart || trimmed(rest).empty()) return std::nullopt;
    result.emplace_back(trimmed(rest));
    ++label[at];
  }
  return result;
}

std::optional<std::size_t> option_meant(std::string_view answer,
                                        const std::vector<std::string>& options) {
  const auto bare = without_labels(options);
  for (std::size_t i = 0; i < options.size(); ++i)
    if (options[i] == answer || (bare && (*bare)[i] == answer)) return i;
  const bool digits = !answer.empty() && answer[0] >= '0' && answer[0] <= '9';
  const auto place = digits ? std::nullopt : place_named(answer);
  return place && *place < options.size() ? place : std::nullopt;
}

}  // namespace ludolog::banks
