#include "viewer/draw/board.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

#include "core/board_plan.h"
#include "viewer/draw/board_frame.h"
#include "viewer/draw/icons.h"
#include "viewer/draw/reach.h"
#include "viewer/draw/shapes.h"
#include "viewer/draw/squares.h"
#include "viewer/draw/zone.h"

namespace ludolog::draw {
namespace {

using model::TokenView;

constexpr float kYardPlaceRadius = .33F;  ///< Of a cell, as are all lengths here.
constexpr float kHomeRadius = .22F;

BoardFrame frame_of(const BoardPicture& picture) {
  return {picture.squares, static_cast<float>(picture.scene.board->plan->side), picture.quarters};
}

/// In cells.
float radius_of(const TokenView& token) {
  switch (token.place) {
    case TokenView::Place::kYard:
    case TokenView::Place::kGone:
      return kYardPlaceRadius;
    case TokenView::Place::kHome:
      return kHomeRadius;
    case TokenView::Place::kBoard:
      break;
  }
  return kTokenRadius * token.scale;
}

TokenLook look_of(const TokenView& token) {
  if (token.place == TokenView::Place::kGone) return TokenLook::kGone;
  return token.down ? TokenLook::kDown : TokenLook::kStands;
}

class BoardPainter {
 public:
  BoardPainter(Canvas& canvas, const Theme& theme, const BoardPicture& picture)
      : canvas_(canvas),
        theme_(theme),
        picture_(picture),
        scene_(picture.scene),
        board_(*picture.scene.board),
        frame_(frame_of(picture)),
        cells_(frame_.cells()),
        cell_(frame_.cell()) {
    const auto picked = std::ranges::find_if(
        scene_.reaches, [&](const model::ReachView& reach) { return reach.who == picture.picked; });
    if (picked != scene_.reaches.end()) reach_ = &*picked;
  }

  void paint() {
    const auto seats = static_cast<Seat>(board_.track / board_.spacing);
    for (Seat seat = 0; seat < seats; ++seat) paint_yard(seat);
    draw_squares(canvas_, theme_, frame_, scene_, picture_.small);
    for (Seat seat = 0; seat < seats; ++seat) paint_column(seat);
    for (Seat seat = 0; seat < seats && shares_home(board_); ++seat) paint_center(seat);
    if (!picture_.small) {
      if (board_.plan->named_cells) paint_names_of_cells();
      draw_next_step(canvas_, theme_, frame_, scene_);
      paint_trace();
      // Both at a time could not be told apart.
      if (reach_ != nullptr)
        draw_reach(canvas_, theme_, frame_, scene_, *reach_);
      else
        paint_choices();
    }
    for (const TokenView& token : scene_.tokens)
      if (!is_marked(token)) paint_token(token);
    for (const TokenView& token : scene_.tokens)
      if (is_marked(token)) paint_token(token);
    draw_flags(canvas_, theme_, frame_, scene_, picture_.small);
    if (!picture_.small) paint_over_tokens();
  }

 private:
  struct Tag {
    Point target;
    Rect tile;
    std::string text;
  };

  [[nodiscard]] Point at(Point place) const { return frame_.at(place); }
  [[nodiscard]] Rect tile_at(Point middle) const { return frame_.tile_at(middle); }
  [[nodiscard]] float corner() const { return frame_.corner(); }

  void paint_yard(Seat seat) {
    const SeatColours& colours = theme_.seats[seat];
    const Point middle = model::yard_center(board_, seat);
    const Rect yard = frame_.around(middle, static_cast<float>(board_.plan->yard_side) / 2 - .10F);
    const float round = .36F * cell_;
    if (!theme_.dark) canvas_.fill(yard, theme_.tile, round);
    canvas_.fill(yard, fade(colours.tint, theme_.yard), round);
    canvas_.outline(yard, theme_.edge(seat, fade(colours.tint, theme_.yard_edge)), round, 1.5F);

    if (board_.plan->sides == Sides::kFourColours) paint_sign(seat, at(middle));
    if (picture_.small || !has(scene_.seats, seat)) return;
    for (Token token = 0; token < kTokens; ++token)
      if (!is_gone(seat, token))
        draw_token(canvas_, theme_, seat, letter(token), at(model::yard_place(board_, seat, token)),
                   kYardPlaceRadius * cell_, TokenLook::kEmpty);
    paint_name(seat, yard);
  }

  /// It is crossed out in its place.
  [[nodiscard]] bool is_gone(Seat seat, Token token) const {
    return std::ranges::any_of(scene_.tokens, [&](const TokenView& view) {
      return view.seat == seat && view.token == token && view.place == TokenView::Place::kGone;
    });
  }

