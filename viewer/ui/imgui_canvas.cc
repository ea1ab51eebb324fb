#include "viewer/ui/imgui_canvas.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include <imgui.h>

namespace ludolog::ui {
namespace {

ImU32 packed(draw::Colour colour) {
  return IM_COL32(colour.red, colour.green, colour.blue, colour.alpha);
}

ImVec2 scaled(draw::Point point, float scale) { return {point.x * scale, point.y * scale}; }

std::vector<ImVec2> scaled(std::span<const draw::Point> points, float scale) {
  std::vector<ImVec2> result;
  result.reserve(points.size());
  for (const draw::Point point : points) result.push_back(scaled(point, scale));
  return result;
}

float doubled_area(const std::vector<ImVec2>& corners) {
  float sum = 0;
  for (std::size_t i = 0; i < corners.size(); ++i) {
    const ImVec2& a = corners[i];
    const ImVec2& b = corners[(i + 1) % corners.size()];
    sum += a.x * b.y - b.x * a.y;
  }
  return sum;
}

}  // namespace

void ImGuiCanvas::fill(const draw::Rect& rect, draw::Colour colour, float corner) {
  list_.AddRectFilled(scaled({rect.x, rect.y}, scale_),
                      scaled({rect.right(), rect.bottom()}, scale_), packed(colour),
                      corner * scale_);
}

void ImGuiCanvas::outline(const draw::Rect& rect, draw::Colour colour, float corner, float width) {
  list_.AddRect(scaled({rect.x, rect.y}, scale_), scaled({rect.right(), rect.bottom()}, scale_),
                packed(colour), corner * scale_, 0, width * scale_);
}

void ImGuiCanvas::disc(draw::Point center, float radius, draw::Colour colour) {
  list_.AddCircleFilled(scaled(center, scale_), radius * scale_, packed(colour));
}

void ImGuiCanvas::ring(draw::Point center, float radius, draw::Colour colour, float width) {
  list_.AddCircle(scaled(center, scale_), radius * scale_, packed(colour), 0, width * scale_);
}

void ImGuiCanvas::polygon(std::span<const draw::Point> corners, draw::Colour colour) {
  auto points = scaled(corners, scale_);
  // Smooth edges come out right clockwise alone, and a turned board may turn a shape around.
  if (doubled_area(points) < 0) std::ranges::reverse(points);
  list_.AddConvexPolyFilled(points.data(), static_cast<int>(points.size()), packed(colour));
}

void ImGuiCanvas::lines(std::span<const draw::Point> points, draw::Colour colour, float width,
                        bool closed) {
  const auto path = scaled(points, scale_);
  list_.AddPolyline(path.data(), static_cast<int>(path.size()), packed(colour),
                    closed ? ImDrawFlags_Closed : ImDrawFlags_None, width * scale_);
}

void ImGuiCanvas::text(draw::Point at, std::string_view text, draw::Type type, draw::Colour colour,
                       draw::Align align) {
  const float size = std::round(type.size * scale_);
  float x = at.x * scale_;
  const float width = fonts_.width_of(text, type, scale_) * scale_;
  if (align == draw::Align::kCenter) x -= width / 2;
  if (align == draw::Align::kRight) x -= width;
  list_.AddText(fonts_.find(type), size, {std::round(x), std::round(at.y * scale_ - size / 2)},
                packed(colour), text.data(), text.data() + text.size());
}

void ImGuiCanvas::clip(const draw::Rect& rect) {
  // ImGui's own rather than the list's: what is pressed is cut by it, too.
  ImGui::PushClipRect(scaled({rect.x, rect.y}, scale_),
                      scaled({rect.right(), rect.bottom()}, scale_), true);
}

void ImGuiCanvas::unclip() { ImGui::PopClipRect(); }

}  // namespace ludolog::ui
