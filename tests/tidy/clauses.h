// Rule clauses and their tests: every clause of core/RULES.md has a test that applies it and one
// that refuses what it forbids, named by the clause's id.
//
//   | CL-7 | ...                       a row of core/RULES.md states the clause
//   TEST(CL_7, applies_blocks)         it is applied
//   TEST(CL_7, refuses_own_square)     it refuses (TEST_F, TEST_P and RC_GTEST_PROP do as well)
//   CL-5: reason                       a line of cannot_refuse.txt: it forbids nothing
#pragma once

#include <map>
#include <set>
#include <string>

#include "tests/tidy/source_tree.h"

namespace ludolog::tidy {

/// A test suite may go on after the id, as in CL_7_blocks.
struct ClauseTests {
  std::set<std::string> applied;
  std::set<std::string> refused;
};

struct ClauseReport {
  std::set<std::string> clauses;
  ClauseTests tests;
  std::map<std::string, std::string> cannot_refuse;  // id to reason
  Findings findings;
};

/// `rules` is core/RULES.md, `tests` the sources to look for tests in, `cannot_refuse` the list.
ClauseReport check_clauses(std::string_view rules, const std::vector<SourceFile>& tests,
                           std::string_view cannot_refuse);

/// The clauses, how many are tested which way, and those that cannot refuse with their reasons.
std::string summary_of(const ClauseReport& report);

}  // namespace ludolog::tidy
