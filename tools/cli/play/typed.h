// What a line typed at a prompt means at this moment of the match.
#pragma once

#include <optional>

#include "core/stream.h"
#include "tools/cli/play/answer.h"

namespace ludolog::cli {

/// The command that was typed out: "2", "S 5", "S -5", "MT", "revive S", "end", "B", "right", "7".
/// Nothing when it is a word that means the same at every moment, or none at all. The error is one
/// line that says why it can be no command now; what the rules say is asked elsewhere.
[[nodiscard]] tl::expected<std::optional<Command>, std::string> typed_command(const Stream& stream,
                                                                              const Answer& answer);

/// How the answer to a question is given now.
enum class AnswerWay : std::uint8_t {
  kNone,    ///< No answer is awaited.
  kOption,  ///< By an option, which the program checks.
  kReport,  ///< By saying whether it was right.
  kScore,   ///< By the number of right answers.
};
[[nodiscard]] AnswerWay answer_way(const Stream& stream);

}  // namespace ludolog::cli
