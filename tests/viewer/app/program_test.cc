// The built viewer, drawing into memory: scripts do what a person would.
#include <gmock/gmock.h>

#include "tests/viewer/app/viewer_home.h"
#include "viewer/platform/image.h"

namespace ludolog::tests {
namespace {

using testing::HasSubstr;

class ViewerProgram : public ViewerHome {};

TEST_F(ViewerProgram, draws_the_same_picture_every_time_and_another_of_another_moment) {
  const auto picture = [this](const char* at, const char* file) {
    const Ran ran = view({"@last", "--at", at, "--screenshot", file, "--size", "800x600"});
    EXPECT_EQ(ran.exit, 0) << ran.err;
    return platform::read_png(folder() / file).value();
  };
  const platform::Image one = picture("100", "a.png");
  EXPECT_EQ(one.width, 800);
  EXPECT_EQ(one.height, 600);
  EXPECT_EQ(picture("100", "b.png").rgb, one.rgb);
  EXPECT_NE(picture("101", "c.png").rgb, one.rgb);
}

TEST_F(ViewerProgram, does_what_a_script_says) {
  const Ran ran = script(
      "key Home\nexpect version 0\nkey Shift+Right\nexpect version 1\ndrag timeline 0\n"
      "expect version 0\nclick beat-on\nexpect version 1\nclick last\nkey Home\nclick play\n"
      "wait 0.1\nclick play\nkey Home\nexpect version 0\nshot here\n");
  EXPECT_EQ(ran.exit, 0) << ran.err;
  EXPECT_TRUE(std::filesystem::exists(folder() / "here.png"));
  const Ran other = script("key Home\n\nexpect version 7\n");
  EXPECT_EQ(other.exit, 1);
  EXPECT_THAT(other.err, HasSubstr("script:3: expected version 7, 0 is shown"));
  EXPECT_EQ(script("click no-such-thing\n").exit, 1);
  EXPECT_EQ(script("jump\n").exit, 2);
}

TEST_F(ViewerProgram, watches_a_demo_when_there_is_no_match_yet) {
  write_file(folder() / "demo", "click demo\nkey End\nclick library\nshot list\n");
  const Ran ran = view({"--library", "new.ludolog", "--script", "demo"});
  EXPECT_EQ(ran.exit, 0) << ran.err;
  EXPECT_THAT(home_.run({"--library", "new.ludolog", "list"}).out, HasSubstr("classic"));
}

TEST_F(ViewerProgram, lists_the_matches_of_a_library_that_is_named_as_a_file) {
  (void)home_.run({"play", "--seat", "0=bot:random", "--seat", "2=bot:random"});
  write_file(folder() / "list", "wheel library-list 1\n");
  const Ran ran = view({"data/ludolog/library.ludolog", "--script", "list"});
  EXPECT_EQ(ran.exit, 0) << ran.err;
}

TEST_F(ViewerProgram, says_that_a_window_needs_a_display) {
  const Ran ran = view({"@last"});
  EXPECT_EQ(ran.exit, 3);
  EXPECT_THAT(ran.err, HasSubstr("display"));
  EXPECT_EQ(view({"@last", "--size", "big"}).exit, 2);
}

TEST_F(ViewerProgram, never_writes_a_picture_over_anything_else) {
  EXPECT_EQ(home_.run({"export", "@last", "--format", "match", "-o", "own.ludolog-match"}).exit, 0);
  const std::string before = read_file(folder() / "own.ludolog-match");
  const Ran ran = view({"own.ludolog-match", "--screenshot", "own.ludolog-match"});
  EXPECT_EQ(ran.exit, 3);
  EXPECT_THAT(ran.err, HasSubstr("would be overwritten"));
  EXPECT_EQ(read_file(folder() / "own.ludolog-match"), before);
  EXPECT_EQ(view({"@last", "--screenshot", home_.library().string()}).exit, 3);
  EXPECT_EQ(home_.run({"verify", "@last"}).exit, 0);
  EXPECT_EQ(view({"@last", "--screenshot", "again.png"}).exit, 0);
  EXPECT_EQ(view({"@last", "--screenshot", "again.png"}).exit, 0) << "a picture may be made anew";
  EXPECT_EQ(view({"@last", "--screenshot", "/dev/full"}).exit, 3);
  EXPECT_EQ(view({"@last", "--screenshot", "nowhere/a.png"}).exit, 3);
}

TEST_F(ViewerProgram, reads_scripts_from_files_alone) {
  for (const char* script : {".", "/dev/zero", "nowhere"})
    EXPECT_EQ(view({"@last", "--script", script}).exit, 3) << script;
}

TEST_F(ViewerProgram, leaves_nothing_in_the_working_folder) {
  EXPECT_EQ(view({"@last", "--frames", "3"}).exit, 0);
  std::vector<std::string> names;
  for (const auto& entry : std::filesystem::directory_iterator(folder()))
    if (!entry.path().filename().string().starts_with("."))
      names.push_back(entry.path().filename());
  EXPECT_THAT(names, testing::UnorderedElementsAre("data", "state"));
}

}  // namespace
}  // namespace ludolog::tests
