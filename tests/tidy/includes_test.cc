// The include checks, fed with wrong files.
#include "tests/tidy/includes.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace ludolog::tidy {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

const std::set<std::string> kPaths = {"core/state.h",    "events/codec.h",
                                      "store/journal.h", "tools/cases/verify.h",
                                      "tools/print.h",   "viewer/model/story.h"};

Findings includes_of(const char* path, const std::string& text) {
  return check_includes({path, text}, kPaths);
}

TEST(Includes, every_folder_may_include_what_its_row_says) {
  EXPECT_THAT(includes_of("core/a.cc", "#include \"core/state.h\"\n#include <vector>\n"),
              IsEmpty());
  EXPECT_THAT(includes_of("core/a.h", "#include <tl/expected.hpp>\n"), IsEmpty());
  EXPECT_THAT(includes_of("core/bots/a.cc", "#include <cmath>\n"), IsEmpty());
  EXPECT_THAT(includes_of("events/a.cc",
                          "#include <cereal/archives/binary.hpp>\n#include \"core/state.h\"\n"),
              IsEmpty());
  EXPECT_THAT(includes_of("store/a.cc", "#include <sqlite3.h>\n#include \"events/codec.h\"\n"),
              IsEmpty());
  EXPECT_THAT(includes_of("tools/cases/a.cc", "#include \"store/journal.h\"\n"), IsEmpty());
  EXPECT_THAT(includes_of("tools/cases/a.cc", "#include \"viewer/model/story.h\"\n"), IsEmpty());
  EXPECT_THAT(includes_of("tools/a.cc", "#include <CLI/CLI.hpp>\n#include <iostream>\n"),
              IsEmpty());
  EXPECT_THAT(includes_of("tests/a_test.cc", "#include <anything.h>\n"), IsEmpty());
}

TEST(Includes, an_arrow_is_never_followed_backwards) {
  EXPECT_THAT(includes_of("core/a.cc", "\n#include \"events/codec.h\"\n"),
              ElementsAre("core/a.cc:2: core may not include events/codec.h"));
  EXPECT_THAT(includes_of("events/a.cc", "#include \"store/journal.h\"\n"), SizeIs(1));
  EXPECT_THAT(includes_of("store/a.cc", "#include \"tools/cases/verify.h\"\n"), SizeIs(1));
  EXPECT_THAT(includes_of("tools/cases/a.cc", "#include \"tools/print.h\"\n"), SizeIs(1));
  EXPECT_THAT(includes_of("viewer/model/a.cc", "#include \"tools/cases/verify.h\"\n"), SizeIs(1));
  EXPECT_THAT(includes_of("viewer/model/a.cc", "#include <chrono>\n"), SizeIs(1));
}

TEST(Includes, a_library_stays_in_its_folder) {
  EXPECT_THAT(includes_of("core/a.cc", "#include <cereal/cereal.hpp>\n"), SizeIs(1));
  EXPECT_THAT(includes_of("core/a.cc", "#  include <sqlite3.h>\n"), SizeIs(1));
  EXPECT_THAT(includes_of("events/a.cc", "#include <sqlite3.h>\n"), SizeIs(1));
  EXPECT_THAT(includes_of("store/a.cc", "#include <cereal/cereal.hpp>\n"), SizeIs(1));
  EXPECT_THAT(includes_of("tools/cases/a.cc", "#include <iostream>\n"), SizeIs(1));
  EXPECT_THAT(includes_of("tools/a.cc", "#include <imgui.h>\n"), SizeIs(1));
  EXPECT_THAT(includes_of("tools/a.cc", "#include <sqlite3.h>\n"), SizeIs(1));
}

TEST(Includes, core_has_no_chance_clock_thread_file_or_unordered_container) {
  for (const char* header :
       {"random", "chrono", "ctime", "thread", "mutex", "atomic", "iostream", "fstream",
        "filesystem", "unordered_map", "unordered_set", "cmath", "unistd.h"}) {
    EXPECT_THAT(includes_of("core/a.cc", "#include <" + std::string(header) + ">\n"),
                ElementsAre(HasSubstr("core may not include " + std::string(header))));
  }
  EXPECT_THAT(includes_of("core/bots/a.cc", "#include <random>\n"), SizeIs(1));
  EXPECT_THAT(includes_of("events/a.cc", "#include <chrono>\n"), SizeIs(1));
}

TEST(Includes, are_rooted_at_the_repository) {
  EXPECT_THAT(includes_of("core/a.cc", "#include \"state.h\"\n"), SizeIs(1));
  EXPECT_THAT(includes_of("core/a.cc", "#include \"../core/state.h\"\n"), SizeIs(1));
  EXPECT_THAT(includes_of("tests/a_test.cc", "#include \"helpers.h\"\n"), SizeIs(1));
  EXPECT_THAT(includes_of("core/a.cc", "#include <core/state.h>\n"), SizeIs(1));
}

TEST(Includes, that_cannot_be_read_are_findings) {
  EXPECT_THAT(includes_of("core/a.cc", "#include HEADER\n"), SizeIs(1));
  EXPECT_THAT(includes_of("core/a.cc", "#include <vector\n"), SizeIs(1));
}

TEST(Includes, a_new_folder_needs_a_row) {
  EXPECT_THAT(includes_of("sound/a.cc", ""), ElementsAre(HasSubstr("no row")));
  EXPECT_THAT(includes_of("README.md", "#include <random>\n"), IsEmpty());
}

TEST(FloatingPoint, is_refused_in_core_outside_bots) {
  const std::string text = "int a = 10;\n// a double six\nconst char* b = \"1.5 float\";\n";
  EXPECT_THAT(check_floating_point({"core/a.cc", text}), IsEmpty());
  EXPECT_THAT(check_floating_point({"core/a.cc", "int a = 0x1e + 1'000;\n"}), IsEmpty());
  EXPECT_THAT(check_floating_point({"core/a.cc", text + "double c;\n"}),
              ElementsAre("core/a.cc:4: floating point in core, outside bots: double"));
  EXPECT_THAT(check_floating_point({"core/a.cc", "auto a = 1.5;\n"}), SizeIs(1));
  EXPECT_THAT(check_floating_point({"core/a.cc", "auto a = 1e3;\n"}), SizeIs(1));
  EXPECT_THAT(check_floating_point({"core/bots/a.cc", "float a;\n"}), IsEmpty());
  EXPECT_THAT(check_floating_point({"events/a.cc", "float a;\n"}), IsEmpty());
}

}  // namespace
}  // namespace ludolog::tidy
