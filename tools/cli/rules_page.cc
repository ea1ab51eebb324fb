#include "tools/cli/rules_page.h"

#include <algorithm>

namespace ludolog::cli {
namespace {

std::string_view trimmed(std::string_view text) {
  const auto begin = text.find_first_not_of(' ');
  if (begin == std::string_view::npos) return {};
  return text.substr(begin, text.find_last_not_of(' ') - begin + 1);
}

std::string without_markup(std::string_view text) {
  std::string plain(text);
  std::erase(plain, '`');
  for (auto at = plain.find("**"); at != std::string::npos; at = plain.find("**"))
    plain.erase(at, 2);
  return plain;
}

}  // namespace

std::vector<RuleText> clauses_of(std::string_view page, std::string_view prefix) {
  std::vector<RuleText> clauses;
  while (!page.empty()) {
    const std::string_view line = page.substr(0, page.find('\n'));
    page.remove_prefix(std::min(page.size(), line.size() + 1));
    if (line.size() < 2 || line[0] != '|') continue;
    const auto second = line.find('|', 1);
    if (second == std::string_view::npos) continue;
    const std::string_view id = trimmed(line.substr(1, second - 1));
    if (id.substr(0, prefix.size()) != prefix) continue;
    const auto third = line.find('|', second + 1);
    clauses.push_back(
        {std::string(id), without_markup(trimmed(line.substr(second + 1, third - second - 1)))});
  }
  return clauses;
}

}  // namespace ludolog::cli
