// Counts over matches that commands share.
#pragma once

#include "tools/cases/question_stats.h"
#include "tools/cli/context.h"

namespace ludolog::cli {

/// Of one match, or of all of the library; what of these cannot be followed is said and left out.
[[nodiscard]] Outcome<cases::QuestionStats> stats_of(const Context& context,
                                                     const std::string& match, bool all);

}  // namespace ludolog::cli
