// Every seat is a shape before it is a colour: circle, square, triangle, diamond. Tokens, dice and
// other small pictures.
#pragma once

#include <string_view>
#include <vector>

#include "viewer/draw/canvas.h"
#include "viewer/draw/theme.h"

namespace ludolog::draw {

/// Outline of a seat's shape of radius `r`, grown by `g`.
[[nodiscard]] std::vector<Point> seat_outline(Seat seat, Point center, float r, float g = 0);

/// A convex polygon with its corners rounded.
[[nodiscard]] std::vector<Point> rounded(std::span<const Point> corners, float corner);
[[nodiscard]] std::vector<Point> outline_of(const Rect& rect, float corner);

/// A small sign of the seat, for lists and lanes.
void draw_seat_sign(Canvas& canvas, const Theme& theme, Seat seat, Point center, float r);

/// The four signs as one: the program's own. `pitch`: between their middles.
void draw_logo(Canvas& canvas, const Theme& theme, Point center, float pitch);

/// How a token is shown.
enum class TokenLook : std::uint8_t {
  kStands,  ///< On the board.
  kYard,    ///< In a list, for one that waits: an outline with its letter.
  kEmpty,   ///< Its place while it is away.
  kDown,    ///< Knocked out.
  kGone,    ///< Off the board for good: crossed out.
};
/// Of tokens on the board, in cells.
inline constexpr float kTokenRadius = .335F;
void draw_token(Canvas& canvas, const Theme& theme, Seat seat, std::string_view letter,
                Point center, float r, TokenLook look);
/// The ring around a token or place that is chosen.
void draw_selection(Canvas& canvas, const Theme& theme, Seat seat, Point center, float r);

/// A die of that side length; `face` 1 to 6. One that is used up is an outline.
void draw_die(Canvas& canvas, const Theme& theme, Point center, float side, int face,
              bool spent = false);

/// A straight line from `a` to `b` in dashes.
void dashed_line(Canvas& canvas, Point a, Point b, Colour colour, float width, float on, float off);
/// The same around a closed outline.
void dashed_outline(Canvas& canvas, std::span<const Point> points, Colour colour, float width,
                    float on, float off);

}  // namespace ludolog::draw