  /// The seat's shape, as large as the yard.
  void paint_sign(Seat seat, Point center) {
    constexpr std::array<float, kSeats> kRadius{2.02F, 2.02F, 1.72F, 1.78F};
    const float lower = seat == 2 ? -.12F * cell_ : 0;
    const auto shape = seat_outline(seat, center + Point{0, lower}, kRadius[seat] * cell_);
    canvas_.polygon(shape, fade(theme_.seats[seat].tint, theme_.yard_shape));
    canvas_.lines(shape, fade(theme_.seats[seat].tint, theme_.yard_shape_edge), 1.5F, true);
  }

  /// Letters of the columns and numbers of the rows, outside the squares.
  void paint_names_of_cells() {
    const float outside = 14 / cell_;
    for (std::uint8_t i = 0; i < board_.plan->side; ++i) {
      const float middle = static_cast<float>(i) + .5F;
      const std::string name = name_of(board_, Cell{i, i});
      canvas_.text(at({middle, cells_ + outside}), name.substr(0, 1), type::kMicro, theme_.text2,
                   Align::kCenter);
      canvas_.text(at({-outside, middle}), name.substr(1), type::kMicro, theme_.text2,
                   Align::kCenter);
    }
  }

  /// In the corner of the yard that lies outside.
  void paint_name(Seat seat, const Rect& yard) {
    const auto player = std::ranges::find(scene_.players, seat, &model::SeatView::seat);
    if (player == scene_.players.end()) return;
    const bool right = yard.center().x > picture_.squares.center().x;
    const bool below = yard.center().y > picture_.squares.center().y;
    const float inwards = right ? -1.F : 1.F;
    float x = right ? yard.right() - .36F * cell_ : yard.x + .36F * cell_;
    const float y = below ? yard.bottom() - .46F * cell_ : yard.y + .46F * cell_;
    canvas_.clip(yard);
    if (player->safe_team) {
      draw_shield(canvas_, {x + 6 * inwards, y}, 6, theme_.seats[seat].text);
      x += 18 * inwards;
    }
    // About as many letters as there is room for.
    const auto letters = static_cast<std::size_t>((yard.width - .72F * cell_) / 7.5F);
    canvas_.text({x, y}, model::shortened(player->name, letters), type::kSmallBold,
                 theme_.seats[seat].text, right ? Align::kRight : Align::kLeft);
    canvas_.unclip();
  }

  void paint_column(Seat seat) {
    const int last = shares_home(board_) ? board_.finish - 1 : board_.finish;
    for (int step = board_.entrance + 1; step <= last; ++step) {
      const Rect tile = tile_at(model::square_center(board_, seat, static_cast<Step>(step)));
      canvas_.fill(tile, theme_.tile, corner());
      canvas_.fill(tile, fade(theme_.seats[seat].tint, theme_.column), corner());
      if (theme_.outlined) canvas_.outline(tile, theme_.edge(seat, {}), corner(), 1.5F);
    }
  }

  void paint_center(Seat seat) {
    // The triangle of seat 0 points from the left to the middle; the others are quarter turns.
    std::array<Point, 3> corners{{{6.06F, 6.10F}, {7.46F, 7.5F}, {6.06F, 8.90F}}};
    for (Point& point : corners) point = at(model::turned(point, cells_, seat));
    const auto shape = rounded(corners, 5);
    canvas_.polygon(shape, theme_.tile);
    canvas_.polygon(shape, fade(theme_.seats[seat].tint, theme_.center + (theme_.dark ? 0 : .2F)));
  }

  void paint_trace() {
    if (!scene_.trace || scene_.trace->points.size() < 2) return;
    const Colour colour = fade(theme_.trace(scene_.trace->seat), .85F);
    std::vector<Point> points;
    for (const Point point : scene_.trace->points) points.push_back(at(point));
    canvas_.lines(points, colour, 3, false);
    canvas_.disc(points.front(), 6, theme_.tile);
    canvas_.ring(points.front(), 6, colour, 2.5F);
    for (std::size_t i = 1; i + 1 < points.size(); ++i) canvas_.disc(points[i], 4.5F, colour);
    // The landings of a chain, but for the last, where the token stands.
    for (std::size_t i = 0; i + 1 < scene_.trace->landings.size(); ++i) {
      const Point landing = at(scene_.trace->landings[i]);
      canvas_.disc(landing, 8.5F, theme_.plate);
      canvas_.disc(landing, 7.5F, theme_.seats[scene_.trace->seat].fill);
      canvas_.text(landing, std::to_string(i + 1), type::kSquareNumber,
                   theme_.seats[scene_.trace->seat].on, Align::kCenter);
    }
  }

