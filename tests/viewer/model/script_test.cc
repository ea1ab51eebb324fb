#include "viewer/model/script.h"

#include <gtest/gtest.h>

namespace ludolog::model {
namespace {

TEST(Script, is_read_line_by_line) {
  const auto steps = parse_script(
      "# opens with a pause\nwait 0.5\n\n key Ctrl+Right \nclick play\r\ndrag timeline 0.25\n"
      "expect version 120\nshot turn-7");
  ASSERT_TRUE(steps) << steps.error();
  ASSERT_EQ(steps->size(), 6U);
  EXPECT_EQ((*steps)[0].line, 2U);
  EXPECT_EQ(std::get<WaitStep>((*steps)[0].what).seconds, .5);
  EXPECT_EQ(std::get<KeyStep>((*steps)[1].what).key, (Key{.code = Key::kRight, .control = true}));
  EXPECT_EQ(std::get<ClickStep>((*steps)[2].what).anchor, "play");
  EXPECT_EQ(std::get<DragStep>((*steps)[3].what).to, .25);
  EXPECT_EQ(std::get<ExpectStep>((*steps)[4].what).version, 120U);
  EXPECT_EQ(std::get<ShotStep>((*steps)[5].what).name, "turn-7");
  EXPECT_TRUE(parse_script("")->empty());
}

TEST(Script, names_the_line_that_is_wrong_and_what_was_expected) {
  const std::pair<const char*, const char*> cases[] = {
      {"wait 1\njump\n",
       "line 2: 'jump': expected wait, key, click, point, wheel, drag, expect or shot"},
      {"wait", "line 1: wait takes 1 word behind it, not 0"},
      {"drag timeline", "line 1: drag takes 2 words behind it, not 1"},
      {"wait -1", "line 1: '-1': expected seconds, 0 to 3600"},
      {"wait nan", "line 1: 'nan': expected seconds, 0 to 3600"},
      {"wait 1e9", "line 1: '1e9': expected seconds, 0 to 3600"},
      {"drag timeline 1.5", "line 1: '1.5': expected a place from 0 (left) to 1 (right)"},
      {"key Hyper", "line 1: 'Hyper': expected a key, like Space, N or Ctrl+Right"},
      {"expect turn 3", "line 1: 'turn': expected version"},
      {"expect version x", "line 1: 'x': expected a version"},
      {"shot ../../etc", "line 1: '../../etc': expected a name of letters, digits, - and _"},
  };
  for (const auto& [text, error] : cases) {
    const auto steps = parse_script(text);
    ASSERT_FALSE(steps) << text;
    EXPECT_EQ(steps.error(), error);
  }
}

}  // namespace
}  // namespace ludolog::model
