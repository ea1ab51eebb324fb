// A question in the terminal.
#pragma once

#include <string>
#include <vector>

#include "events/question.h"

namespace ludolog::cli {

/// The text and its options, lettered, in lines of at most `columns`; the right one has an arrow
/// with `revealed`. What a bank has of control characters is shown, not sent.
[[nodiscard]] std::vector<std::string> question_lines(const events::Question& question,
                                                      bool revealed, std::size_t columns);

/// A bank's text on one line, safe to print.
[[nodiscard]] std::string safe_text(std::string text);

}  // namespace ludolog::cli
