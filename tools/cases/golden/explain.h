// What a person needs to judge a difference: which field of which event, the board before and after
// it, and how much follows from it.
#pragma once

#include <string>

#include "tools/cases/golden/compare.h"

namespace ludolog::golden {

/// Several lines about one divergence. `now` is what the program makes of the case now
/// (record()); empty texts when it cannot be played at all.
[[nodiscard]] std::string explain(const Case& golden, const Case& now,
                                  const Divergence& divergence);

/// The first member in which two JSON lines differ, as "data.to: 12 -> 13"; digests only when
/// nothing else does. Empty for equal lines.
[[nodiscard]] std::string first_difference(std::string_view expected, std::string_view found);

}  // namespace ludolog::golden
