#include "core/clause.h"

#include <array>

namespace ludolog {

std::string to_string(Clause clause) {
  constexpr std::array<const char*, 4> kFamilies{"TB-", "CL-", "BK-", "BI-"};
  return kFamilies[static_cast<std::size_t>(clause.family)] + std::to_string(clause.number);
}

}  // namespace ludolog
