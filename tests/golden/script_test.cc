// Making a case from a script, and what a script cannot say.
#include "tools/cases/golden/script.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tools/cases/golden/ask.h"
#include "tools/cases/golden/checks.h"

namespace ludolog::golden {
namespace {

using testing::HasSubstr;

const std::string kBegin = "purpose It is tried.\ncreate seats=2 starter=0\ndice declared\nstart\n";

std::string error_of(const std::string& script) {
  const auto made = case_of_script("classic/900-tried", script);
  return made ? "" : made.error();
}

TEST(GoldenScript, records_what_it_plays) {
  const auto made = case_of_script("classic/900-tried", kBegin + "6 m0 !2:5 5 m0\n");
  ASSERT_TRUE(made) << made.error();
  EXPECT_THAT(made->commands, HasSubstr("{\"roll\":{\"seat\":0,\"value\":6}}\n"));
  EXPECT_THAT(made->commands, HasSubstr("{\"roll\":{\"seat\":2,\"value\":5},\"refused\":"
                                        "{\"clause\":\"CL-2\",\"why\":\"not_your_turn\"}}\n"));
  EXPECT_THAT(made->events, HasSubstr("\"type\":\"TokenMoved\""));
  EXPECT_THAT(made->checks, HasSubstr(" turn 2 round 1 seat 2 | C 5,yard,yard,yard | A yard"));
  EXPECT_EQ(made->meta.refuses, std::vector<std::string>{"CL-2"});
  const auto again = record(*made);
  ASSERT_TRUE(again) << again.error();
  EXPECT_EQ(again->events, made->events);
  EXPECT_EQ(again->commands, made->commands);
}

TEST(GoldenScript, says_where_it_is_wrong) {
  EXPECT_THAT(error_of(kBegin + "5\n2:m0\n"), HasSubstr("line 6: 2:m0: "));
  EXPECT_THAT(error_of(kBegin + "!6\n"), HasSubstr("was accepted"));
  EXPECT_THAT(error_of(kBegin + "7\n"), HasSubstr("was refused: TB-4"));
  EXPECT_THAT(error_of(kBegin + "jump\n"), HasSubstr("is no statement"));
  EXPECT_THAT(error_of("create seats=2 nothing=on\n"), HasSubstr("no option nothing"));
  EXPECT_THAT(error_of("{\"roll\":{\"seat\": 0}}\n"), HasSubstr("expected"));
}

TEST(GoldenScript, throws_what_the_seed_gives) {
  const std::string begin = "create seats=2 starter=0\ndice seed 1\nstart\n";
  const auto made = case_of_script("classic/900-tried", begin + "roll\n");
  ASSERT_TRUE(made) << made.error();
  EXPECT_THAT(error_of(begin + "1\n") + error_of(begin + "2\n"), HasSubstr("the seed throws"));
}

TEST(GoldenAsk, has_one_form) {
  const std::string line = R"({"move":{"seat":0,"token":1},"refused":)"
                           R"({"clause":"CL-7","why":"own_token"}})";
  const auto ask = parse_ask(line);
  ASSERT_TRUE(ask) << ask.error();
  EXPECT_EQ(ask_line(*ask), line);
  EXPECT_FALSE(parse_ask(" " + line));
  EXPECT_FALSE(parse_ask(R"({"move":{"seat":0,"token":1},"refused":{"clause":"CL-7"}})"));
  EXPECT_FALSE(parse_ask(R"({"move":{"seat":0},"refused":{"clause":"CL-7","why":"bad luck"}})"));
  EXPECT_FALSE(parse_ask("{}"));
  EXPECT_FALSE(parse_asks(line));
  EXPECT_TRUE(parse_asks(line + "\n"));
}

TEST(GoldenChecks, are_read_or_refused) {
  EXPECT_TRUE(parse_check("17 legal 8 00 | roll by 0"));
  EXPECT_TRUE(parse_check("17 end abandoned places"));
  EXPECT_FALSE(parse_check("17"));
  EXPECT_FALSE(parse_check("017 legal 8 00"));
  EXPECT_FALSE(parse_check("x legal 8 00"));
  EXPECT_FALSE(parse_check("17 guess 8 00"));
}

}  // namespace
}  // namespace ludolog::golden
