// A window that shows a match which another program goes on playing.
#include <algorithm>
#include <functional>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <imgui.h>

#include "tests/viewer/app/viewer_home.h"
#include "viewer/app/application.h"
#include "viewer/platform/null_backend.h"

namespace ludolog::tests {
namespace {

using testing::HasSubstr;

/// Does one thing after the other, each when the window rests, and notes its title then.
class Watcher final : public platform::Backend {
 public:
  explicit Watcher(std::vector<std::function<void()>> things) : things_(std::move(things)) {}

  void begin_frame() override { null_.begin_frame(); }
  void end_frame() override { ++frames_; }
  [[nodiscard]] tl::expected<platform::Image, std::string> picture() override {
    return null_.picture();
  }
  void fonts_changed() override {}
  void set_title(const std::string& title) override { title_ = title; }
  void wait(double seconds) override {
    sleeps_.push_back(seconds);
    if (++rests_ % kRestsBetween != 0) return;
    titles_.push_back(title_);
    if (done_ < things_.size())
      things_[done_++]();
    else
      closed_ = true;
  }
  void press(const model::Key& key) { keys_.push_back(key); }
  [[nodiscard]] std::vector<model::Key> take_keys() override { return std::exchange(keys_, {}); }
  [[nodiscard]] bool wants_to_close() const override { return closed_; }

  [[nodiscard]] const std::vector<std::string>& titles() const { return titles_; }
  [[nodiscard]] const std::vector<double>& sleeps() const { return sleeps_; }

 private:
  static constexpr int kRestsBetween = 3;

  platform::NullBackend null_{1280, 800};
  std::vector<std::function<void()>> things_;
  std::vector<model::Key> keys_;
  std::vector<std::string> titles_;
  std::vector<double> sleeps_;
  std::string title_;
  std::size_t done_ = 0;
  int rests_ = 0;
  int frames_ = 0;
  bool closed_ = false;
};

class FollowingWindow : public ViewerHome {
 protected:
  FollowingWindow() {
    ImGui::CreateContext();
    ImGui::GetIO().IniFilename = nullptr;
    setenv("XDG_STATE_HOME", (folder() / "state").c_str(), 1);
    play_on({"play", "--rules", "classic", "--seat", "0=human", "--seat", "2=human"}, "");
  }
  ~FollowingWindow() override { ImGui::DestroyContext(); }

  void play_on(const std::vector<std::string>& words, const std::string& input) const {
    const Ran ran = home_.run(words, input);
    ASSERT_EQ(ran.exit, 0) << ran.err;
  }
  void watch(Watcher& watcher) const {
    app::Options options;
    options.name = "@last";
    options.library.given = home_.library().string();
    EXPECT_EQ(app::Application(options, watcher).run(std::nullopt), cases::ExitCode::kFine);
  }
  [[nodiscard]] std::string events() const {
    const std::string out = home_.run({"events", "@last"}).out;
    return std::to_string(std::count(out.begin(), out.end(), '\n'));
  }
};

TEST_F(FollowingWindow, goes_along_at_the_end_until_the_match_is_over) {
  std::vector<std::string> lengths{events()};
  Watcher watcher({[&] {
                     play_on({"play", "@last"}, "r\nr\n");
                     lengths.push_back(events());
                   },
                   [&] {
                     play_on({"abandon", "@last"}, "");
                     lengths.push_back(events());
                   }});
  watch(watcher);
  ASSERT_EQ(watcher.titles().size(), 3U);
  for (std::size_t i = 0; i < 3; ++i)
    EXPECT_THAT(watcher.titles()[i],
                HasSubstr("event " + lengths[i] + " of " + lengths[i] + " - Ludolog"));
  EXPECT_LT(watcher.sleeps().front(), 0.1);
  EXPECT_GT(watcher.sleeps().back(), 60) << "an ended match is not looked after";
}

TEST_F(FollowingWindow, stays_where_one_is_while_the_match_grows_behind) {
  std::string length;
  Watcher* hands = nullptr;
  Watcher watcher({[&] { hands->press({model::Key::kHome}); },
                   [&] {
                     play_on({"play", "@last"}, "r\nr\n");
                     length = events();
                   }});
  hands = &watcher;
  watch(watcher);
  EXPECT_THAT(watcher.titles().back(), HasSubstr("event 0 of " + length));
}

}  // namespace
}  // namespace ludolog::tests
