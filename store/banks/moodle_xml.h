// Moodle's XML, in which it exports questions with all that belongs to them
// (https://docs.moodle.org/en/Moodle_XML_format): multichoice with a single answer, and truefalse.
#pragma once

#include "store/banks/bank.h"

namespace ludolog::banks {

/// Total: what cannot be asked is left out with its line and the reason. `text` is UTF-8 whatever
/// its XML declaration says. The last part of a category is the topic, a tag easy, medium or hard
/// the difficulty, which is medium otherwise, and the general feedback the explanation; answers
/// that are not to be shuffled keep their order. Of broken XML the questions before the fault are
/// read.
[[nodiscard]] Bank read_moodle_xml(std::string_view text);

}  // namespace ludolog::banks
