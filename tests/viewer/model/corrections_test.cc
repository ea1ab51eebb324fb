#include "viewer/model/corrections.h"

#include <gtest/gtest.h>

#include "tests/core/bioludo.h"
#include "viewer/model/timeline.h"

namespace ludolog::model {
namespace {

using test::drawn;

/// Coral's Sniper on 7 attacks Mint's Assaulter, answers B three times, and fails at 60 of 100.
struct Duel {
  std::vector<std::uint32_t> asked;
  std::uint64_t outcome = 0;
  Stream stream;
};
Duel lost_duel() {
  Stream stream = test::bioludo_given("CS@3 CH@20 MA@-1", {.options = "answers=checked"}).stream();
  stream.append(PoolFixed{100, {7}}, true);
  test::Game game(std::move(stream));
  game.rolls(4).did(test::forwards(0, test::kS, 4));
  Duel duel;
  for (std::uint16_t left = 100; left > 97; --left) {
    game.did(drawn(game, left, 1)).did(AskQuestion{3, 1, {9}});
    duel.asked.push_back(static_cast<std::uint32_t>(game.stream().version() - 1));
    game.did(AnswerQuestion{0, 2});
  }
  duel.outcome = game.stream().version();
  game.did(drawn(game, 100, 60));
  for (std::size_t i = 0; i < 2; ++i) game.did(CorrectKey{{duel.asked[i], 2, {}}});
  duel.stream = game.stream();
  return duel;
}

TEST(Corrections, are_notes_to_what_they_concern) {
  const Duel duel = lost_duel();
  const Timeline timeline(duel.stream);
  const Corrections& corrections = timeline.corrections();
  EXPECT_EQ(corrections.note(duel.asked[0]), "its key was corrected to B");
  EXPECT_EQ(corrections.note(duel.asked[0] + 1),
            "by the corrected key: Coral answers B, which is right");
  EXPECT_EQ(corrections.note(duel.asked[2]), "");
  EXPECT_EQ(
      corrections.note(duel.outcome),
      "by the corrected key: 2 of 3 right make a chance of 75 %: 60 is drawn, success; "
      "by the corrected key besides: Coral's Sniper knocks out Mint's Assaulter on square 12");
  EXPECT_TRUE(timeline.sentence_at(duel.outcome).ends_with("on square 12)"));
}

TEST(Corrections, are_signs_on_the_timeline) {
  const Duel duel = lost_duel();
  const Timeline timeline(duel.stream);
  std::vector<std::uint64_t> signs;
  for (const KeyMoment& moment : timeline.key_moments())
    if (moment.moment == Moment::kCorrected) signs.push_back(moment.position);
  EXPECT_EQ(signs, (std::vector<std::uint64_t>{
                       duel.asked[0], duel.asked[0] + 1, duel.asked[1], duel.asked[1] + 1,
                       duel.outcome, duel.stream.version() - 2, duel.stream.version() - 1}));
}

TEST(Corrections, of_a_match_without_any_say_nothing) {
  const Timeline timeline(test::given("C1@10").rolls(3).stream());
  EXPECT_TRUE(timeline.corrections().empty());
}

}  // namespace
}  // namespace ludolog::model
