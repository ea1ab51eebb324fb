// Golden cases spoilt on purpose, each in one place: the comparisons must see it, there.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "tools/cases/golden/compare.h"

namespace ludolog::golden {

/// A spoilt case, and where the first difference must be found.
struct Mutant {
  std::string what;
  Case golden;
  Comparison comparison{};     ///< That must find it.
  std::uint64_t position = 0;  ///< Of the first difference that it must name.
};

/// Every way in which this case can be spoilt; the events are chained anew, so that only what
/// happened differs.
[[nodiscard]] std::vector<Mutant> mutants_of(const Case& golden);

}  // namespace ludolog::golden
