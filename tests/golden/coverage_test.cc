// The coverage gate over the project's own cases, and the gate itself, fed with too little.
#include "tests/golden/coverage.h"

#include <algorithm>
#include <iostream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tools/cases/golden/script.h"

namespace ludolog::golden {
namespace {

namespace fs = std::filesystem;
using testing::Contains;
using testing::HasSubstr;
using testing::IsEmpty;

std::string text_of(const fs::path& path) {
  auto text = read_file(fs::path(LUDOLOG_SOURCE_DIR) / path);
  EXPECT_TRUE(text) << text.error();
  return text.value_or("");
}

std::vector<CoveredCase> all_cases() {
  const fs::path root = fs::path(LUDOLOG_SOURCE_DIR) / "tests/golden";
  std::vector<CoveredCase> cases;
  for (const std::string& name : find_cases(root).value_or(std::vector<std::string>{})) {
    auto golden = load_case(root, name);
    if (!golden) {
      ADD_FAILURE() << golden.error();
      continue;
    }
    auto evidence = evidence_of(*golden);
    if (!evidence) {
      ADD_FAILURE() << name << ": " << evidence.error();
      continue;
    }
    cases.push_back({std::move(*golden), std::move(*evidence)});
  }
  return cases;
}

TEST(GoldenCoverage, is_complete) {
  const auto cases = all_cases();
  ASSERT_FALSE(cases.empty());
  const Coverage coverage =
      coverage_of(cases, text_of("core/RULES.md"), text_of("tests/golden/exceptions.txt"));
  std::cout << cases.size() << " cases, " << coverage.wanted << " things to show, "
            << coverage.missing.size() << " missing\n";
  EXPECT_GT(coverage.wanted, 100U);
  for (const std::string& missing : coverage.missing) ADD_FAILURE() << missing;
}

CoveredCase a_match(const std::string& applies) {
  auto made = case_of_script("classic/900-tried",
                             "purpose It is tried.\napplies " + applies +
                                 "\ncreate seats=2 starter=0\ndice declared\nstart\n6 m0 !m1\n");
  EXPECT_TRUE(made) << made.error();
  auto evidence = evidence_of(*made);
  EXPECT_TRUE(evidence) << evidence.error();
  return {std::move(*made), std::move(*evidence)};
}

TEST(GoldenCoverage, names_what_no_case_shows) {
  const std::vector cases{a_match("CL-3")};
  const Coverage coverage = coverage_of(cases, "| CL-3 | a |\n| CL-4 | b |\n", "");
  EXPECT_THAT(coverage.missing, Contains("no case shows: applied CL-4"));
  EXPECT_THAT(coverage.missing, Contains("no case shows: end abandoned"));
  EXPECT_THAT(coverage.missing, Contains("no case shows: type TokenMoved"));
  EXPECT_THAT(coverage.missing, Contains("no case shows: option blocks=on"));
  EXPECT_THAT(coverage.missing, testing::Not(Contains("no case shows: applied CL-3")));
}

TEST(GoldenCoverage, believes_no_claim) {
  const std::vector cases{a_match("CL-9")};
  EXPECT_THAT(coverage_of(cases, "", "").missing,
              Contains("classic/900-tried says that it applies CL-9, and does not"));
}

TEST(GoldenCoverage, wants_exceptions_that_are_true_and_have_a_reason) {
  const std::vector cases{a_match("CL-3")};
  const Coverage coverage =
      coverage_of(cases, "| CL-3 | a |\n",
                  "applied CL-3: shown\nend turn_limit:\nend never: unknown\nrefused CL-3: fine\n");
  EXPECT_THAT(coverage.missing, Contains("an exception from what is shown: applied CL-3"));
  EXPECT_THAT(coverage.missing, Contains(HasSubstr("without a reason")));
  EXPECT_THAT(coverage.missing, Contains(HasSubstr("nobody wants: end never")));
  EXPECT_THAT(coverage.missing, testing::Not(Contains("no case shows: refused CL-3")));
}

}  // namespace
}  // namespace ludolog::golden
