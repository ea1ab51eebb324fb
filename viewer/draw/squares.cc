#include "viewer/draw/squares.h"

#include <algorithm>
#include <array>
#include <string>

#include "core/board_plan.h"
#include "viewer/draw/zone.h"

namespace ludolog::draw {
namespace {

constexpr float kNumbersFrom = 38;  ///< Smaller cells number their plain squares alone.

class SquarePainter {
 public:
  SquarePainter(Canvas& canvas, const Theme& theme, const BoardFrame& frame,
                const model::Scene& scene, bool small)
      : canvas_(canvas),
        theme_(theme),
        frame_(frame),
        scene_(scene),
        board_(*scene.board),
        small_(small) {
    if (!scene.zone) return;
    for (const Square square : scene.zone->dead) dead_[square] = true;
  }

  void paint(Square square) {
    const Point middle = model::track_center(board_, square);
    const Rect tile = frame_.tile_at(middle);
    canvas_.fill(tile, theme_.tile, frame_.corner());
    bool plain = !dead_[square];
    if (dead_[square]) draw_dead_square(canvas_, theme_, frame_, tile, small_);
    for (Seat seat = 0; seat < board_.track / board_.spacing; ++seat) {
      if (square == start_square(board_, seat)) {
        paint_start(seat, middle, tile);
        plain = false;
      }
      if (square == square_of(board_, seat, board_.entrance)) paint_entrance(seat, middle);
      if (scene_.safe_stars && square == star_square(board_, seat)) {
        paint_star(seat, middle, tile);
        plain = false;
      }
    }
    if (small_ || board_.plan->named_cells || frame_.cell() < kNumbersFrom || taken(middle)) return;
    canvas_.text({tile.x + .09F * frame_.cell(), tile.y + .20F * frame_.cell()},
                 std::to_string(square), type::kSquareNumber,
                 plain ? fade(theme_.text2, .8F) : theme_.text);
  }

 private:
  /// There is no room for a sign: of a token or a flag.
  [[nodiscard]] bool taken(Point place) const {
    return is_occupied(scene_, place) || (has_flag(place) && !small_);
  }
  /// A flagbearer stands there, or will.
  [[nodiscard]] bool has_flag(Point place) const {
    if (!scene_.zone) return false;
    const auto is_on = [&](Point flag) { return flag == place; };
    return std::ranges::any_of(scene_.zone->flags, is_on) ||
           std::ranges::any_of(scene_.zone->next, is_on);
  }

  void paint_start(Seat seat, Point middle, const Rect& tile) {
    const SeatColours& colours = theme_.seats[seat];
    const bool dead = dead_[start_square(board_, seat)];
    if (!dead) {
      canvas_.fill(tile, fade(colours.tint, theme_.start), frame_.corner());
      canvas_.outline(tile, theme_.edge(seat, colours.fill), frame_.corner(), 1.5F);
    }
    const Colour sign = dead ? colours.text : colours.on;
    if (taken(middle) && !small_) return;
    // Along the way: from the start to the square behind it.
    const Point way = model::square_center(board_, seat, 1) - middle;
    const Point along = frame_.direction(way);
    const Point across{-along.y, along.x};
    const Point center = frame_.at(middle);
    const std::array<Point, 2> shaft{center - along * .24F, center + along * .10F};
    canvas_.lines(shaft, sign, 2.4F, false);
    const std::array<Point, 3> head{center + along * .26F, center + along * .02F + across * .15F,
                                    center + along * .02F - across * .15F};
    canvas_.polygon(head, sign);
  }

  void paint_entrance(Seat seat, Point middle) {
    if (small_ || taken(middle)) return;
    const Point along = frame_.direction(
        model::square_center(board_, seat, static_cast<Step>(board_.entrance + 1)) - middle);
    const Point across{-along.y, along.x};
    const Point center = frame_.at(middle);
    const std::array<Point, 3> chevron{center - along * .08F + across * .15F, center + along * .08F,
                                       center - along * .08F - across * .15F};
    canvas_.lines(chevron, theme_.seats[seat].text, 2, false);
  }

  void paint_star(Seat seat, Point middle, const Rect& tile) {
    const SeatColours& colours = theme_.seats[seat];
    if (!dead_[star_square(board_, seat)]) {
      canvas_.fill(tile, fade(colours.tint, theme_.star), frame_.corner());
      canvas_.outline(tile, fade(colours.fill, .8F), frame_.corner(), 1);
    }
    const bool aside = taken(middle);
    const float r = (aside ? .13F : .27F) * frame_.cell();
    const Point center = aside ? Point{tile.x + .18F * frame_.cell(), tile.y + .18F * frame_.cell()}
                               : frame_.at(middle);
    constexpr std::array<Point, 10> kStar{{{0, -1},
                                           {.270F, -.372F},
                                           {.951F, -.309F},
                                           {.437F, .142F},
                                           {.588F, .809F},
                                           {0, .460F},
                                           {-.588F, .809F},
                                           {-.437F, .142F},
                                           {-.951F, -.309F},
                                           {-.270F, -.372F}}};
    for (std::size_t i = 0; i < kStar.size(); i += 2) {
      const std::array<Point, 4> kite{center, center + kStar[(i + 9) % 10] * r,
                                      center + kStar[i] * r, center + kStar[(i + 1) % 10] * r};
      canvas_.polygon(kite, colours.text);
    }
  }

  Canvas& canvas_;
  const Theme& theme_;
  const BoardFrame& frame_;
  const model::Scene& scene_;
  const Board& board_;
  bool small_;
  std::array<bool, kMaxTrack> dead_{};  ///< Squares of the dead zone.
};

}  // namespace

void draw_squares(Canvas& canvas, const Theme& theme, const BoardFrame& frame,
                  const model::Scene& scene, bool small) {
  SquarePainter painter(canvas, theme, frame, scene, small);
  for (Square square = 0; square < scene.board->track; ++square) painter.paint(square);
}

}  // namespace ludolog::draw
