// The built viewer, drawing into memory: scripts do what a person would.
#include <array>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/wait.h>

#include "viewer/platform/image.h"

namespace ludolog::tests {
namespace {

using testing::HasSubstr;

struct Ran {
  int exit = -1;
  std::string out;
};

/// One match between bots in a library of its own.
class ViewerProgram : public testing::Test {
 protected:
  ViewerProgram() {
    std::string name = (std::filesystem::temp_directory_path() / "ludolog-test-XXXXXX").string();
    EXPECT_NE(mkdtemp(name.data()), nullptr);
    folder_ = name;
    EXPECT_EQ(
        run(LUDOLOG_PROGRAM, "play --seat 0=bot:greedy:Sam --seat 2=bot:random:Kofi --seed 2").exit,
        0);
  }
  ~ViewerProgram() override {
    std::error_code ignored;
    std::filesystem::remove_all(folder_, ignored);
  }

  /// With stderr behind stdout. Mesa keeps what it allocated: leaks are not looked for.
  [[nodiscard]] Ran run(const std::string& program, const std::string& arguments) const {
    const std::string f = folder_.string();
    const std::string command =
        "cd " + f + " && env -u DISPLAY -u WAYLAND_DISPLAY XDG_DATA_HOME=" + f +
        "/data XDG_STATE_HOME=" + f + "/state ASAN_OPTIONS=detect_leaks=0 " + program + " " +
        arguments + " 2>&1 </dev/null";
    Ran ran;
    FILE* pipe = popen(command.c_str(), "r");
    std::array<char, 4096> block;
    while (const auto size = fread(block.data(), 1, block.size(), pipe))
      ran.out.append(block.data(), size);
    const int status = pclose(pipe);
    ran.exit = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    return ran;
  }
  [[nodiscard]] Ran view(const std::string& arguments) const {
    return run(LUDOLOG_VIEWER, arguments);
  }
  [[nodiscard]] Ran script(const std::string& text) const {
    std::ofstream(folder_ / "script") << text;
    return view("@last --script script");
  }

  std::filesystem::path folder_;
};

TEST_F(ViewerProgram, draws_a_match_without_a_display) {
  const Ran ran = view("@last --at 100 --screenshot a.png --size 800x600");
  ASSERT_EQ(ran.exit, 0) << ran.out;
  const auto picture = platform::read_png(folder_ / "a.png");
  ASSERT_TRUE(picture) << picture.error();
  EXPECT_EQ(picture->width, 800);
  EXPECT_EQ(picture->height, 600);
  ASSERT_EQ(view("@last --at 100 --screenshot b.png --size 800x600").exit, 0);
  EXPECT_EQ(platform::read_png(folder_ / "b.png")->rgb, picture->rgb) << "the same every time";
  ASSERT_EQ(view("@last --at 101 --screenshot c.png --size 800x600").exit, 0);
  EXPECT_NE(platform::read_png(folder_ / "c.png")->rgb, picture->rgb);
}

TEST_F(ViewerProgram, does_what_a_script_says) {
  const Ran ran = script(
      "key Home\nexpect version 0\nkey Shift+Right\nexpect version 1\ndrag timeline 0.5\n"
      "click last\nkey Home\nclick play\nwait 0.1\n"
      "click play\nkey Home\nexpect version 0\nshot here\n");
  EXPECT_EQ(ran.exit, 0) << ran.out;
  EXPECT_TRUE(std::filesystem::exists(folder_ / "here.png"));
  const Ran other = script("key Home\n\nexpect version 7\n");
  EXPECT_EQ(other.exit, 1);
  EXPECT_THAT(other.out, HasSubstr("script:3"));
  EXPECT_EQ(script("click no-such-thing\n").exit, 1);
  EXPECT_EQ(script("jump\n").exit, 2);
}

TEST_F(ViewerProgram, says_why_something_cannot_be_opened) {
  std::ofstream(folder_ / "text") << "no match, and long enough to be sure of it\n";
  EXPECT_EQ(view("text --screenshot t.png").exit, 4);
  EXPECT_TRUE(std::filesystem::exists(folder_ / "t.png")) << "the screen says it too";
  EXPECT_EQ(view("nowhere.ludolog-match --screenshot n.png").exit, 3);
  EXPECT_EQ(view("@last --size big").exit, 2);
  const Ran ran = view("@last");
  EXPECT_EQ(ran.exit, 3);
  EXPECT_THAT(ran.out, HasSubstr("display"));
}

}  // namespace
}  // namespace ludolog::tests
