#include "viewer/draw/shapes.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace ludolog::draw {
namespace {

constexpr float kPi = std::numbers::pi_v<float>;

std::vector<Point> circle(Point center, float r, int points) {
  std::vector<Point> result;
  for (int i = 0; i < points; ++i) {
    const float angle = 2 * kPi * static_cast<float>(i) / static_cast<float>(points);
    result.push_back(center + Point{std::cos(angle), std::sin(angle)} * r);
  }
  return result;
}

float length(Point p) { return std::sqrt(p.x * p.x + p.y * p.y); }

std::vector<Point> moved(std::vector<Point> points, Point by) {
  for (Point& point : points) point = point + by;
  return points;
}

/// In a triangle the letter sits lower, where there is room.
Point letter_place(Seat seat, Point center, float r) {
  return seat == 2 ? center + Point{0, .24F * r} : center;
}

/// A cross on a disc, at the upper right.
void draw_fallen_badge(Canvas& canvas, const Theme& theme, Point center, float r) {
  const Point middle = center + Point{.86F, -.82F} * r;
  const float radius = std::max(4.F, .42F * r);
  canvas.disc(middle, radius + 1, theme.plate);
  canvas.disc(middle, radius, theme.ink);
  for (const float up : {-1.F, 1.F}) {
    const std::array<Point, 2> stroke{middle + Point{-.42F, .42F * up} * radius,
                                      middle + Point{.42F, -.42F * up} * radius};
    canvas.lines(stroke, theme.on_ink, std::max(1.25F, .26F * radius), false);
  }
}

void draw_fallen(Canvas& canvas, const Theme& theme, Seat seat, std::string_view letter,
                 Point center, float r) {
  const auto outline = seat_outline(seat, center, r);
  canvas.polygon(seat_outline(seat, center, r, 2), fade(theme.plate, .9F));
  canvas.polygon(outline, theme.fallen);
  dashed_outline(canvas, outline, theme.trace(seat), r < 10 ? 1.5F : 2.F, 3.5F, 2.5F);
  canvas.text(letter_place(seat, center, r), letter, {Weight::kBold, 1.28F * r}, theme.text2,
              Align::kCenter);
  draw_fallen_badge(canvas, theme, center, r);
}

void draw_gone(Canvas& canvas, const Theme& theme, Seat seat, std::string_view letter, Point center,
               float r) {
  canvas.lines(seat_outline(seat, center, r), fade(theme.text3, .55F), 1.5F, true);
  canvas.text(letter_place(seat, center, r), letter, {Weight::kBold, 1.28F * r}, theme.text3,
              Align::kCenter);
  const std::array<Point, 2> stroke{center + Point{-1.05F, 1.05F} * r,
                                    center + Point{1.05F, -1.05F} * r};
  canvas.lines(stroke, theme.text3, 1.5F, false);
}

}  // namespace

std::vector<Point> rounded(std::span<const Point> corners, float corner) {
  constexpr int kArcPoints = 5;
  std::vector<Point> result;
  for (std::size_t i = 0; i < corners.size(); ++i) {
    const Point at = corners[i];
    const Point before = corners[(i + corners.size() - 1) % corners.size()] - at;
    const Point after = corners[(i + 1) % corners.size()] - at;
    const Point in = before * (1 / length(before));
    const Point out = after * (1 / length(after));
    const float cosine = in.x * out.x + in.y * out.y;
    const float half = std::acos(std::clamp(cosine, -1.F, 1.F)) / 2;
    const float reach =
        std::min(corner / std::tan(half), .5F * std::min(length(before), length(after)));
    // A quadratic curve through the corner is as round as the eye asks for.
    const Point from = at + in * reach;
    const Point to = at + out * reach;
    for (int k = 0; k <= kArcPoints; ++k) {
      const float t = static_cast<float>(k) / kArcPoints;
      result.push_back(from * ((1 - t) * (1 - t)) + at * (2 * t * (1 - t)) + to * (t * t));
    }
  }
  return result;
}

std::vector<Point> outline_of(const Rect& rect, float corner) {
  const std::array<Point, 4> corners{Point{rect.x, rect.y}, Point{rect.right(), rect.y},
                                     Point{rect.right(), rect.bottom()},
                                     Point{rect.x, rect.bottom()}};
  return rounded(corners, corner);
}

std::vector<Point> seat_outline(Seat seat, Point center, float r, float g) {
  switch (seat) {
    case 0:
      return circle(center, r + g, 40);
    case 1: {
      const float half = .90F * r + g;
      const std::array<Point, 4> corners{center + Point{-half, -half}, center + Point{half, -half},
                                         center + Point{half, half}, center + Point{-half, half}};
      return rounded(corners, .26F * r + .8F * g);
    }
    case 2: {
      const Point middle = center + Point{0, .22F * r};
      const float out = 1.46F * r + 2 * g;
      std::array<Point, 3> corners;
      for (std::size_t i = 0; i < 3; ++i) {
        const float angle = -kPi / 2 + 2 * kPi / 3 * static_cast<float>(i);
        corners[i] = middle + Point{std::cos(angle), std::sin(angle)} * out;
      }
      return rounded(corners, .26F * r + .8F * g);
    }
    default: {
      const float half = 1.26F * r + 1.41F * g;
      const std::array<Point, 4> corners{center + Point{0, -half}, center + Point{half, 0},
                                         center + Point{0, half}, center + Point{-half, 0}};
      return rounded(corners, .24F * r + .8F * g);
    }
  }
}

