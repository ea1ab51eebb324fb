// Making cases anew: only on purpose, and not what is frozen or shrinks.
#include "tools/cases/golden/accept.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tools/cases/golden/compare.h"
#include "tools/cases/golden/explain.h"
#include "tools/cases/golden/script.h"

namespace ludolog::golden {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;

Case tried() {
  auto made = case_of_script("classic/900-tried",
                             "purpose It is tried.\ncreate seats=2 starter=0\ndice declared\n"
                             "start\n6 m0 !m1 5 m0 idle 4 m0\n");
  EXPECT_TRUE(made) << made.error();
  return *made;
}

/// The same with another 5 in the events, as if the rules had changed.
Case outdated() {
  Case golden = tried();
  const auto at = golden.events.find("\"number\":5");
  golden.events[at + 9] = '4';
  return golden;
}

TEST(GoldenAccept, writes_nothing_where_ci_runs_it) {
  EXPECT_FALSE(is_unattended(nullptr));
  for (const char* no : {"", "0", "false", "no", "off"}) EXPECT_FALSE(is_unattended(no)) << no;
  for (const char* yes : {"1", "true", "yes", "woodpecker"}) EXPECT_TRUE(is_unattended(yes)) << yes;
}

TEST(GoldenAccept, takes_a_case_that_still_shows_what_it_is_for) {
  EXPECT_TRUE(may_accept(outdated(), tried()));
}

TEST(GoldenAccept, leaves_frozen_cases_alone) {
  Case golden = outdated();
  golden.meta.kind = CaseClass::kFrozen;
  EXPECT_THAT(may_accept(golden, tried()).error(), HasSubstr("is frozen"));
}

TEST(GoldenAccept, refuses_a_case_that_shrinks_by_a_fifth) {
  const Case golden = tried();
  Case now = golden;
  const auto lines = lines_of(golden.events);
  now.events.clear();
  for (std::size_t i = 0; i < lines.size() * 4 / 5; ++i) now.events += std::string(lines[i]) + "\n";
  EXPECT_THAT(may_accept(golden, now).error(), HasSubstr("shrinks"));
  now = golden;
  now.checks = golden.checks.substr(0, golden.checks.size() / 2);
  EXPECT_THAT(may_accept(golden, now).error(), HasSubstr("shrinks"));
}

TEST(GoldenAccept, refuses_a_case_that_loses_its_refusal) {
  Case now = tried();
  now.meta.refuses.clear();
  EXPECT_THAT(may_accept(tried(), now).error(), HasSubstr("nothing is refused by TB-1"));
}

TEST(GoldenAccept, writes_the_case_or_leaves_it) {
  const fs::path root = fs::path(LUDOLOG_BINARY_DIR) / "golden-scratch" / "accepting";
  fs::remove_all(root);
  ASSERT_TRUE(save_case(root, outdated()));
  const auto received = write_received(root / "beside", outdated(), tried());
  ASSERT_TRUE(received && *received);
  EXPECT_EQ(read_file(root / "beside/classic/900-tried/events.jsonl.received").value_or(""),
            tried().events);
  EXPECT_FALSE(fs::exists(root / "beside/classic/900-tried/checks.txt.received"));

  const auto accepted = accept_case(root, "classic/900-tried");
  ASSERT_TRUE(accepted) << accepted.error();
  EXPECT_TRUE(*accepted);
  EXPECT_EQ(load_case(root, "classic/900-tried")->events, tried().events);
  EXPECT_FALSE(accept_case(root, "classic/900-tried").value_or(true));
  fs::remove_all(root);
}

TEST(GoldenExplain, names_the_position_the_field_and_the_boards) {
  Report report;
  compare_decide(outdated(), report);
  ASSERT_FALSE(report.divergences.empty());
  const Divergence& divergence = report.divergences.front();
  EXPECT_EQ(divergence.comparison, Comparison::kDecide);
  const std::string text = explain(outdated(), tried(), divergence);
  EXPECT_THAT(text, HasSubstr("decide differs at position " + std::to_string(divergence.position)));
  EXPECT_THAT(text, HasSubstr("field data.number: 4 -> 5"));
  EXPECT_THAT(text, HasSubstr("board before:"));
  EXPECT_THAT(text, HasSubstr("later events that differ: 0"));
}

TEST(GoldenExplain, names_the_type_before_its_fields_and_digests_last) {
  EXPECT_EQ(first_difference(R"({"digest":"a","type":"x"})", R"({"digest":"b","type":"y"})"),
            "type: x -> y");
  EXPECT_EQ(first_difference(R"({"digest":"a"})", R"({"digest":"b"})"), "digest: a -> b");
  EXPECT_EQ(first_difference(R"({"data":{"to":1}})", R"({"data":{}})"), "data.to: 1 -> nothing");
  EXPECT_EQ(first_difference("{}", "{}"), "");
}

}  // namespace
}  // namespace ludolog::golden
