#include "viewer/draw/zone.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "viewer/draw/shapes.h"

namespace ludolog::draw {
namespace {

/// From the foot up: everything else of a flag hangs on it.
std::array<Point, 2> pole(Point center, float half) {
  return {center + Point{-.42F, .86F} * half, center + Point{-.42F, -1} * half};
}

std::array<Point, 3> pennant(Point center, float half) {
  return {center + Point{-.42F, -1} * half, center + Point{.83F, -.48F} * half,
          center + Point{-.42F, .06F} * half};
}

/// Smaller and in the corner beside somebody who stands there.
float half_of(const BoardFrame& frame, bool aside) { return (aside ? .19F : .32F) * frame.cell(); }
Point center_of(const BoardFrame& frame, Point place, bool aside) {
  return frame.at(place) + (aside ? Point{-.34F, -.31F} * frame.cell() : Point{0, 0});
}

/// Rising to the right, from one square to the next without a step.
void hatch(Canvas& canvas, const BoardFrame& frame, const Rect& area, Colour colour) {
  const float pitch = .16F * frame.cell();
  const float phase = frame.origin().x + frame.origin().y;
  const float first = std::ceil((area.x + area.y - phase) / pitch) * pitch + phase;
  for (float sum = first; sum < area.right() + area.bottom(); sum += pitch) {
    const float left = std::max(area.x, sum - area.bottom());
    const float right = std::min(area.right(), sum - area.y);
    if (right <= left) continue;
    const std::array<Point, 2> line{Point{left, sum - left}, Point{right, sum - right}};
    canvas.lines(line, colour, 1.4F, false);
  }
}

}  // namespace

void draw_dead_square(Canvas& canvas, const Theme& theme, const BoardFrame& frame, const Rect& tile,
                      bool small) {
  canvas.fill(tile, fade(theme.plate, .55F), frame.corner());
  canvas.fill(tile, fade(theme.danger, small ? .75F : .20F), frame.corner());
  if (small) return;
  hatch(canvas, frame, tile.inset(2), fade(theme.danger_text, .62F));
  canvas.outline(tile, fade(theme.danger, .9F), frame.corner(), 1.25F);
}

void draw_next_step(Canvas& canvas, const Theme& theme, const BoardFrame& frame,
                    const model::Scene& scene) {
  if (!scene.zone) return;
  for (const Square square : scene.zone->dying)
    dashed_outline(
        canvas,
        outline_of(frame.tile_at(model::track_center(*scene.board, square)), frame.corner()),
        theme.danger, 1.25F, 3.5F, 3);
  for (const Point place : scene.zone->next) {
    const bool aside = is_occupied(scene, place);
    const float half = half_of(frame, aside);
    const Point center = center_of(frame, place, aside);
    const auto [foot, top] = pole(center, half);
    dashed_outline(canvas, pennant(center, half), theme.danger_text, 1.25F, 2.5F, 2);
    dashed_line(canvas, foot, top, theme.danger_text, 1.25F, 2.5F, 2);
  }
}

void draw_flag(Canvas& canvas, const Theme& theme, Point center, float half, Colour ground) {
  const auto stick = pole(center, half);
  const auto cloth = pennant(center, half);
  canvas.lines(stick, ground, 6.4F, false);
  canvas.lines(cloth, ground, 4, true);
  canvas.disc(stick[0], .34F * half + 2, ground);
  canvas.lines(stick, theme.danger_text, std::max(1.5F, .17F * half), false);
  canvas.disc(stick[0], .34F * half, theme.danger_text);
  canvas.polygon(cloth, theme.danger_text);
  const std::array<Point, 2> bar{center + Point{-.20F, -.47F} * half,
                                 center + Point{.18F, -.47F} * half};
  canvas.lines(bar, ground, std::max(1.F, .14F * half), false);
}

void draw_flags(Canvas& canvas, const Theme& theme, const BoardFrame& frame,
                const model::Scene& scene, bool small) {
  if (!scene.zone) return;
  for (const Point place : scene.zone->flags) {
    const bool aside = is_occupied(scene, place);
    const float half = half_of(frame, aside && !small);
    const Point center = center_of(frame, place, aside);
    if (small)
      canvas.polygon(pennant(center, 1.6F * half), theme.danger_text);
    else
      draw_flag(canvas, theme, center, half, theme.plate);
  }
}

void draw_risk(Canvas& canvas, const Theme& theme, Point center, float r) {
  const auto triangle = [&](float size) {
    const std::array<Point, 3> corners{center + Point{0, -.95F} * size,
                                       center + Point{1, .80F} * size,
                                       center + Point{-1, .80F} * size};
    return rounded(corners, .2F * size);
  };
  canvas.polygon(triangle(r + 2), theme.plate);
  canvas.polygon(triangle(r), theme.danger_text);
  canvas.text(center + Point{0, .15F * r}, "!", {Weight::kBold, 1.6F * r}, theme.plate,
              Align::kCenter);
}

}  // namespace ludolog::draw
