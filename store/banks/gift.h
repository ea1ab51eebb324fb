// Moodle's GIFT, the plain text in which teachers write questions, as Moodle itself reads it
// (https://docs.moodle.org/en/GIFT_format): choice with a single answer, and true or false.
#pragma once

#include <span>

#include "store/banks/bank.h"

namespace ludolog::banks {

/// Total: what cannot be asked is left out with its line and the reason. Beyond Moodle, a comment
/// `// [tag:easy]` (medium, hard) above a question gives its difficulty, which is medium otherwise,
/// `// [tag:fixed-order]` keeps its options in their order, and `// source: ..., author: ...,
/// licence: ...` are those of all questions that follow (`source= ...` takes all of its line).
/// `$CATEGORY:` is the topic.
[[nodiscard]] Bank read_gift(std::string_view text);

/// A file from which read_gift() makes the same questions; Moodle takes it as well. Each has its id
/// for a title.
[[nodiscard]] std::string write_gift(std::span<const events::Question> questions);

}  // namespace ludolog::banks
