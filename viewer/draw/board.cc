#include "viewer/draw/board.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

#include "core/board_plan.h"
#include "viewer/draw/shapes.h"
#include "viewer/model/board_places.h"

namespace ludolog::draw {
namespace {

using model::TokenView;

constexpr float kTokenRadius = .335F;  ///< Of a cell, as are all lengths here.
constexpr float kYardPlaceRadius = .33F;
constexpr float kNumbersFrom = 38;  ///< Smaller cells number their plain squares alone.

class BoardPainter {
 public:
  BoardPainter(Canvas& canvas, const Theme& theme, const BoardPicture& picture)
      : canvas_(canvas),
        theme_(theme),
        picture_(picture),
        scene_(picture.scene),
        board_(*picture.scene.board),
        cells_(board_.plan->side),
        cell_(picture.squares.width / cells_) {}

  void paint() {
    const auto seats = static_cast<Seat>(board_.track / board_.spacing);
    for (Seat seat = 0; seat < seats; ++seat) paint_yard(seat);
    for (Square square = 0; square < board_.track; ++square) paint_square(square);
    for (Seat seat = 0; seat < seats; ++seat) paint_column(seat);
    for (Seat seat = 0; seat < seats && shares_home(board_); ++seat) paint_center(seat);
    if (!picture_.small) {
      if (board_.plan->named_cells) paint_names_of_cells();
      paint_trace();
      paint_choices();
    }
    for (const TokenView& token : scene_.tokens) paint_token(token);
  }

 private:
  struct Tag {
    Point target;
    Rect tile;
    std::string text;
  };

  [[nodiscard]] Point at(Point place) const {
    const Point turned = model::turned(place, cells_, picture_.quarters);
    return Point{picture_.squares.x, picture_.squares.y} + turned * cell_;
  }
  [[nodiscard]] Rect around(Point middle, float half) const {
    const Point center = at(middle);
    return {center.x - half * cell_, center.y - half * cell_, 2 * half * cell_, 2 * half * cell_};
  }
  [[nodiscard]] Rect tile_at(Point middle) const { return around(middle, .5F - .034F); }
  [[nodiscard]] float corner() const { return .13F * cell_; }
  /// A direction, turned with the board.
  [[nodiscard]] Point direction(Point d) const { return at(d) - at({}); }
  [[nodiscard]] bool occupied(Point place) const {
    return std::ranges::any_of(scene_.tokens, [&](const TokenView& token) {
      const Point apart = token.at - place;
      return token.place == TokenView::Place::kBoard && std::abs(apart.x) < .4F &&
             std::abs(apart.y) < .4F;
    });
  }

  void paint_yard(Seat seat) {
    const SeatColours& colours = theme_.seats[seat];
    const Point middle = model::yard_center(board_, seat);
    const Rect yard = around(middle, static_cast<float>(board_.plan->yard_side) / 2 - .10F);
    const float round = .36F * cell_;
    if (!theme_.dark) canvas_.fill(yard, theme_.tile, round);
    canvas_.fill(yard, fade(colours.tint, theme_.yard), round);
    canvas_.outline(yard, theme_.edge(seat, fade(colours.tint, theme_.yard_edge)), round, 1.5F);

    if (board_.plan->sides == Sides::kFourColours) paint_sign(seat, at(middle));
    if (picture_.small || !has(scene_.seats, seat)) return;
    for (Token token = 0; token < kTokens; ++token)
      draw_token(canvas_, theme_, seat, letter(token), at(model::yard_place(board_, seat, token)),
                 kYardPlaceRadius * cell_, TokenLook::kEmpty);
    paint_name(seat, yard);
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
    const float x = right ? yard.right() - .36F * cell_ : yard.x + .36F * cell_;
    const float y = below ? yard.bottom() - .46F * cell_ : yard.y + .46F * cell_;
    canvas_.clip(yard);
    // About as many letters as there is room for.
    const auto letters = static_cast<std::size_t>((yard.width - .72F * cell_) / 7.5F);
    canvas_.text({x, y}, model::shortened(player->name, letters), type::kSmallBold,
                 theme_.seats[seat].text, right ? Align::kRight : Align::kLeft);
    canvas_.unclip();
  }

  void paint_square(Square square) {
    const Point middle = model::track_center(board_, square);
    const Rect tile = tile_at(middle);
    canvas_.fill(tile, theme_.tile, corner());
    bool plain = true;
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
    if (picture_.small || board_.plan->named_cells || cell_ < kNumbersFrom || occupied(middle))
      return;
    canvas_.text({tile.x + .09F * cell_, tile.y + .20F * cell_}, std::to_string(square),
                 type::kSquareNumber, plain ? fade(theme_.text2, .8F) : theme_.text);
  }

