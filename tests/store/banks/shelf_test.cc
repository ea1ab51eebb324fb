// A user's banks as files, whatever somebody has done to them.
#include "store/banks/shelf.h"

#include <fstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>

#include "store/banks/starting_bank.h"
#include "tests/store/fixture.h"

namespace ludolog::banks {
namespace {

using store::StoreError;
using testing::HasSubstr;

class ShelfTest : public testing::Test {
 protected:
  void write(const std::string& name, const std::string& text) const {
    std::ofstream(shelf_.path_of(name), std::ios::binary) << text;
  }
  [[nodiscard]] StoreError refused(const std::string& name) const {
    const auto bank = shelf_.load(name);
    EXPECT_FALSE(bank.has_value()) << name;
    return bank ? StoreError{} : bank.error();
  }
  static std::span<const events::Question> some() {
    return std::span(starting_bank().questions).first(12);
  }
  store::TemporaryFolder folder_;
  Shelf shelf_{folder_.path()};
};

TEST_F(ShelfTest, a_bank_is_kept_listed_and_removed) {
  ASSERT_TRUE(shelf_.save("cells", some()).has_value());
  EXPECT_EQ(shelf_.load("cells")->questions.size(), 12U);
  EXPECT_EQ(*shelf_.names(), std::vector<std::string>{"cells"});
  EXPECT_TRUE(shelf_.remove("cells").has_value());
  EXPECT_FALSE(shelf_.has("cells"));
}

TEST_F(ShelfTest, one_that_was_changed_into_something_else_is_damaged_and_can_be_removed) {
  ASSERT_TRUE(shelf_.save("cells", some()).has_value());
  std::ifstream in(shelf_.path_of("cells"));
  const std::string whole(std::istreambuf_iterator<char>(in), {});
  for (const std::string& text :
       {std::string(), std::string("{}"), std::string("null"), std::string("no JSON"),
        whole.substr(0, whole.size() / 2), std::string("\xFF\xFE\xFF")}) {
    write("cells", text);
    EXPECT_EQ(refused("cells").kind, StoreError::Kind::kDamaged) << text;
  }
  EXPECT_THAT(refused("cells").text, HasSubstr("cells.json"));
  EXPECT_TRUE(shelf_.remove("cells").has_value());
}

TEST_F(ShelfTest, nothing_is_written_through_a_link_or_into_a_pipe) {
  const auto target = folder_.path() / "precious.txt";
  std::ofstream(target) << "mine";
  std::filesystem::create_symlink(target, shelf_.path_of("link"));
  ASSERT_EQ(mkfifo(shelf_.path_of("pipe").c_str(), 0600), 0);
  for (const char* name : {"link", "pipe"}) {
    const auto saved = shelf_.save(name, some());
    ASSERT_FALSE(saved.has_value()) << name;
    EXPECT_EQ(saved.error().kind, StoreError::Kind::kNotAFile);
    EXPECT_TRUE(shelf_.remove(name).has_value()) << name;
  }
  std::ifstream in(target);
  EXPECT_EQ(std::string(std::istreambuf_iterator<char>(in), {}), "mine");
}

TEST_F(ShelfTest, a_file_of_the_starting_banks_name_is_not_listed_beside_it) {
  write("biology", "{}");
  EXPECT_TRUE(shelf_.names()->empty());
  EXPECT_EQ(shelf_.load("biology")->questions.size(), starting_bank().questions.size());
}

}  // namespace
}  // namespace ludolog::banks
