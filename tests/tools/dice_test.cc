// The dice as evidence: every throw of a match, and the spread of many.
#include "tools/cases/dice_stats.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "tests/tools/program.h"

namespace ludolog::tests {
namespace {

using cases::Faces;
using nlohmann::json;
using testing::AllOf;
using testing::DoubleNear;
using testing::HasSubstr;
using testing::Not;

// Values of published tables: 5 degrees of freedom.
TEST(ChiSquare, has_the_chances_that_tables_give) {
  EXPECT_DOUBLE_EQ(cases::chance_of_chi_square(0), 1);
  EXPECT_THAT(cases::chance_of_chi_square(4.351), DoubleNear(0.5, 0.0005));
  EXPECT_THAT(cases::chance_of_chi_square(11.070), DoubleNear(0.05, 0.00005));
  EXPECT_THAT(cases::chance_of_chi_square(15.086), DoubleNear(0.01, 0.00001));
  EXPECT_THAT(cases::chance_of_chi_square(20.515), DoubleNear(0.001, 0.000001));
}

TEST(ChiSquare, of_faces_is_the_distance_from_even_ones) {
  EXPECT_DOUBLE_EQ(Faces{}.chi_square(), 0);
  EXPECT_DOUBLE_EQ((Faces{{10, 10, 10, 10, 10, 10}}.chi_square()), 0);
  EXPECT_DOUBLE_EQ((Faces{{5, 8, 9, 8, 10, 20}}.chi_square()), 13.4);
}

const std::vector<std::string> kPlayed{"play",         "--rules", "classic",      "--seat",
                                       "0=bot:greedy", "--seat",  "2=bot:greedy", "--seed"};

std::vector<std::string> with_seed(const std::string& seed) {
  auto words = kPlayed;
  words.push_back(seed);
  return words;
}

TEST(Dice, of_a_match_are_listed_with_their_bytes) {
  const Home home;
  ASSERT_EQ(home.run(with_seed("1")).exit, 0);
  const Ran ran = home.run({"dice", "@last"});
  EXPECT_EQ(ran.exit, 0) << ran.err;
  // FORMAT.md: for the seed 1 the stream begins 17 ac 03 f8, the throws 6 5 4 3.
  EXPECT_THAT(ran.out,
              AllOf(HasSubstr("from a given seed"), HasSubstr("17 = 23, mod 6 + 1 = 6"),
                    HasSubstr("ac = 172, mod 6 + 1 = 5"), HasSubstr("03 = 3, mod 6 + 1 = 4")));
  const json dice = json::parse(home.run({"dice", "@last", "--json"}).out);
  EXPECT_GT(dice["draws"], 100);
  EXPECT_EQ(dice["derived"], dice["draws"]);
  EXPECT_EQ(dice["list"].size(), dice["draws"]);
  EXPECT_THAT(ran.out, HasSubstr("re-derived: " + dice["draws"].dump() + " of " +
                                 dice["draws"].dump() + "\n"));
}

TEST(Dice, of_a_running_match_are_sealed) {
  const Home home;
  ASSERT_EQ(
      home.run({"play", "--rules", "classic", "--seat", "0=human", "--seat", "2=human"}, "r\n")
          .exit,
      0);
  const Ran ran = home.run({"dice", "@last"});
  EXPECT_EQ(ran.exit, 0);
  EXPECT_THAT(ran.out, AllOf(HasSubstr("not revealed"), HasSubstr("sealed until the end"),
                             Not(HasSubstr("mod 6"))));
}

TEST(Dice, that_people_threw_are_said_to_be_declared) {
  const Home home;
  const Ran played = home.run(
      {"play", "--rules", "classic", "--declared", "--seat", "0=human", "--seat", "2=human"},
      "3\n4\n5\n");
  ASSERT_EQ(played.exit, 0) << played.err;
  EXPECT_THAT(home.run({"dice", "@last"}).out,
              AllOf(HasSubstr("declared: thrown by hand and typed in"), HasSubstr("typed in"),
                    HasSubstr("which nothing can prove")));
  EXPECT_THAT(home.run({"dice", "--all"}).out, HasSubstr("too few to say anything"));
}

TEST(Dice, of_a_library_are_told_as_sample_spread_and_verdict) {
  const Home home;
  for (const std::string seed : {"1", "2", "3"}) ASSERT_EQ(home.run(with_seed(seed)).exit, 0);
  const Ran ran = home.run({"dice", "--all"});
  EXPECT_EQ(ran.exit, 0) << ran.err;
  const auto sample = ran.out.find("sample ");
  const auto spread = ran.out.find("spread ");
  const auto verdict = ran.out.find("verdict ");
  EXPECT_TRUE(sample < spread && spread < verdict && verdict != std::string::npos) << ran.out;
  EXPECT_THAT(ran.out, AllOf(HasSubstr("as even dice fall"), HasSubstr("3 matches")));
  const json stats = json::parse(home.run({"dice", "--all", "--json"}).out);
  std::uint64_t throws = 0;
  for (const json& count : stats["six_sided"]["given"]["faces"])
    throws += count.get<std::uint64_t>();
  EXPECT_EQ(throws, stats["six_sided"]["given"]["throws"]);
  EXPECT_EQ(throws, stats["dice"]["derived"]);
  EXPECT_EQ(home.run({"dice"}).exit, 2);
  EXPECT_EQ(home.run({"dice", "--all", "@last"}).exit, 2);
}

}  // namespace
}  // namespace ludolog::tests
