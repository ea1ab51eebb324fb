// Points and rectangles of pictures. Lengths are logical pixels, or cells of the board where said.
#pragma once

namespace ludolog::model {

struct Point {
  float x = 0;
  float y = 0;
  friend bool operator==(const Point&, const Point&) = default;
};
[[nodiscard]] constexpr Point operator+(Point a, Point b) { return {a.x + b.x, a.y + b.y}; }
[[nodiscard]] constexpr Point operator-(Point a, Point b) { return {a.x - b.x, a.y - b.y}; }
[[nodiscard]] constexpr Point operator*(Point a, float k) { return {a.x * k, a.y * k}; }

struct Rect {
  float x = 0;
  float y = 0;
  float width = 0;
  float height = 0;

  [[nodiscard]] constexpr float right() const { return x + width; }
  [[nodiscard]] constexpr float bottom() const { return y + height; }
  [[nodiscard]] constexpr Point center() const { return {x + width / 2, y + height / 2}; }
  [[nodiscard]] constexpr bool contains(Point p) const {
    return p.x >= x && p.x < right() && p.y >= y && p.y < bottom();
  }
  [[nodiscard]] constexpr Rect inset(float by) const {
    return {x + by, y + by, width - 2 * by, height - 2 * by};
  }
  /// Takes a strip off one side: what is left stays here.
  constexpr Rect take_top(float size) {
    const Rect strip{x, y, width, size};
    y += size;
    height -= size;
    return strip;
  }
  constexpr Rect take_bottom(float size) {
    height -= size;
    return {x, y + height, width, size};
  }
  constexpr Rect take_left(float size) {
    const Rect strip{x, y, size, height};
    x += size;
    width -= size;
    return strip;
  }
  constexpr Rect take_right(float size) {
    width -= size;
    return {x + width, y, size, height};
  }
  friend bool operator==(const Rect&, const Rect&) = default;
};

}  // namespace ludolog::model
