// The hygiene checks, fed with wrong files.
#include "tests/tidy/hygiene.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace ludolog::tidy {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

std::string lines(std::size_t count) {
  std::string text;
  for (std::size_t i = 0; i < count; ++i) text += "int a;\n";
  return text;
}

TEST(Size, is_at_most_400_lines) {
  EXPECT_THAT(check_size({"core/a.cc", lines(400)}), IsEmpty());
  EXPECT_THAT(check_size({"core/a.cc", lines(403)}),
              ElementsAre("core/a.cc: 403 lines, 3 over the limit of 400"));
  EXPECT_THAT(check_size({"core/RULES.md", lines(500)}), IsEmpty());
}

TEST(PragmaOnce, is_in_every_header) {
  EXPECT_THAT(check_pragma_once({"core/a.h", "// A.\n#pragma once\n"}), IsEmpty());
  EXPECT_THAT(check_pragma_once({"core/a.h", "// #pragma once\n"}), SizeIs(1));
  EXPECT_THAT(check_pragma_once({"core/a.h", ""}), SizeIs(1));
  EXPECT_THAT(check_pragma_once({"core/a.cc", ""}), IsEmpty());
}

TEST(Whitespace, is_plain) {
  EXPECT_THAT(check_whitespace({"a", "one\n\ntwo\n"}), IsEmpty());
  EXPECT_THAT(check_whitespace({"a", ""}), IsEmpty());
  EXPECT_THAT(check_whitespace({"a", "one\n\ttwo\n"}), ElementsAre("a:2: a tab"));
  EXPECT_THAT(check_whitespace({"a", "one \n"}), SizeIs(1));
  EXPECT_THAT(check_whitespace({"a", "one\r\n"}), SizeIs(1));
  EXPECT_THAT(check_whitespace({"a", "one"}), ElementsAre("a: no newline at the end"));
  EXPECT_THAT(check_whitespace({"a", "one\n\n"}), SizeIs(1));
}

TEST(Leftovers, are_found_as_words) {
  EXPECT_THAT(check_leftovers({"a.md", "// TODO: later\n"}), SizeIs(1));
  EXPECT_THAT(check_leftovers({"a.md", "FIXME\nXXX\n"}), SizeIs(2));
  EXPECT_THAT(check_leftovers({"a.md", "TODOS and XXXX are words of their own\n"}), IsEmpty());
}

TEST(Leftovers, a_skipped_test_says_why) {
  EXPECT_THAT(check_leftovers({"a.cc", "void f() {\n  GTEST_SKIP();\n}\n"}),
              ElementsAre("a.cc:2: a test is skipped without a reason"));
  EXPECT_THAT(check_leftovers({"a.cc", "void f() { GTEST_SKIP() << \"as root\"; }\n"}), IsEmpty());
  EXPECT_THAT(check_leftovers({"a.cc", "// GTEST_SKIP();\nint a;\n"}), IsEmpty());
}

TEST(Machine, paths_of_a_disk_are_found) {
  EXPECT_THAT(check_machine({"a", "open(\"/home/ann/match\")\n"}),
              ElementsAre(HasSubstr("a:1: a path of one machine")));
  EXPECT_THAT(check_machine({"a", "cd /root/x\n"}), SizeIs(1));
  EXPECT_THAT(check_machine({"a", "see a/work/b and then /work/b\n"}), SizeIs(1));
  EXPECT_THAT(check_machine({"a", "C:\\Users\\ann\n"}), SizeIs(1));
  EXPECT_THAT(check_machine({"a", "docs/home/x, /usr/share, /tmp\n"}), IsEmpty());
}

TEST(Machine, package_registries_are_found) {
  EXPECT_THAT(check_machine({"a", "deb http://DEB.example/debian bookworm main\n"}),
              ElementsAre("a:1: the address of a package registry"));
  EXPECT_THAT(check_machine({"a", "https://registry.example/x\n"}), SizeIs(1));
  EXPECT_THAT(check_machine({"a", "https://example.com/licence a registry\n"}), IsEmpty());
}

TEST(Listed, every_source_is_in_the_nearest_list) {
  const std::vector<SourceFile> good = {{"core/CMakeLists.txt", "add(core SOURCES a.cc bots/b.cc)"},
                                        {"core/a.cc", ""},
                                        {"core/bots/b.cc", ""},
                                        {"tests/core/CMakeLists.txt", "add(t\n  a_test.cc)"},
                                        {"tests/core/a_test.cc", ""},
                                        {"tests/core/helpers.h", ""}};
  EXPECT_THAT(check_listed(good), IsEmpty());
  EXPECT_THAT(check_listed({{"core/CMakeLists.txt", "aa.cc\n# a.cc\n"}, {"core/a.cc", ""}}),
              ElementsAre("core/a.cc: not in core/CMakeLists.txt"));
  EXPECT_THAT(check_listed({{"core/CMakeLists.txt", "a.cc"}, {"core/a.h", ""}}), SizeIs(1));
  EXPECT_THAT(check_listed({{"core/CMakeLists.txt", "b.cc"}, {"core/bots/b.cc", ""}}), SizeIs(1));
  EXPECT_THAT(check_listed({{"core/CMakeLists.txt", "a.cc"}, {"store/a.cc", ""}}), SizeIs(1));
}

TEST(Code, is_what_is_left_without_comments_and_literals) {
  EXPECT_EQ(code_of("a // b\nc"), "a     \nc");
  EXPECT_EQ(code_of("a /* b\n */ c"), "a     \n    c");
  EXPECT_EQ(code_of("f(\"x\\\"y\", 'z')"), "f(      ,    )");
  EXPECT_EQ(code_of("R\"(a \" b)\" + c"), "R          + c");
  EXPECT_EQ(code_of("1'000 + a"), "1'000 + a");
  EXPECT_EQ(code_of("\"unfinished\nnext"), "           \nnext");
}

}  // namespace
}  // namespace ludolog::tidy
