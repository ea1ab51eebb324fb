#include "viewer/model/window_layout.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "core/board_plan.h"

namespace ludolog::model {
namespace {

constexpr float kLeastWidth = 640;
constexpr float kLeastHeight = 480;
constexpr float kLeastScale = .25F;  // Below it letters have no pixels.
constexpr float kGap = 8;
constexpr float kNow = 214;  ///< Head, dice and four lines.
constexpr float kLeastCard = 60;
constexpr float kMostCard = 112;
constexpr float kPlateRim = 12;
constexpr float kLabels = 18;  ///< Names of columns and rows.
constexpr float kLargestCell = 64;

struct Measures {
  float from_width;
  float from_height;
  float top;
  float bottom;
  float left;
  float right;
  float transport;
};

constexpr std::array<Measures, 5> kMeasures{{
    {0, 0, 40, 77, 0, 317, 37},
    {1000, 600, 40, 80, 192, 240, 38},
    {1200, 660, 44, 148, 248, 340, 40},
    {1400, 660, 44, 148, 264, 356, 40},
    {1900, 660, 44, 164, 288, 400, 40},
}};

}  // namespace

float scale_that_fits(float wanted, float width, float height) {
  return std::max(kLeastScale, std::min({wanted, width / kLeastWidth, height / kLeastHeight}));
}

WindowLayout lay_out(float width, float height, const Board& board, std::size_t players) {
  Rect rest{0, 0, std::max(width, kLeastWidth), std::max(height, kLeastHeight)};
  const Measures* m = kMeasures.data();
  for (const Measures& measures : kMeasures)
    if (rest.width >= measures.from_width && rest.height >= measures.from_height) m = &measures;
  WindowLayout layout;
  layout.compact = m->left == 0;
  layout.top = rest.take_top(m->top);
  rest = rest.inset(kGap);
  Rect bottom = rest.take_bottom(m->bottom);
  rest.height -= kGap;
  layout.transport = bottom.take_bottom(m->transport);
  layout.timeline = bottom;
  Rect right = rest.take_right(layout.compact ? std::min(m->right, rest.width * .42F) : m->right);
  rest.width -= kGap;
  if (layout.compact) {
    layout.events = right;
    layout.seats = right.take_top(std::min(160.F, right.height * .40F));
    right.take_top(kGap);
    layout.now = right;
  } else {
    layout.events = right;
    Rect left = rest.take_left(m->left);
    rest.take_left(kGap);
    const auto cards = static_cast<float>(std::max<std::size_t>(players, 2));
    const float most = (left.height - kNow - cards * kGap) / cards;
    const float card = std::clamp(most, kLeastCard, kMostCard);
    layout.seats = left.take_top(cards * (card + kGap) - kGap);
    left.take_top(kGap);
    layout.now = left;
  }
  const float cells = board.plan->side;
  layout.rim = kPlateRim + (board.plan->named_cells ? kLabels : 0);
  const float space = std::min(rest.width, rest.height) - 2 * layout.rim;
  layout.cell = std::clamp(std::floor(space / cells), 8.F, kLargestCell);
  const float side = layout.cell * cells + 2 * layout.rim;
  layout.plate = {std::floor(rest.x + (rest.width - side) / 2),
                  std::floor(rest.y + (rest.height - side) / 2), side, side};
  return layout;
}

}  // namespace ludolog::model
