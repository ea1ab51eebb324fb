// BiOLudo, clauses BI-1 to BI-33 of RULES.md: two to four teams of four classes on 52 squares. Its
// rooms are in core/rules/bioludo.
#pragma once

#include "core/rules/rule_set.h"

namespace ludolog {

extern const RuleSet kBiOLudoV1;

}  // namespace ludolog
