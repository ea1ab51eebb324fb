// Pictures as SVG text, to save, to print and to put into pages.
#pragma once

#include <string>

#include "viewer/draw/canvas.h"

namespace ludolog::draw {

class SvgCanvas final : public Canvas {
 public:
  SvgCanvas(float width, float height, Colour background);

  void fill(const Rect& rect, Colour colour, float corner) override;
  void outline(const Rect& rect, Colour colour, float corner, float width) override;
  void disc(Point center, float radius, Colour colour) override;
  void ring(Point center, float radius, Colour colour, float width) override;
  void polygon(std::span<const Point> corners, Colour colour) override;
  void lines(std::span<const Point> points, Colour colour, float width, bool closed) override;
  void text(Point at, std::string_view text, Type type, Colour colour, Align align) override;
  void clip(const Rect& rect) override;
  void unclip() override;

  /// The whole document. Nothing is drawn afterwards.
  [[nodiscard]] std::string document() const { return text_ + "</svg>\n"; }

 private:
  std::string text_;
  int clips_ = 0;
};

}  // namespace ludolog::draw
