// Which folder may include what: the arrows between the folders, as a table. The table is the rule;
// README's map only describes it.
#pragma once

#include <set>
#include <string>
#include <string_view>

#include "tests/tidy/source_tree.h"

namespace ludolog::tidy {

/// Every #include of a C++ file held against its folder's row, and against the two rules for all:
/// an include in quotes is a path from the repository's root that exists (`paths`), and one in
/// angle brackets is not ours. A file in a folder without a row is a finding.
Findings check_includes(const SourceFile& file, const std::set<std::string>& paths);

/// core computes with integers: no floating-point type or number there outside core/bots.
Findings check_floating_point(const SourceFile& file);

}  // namespace ludolog::tidy
