// Answers of the Open Trivia Database, as its API gives them (https://opentdb.com/api_config.php)
// and as collections keep them.
#pragma once

#include "store/banks/bank.h"

namespace ludolog::banks {

/// Total: what cannot be asked is left out with its line and the reason. Either the object that the
/// API answers with, or a list of questions. How its texts are encoded is told by the file as a
/// whole: base64 when every type is, or without any types every text; URL encoding when there are
/// percent signs with digits but no spaces; HTML entities otherwise. The category is the topic.
///
/// Since the right answer stands apart, the options are sorted: by their bytes, with those that
/// name others ("All of the above") last; True and False stand in that order.
[[nodiscard]] Bank read_opentdb(std::string_view text);

}  // namespace ludolog::banks
