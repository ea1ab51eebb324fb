#include "core/clause.h"

namespace ludolog {

std::string to_string(Clause clause) {
  const char* family = clause.family == ClauseFamily::kTable ? "TB-" : "CL-";
  return family + std::to_string(clause.number);
}

}  // namespace ludolog