  void paint_choices() {
    for (const model::Choice& choice : scene_.choices) {
      const Step to = choice.landings.back();
      const Point middle = model::place_of(board_, scene_.thrower, choice.token, to);
      const auto same = std::ranges::find(tags_, at(middle), &Tag::target);
      if (same != tags_.end()) {
        same->text += letter(choice.token);
        continue;
      }
      if (!shares_home(board_) || !is_home(board_, to)) {
        const Rect tile = tile_at(middle);
        canvas_.fill(tile, fade(theme_.ink, .16F), corner());
        canvas_.outline(tile.inset(-1), theme_.ink, corner(), 2);
      } else {
        canvas_.ring(at(middle), .36F * cell_, theme_.ink, 2);
      }
      tags_.push_back({at(middle), tile_at(middle), std::string(letter(choice.token))});
    }
  }

  void paint_token(const TokenView& token) {
    Point place = token.at;
    const auto moving = picture_.animation == nullptr
                            ? std::nullopt
                            : picture_.animation->position_of(token.seat, token.token);
    if (token.counted && !moving) return;
    place = moving.value_or(place);
    const float r = radius_of(token) * cell_;
    const Point center = at(place);
    if (picture_.small) return paint_small_token(token, center, r);
    draw_token(canvas_, theme_, token.seat, letter(token.token), center, r, look_of(token));
    if (token.at_risk && !moving)
      draw_risk(canvas_, theme_, center + Point{.34F, -.34F} * (cell_ * token.scale), .16F * cell_);
    const bool movable = reach_ == nullptr && token.seat == scene_.thrower &&
                         std::ranges::any_of(scene_.choices, [&](const model::Choice& choice) {
                           return choice.token == token.token;
                         });
    if (movable || is_marked(token)) draw_selection(canvas_, theme_, token.seat, center, r);
  }

  /// Whose reach is shown, and whom it could attack.
  [[nodiscard]] bool is_marked(const TokenView& token) const {
    const model::TokenOf who{token.seat, token.token};
    return reach_ != nullptr &&
           (reach_->who == who || std::ranges::find(reach_->targets, who) != reach_->targets.end());
  }

  void paint_small_token(const TokenView& token, Point center, float r) {
    if (token.place == TokenView::Place::kGone) return;
    if (token.down)
      canvas_.lines(seat_outline(token.seat, center, r), theme_.trace(token.seat), 1.25F, true);
    else
      draw_seat_sign(canvas_, theme_, token.seat, center, r);
  }

  void paint_over_tokens() {
    for (const model::Crowd& crowd : scene_.crowds) {
      canvas_.disc(at(crowd.at), .205F * cell_ + 1, theme_.plate);
      canvas_.disc(at(crowd.at), .205F * cell_, theme_.ink);
      canvas_.text(at(crowd.at), "+" + std::to_string(crowd.others),
                   {Weight::kSemiBold, .27F * cell_}, theme_.on_ink, Align::kCenter);
    }
    if (reach_ != nullptr) draw_distances(canvas_, theme_, frame_, scene_, *reach_);
    for (const Tag& tag : tags_) draw_tag(canvas_, theme_, frame_, tag.tile, tag.text);
    draw_duel(canvas_, theme_, frame_, scene_);
  }

  [[nodiscard]] std::string_view letter(Token token) const {
    return board_.plan->token_letters.substr(token, 1);
  }

  Canvas& canvas_;
  const Theme& theme_;
  const BoardPicture& picture_;
  const model::Scene& scene_;
  const Board& board_;
  BoardFrame frame_;
  float cells_;                              ///< Columns of the board.
  float cell_;                               ///< Logical pixels.
  const model::ReachView* reach_ = nullptr;  ///< Of whoever is picked.
  std::vector<Tag> tags_;                    ///< Over the tokens.
};

}  // namespace

Rect box_of(const BoardPicture& picture, const TokenView& token) {
  return frame_of(picture).around(token.at, radius_of(token));
}

std::optional<model::TokenOf> token_at(const BoardPicture& picture, Point point) {
  // Those drawn last lie on top.
  for (auto token = picture.scene.tokens.rbegin(); token != picture.scene.tokens.rend(); ++token)
    if (!token->counted && box_of(picture, *token).contains(point))
      return model::TokenOf{token->seat, token->token};
  return std::nullopt;
}

void draw_board(Canvas& canvas, const Theme& theme, const BoardPicture& picture) {
  const Rect plate = picture.squares.inset(picture.small ? -4.F : -picture.rim);
  canvas.fill(plate, theme.plate, picture.small ? 8.F : 18.F);
  BoardPainter(canvas, theme, picture).paint();
}

}  // namespace ludolog::draw
