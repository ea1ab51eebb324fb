#include "viewer/draw/reach.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

#include "viewer/draw/shapes.h"

namespace ludolog::draw {
namespace {

using model::ReachView;
using model::Scene;
using model::TokenOf;
using model::TokenView;

constexpr float kSmallCell = 38;

const TokenView* find(const Scene& scene, TokenOf who) {
  const auto found = std::ranges::find_if(scene.tokens, [&](const TokenView& token) {
    return token.seat == who.seat && token.token == who.token;
  });
  return found == scene.tokens.end() ? nullptr : &*found;
}

/// One of them stands on the square around `middle`.
bool any_on(const Scene& scene, const std::vector<TokenOf>& tokens, Point middle) {
  return std::ranges::any_of(tokens, [&](TokenOf who) {
    const TokenView* token = find(scene, who);
    return token != nullptr && std::abs(token->at.x - middle.x) < .5F &&
           std::abs(token->at.y - middle.y) < .5F;
  });
}

/// From the edge of one cell to that of another; nothing where they touch.
void draw_arrow(Canvas& canvas, const Theme& theme, float cell, Point from, Point to, bool head) {
  constexpr float kHead = 9;
  const Point all = to - from;
  const float length = std::hypot(all.x, all.y);
  const float aside = .60F * cell;
  if (length < 2 * aside + kHead) return;
  const Point way = all * (1 / length);
  const Point across{-way.y, way.x};
  const Point tip = to - way * aside;
  for (const auto& [colour, width] : {std::pair(theme.plate, 4.F), std::pair(theme.ink, 1.75F)})
    dashed_line(canvas, from + way * aside, tip - way * (head ? kHead : 0.F), colour, width, 5, 4);
  if (!head) return;
  const std::array<Point, 3> arrow{tip, tip - way * kHead + across * (.5F * kHead),
                                   tip - way * kHead - across * (.5F * kHead)};
  canvas.polygon(arrow, theme.ink);
}

}  // namespace

void draw_tag(Canvas& canvas, const Theme& theme, const BoardFrame& frame, const Rect& tile,
              std::string_view text) {
  const float side = frame.cell() < kSmallCell ? 12.F : 14.F;
  const float width = side + 7 * static_cast<float>(text.size() - 1);
  const Rect rect{tile.x - 2, tile.bottom() + 2 - side, width, side};
  canvas.fill(rect, theme.ink, 4);
  canvas.text(rect.center(), text, {Weight::kSemiBold, 12}, theme.on_ink, Align::kCenter);
}

void draw_reach(Canvas& canvas, const Theme& theme, const BoardFrame& frame, const Scene& scene,
                const ReachView& reach) {
  for (const ReachView::Place& place : reach.places) {
    const Point middle = model::track_center(*scene.board, place.square);
    const Rect tile = frame.tile_at(middle);
    if (any_on(scene, reach.sheltered, middle)) {
      dashed_outline(canvas, outline_of(tile.inset(-1), frame.corner()), theme.ink, 1.5F, 4, 3);
      continue;
    }
    canvas.fill(tile, fade(theme.ink, .16F), frame.corner());
    canvas.outline(tile.inset(-1), theme.ink, frame.corner(), 2);
  }
}

void draw_distances(Canvas& canvas, const Theme& theme, const BoardFrame& frame, const Scene& scene,
                    const ReachView& reach) {
  for (const ReachView::Place& place : reach.places)
    draw_tag(canvas, theme, frame, frame.tile_at(model::track_center(*scene.board, place.square)),
             std::to_string(place.distance));
}

void draw_duel(Canvas& canvas, const Theme& theme, const BoardFrame& frame, const Scene& scene) {
  const Quiz& quiz = scene.quiz;
  if (quiz.kind != QuizKind::kDuel && quiz.kind != QuizKind::kRevival) return;
  const TokenView* from = find(scene, {quiz.sides[0], quiz.tokens[0]});
  const TokenView* to = find(scene, {quiz.sides[1], quiz.tokens[1]});
  if (from == nullptr || to == nullptr) return;
  for (const TokenView* token : {from, to})
    draw_selection(canvas, theme, token->seat, frame.at(token->at),
                   kTokenRadius * token->scale * frame.cell());
  draw_arrow(canvas, theme, frame.cell(), frame.at(from->at), frame.at(to->at),
             quiz.kind == QuizKind::kDuel);
}

}  // namespace ludolog::draw
