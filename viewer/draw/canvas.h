// The few things that pictures are made of, in logical pixels. Back-ends: ImGui's draw list and
// SVG.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "viewer/draw/colour.h"
#include "viewer/model/geometry.h"

namespace ludolog::draw {

using model::Point;
using model::Rect;

enum class Weight : std::uint8_t { kRegular, kMedium, kSemiBold, kBold, kMono };
enum class Align : std::uint8_t { kLeft, kCenter, kRight };

/// A kind of text: weight, and the height of a line in logical pixels.
struct Type {
  Weight weight = Weight::kRegular;
  float size = 14;
};
namespace type {
inline constexpr Type kSquareNumber{Weight::kMedium, 11};
inline constexpr Type kMicro{Weight::kMedium, 13};
inline constexpr Type kSmall{Weight::kRegular, 14};
inline constexpr Type kSmallBold{Weight::kSemiBold, 14};
inline constexpr Type kBody{Weight::kRegular, 16};
inline constexpr Type kBodyMedium{Weight::kMedium, 16};
inline constexpr Type kStrong{Weight::kSemiBold, 16};
inline constexpr Type kTitle{Weight::kSemiBold, 19};
inline constexpr Type kHead{Weight::kSemiBold, 24};
inline constexpr Type kDigest{Weight::kMono, 13};
}  // namespace type

class Canvas {
 public:
  virtual ~Canvas() = default;
  virtual void fill(const Rect& rect, Colour colour, float corner = 0) = 0;
  virtual void outline(const Rect& rect, Colour colour, float corner = 0, float width = 1) = 0;
  virtual void disc(Point center, float radius, Colour colour) = 0;
  virtual void ring(Point center, float radius, Colour colour, float width = 1) = 0;
  /// Filled; convex, its corners clockwise as they are seen.
  virtual void polygon(std::span<const Point> corners, Colour colour) = 0;
  virtual void lines(std::span<const Point> points, Colour colour, float width, bool closed) = 0;
  /// One line of text; `at` is its left end, its middle or its right end, half a line high.
  virtual void text(Point at, std::string_view text, Type type, Colour colour,
                    Align align = Align::kLeft) = 0;
  /// What is drawn until unclip() shows within `rect` alone.
  virtual void clip(const Rect& rect) = 0;
  virtual void unclip() = 0;
};

}  // namespace ludolog::draw
