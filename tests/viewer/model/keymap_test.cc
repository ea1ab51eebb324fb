#include "viewer/model/keymap.h"

#include <set>

#include <gtest/gtest.h>

namespace ludolog::model {
namespace {

TEST(Keymap, has_one_action_a_key_and_a_line_for_every_action) {
  std::set<std::string> names;
  std::set<Action> told;
  for (const Binding& binding : bindings()) {
    EXPECT_TRUE(names.insert(name_of(binding.key)).second) << name_of(binding.key);
    EXPECT_EQ(action_of(binding.key), binding.action);
    if (binding.what.empty()) continue;
    EXPECT_TRUE(told.insert(binding.action).second) << binding.what;
  }
  for (int action = 0; action <= static_cast<int>(Action::kQuit); ++action)
    EXPECT_TRUE(told.contains(static_cast<Action>(action))) << action;
}

TEST(Keymap, reads_the_names_that_it_writes) {
  for (const Binding& binding : bindings()) EXPECT_EQ(key_named(name_of(binding.key)), binding.key);
  EXPECT_EQ(name_of({.code = Key::kLeft, .control = true}), "Ctrl+Left");
  EXPECT_EQ(key_named("Ctrl+Shift+N"), (Key{.code = 'N', .control = true, .shift = true}));
  for (const char* name : {"", "Ctrl+", "ctrl+A", "NN", "n", "Hyper+X", "\xff"})
    EXPECT_FALSE(key_named(name)) << name;
}

}  // namespace
}  // namespace ludolog::model