void draw_seat_sign(Canvas& canvas, const Theme& theme, Seat seat, Point center, float r) {
  const auto outline = seat_outline(seat, center, r);
  canvas.polygon(outline, theme.seats[seat].fill);
  if (theme.outlined) canvas.lines(outline, theme.trace(seat), 1, true);
}

void draw_logo(Canvas& canvas, const Theme& theme, Point center, float pitch) {
  constexpr std::array<Point, kSeats> kAround{{{-.5F, -.5F}, {.5F, -.5F}, {.5F, .5F}, {-.5F, .5F}}};
  for (Seat seat = 0; seat < kSeats; ++seat)
    draw_seat_sign(canvas, theme_for(theme.dark), seat, center + kAround[seat] * pitch,
                   pitch * .36F);
}

void draw_token(Canvas& canvas, const Theme& theme, Seat seat, std::string_view letter,
                Point center, float r, TokenLook look) {
  if (look == TokenLook::kDown) return draw_fallen(canvas, theme, seat, letter, center, r);
  if (look == TokenLook::kGone) return draw_gone(canvas, theme, seat, letter, center, r);
  const SeatColours& colours = theme.seats[seat];
  const Type type{Weight::kBold, 1.28F * r};
  const Point place = letter_place(seat, center, r);
  if (look == TokenLook::kStands) {
    canvas.polygon(seat_outline(seat, center, r, 2), fade(theme.plate, .9F));
    canvas.polygon(moved(seat_outline(seat, center, r), {0, std::max(1.F, .11F * r)}),
                   colours.deep);
    const Point raised{0, -.05F * r};
    canvas.polygon(moved(seat_outline(seat, center, r), raised), colours.fill);
    const bool has_rim = colours.rim.alpha != 0;
    canvas.lines(moved(seat_outline(seat, center, r, -1), raised),
                 has_rim ? colours.rim : fade(rgb(0xFFFFFF), .28F), has_rim ? 1.5F : 1.F, true);
    canvas.text(place + raised, letter, type, colours.on, Align::kCenter);
    return;
  }
  const auto outline = seat_outline(seat, center, r);
  if (look == TokenLook::kEmpty) {
    canvas.polygon(outline, fade(colours.tint, .07F));
    canvas.lines(outline, fade(colours.tint, .45F), 1, true);
    canvas.text(place, letter, type, fade(theme.on_tint(seat), .8F), Align::kCenter);
    return;
  }
  canvas.lines(outline, colours.text, 1.5F, true);
  canvas.text(place, letter, type, colours.text, Align::kCenter);
}

void draw_selection(Canvas& canvas, const Theme& theme, Seat seat, Point center, float r) {
  // A small token leaves less room around it.
  canvas.lines(seat_outline(seat, center, r, std::min(4.5F, .45F * r)), theme.ink, 2.5F, true);
}

void draw_die(Canvas& canvas, const Theme& theme, Point center, float side, int face, bool spent) {
  constexpr std::array<std::array<int, 9>, 7> kPips{{{},
                                                     {0, 0, 0, 0, 1, 0, 0, 0, 0},
                                                     {1, 0, 0, 0, 0, 0, 0, 0, 1},
                                                     {1, 0, 0, 0, 1, 0, 0, 0, 1},
                                                     {1, 0, 1, 0, 0, 0, 1, 0, 1},
                                                     {1, 0, 1, 0, 1, 0, 1, 0, 1},
                                                     {1, 0, 1, 1, 0, 1, 1, 0, 1}}};
  const float half = side / 2;
  const Rect box{center.x - half, center.y - half, side, side};
  if (spent)
    canvas.outline(box.inset(.75F), theme.control, .2F * side, 1.5F);
  else
    canvas.fill(box, theme.ink, .2F * side);
  if (face < 1 || face > 6) return;
  for (std::size_t i = 0; i < 9; ++i) {
    if (kPips[static_cast<std::size_t>(face)][i] == 0) continue;
    const Point at{static_cast<float>(i % 3) - 1, static_cast<float>(i / 3) - 1};
    canvas.disc(center + at * (.26F * side), .085F * side, spent ? theme.text3 : theme.on_ink);
  }
}

void dashed_line(Canvas& canvas, Point a, Point b, Colour colour, float width, float on,
                 float off) {
  const float total = length(b - a);
  if (total <= 0) return;
  const Point way = (b - a) * (1 / total);
  for (float at = 0; at < total; at += on + off) {
    const std::array<Point, 2> dash{a + way * at, a + way * std::min(at + on, total)};
    canvas.lines(dash, colour, width, false);
  }
}

void dashed_outline(Canvas& canvas, std::span<const Point> points, Colour colour, float width,
                    float on, float off) {
  std::vector<Point> dash;
  bool drawing = true;
  float left = on;  // Of this dash or gap.
  const auto turn_at = [&](Point point) {
    if (drawing) {
      dash.push_back(point);
      canvas.lines(dash, colour, width, false);
      dash.clear();
    } else {
      dash = {point};
    }
    drawing = !drawing;
    left = drawing ? on : off;
  };
  for (std::size_t i = 0; i < points.size(); ++i) {
    const Point a = points[i];
    const Point b = points[(i + 1) % points.size()];
    const float total = length(b - a);
    float at = 0;
    if (drawing && dash.empty()) dash.push_back(a);
    while (total - at > left) {
      at += left;
      turn_at(a + (b - a) * (at / total));
    }
    left -= total - at;
    if (drawing) dash.push_back(b);
  }
  if (dash.size() > 1) canvas.lines(dash, colour, width, false);
}

}  // namespace ludolog::draw
