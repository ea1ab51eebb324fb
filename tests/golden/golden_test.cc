// Every golden case, held against the program; and every case spoilt, to see that the comparisons
// would notice.
#include <algorithm>
#include <cstdlib>

#include <gtest/gtest.h>

#include "tests/golden/mutate.h"
#include "tools/cases/golden/accept.h"
#include "tools/cases/golden/compare.h"
#include "tools/cases/golden/explain.h"

namespace ludolog::golden {
namespace {

namespace fs = std::filesystem;

const fs::path kRoot = fs::path(LUDOLOG_SOURCE_DIR) / "tests/golden";

const std::vector<std::string>& names() {
  static const std::vector<std::string> found =
      find_cases(kRoot).value_or(std::vector<std::string>{});
  return found;
}

std::string test_name(const testing::TestParamInfo<std::string>& info) {
  std::string name = info.param;
  std::ranges::replace_if(
      name, [](char c) { return c == '/' || c == '-'; }, '_');
  return name;
}

class Golden : public testing::TestWithParam<std::string> {
 protected:
  void SetUp() override {
    auto loaded = load_case(kRoot, GetParam());
    ASSERT_TRUE(loaded) << loaded.error();
    golden_ = std::move(*loaded);
  }
  [[nodiscard]] const Case& golden() const { return golden_; }

 private:
  Case golden_;
};

/// Keeps what the program makes of the case now, beside the build, and says what differs.
void tell(const Case& golden, const Report& report) {
  const auto now = record(golden);
  if (!now) ADD_FAILURE() << golden.name << "/" << now.error();
  for (const Divergence& divergence : report.divergences)
    ADD_FAILURE() << explain(golden, now ? *now : Case{}, divergence)
                  << "If this is meant: build/<preset>/bin/ludolog-golden review " << golden.name;
  if (!now) return;
  const auto kept = write_received(fs::path(LUDOLOG_BINARY_DIR) / "golden-received", golden, *now);
  EXPECT_TRUE(kept) << kept.error();
}

TEST_P(Golden, stands) {
  Report report;
  compare_decide(golden(), report);
  compare_fold(golden(), report);
  const fs::path scratch =
      fs::path(LUDOLOG_BINARY_DIR) / "golden-scratch" / fs::path(GetParam());
  compare_equivalences(golden(), scratch, report);
  if (!report.divergences.empty()) return tell(golden(), report);

  const std::uint64_t events = count_events(golden().events);
  EXPECT_GT(events, 0U);
  EXPECT_GE(report.count(Comparison::kDecide), events);
  EXPECT_GE(report.count(Comparison::kForm), events);
  EXPECT_GT(report.count(Comparison::kFold), 0U);
  EXPECT_GT(report.count(Comparison::kOptions), 0U);
  EXPECT_GE(report.count(Comparison::kEquivalences), 2 * events);
  EXPECT_EQ(report.count(Comparison::kRefusals) > 0, !golden().meta.refuses.empty());
}

const Divergence* first_of(const Report& report, Comparison comparison) {
  const auto found = std::ranges::find(report.divergences, comparison, &Divergence::comparison);
  return found == report.divergences.end() ? nullptr : &*found;
}

TEST_P(Golden, would_notice_a_change) {
  const auto mutants = mutants_of(golden());
  EXPECT_GE(mutants.size(), 8U);
  for (const Mutant& mutant : mutants) {
    Report report;
    if (mutant.comparison == Comparison::kForm)
      compare_fold(mutant.golden, report);
    else
      compare_decide(mutant.golden, report);
    const Divergence* found = first_of(report, mutant.comparison);
    ASSERT_NE(found, nullptr) << mutant.what;
    EXPECT_EQ(found->position, mutant.position) << mutant.what;
    if (mutant.what.find("checks altered") == std::string::npos) continue;
    Report folded;
    compare_fold(mutant.golden, folded);
    found = first_of(folded, mutant.comparison);
    ASSERT_NE(found, nullptr) << "folding: " << mutant.what;
    EXPECT_EQ(found->position, mutant.position) << "folding: " << mutant.what;
  }
}

INSTANTIATE_TEST_SUITE_P(Cases, Golden, testing::ValuesIn(names()), test_name);

TEST(GoldenCases, are_there_and_nothing_else_is) {
  const auto found = find_cases(kRoot);
  ASSERT_TRUE(found) << found.error();
  EXPECT_FALSE(found->empty());
}

TEST(GoldenCases, are_short_enough_to_read) {
  constexpr std::size_t kMostBytes = 64 * 1024;
  for (const std::string& name : names()) {
    // Whole matches that bots play are longer, and there are few of them.
    if (name.find("-full-match") != std::string::npos) continue;
    const auto golden = load_case(kRoot, name);
    ASSERT_TRUE(golden) << golden.error();
    EXPECT_LE(golden->events.size(), kMostBytes) << name;
  }
  EXPECT_LE(std::ranges::count_if(names(),
                                  [](const std::string& name) {
                                    return name.find("-full-match") != std::string::npos;
                                  }),
            7);
}

}  // namespace
}  // namespace ludolog::golden
