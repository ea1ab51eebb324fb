// The folder of a case: four files, no more and no less, and a meta.toml in one form.
#include "tools/cases/golden/case.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tools/cases/golden/script.h"

namespace ludolog::golden {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;

const std::string kName = "classic/900-tried";
const std::string kOther = "brainking/900-tried";  // Every rule set has cases.
const std::string kThird = "bioludo/900-tried";

class GoldenFolder : public testing::Test {
 protected:
  void SetUp() override {
    root_ = fs::path(LUDOLOG_BINARY_DIR) / "golden-scratch" /
            testing::UnitTest::GetInstance()->current_test_info()->name();
    fs::remove_all(root_);
    const auto made = case_of_script(
        kName, "purpose It is tried.\ncreate seats=2 starter=0\ndice declared\nstart\n5\n");
    ASSERT_TRUE(made) << made.error();
    ASSERT_TRUE(save_case(root_, *made));
    const auto other = case_of_script(kOther,
                                      "purpose It is tried.\ncreate rules=brainking 0=human "
                                      "1=human\ndice declared\nstart\n5\n");
    ASSERT_TRUE(other) << other.error();
    ASSERT_TRUE(save_case(root_, *other));
    const auto third = case_of_script(
        kThird,
        "purpose It is tried.\ncreate rules=bioludo seats=2 answers=own_cards\ndice declared\n");
    ASSERT_TRUE(third) << third.error();
    ASSERT_TRUE(save_case(root_, *third));
  }
  void TearDown() override { fs::remove_all(root_); }

  [[nodiscard]] const fs::path& root() const { return root_; }
  [[nodiscard]] fs::path file(std::string_view name) const { return root_ / kName / name; }
  [[nodiscard]] std::string loading_error() const {
    const auto loaded = load_case(root_, kName);
    return loaded ? "" : loaded.error();
  }

 private:
  fs::path root_;
};

TEST_F(GoldenFolder, is_found_and_loaded) {
  const auto names = find_cases(root());
  ASSERT_TRUE(names) << names.error();
  EXPECT_EQ(*names, (std::vector<std::string>{kName, kOther, kThird}));
  EXPECT_EQ(loading_error(), "");
}

TEST_F(GoldenFolder, without_a_file_is_an_error) {
  for (const char* name : {"events.jsonl", "checks.txt", "commands.jsonl", "meta.toml"}) {
    const auto text = read_file(file(name));
    ASSERT_TRUE(text);
    fs::remove(file(name));
    EXPECT_THAT(loading_error(), HasSubstr("there is no such file")) << name;
    ASSERT_TRUE(write_file(file(name), *text));
  }
}

TEST_F(GoldenFolder, with_a_file_too_many_is_an_error) {
  ASSERT_TRUE(write_file(file("events.jsonl.received"), "x\n"));
  EXPECT_THAT(loading_error(), HasSubstr("is no file of a case"));
}

TEST_F(GoldenFolder, beside_what_is_no_case_is_an_error) {
  ASSERT_TRUE(write_file(root() / "classic" / "notes.txt", "x\n"));
  EXPECT_FALSE(find_cases(root()));
}

TEST_F(GoldenFolder, that_is_missing_or_empty_is_an_error) {
  EXPECT_FALSE(find_cases(root() / "nowhere"));
  fs::remove_all(root() / kName);
  fs::remove_all(root() / kOther);
  fs::remove_all(root() / kThird);
  EXPECT_THAT(find_cases(root()).error(), HasSubstr("has no cases"));
}

TEST_F(GoldenFolder, has_a_meta_file_of_one_form) {
  const std::string text = read_file(file("meta.toml")).value_or("");
  const auto meta = parse_meta(text);
  ASSERT_TRUE(meta) << meta.error();
  EXPECT_EQ(meta_text(*meta), text);
  EXPECT_FALSE(parse_meta(text + "more = 1\n"));
  EXPECT_FALSE(parse_meta("# a remark\n" + text));
  EXPECT_FALSE(parse_meta(text.substr(text.find('\n') + 1)));
  const auto with = [&](const std::string& from, const std::string& to) {
    std::string changed = text;
    changed.replace(changed.find(from), from.size(), to);
    return parse_meta(changed);
  };
  EXPECT_THAT(with("\"living\"", "\"dead\"").error(), HasSubstr("meta.toml:4: "));
  EXPECT_FALSE(with("rules_version = 1", "rules_version = \"1\""));
  EXPECT_FALSE(with("It is tried.", ""));
  EXPECT_FALSE(with("applies = []", "applies = [CL-1]"));
  ASSERT_TRUE(with("applies = []", "applies = [\"CL-1\", \"CL-2\"]"));
}

}  // namespace
}  // namespace ludolog::golden
