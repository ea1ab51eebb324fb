#include "viewer/model/brief.h"

#include <gtest/gtest.h>

#include "tests/core/given.h"
#include "tests/viewer/model/bot_match.h"
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

// The list has room for about forty letters; before the first turn it is read with names.
TEST(Brief, keeps_a_bioludo_match_within_the_width_of_the_list) {
  const Timeline timeline(tests::bioludo_match(3));
  for (std::uint64_t position = 0; position < timeline.length(); ++position) {
    if (!has_begun(timeline.state_at(position))) continue;
    EXPECT_LE(timeline.brief_at(position).size(), 46U) << timeline.brief_at(position);
  }
}

}  // namespace
}  // namespace ludolog::model
