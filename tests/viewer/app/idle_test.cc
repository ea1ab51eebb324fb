// An idle window costs nothing: when nothing moves, nothing is drawn until something happens.
#include <gtest/gtest.h>
#include <imgui.h>

#include "tests/viewer/app/viewer_home.h"
#include "viewer/app/application.h"
#include "viewer/platform/null_backend.h"

namespace ludolog::tests {
namespace {

/// Counts the frames between its sleeps; presses `keys` one after the other, one a sleep.
class Sleeper final : public platform::Backend {
 public:
  explicit Sleeper(std::vector<model::Key> keys) : keys_(std::move(keys)) {}

  void begin_frame() override { null_.begin_frame(); }
  void end_frame() override { ++frames_; }
  [[nodiscard]] tl::expected<platform::Image, std::string> picture() override {
    return null_.picture();
  }
  void fonts_changed() override {}
  void wait(double) override {
    counts_.push_back(std::exchange(frames_, 0));
    if (next_ < keys_.size())
      pressed_.push_back(keys_[next_++]);
    else
      closed_ = true;
  }
  [[nodiscard]] std::vector<model::Key> take_keys() override { return std::exchange(pressed_, {}); }
  [[nodiscard]] bool wants_to_close() const override { return closed_; }
  [[nodiscard]] const std::vector<int>& counts() const { return counts_; }

 private:
  platform::NullBackend null_{1280, 800};
  std::vector<model::Key> keys_;
  std::vector<model::Key> pressed_;
  std::vector<int> counts_;
  std::size_t next_ = 0;
  int frames_ = 0;
  bool closed_ = false;
};

class Idle : public ViewerHome {
 protected:
  Idle() {
    ImGui::CreateContext();
    ImGui::GetIO().IniFilename = nullptr;
    setenv("XDG_STATE_HOME", (folder() / "state").c_str(), 1);
  }
  ~Idle() override { ImGui::DestroyContext(); }

  std::vector<int> frames_between_sleeps(std::vector<model::Key> keys) {
    app::Options options;
    options.name = "@last";
    options.library.given = home_.library().string();
    options.look.dark = false;
    Sleeper sleeper(std::move(keys));
    EXPECT_EQ(app::Application(options, sleeper).run(std::nullopt), cases::ExitCode::kFine);
    return sleeper.counts();
  }
};

TEST_F(Idle, draws_a_few_frames_after_each_thing_that_happens_and_then_sleeps) {
  const auto counts = frames_between_sleeps({{model::Key::kHome}, {'T'}, {model::Key::kF1}});
  ASSERT_EQ(counts.size(), 4U);
  for (const int count : counts) EXPECT_LE(count, 4);
}

TEST_F(Idle, draws_as_long_as_something_moves) {
  const auto counts = frames_between_sleeps({{model::Key::kHome}, {model::Key::kRight}});
  ASSERT_EQ(counts.size(), 3U);
  EXPECT_LE(counts[2], 4) << "setting up is one step, at once";
  const model::Key faster{'='};
  const auto played = frames_between_sleeps(
      {faster, faster, faster, faster, faster, {model::Key::kHome}, {model::Key::kSpace}});
  EXPECT_GT(played.back(), 400) << "a whole match, a frame a beat";
}

TEST_F(Idle, keeps_how_the_window_looked_for_the_next_time) {
  ASSERT_FALSE(app::kept_look());
  (void)frames_between_sleeps({{'T'}, {'=', true}});
  const auto look = app::kept_look();
  ASSERT_TRUE(look);
  EXPECT_TRUE(look->dark) << "it began light, and T turned it";
  EXPECT_EQ(look->width, 1280);
  EXPECT_EQ(look->height, 800);
  EXPECT_GT(look->scale, 1);
  for (const char* spoilt : {"", "{", "[]", "{\"width\":-1}", "{\"width\":1e99,\"height\":800}",
                             "{\"width\":1280,\"height\":800,\"scale\":\"big\",\"theme\":7}"}) {
    write_file(folder() / "state/ludolog/window.json", spoilt);
    EXPECT_EQ(app::kept_look().value_or(app::Look()).scale, 1) << spoilt;
  }
}

}  // namespace
}  // namespace ludolog::tests
