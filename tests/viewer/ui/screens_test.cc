// The screens, and all of them in windows of every size.
#include <gtest/gtest.h>

#include "tests/viewer/ui/hands.h"
#include "viewer/model/window_layout.h"

namespace ludolog::tests {
namespace {

model::LibraryRow a_row(int number) {
  std::string id = std::to_string(1000 + number);
  id.resize(32, '0');
  return {id,  "2026-11-30 20:15", "Classic Ludo", "Sam, Noor, Kofi, Ines", "1. Sam, 2. Noor", 640,
          true};
}

model::Trouble a_trouble() {
  return {"This is not a match file",
          "/a/long/path/with-no-space-in-it/" + std::string(200, 'x') + ".ludolog-match: what?",
          "`ludolog export` makes match files."};
}

TEST(Library, offers_a_demo_when_it_is_empty) {
  Hands hands;
  hands.do_this("click demo");
  const auto wish = hands.viewer().take_wish();
  ASSERT_TRUE(wish);
  EXPECT_EQ(wish->kind, model::Wish::Kind::kDemo);
}

TEST(Library, opens_the_match_that_is_clicked) {
  Hands hands;
  std::vector<model::LibraryRow> rows;
  for (int i = 0; i < 500; ++i) rows.push_back(a_row(i));
  hands.viewer().show_library(rows, "/data/library.ludolog");
  hands.frame();
  hands.do_this("click match-100100000000");
  auto wish = hands.viewer().take_wish();
  ASSERT_TRUE(wish);
  EXPECT_EQ(wish->kind, model::Wish::Kind::kOpen);
  EXPECT_EQ(wish->id, rows[1].id);
  EXPECT_FALSE(hands.sees("match-149900000000"));
  for (int i = 0; i < 5; ++i) hands.do_this("wheel library-list -100");
  hands.do_this("click match-149900000000");
  EXPECT_TRUE(hands.viewer().take_wish());
}

TEST(Trouble, leads_to_the_library) {
  Hands hands;
  hands.viewer().show_trouble(a_trouble());
  hands.frame();
  hands.do_this("click to-library");
  const auto wish = hands.viewer().take_wish();
  ASSERT_TRUE(wish);
  EXPECT_EQ(wish->kind, model::Wish::Kind::kLibrary);
}

struct Size {
  int width;
  int height;
  float scale;
};

class EverySize : public testing::TestWithParam<Size> {};

/// What can be pressed lies within the window, and no button on another.
void expect_reachable(const Hands& hands, const Size& size, const std::vector<std::string>& names) {
  const auto width = static_cast<float>(size.width);
  const auto height = static_cast<float>(size.height);
  const float scale = model::scale_that_fits(size.scale, width, height);
  const model::Rect window{0, 0, width / scale, height / scale};
  std::vector<model::Rect> rects;
  for (const std::string& name : names) {
    const auto rect = hands.anchors().find(name);
    ASSERT_TRUE(rect) << name;
    EXPECT_GE(rect->x, 0) << name;
    EXPECT_GE(rect->y, 0) << name;
    EXPECT_LE(rect->right(), window.right()) << name;
    EXPECT_LE(rect->bottom(), window.bottom()) << name;
    for (std::size_t i = 0; i < rects.size(); ++i)
      EXPECT_FALSE(rect->x < rects[i].right() && rects[i].x < rect->right() &&
                   rect->y < rects[i].bottom() && rects[i].y < rect->bottom())
          << name << " lies on " << names[i];
    rects.push_back(*rect);
  }
}

TEST_P(EverySize, everything_is_within_reach_on_every_screen) {
  const Size size = GetParam();
  Hands hands(size.width, size.height, size.scale);
  expect_reachable(hands, size, {"demo"});
  hands.viewer().show_library({a_row(1), a_row(2)}, "/data/library.ludolog");
  hands.frame();
  expect_reachable(hands, size, {"match-100100000000", "match-100200000000"});
  hands.viewer().show_trouble(a_trouble());
  hands.frame();
  expect_reachable(hands, size, {"to-library"});
  hands.viewer().show_match(a_match());
  hands.frame();
  for (const bool light : {false, true}) {
    hands.viewer().set_dark(!light);
    hands.frame();
    expect_reachable(
        hands, size,
        {"library", "help", "theme", "rotate", "first", "turn-back", "beat-back", "play", "beat-on",
         "turn-on", "last", "slower", "faster", "timeline", "board"});
  }
  hands.viewer().perform(model::Action::kHelp);
  hands.frame();
  EXPECT_GT(hands.drawn(), 0);
}

INSTANTIATE_TEST_SUITE_P(Windows, EverySize,
                         testing::Values(Size{640, 480, 1}, Size{800, 600, 1}, Size{1024, 640, 1},
                                         Size{1280, 720, 1}, Size{1440, 900, 1},
                                         Size{2560, 1440, 1}, Size{2560, 1440, 2},
                                         Size{1920, 300, 1}, Size{640, 1200, 1}, Size{320, 320, 1},
                                         Size{800, 600, 4}),
                         [](const auto& at) {
                           const Size size = at.param;
                           return std::to_string(size.width) + "x" + std::to_string(size.height) +
                                  "at" + std::to_string(static_cast<int>(size.scale));
                         });

}  // namespace
}  // namespace ludolog::tests
