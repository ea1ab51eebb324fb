#include "viewer/draw/icons.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <initializer_list>
#include <numbers>
#include <vector>

namespace ludolog::draw {
namespace {

using model::Moment;

/// Draws in units of the half size, around the centre.
class Pen {
 public:
  Pen(Canvas& canvas, Point center, float s, Colour colour, Colour back)
      : canvas_(canvas), center_(center), s_(s), colour_(colour), back_(back) {}

  void polygon(std::initializer_list<Point> points) { canvas_.polygon(placed(points), colour_); }
  void lines(std::initializer_list<Point> points, float widths = 1, bool closed = false) {
    canvas_.lines(placed(points), colour_, widths * stroke(), closed);
  }
  void frame(float half, float corner, float widths) {
    canvas_.outline(square(half), colour_, corner * s_, widths * stroke());
  }
  void box(float left, float top, float right, float bottom, float corner = 0) {
    canvas_.fill(
        {center_.x + left * s_, center_.y + top * s_, (right - left) * s_, (bottom - top) * s_},
        colour_, corner * s_);
  }
  void disc(Point at, float r) { canvas_.disc(center_ + at * s_, r * s_, colour_); }
  void hole(Point at, float r) { canvas_.disc(center_ + at * s_, r * s_, back_); }
  /// A stroke of what lies below, `width` half sizes wide.
  void cut(Point from, Point to, float width = .30F) {
    const std::array<Point, 2> line{center_ + from * s_, center_ + to * s_};
    canvas_.lines(line, back_, std::max(1.F, width * s_), false);
  }
  void ring(float r, float widths = 1) {
    canvas_.ring(center_, r * s_, colour_, widths * stroke());
  }
  void arc(float r, float from, float to) {
    constexpr int kPoints = 24;
    std::vector<Point> points;
    for (int i = 0; i <= kPoints; ++i) {
      const float angle =
          (from + (to - from) * static_cast<float>(i) / kPoints) * 2 * std::numbers::pi_v<float>;
      points.push_back(center_ + Point{std::cos(angle), std::sin(angle)} * (r * s_));
    }
    canvas_.lines(points, colour_, stroke(), false);
  }
  void letter(std::string_view text, float size, Colour colour) {
    canvas_.text(center_, text, {Weight::kBold, size * s_}, colour, Align::kCenter);
  }
  [[nodiscard]] Colour colour() const { return colour_; }
  [[nodiscard]] Colour back() const { return back_; }

 private:
  [[nodiscard]] float stroke() const { return std::max(1.5F, .30F * s_); }
  [[nodiscard]] Rect square(float half) const {
    return {center_.x - half * s_, center_.y - half * s_, 2 * half * s_, 2 * half * s_};
  }
  [[nodiscard]] std::vector<Point> placed(std::initializer_list<Point> points) const {
    std::vector<Point> result;
    for (const Point point : points) result.push_back(center_ + point * s_);
    return result;
  }

