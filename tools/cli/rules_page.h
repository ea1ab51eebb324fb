// The rules page, core/RULES.md, compiled in.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace ludolog::cli {

/// The whole page, as Markdown.
[[nodiscard]] std::string_view rules_page();

struct RuleText {
  std::string id;    ///< "CL-6"
  std::string text;  ///< In words, without Markdown.
};

/// The clauses of `page` whose ids begin with `prefix` ("CL-"), in the page's order: the rows of
/// its tables.
[[nodiscard]] std::vector<RuleText> clauses_of(std::string_view page, std::string_view prefix);

}  // namespace ludolog::cli
