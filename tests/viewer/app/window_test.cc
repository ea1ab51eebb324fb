// The built viewer in a real window, on a display of its own, with real keys and a real mouse.
#include <chrono>
#include <thread>

#include <fcntl.h>
#include <gmock/gmock.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include "tests/viewer/app/viewer_home.h"

namespace ludolog::tests {
namespace {

using testing::HasSubstr;

/// A program that runs beside the test until it is stopped.
class Running {
 public:
  explicit Running(std::vector<std::string> words, int output = -1) : pid_(fork()) {
    if (pid_ != 0) return;
    if (output >= 0) dup2(output, STDOUT_FILENO);
    std::vector<char*> pointers;
    for (std::string& word : words) pointers.push_back(word.data());
    pointers.push_back(nullptr);
    execvp(pointers[0], pointers.data());
    _exit(127);
  }
  ~Running() {
    if (pid_ <= 0) return;
    kill(pid_, SIGKILL);
    waitpid(pid_, nullptr, 0);
  }
  Running(const Running&) = delete;
  Running& operator=(const Running&) = delete;

  /// Its exit code once it has ended by itself; -1 when that takes too long.
  [[nodiscard]] int ends() {
    for (int i = 0; i < 300; ++i) {
      int status = 0;
      if (waitpid(pid_, &status, WNOHANG) == pid_) {
        pid_ = -1;
        return WIFEXITED(status) ? WEXITSTATUS(status) : -2;
      }
      std::this_thread::sleep_for(std::chrono::milliseconds(50));
    }
    return -1;
  }

 private:
  pid_t pid_;
};

class Window : public ViewerHome {
 protected:
  Window() {
    std::array<int, 2> ends{};
    EXPECT_EQ(pipe(ends.data()), 0);
    server_.emplace(std::vector<std::string>{"Xvfb", "-displayfd", "1", "-screen", "0",
                                             "1400x1000x24", "-nolisten", "tcp"},
                    ends[1]);
    close(ends[1]);
    std::array<char, 16> number{};
    std::size_t size = 0;
    while (size < number.size() && read(ends[0], &number[size], 1) == 1 && number[size] != '\n')
      ++size;
    close(ends[0]);
    display_ = ":" + std::string(number.data(), size);
    home_.set("DISPLAY", display_);
  }

  void open(const std::vector<std::string>& arguments) {
    std::vector<std::string> words{"env",
                                   "-u",
                                   "WAYLAND_DISPLAY",
                                   "ASAN_OPTIONS=detect_leaks=0",
                                   "DISPLAY=" + display_,
                                   "XDG_DATA_HOME=" + (folder() / "data").string(),
                                   "XDG_STATE_HOME=" + (folder() / "state").string(),
                                   LUDOLOG_VIEWER};
    words.insert(words.end(), arguments.begin(), arguments.end());
    viewer_.emplace(words);
  }
  std::string xdotool(std::vector<std::string> words) const {
    return home_.run_program("xdotool", words).out;
  }
  [[nodiscard]] std::string title() const {
    return xdotool({"search", "--onlyvisible", "--class", "Ludolog", "getwindowname"});
  }
  /// Waits until the title says so.
  [[nodiscard]] bool comes_to(const std::string& part) const {
    for (int i = 0; i < 200; ++i) {
      if (title().find(part) != std::string::npos) return true;
      std::this_thread::sleep_for(std::chrono::milliseconds(50));
    }
    return false;
  }
  void key(const char* name) const { xdotool({"key", name}); }

  std::string display_;
  std::optional<Running> server_;
  std::optional<Running> viewer_;
};

TEST_F(Window, opens_steps_plays_is_dragged_and_quits) {
  open({"@last", "--size", "1280x800"});
  ASSERT_TRUE(comes_to("Sam, Noor, Kofi, Ines, event ")) << title();
  xdotool({"search", "--sync", "--onlyvisible", "--class", "Ludolog", "windowmove", "0", "0",
           "windowfocus"});
  key("Home");
  EXPECT_TRUE(comes_to("event 0 of")) << title();
  key("shift+Right");
  EXPECT_TRUE(comes_to("event 1 of")) << title();
  xdotool({"key", "--delay", "1", "shift+Right", "shift+Right", "shift+Right"});
  EXPECT_TRUE(comes_to("event 4 of")) << "short presses, one after the other: " << title();
  key("space");
  EXPECT_TRUE(comes_to("event 7 of")) << title();
  key("space");
  // The axis of the timeline begins at 132 and ends 17 before the edge.
  xdotool({"mousemove", "640", "700", "mousedown", "1", "mousemove", "500", "700", "mousemove",
           "132", "700", "mouseup", "1"});
  EXPECT_TRUE(comes_to("event 0 of")) << title();
  xdotool({"mousemove", "640", "300", "click", "5"});
  EXPECT_TRUE(comes_to("event 1 of")) << "the wheel over the board: " << title();
  key("l");
  EXPECT_TRUE(comes_to("Ludolog"));
  key("ctrl+q");
  EXPECT_EQ(viewer_->ends(), 0);
  EXPECT_TRUE(std::filesystem::exists(folder() / "state/ludolog/window.json"));
  EXPECT_FALSE(std::filesystem::exists(folder() / "imgui.ini"));
}

}  // namespace
}  // namespace ludolog::tests
