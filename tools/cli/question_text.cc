#include "tools/cli/question_text.h"

#include <algorithm>

#include <fmt/core.h>

#include "tools/cli/text.h"
#include "viewer/model/story.h"

namespace ludolog::cli {

std::string safe_text(std::string text) {
  std::ranges::replace(text, '\n', ' ');
  return cleaned(text);
}

std::vector<std::string> question_lines(const events::Question& question, bool revealed,
                                        std::size_t columns) {
  constexpr std::size_t kIndent = 6;
  std::vector<std::string> lines = wrapped_lines(safe_text(question.text), columns);
  for (std::size_t i = 0; i < question.options.size(); ++i) {
    const bool key = revealed && i == question.key;
    const auto parts = wrapped_lines(safe_text(question.options[i]), columns - kIndent);
    for (std::size_t part = 0; part < parts.size(); ++part)
      lines.push_back(part == 0 ? fmt::format("{} {}) {}", key ? "->" : "  ",
                                              model::option_letter(i), parts[part])
                                : std::string(kIndent, ' ') + parts[part]);
  }
  return lines;
}

}  // namespace ludolog::cli