  Canvas& canvas_;
  Point center_;
  float s_;
  Colour colour_;
  Colour back_;
};

void draw_six(Pen& pen) {
  pen.box(-.90F, -.90F, .90F, .90F, .40F);
  for (const float x : {-.38F, .38F})
    for (const float y : {-.5F, 0.F, .5F}) pen.hole({x, y}, .17F);
}

void draw_death(Pen& pen) {
  pen.disc({0, -.22F}, .72F);
  pen.box(-.72F, -.22F, .72F, .80F);
  pen.box(-.95F, .66F, .95F, .94F);
  pen.cut({-.38F, -.31F}, {.38F, -.31F}, .22F);
  pen.cut({-.38F, .13F}, {.38F, .13F}, .22F);
}

void chevron(Pen& pen, float x, float direction) {
  pen.lines({{x - .3F * direction, -.6F}, {x + .3F * direction, 0}, {x - .3F * direction, .6F}});
}

}  // namespace

void draw_moment(Canvas& canvas, Moment moment, Point center, float s, Colour colour, Colour back) {
  Pen pen(canvas, center, s, colour, back);
  switch (moment) {
    case Moment::kNone:
      break;
    case Moment::kRoll:
      pen.frame(.80F, .35F, .8F);
      pen.disc({0, 0}, .24F);
      break;
    case Moment::kSix:
      draw_six(pen);
      break;
    case Moment::kEntry:
      pen.lines({{-.45F, -.80F}, {.40F, 0}, {-.45F, .80F}}, 1.15F);
      break;
    case Moment::kMove:
      pen.lines({{-.85F, 0}, {.25F, 0}});
      pen.polygon({{.10F, -.60F}, {.95F, 0}, {.10F, .60F}});
      break;
    case Moment::kCapture:
      pen.lines({{.85F, .75F}, {.85F, .05F}, {.62F, -.25F}, {.30F, -.35F}, {-.20F, -.35F}});
      pen.polygon({{-.10F, -.95F}, {-.10F, .25F}, {-.95F, -.35F}});
      break;
    case Moment::kQuestion:
      pen.ring(.90F);
      pen.letter("?", 1.5F, colour);
      break;
    case Moment::kRight:
      pen.lines({{-.80F, .05F}, {-.25F, .60F}, {.80F, -.60F}}, 1.1F);
      break;
    case Moment::kWrong:
      pen.lines({{-.60F, -.60F}, {.60F, .60F}}, 1.1F);
      pen.lines({{-.60F, .60F}, {.60F, -.60F}}, 1.1F);
      break;
    case Moment::kDraw:
      pen.lines({{-.95F, -.62F}, {.95F, -.62F}, {.95F, .62F}, {-.95F, .62F}}, .8F, true);
      pen.lines({{.30F, -.45F}, {.30F, -.10F}}, .6F);
      pen.lines({{.30F, .10F}, {.30F, .45F}}, .6F);
      break;
    case Moment::kDuel:
      pen.polygon({{-.98F, -.78F}, {-.02F, 0}, {-.98F, .78F}});
      pen.polygon({{.98F, -.78F}, {.98F, .78F}, {.02F, 0}});
      break;
    case Moment::kKnockOut:
      pen.ring(.78F);
      pen.lines({{-.52F, .52F}, {.52F, -.52F}});
      break;
    case Moment::kRevival:
      pen.lines({{-.85F, 0}, {.85F, 0}});
      pen.lines({{0, -.85F}, {0, .85F}});
      break;
    case Moment::kSweep:
      pen.lines({{-.50F, -.95F}, {-.50F, .95F}}, .75F);
      pen.polygon({{-.50F, -.95F}, {.80F, -.42F}, {-.50F, .12F}});
      break;
    case Moment::kDeath:
      draw_death(pen);
      break;
    case Moment::kTeamOut:
      pen.disc({0, 0}, .98F);
      pen.cut({-.40F, -.40F}, {.40F, .40F});
      pen.cut({-.40F, .40F}, {.40F, -.40F});
      break;
    case Moment::kHome:
      pen.polygon({{0, -.95F}, {.95F, -.08F}, {-.95F, -.08F}});
      pen.box(-.66F, -.10F, .66F, .85F);
      break;
    case Moment::kUndone:
    case Moment::kRetracted:
      pen.lines({{.75F, .75F}, {.75F, -.20F}, {-.30F, -.20F}});
      pen.polygon({{-.25F, -.75F}, {-.25F, .35F}, {-.95F, -.20F}});
      break;
    case Moment::kCorrected:  // An answer struck out.
      pen.lines({{-.80F, .05F}, {-.25F, .60F}, {.80F, -.60F}}, .9F);
      pen.lines({{-.95F, -.05F}, {.95F, -.05F}}, .7F);
      break;
    case Moment::kPlace:
      pen.ring(.90F);
      pen.disc({0, 0}, .30F);
      break;
    case Moment::kWin:
      pen.box(-.85F, .50F, .85F, .86F);
      pen.polygon({{-.95F, -.55F}, {-.15F, .42F}, {-.85F, .42F}});
      pen.polygon({{0, -.95F}, {.50F, .42F}, {-.50F, .42F}});
      pen.polygon({{.95F, -.55F}, {.85F, .42F}, {.15F, .42F}});
      break;
    case Moment::kDrawOffer:
      pen.lines({{-.80F, -.35F}, {.80F, -.35F}});
      break;
    case Moment::kDrawAgreed:
      pen.lines({{-.80F, -.35F}, {.80F, -.35F}});
      pen.lines({{-.80F, .35F}, {.80F, .35F}});
      break;
    case Moment::kResigned:
      pen.lines({{-.50F, -.95F}, {-.50F, .95F}}, .75F);
      pen.lines({{-.50F, -.85F}, {.70F, -.85F}, {.70F, 0}, {-.50F, 0}}, .75F);
      break;
    case Moment::kEnd:
      pen.box(-.75F, -.75F, .75F, .75F, .15F);
      break;
  }
}

void draw_shield(Canvas& canvas, Point center, float s, Colour colour) {
  Pen(canvas, center, s, colour, colour)
      .polygon({{-.80F, -.75F},
                {0, -1},
                {.80F, -.75F},
                {.80F, .10F},
                {.50F, .60F},
                {0, .98F},
                {-.50F, .60F},
                {-.80F, .10F}});
}

void draw_icon(Canvas& canvas, Icon icon, Point center, float s, Colour colour, Colour back) {
  Pen pen(canvas, center, s, colour, back);
  switch (icon) {
    case Icon::kFirst:
      pen.lines({{-.60F, -.65F}, {-.60F, .65F}});
      chevron(pen, .25F, -1);
      break;
    case Icon::kLast:
      pen.lines({{.60F, -.65F}, {.60F, .65F}});
      chevron(pen, -.25F, 1);
      break;
    case Icon::kTurnBack:
      chevron(pen, -.40F, -1);
      chevron(pen, .35F, -1);
      break;
    case Icon::kTurnForward:
      chevron(pen, -.35F, 1);
      chevron(pen, .40F, 1);
      break;
    case Icon::kBeatBack:
      chevron(pen, 0, -1);
      break;
    case Icon::kBeatForward:
      chevron(pen, 0, 1);
      break;
    case Icon::kPlay:
      pen.polygon({{-.50F, -.75F}, {.80F, 0}, {-.50F, .75F}});
      break;
    case Icon::kPause:
      pen.box(-.60F, -.70F, -.15F, .70F, .1F);
      pen.box(.15F, -.70F, .60F, .70F, .1F);
      break;
    case Icon::kRotate:
      pen.arc(.70F, -.10F, .68F);
      pen.polygon({{.25F, -.85F}, {1.05F, -.55F}, {.45F, 0}});
      break;
    case Icon::kTheme:
      pen.ring(.80F);
      pen.polygon(
          {{0, -.80F}, {.45F, -.65F}, {.75F, -.25F}, {.75F, .25F}, {.45F, .65F}, {0, .80F}});
      break;
    case Icon::kHelp:
      pen.letter("?", 1.9F, colour);
      break;
    case Icon::kBack:
      chevron(pen, 0, -1);
      break;
    case Icon::kReturn:
      pen.lines(
          {{-.55F, -.30F}, {.45F, -.30F}, {.75F, 0}, {.75F, .30F}, {.45F, .60F}, {-.20F, .60F}});
      pen.polygon({{-.35F, -.85F}, {-.35F, .25F}, {-.95F, -.30F}});
      break;
  }
}

}  // namespace ludolog::draw
