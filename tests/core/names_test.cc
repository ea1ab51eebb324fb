// Words: each means one thing, and what is written is read again.
#include <set>

#include <gtest/gtest.h>

#include "core/clause.h"
#include "core/rejection.h"
#include "core/rules/rule_set.h"

namespace ludolog::test {
namespace {

static_assert(sizeof(Event) <= 48);
static_assert(std::is_trivially_copyable_v<State>);

template <class E>
class NamesOf : public testing::Test {};
using Enumerations = testing::Types<RuleSetId, RollReason, TurnEnd, PlaceReason, EndReason, Awaited,
                                    Player, ChanceOrigin, Refusal>;
TYPED_TEST_SUITE(NamesOf, Enumerations);

TYPED_TEST(NamesOf, are_unique_and_found_again) {
  std::set<std::string_view> seen;
  for (std::size_t i = 0; i < Names<TypeParam>::value.size(); ++i) {
    const auto value = static_cast<TypeParam>(i);
    EXPECT_FALSE(name_of(value).empty());
    EXPECT_TRUE(seen.insert(name_of(value)).second) << name_of(value);
    EXPECT_EQ(named<TypeParam>(name_of(value)), value);
  }
  EXPECT_FALSE(named<TypeParam>("no such word"));
}

TEST(Options, are_sorted_unique_and_found_by_their_words) {
  const RuleSet& rules = rule_set(RuleSetId::kClassic);
  ASSERT_LE(rules.options.size(), kMaxOptions);
  for (std::size_t i = 0; i < rules.options.size(); ++i) {
    const OptionSpec& option = rules.options[i];
    if (i > 0) {
      EXPECT_LT(rules.options[i - 1].key, option.key);
    }
    EXPECT_EQ(find_option(rules, option.key), i);
    EXPECT_FALSE(option.summary.empty());
    std::set<std::string_view> words;
    for (std::size_t word = 0; word < option.values.size(); ++word) {
      EXPECT_TRUE(words.insert(option.values[word]).second);
      EXPECT_EQ(find_value(option, option.values[word]), word);
    }
    EXPECT_FALSE(find_value(option, "no such word"));
    EXPECT_EQ(default_options(rules)[i], option.default_value);
  }
  EXPECT_FALSE(find_option(rules, "no such option"));
}

TEST(Options, of_classic_have_these_words_and_defaults) {
  const RuleSet& rules = rule_set(RuleSetId::kClassic);
  std::string text;
  for (const OptionSpec& option : rules.options) {
    text += option.key;
    for (std::size_t word = 0; word < option.values.size(); ++word)
      text += (word == option.default_value ? " *" : " ") + std::string(option.values[word]);
    text += "\n";
  }
  EXPECT_EQ(text,
            "blocks *off on\n"
            "capture_before_home *off on\n"
            "capture_bonus *off on\n"
            "column_jump off *on\n"
            "finish_bonus *off on\n"
            "overshoot *illegal bounce\n"
            "play_on off *on\n"
            "safe_squares *none starts starts_and_stars\n"
            "starter *roll 0 1 2 3\n"
            "third_six *forfeit roll_back off\n"
            "three_tries *off on\n");
}

TEST(Rules, are_found_by_name_and_version) {
  const RuleSet& rules = rule_set(RuleSetId::kClassic);
  EXPECT_EQ(find_rule_set(RuleSetId::kClassic, rules.version), &rules);
  EXPECT_EQ(find_rule_set(RuleSetId::kClassic, 0), nullptr);
  EXPECT_EQ(find_rule_set(RuleSetId::kClassic, static_cast<std::uint16_t>(rules.version + 1)),
            nullptr);
}

TEST(Clauses, are_written_with_their_family) {
  EXPECT_EQ(to_string(cl(19)), "CL-19");
  EXPECT_EQ(to_string(tb(1)), "TB-1");
}

}  // namespace
}  // namespace ludolog::test
