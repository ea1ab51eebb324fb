// What every panel gets: something to draw on, the theme, the viewer to read and to ask, and the
// mouse.
#pragma once

#include <string>
#include <string_view>

#include "viewer/draw/icons.h"
#include "viewer/draw/theme.h"
#include "viewer/model/viewer.h"
#include "viewer/model/window_layout.h"
#include "viewer/ui/anchors.h"
#include "viewer/ui/fonts.h"
#include "viewer/ui/preview.h"
#include "viewer/ui/scroll.h"

namespace ludolog::ui {

using draw::Align;
using draw::Colour;
using draw::Icon;
using draw::Point;
using draw::Rect;
using draw::Type;
namespace type = draw::type;

struct Ui {
  draw::Canvas& canvas;
  const Fonts& fonts;
  const draw::Theme& theme;
  model::Viewer& viewer;
  Anchors& anchors;
  float width;  ///< Of the window, in logical pixels.
  float height;
  float scale;   ///< Pixels a logical one.
  bool covered;  ///< By something on top: the mouse does not reach what is drawn now.
  // Kept between two pictures.
  Preview& preview;
  ListScroll& event_scroll;
  ListScroll& library_scroll;
  ListScroll& now_scroll;

  [[nodiscard]] model::Replay& replay() const { return viewer.replay(); }

  /// The mouse, in logical pixels.
  [[nodiscard]] Point mouse() const;
  [[nodiscard]] bool mouse_is_in(const Rect& rect) const;
  /// How far the wheel was turned over `rect`; away from the person is positive.
  [[nodiscard]] float wheel_in(const Rect& rect) const;

  /// A beat for every notch over `rect`.
  void step_by_wheel(const Rect& rect) const;

  /// What happens with an area that can be pressed. Draws nothing.
  struct Area {
    bool hovered = false;
    bool held = false;     ///< The button went down here and is down still.
    bool pressed = false;  ///< It went down just now.
    bool clicked = false;  ///< It came up here.
  };
  Area area(std::string_view anchor, const Rect& rect);

  /// A picture on a button; true when it was clicked. The anchor is its name for scripts.
  bool icon_button(std::string_view anchor, Icon icon, const Rect& rect, std::string_view tip,
                   bool enabled = true);
  /// A word on a button with an edge.
  bool text_button(std::string_view anchor, std::string_view text, const Rect& rect,
                   bool primary = false);
  /// A small text beside the mouse, for what has no room for words.
  void tip(std::string_view text);

  void card(const Rect& rect);
  /// `text` cut to `room`, with dots at its end when it was longer.
  [[nodiscard]] std::string fitted(std::string_view text, Type type, float room) const;
  /// Logical pixels.
  [[nodiscard]] float text_width(std::string_view text, Type type) const {
    return fonts.width_of(text, type, scale);
  }
  /// In lines of at most `room`, from `at` (the left end of the first, half a line high) down;
  /// returns the height that it takes.
  float paragraph(Point at, std::string_view text, Type type, Colour colour, float room);
};

}  // namespace ludolog::ui
