// The project itself, held against every check. When one of these fails, its findings say where.
#include <algorithm>
#include <iostream>
#include <set>

#include <gtest/gtest.h>

#include "tests/tidy/clauses.h"
#include "tests/tidy/hygiene.h"
#include "tests/tidy/includes.h"
#include "tests/tidy/source_tree.h"

namespace ludolog::tidy {
namespace {

const std::vector<SourceFile>& tree() {
  static const std::vector<SourceFile> files = read_tree(LUDOLOG_SOURCE_DIR);
  return files;
}

const SourceFile* file_named(std::string_view path) {
  const auto found = std::ranges::find(tree(), path, &SourceFile::path);
  return found == tree().end() ? nullptr : &*found;
}

void expect_none(const Findings& findings) {
  for (const std::string& finding : findings) ADD_FAILURE() << finding;
}

template <typename Check>
void expect_clean(Check check) {
  for (const SourceFile& file : tree()) expect_none(check(file));
}

TEST(Repository, is_found) {
  for (const char* path : {"CMakeLists.txt", ".ci/run", "core/CMakeLists.txt", "core/state.h",
                           "tools/run", "tests/tidy/repository_test.cc"}) {
    EXPECT_TRUE(file_named(path)) << path;
  }
}

TEST(Repository, includes_follow_the_arrows) {
  std::set<std::string> paths;
  for (const SourceFile& file : tree()) paths.insert(file.path);
  expect_clean([&](const SourceFile& file) { return check_includes(file, paths); });
}

TEST(Repository, core_has_no_floating_point_outside_bots) { expect_clean(check_floating_point); }

TEST(Repository, no_source_is_over_400_lines) { expect_clean(check_size); }

TEST(Repository, headers_say_pragma_once) { expect_clean(check_pragma_once); }

TEST(Repository, whitespace_is_plain) { expect_clean(check_whitespace); }

TEST(Repository, nothing_is_left_undone) { expect_clean(check_leftovers); }

TEST(Repository, nothing_holds_on_one_machine_only) { expect_clean(check_machine); }

TEST(Repository, every_source_is_built) { expect_none(check_listed(tree())); }

TEST(Repository, every_clause_is_applied_and_refused) {
  const SourceFile* rules = file_named("core/RULES.md");
  const SourceFile* list = file_named("tests/tidy/cannot_refuse.txt");
  ASSERT_TRUE(rules) << "core/RULES.md, where the clauses stand, is missing";
  ASSERT_TRUE(list) << "tests/tidy/cannot_refuse.txt is missing";
  std::vector<SourceFile> tests;
  std::ranges::copy_if(tree(), std::back_inserter(tests), [](const SourceFile& file) {
    return is_cpp(file) && is_under(file.path, "tests");
  });
  const ClauseReport report = check_clauses(rules->text, tests, list->text);
  std::cout << summary_of(report);
  expect_none(report.findings);
}

}  // namespace
}  // namespace ludolog::tidy
