#include "viewer/model/brief.h"

#include <gtest/gtest.h>

#include "tests/core/given.h"
#include "viewer/model/timeline.h"

namespace ludolog::model {
namespace {

TEST(Brief, says_in_few_words_what_the_sentence_says_at_length) {
  auto game = test::given("C1@10 M1@2");
  const std::uint64_t before = game.stream().version();
  game.rolls(5);
  (void)game.move(0);
  const Timeline timeline(game.stream());
  EXPECT_EQ(timeline.brief_at(before), "Rolls 5");
  EXPECT_EQ(timeline.sentence_at(before + 1),
            "Coral moves token 1 by 5 from square 10 to square 15");
  EXPECT_EQ(timeline.brief_at(before + 1), "Token 1: 10 to 15");
  EXPECT_EQ(timeline.brief_at(before + 2), "Captures 1 of Mint on 15");
  EXPECT_EQ(timeline.brief_at(0), "C" + timeline.sentence_at(0).substr(1))
      << "before the first turn nobody's name stands above";
}

}  // namespace
}  // namespace ludolog::model
