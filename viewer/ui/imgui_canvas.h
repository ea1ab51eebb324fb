// The canvas over ImGui's draw list.
#pragma once

#include "viewer/draw/canvas.h"
#include "viewer/ui/fonts.h"

struct ImDrawList;

namespace ludolog::ui {

class ImGuiCanvas final : public draw::Canvas {
 public:
  /// `list`: of the window being drawn. `scale`: its pixels a logical one. All must outlive it.
  ImGuiCanvas(ImDrawList& list, const Fonts& fonts, float scale)
      : list_(list), fonts_(fonts), scale_(scale) {}

  void fill(const draw::Rect& rect, draw::Colour colour, float corner) override;
  void outline(const draw::Rect& rect, draw::Colour colour, float corner, float width) override;
  void disc(draw::Point center, float radius, draw::Colour colour) override;
  void ring(draw::Point center, float radius, draw::Colour colour, float width) override;
  void polygon(std::span<const draw::Point> corners, draw::Colour colour) override;
  void lines(std::span<const draw::Point> points, draw::Colour colour, float width,
             bool closed) override;
  void text(draw::Point at, std::string_view text, draw::Type type, draw::Colour colour,
            draw::Align align) override;
  void clip(const draw::Rect& rect) override;
  void unclip() override;

 private:
  ImDrawList& list_;
  const Fonts& fonts_;
  float scale_;
};

}  // namespace ludolog::ui
