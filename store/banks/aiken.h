// Moodle's Aiken, the plainest text in which teachers write questions, as Moodle itself reads it
// (https://docs.moodle.org/en/Aiken_format): a question, its options on lines that begin "A) " or
// "A. ", and a line "ANSWER: A".
#pragma once

#include "store/banks/bank.h"

namespace ludolog::banks {

/// Total: every line that is not blank belongs to a question that is taken or left out, with its
/// first line and the reason. Beyond Moodle, a question may have several lines, if none is blank
/// between them, and may begin like an option ("E. coli lives where?"). Every question is of medium
/// difficulty.
[[nodiscard]] Bank read_aiken(std::string_view text);

}  // namespace ludolog::banks
