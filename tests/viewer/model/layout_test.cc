#include <gtest/gtest.h>

#include "viewer/model/window_layout.h"

namespace ludolog::model {
namespace {

WindowLayout classic(float width, float height) { return lay_out(width, height, kBoard52, 4); }

bool overlap(const Rect& a, const Rect& b) {
  return a.x < b.right() && b.x < a.right() && a.y < b.bottom() && b.y < a.bottom();
}

TEST(WindowLayout, gives_the_board_the_cells_that_the_style_says) {
  EXPECT_EQ(classic(800, 600).cell, 29);
  EXPECT_EQ(classic(1440, 900).cell, 44);
  EXPECT_TRUE(classic(800, 600).compact);
  EXPECT_FALSE(classic(1440, 900).compact);
  EXPECT_EQ(classic(2600, 2000).cell, 64);
}

TEST(WindowLayout, has_room_for_everything_at_any_size) {
  for (float width = 200; width < 3000; width += 37) {
    for (float height = 200; height < 2000; height += 53) {
      const bool narrow = static_cast<int>(width) % 2 == 0;
      const WindowLayout layout =
          narrow ? classic(width, height) : lay_out(width, height, kBoard40, 2);
      const float right = std::max(width, 640.F);
      const float bottom = std::max(height, 480.F);
      const Rect parts[] = {layout.top,      layout.seats,     layout.now,
                            layout.timeline, layout.transport, layout.plate};
      for (const Rect& part : parts) {
        ASSERT_GT(part.width, 0);
        ASSERT_GT(part.height, 0);
        ASSERT_GE(part.x, 0);
        ASSERT_GE(part.y, 0);
        ASSERT_LE(part.right(), right + .01F) << width << " x " << height;
        ASSERT_LE(part.bottom(), bottom + .01F) << width << " x " << height;
      }
      for (std::size_t i = 0; i < std::size(parts); ++i)
        for (std::size_t j = i + 1; j < std::size(parts); ++j)
          ASSERT_FALSE(overlap(parts[i].inset(.1F), parts[j].inset(.1F)))
              << width << " x " << height << ": " << i << " and " << j;
    }
  }
}

}  // namespace
}  // namespace ludolog::model