  void paint_start(Seat seat, Point middle, const Rect& tile) {
    const SeatColours& colours = theme_.seats[seat];
    canvas_.fill(tile, fade(colours.tint, theme_.start), corner());
    canvas_.outline(tile, theme_.edge(seat, colours.fill), corner(), 1.5F);
    if (occupied(middle) && !picture_.small) return;
    // Along the way: from the start to the square behind it.
    const Point way = model::square_center(board_, seat, 1) - middle;
    const Point along = direction(way);
    const Point across{-along.y, along.x};
    const Point center = at(middle);
    const std::array<Point, 2> shaft{center - along * .24F, center + along * .10F};
    canvas_.lines(shaft, colours.on, 2.4F, false);
    const std::array<Point, 3> head{center + along * .26F, center + along * .02F + across * .15F,
                                    center + along * .02F - across * .15F};
    canvas_.polygon(head, colours.on);
  }

  void paint_entrance(Seat seat, Point middle) {
    if (picture_.small || occupied(middle)) return;
    const Point along = direction(
        model::square_center(board_, seat, static_cast<Step>(board_.entrance + 1)) - middle);
    const Point across{-along.y, along.x};
    const Point center = at(middle);
    const std::array<Point, 3> chevron{center - along * .08F + across * .15F, center + along * .08F,
                                       center - along * .08F - across * .15F};
    canvas_.lines(chevron, theme_.seats[seat].text, 2, false);
  }

  void paint_star(Seat seat, Point middle, const Rect& tile) {
    const SeatColours& colours = theme_.seats[seat];
    canvas_.fill(tile, fade(colours.tint, theme_.star), corner());
    canvas_.outline(tile, fade(colours.fill, .8F), corner(), 1);
    const bool taken = occupied(middle);
    const float r = (taken ? .13F : .27F) * cell_;
    const Point center = taken ? Point{tile.x + .18F * cell_, tile.y + .18F * cell_} : at(middle);
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

  /// Which tokens could go there, at the bottom left corner of a square.
  void paint_tag(const Tag& tag) {
    const float side = cell_ < kNumbersFrom ? 12.F : 14.F;
    const float width = side + 7 * static_cast<float>(tag.text.size() - 1);
    const Rect rect{tag.tile.x - 2, tag.tile.bottom() + 2 - side, width, side};
    canvas_.fill(rect, theme_.ink, 4);
    canvas_.text(rect.center(), tag.text, {Weight::kSemiBold, 12}, theme_.on_ink, Align::kCenter);
  }

  void paint_token(const TokenView& token) {
    Point place = token.at;
    if (picture_.animation != nullptr)
      place = picture_.animation->position_of(token.seat, token.token).value_or(place);
    float r = kTokenRadius * token.scale;
    if (token.place == TokenView::Place::kYard) r = kYardPlaceRadius;
    if (token.place == TokenView::Place::kHome) r = .22F;
    if (picture_.small) {
      draw_seat_sign(canvas_, theme_, token.seat, at(place), r * cell_);
      return;
    }
    draw_token(canvas_, theme_, token.seat, letter(token.token), at(place), r * cell_,
               TokenLook::kStands);
    const bool movable = token.seat == scene_.thrower &&
                         std::ranges::any_of(scene_.choices, [&](const model::Choice& choice) {
                           return choice.token == token.token;
                         });
    if (movable) draw_selection(canvas_, theme_, token.seat, at(place), r * cell_);
    if (&token != &scene_.tokens.back()) return;
    for (const Tag& tag : tags_) paint_tag(tag);
  }

  [[nodiscard]] std::string_view letter(Token token) const {
    return board_.plan->token_letters.substr(token, 1);
  }

  Canvas& canvas_;
  const Theme& theme_;
  const BoardPicture& picture_;
  const model::Scene& scene_;
  const Board& board_;
  float cells_;            ///< Columns of the board.
  float cell_;             ///< Logical pixels.
  std::vector<Tag> tags_;  ///< Over the tokens.
};

}  // namespace

void draw_board(Canvas& canvas, const Theme& theme, const BoardPicture& picture) {
  const Rect plate = picture.squares.inset(picture.small ? -4.F : -picture.rim);
  canvas.fill(plate, theme.plate, picture.small ? 8.F : 18.F);
  BoardPainter(canvas, theme, picture).paint();
}

}  // namespace ludolog::draw
