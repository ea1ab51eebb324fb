// The clause check, fed with wrong rules, tests and lists.
#include "tests/tidy/clauses.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace ludolog::tidy {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

const std::string kRules =
    "# Rules\n\n| id | rule |\n|---|---|\n| CL-1 | Entering. |\n| CL-12 | A 6. |\n";
const std::string kTests =
    "TEST(CL_1, applies_x) {}\nTEST_F(CL_1_yard, refuses_y) {}\n"
    "RC_GTEST_PROP(CL_12, applies_z, (int a)) {}\n";
const std::string kList = "# which and why\n\nCL-12: it only gives\n";

Findings findings_of(const std::string& rules, const std::string& tests, const std::string& list) {
  return check_clauses(rules, {{"tests/a.cc", tests}}, list).findings;
}

TEST(Clauses, each_applied_and_refused_or_excused) {
  const ClauseReport report = check_clauses(kRules, {{"tests/a.cc", kTests}}, kList);
  EXPECT_THAT(report.findings, IsEmpty());
  EXPECT_THAT(report.clauses, ElementsAre("CL-1", "CL-12"));
  EXPECT_EQ(summary_of(report),
            "2 clauses, 2 applied by a test, 1 refused by one, 1 that cannot refuse:\n"
            "  CL-12: it only gives\n");
}

TEST(Clauses, without_a_test_are_findings) {
  EXPECT_THAT(findings_of(kRules, "TEST(CL_1, refuses_y) {}\nTEST(CL_12, applies_z) {}\n", kList),
              ElementsAre("CL-1: no TEST(CL_1, applies_...)"));
  EXPECT_THAT(findings_of(kRules, kTests, ""), ElementsAre(HasSubstr("no TEST(CL_12, refuses_")));
}

TEST(Clauses, a_test_in_a_comment_or_a_string_does_not_count) {
  EXPECT_THAT(findings_of("| TB-1 | x |\n", "// TEST(TB_1, applies_x) {}\n", "TB-1: why\n"),
              ElementsAre(HasSubstr("applies_")));
  EXPECT_THAT(findings_of("| TB-1 | x |\n", "f(\"TEST(TB_1, applies_x)\");\n", "TB-1: why\n"),
              ElementsAre(HasSubstr("applies_")));
}

TEST(Clauses, a_test_of_no_clause_or_of_no_kind_is_a_finding) {
  EXPECT_THAT(findings_of(kRules, kTests + "TEST(CL_2, applies_x) {}\n", kList),
              ElementsAre("tests/a.cc:4: no clause CL-2"));
  EXPECT_THAT(findings_of(kRules, kTests + "TEST(CL_1, enters) {}\n", kList),
              ElementsAre(HasSubstr("neither applies nor refuses")));
  EXPECT_THAT(findings_of(kRules, kTests + "TEST(Board, enters) {}\n", kList), IsEmpty());
}

TEST(Clauses, an_excuse_that_is_not_true_is_a_finding) {
  EXPECT_THAT(findings_of(kRules, kTests + "TEST(CL_12, refuses_x) {}\n", kList),
              ElementsAre(HasSubstr("CL-12 does refuse")));
  EXPECT_THAT(findings_of(kRules, kTests, kList + "CL-9: gone\n"),
              ElementsAre("cannot_refuse.txt: no clause CL-9"));
  EXPECT_THAT(findings_of(kRules, kTests, kList + "CL-12: again\n"),
              ElementsAre(HasSubstr("twice")));
  EXPECT_THAT(findings_of(kRules, kTests, kList + "CL-9:\n"),
              ElementsAre(HasSubstr("not `ID: reason`")));
}

TEST(Clauses, rules_without_a_clause_or_with_one_twice_are_findings) {
  EXPECT_THAT(findings_of("", "", ""), ElementsAre(HasSubstr("states no clause")));
  EXPECT_THAT(findings_of(kRules + "| CL-1 | Again. |\n", kTests, kList),
              ElementsAre("core/RULES.md: states CL-1 twice"));
}

}  // namespace
}  // namespace ludolog::tidy
