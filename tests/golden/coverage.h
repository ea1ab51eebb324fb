// The coverage gate: what the golden cases of a rule set must show between them.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "tests/golden/evidence.h"

namespace ludolog::golden {

struct CoveredCase {
  Case golden;
  Evidence evidence;
};

struct Coverage {
  std::size_t wanted = 0;
  std::vector<std::string> missing;  ///< One line each.
};

/// `rules_page` is core/RULES.md, of which the clause ids are read. `exceptions` has lines of
/// `WHAT: why`, for what no case can or need show; one that is shown after all is missing its
/// point, and is named too.
[[nodiscard]] Coverage coverage_of(std::span<const CoveredCase> cases, std::string_view rules_page,
                                   std::string_view exceptions);

}  // namespace ludolog::golden
