// A match that is followed while another program plays it.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/tools/program.h"

namespace ludolog::tests {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;

class Following : public testing::Test {
 protected:
  /// A match that waits for its first throw.
  void SetUp() override {
    const Ran begun =
        home_.run({"play", "--rules", "classic", "--seat", "0=human:Ada", "--seat", "2=human:Ben"});
    ASSERT_EQ(begun.exit, 0) << begun.err;
  }
  [[nodiscard]] Ran bash(const std::string& script) const {
    return home_.run_program("bash", {"-c", script, LUDOLOG_PROGRAM});
  }
  Home home_;
};

TEST_F(Following, shows_every_event_as_it_comes_and_ends_with_the_match) {
  const Ran followed = bash(
      "(sleep 0.5; printf 'r\\nr\\n' | $0 play @last; sleep 0.3; printf 'resign\\ny\\n' | $0 play "
      "@last)"
      " >/dev/null 2>&1 & $0 follow @last --from 0 --json; wait");
  EXPECT_EQ(followed.exit, 0) << followed.err;
  EXPECT_EQ(followed.out, home_.run({"events", "@last", "--json"}).out);
  EXPECT_THAT(followed.out, HasSubstr("ChanceRevealed"));
}

TEST_F(Following, begins_with_the_last_ten_in_words) {
  ASSERT_EQ(home_.run({"abandon", "@last"}).exit, 0);
  const Ran followed = home_.run({"follow", "@last"});
  EXPECT_EQ(followed.exit, 0);
  const std::string all = home_.run({"events", "@last"}).out;
  EXPECT_THAT(all, testing::EndsWith(followed.out));
  EXPECT_THAT(followed.out, testing::Not(IsEmpty()));
  EXPECT_THAT(home_.run({"follow", "@last", "--from", "100000"}).out, IsEmpty());
}

TEST_F(Following, ten_see_the_same) {
  const Ran followed = bash(
      "for i in 0 1 2 3 4 5 6 7 8 9; do $0 follow @last --from 0 --json >$i.jsonl & done; "
      "sleep 1; printf 'r\\nr\\nresign\\ny\\n' | $0 play @last >/dev/null 2>&1; wait");
  EXPECT_EQ(followed.exit, 0) << followed.err;
  const std::string all = home_.run({"events", "@last", "--json"}).out;
  for (int i = 0; i < 10; ++i)
    EXPECT_EQ(read_file(home_.folder() / (std::to_string(i) + ".jsonl")), all) << i;
}

TEST_F(Following, is_of_matches_of_the_library) {
  ASSERT_EQ(home_.run({"export", "@last", "--format", "match", "-o", "m.ludolog-match"}).exit, 0);
  const Ran file = home_.run({"follow", "m.ludolog-match"});
  EXPECT_EQ(file.exit, 2);
  EXPECT_THAT(file.err, HasSubstr("only a match of the library can be followed"));
  EXPECT_EQ(home_.run({"follow", "0123456789"}).exit, 2);
}

}  // namespace
}  // namespace ludolog::tests
