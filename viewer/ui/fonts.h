// The fonts of the window: each kind of text in the size it is drawn in.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "viewer/draw/canvas.h"

struct ImFont;
struct ImFontAtlas;

namespace ludolog::ui {

/// Paths of font files, by draw::Weight; an empty one stands for ImGui's own font.
struct FontFiles {
  std::array<std::string, 5> path;
};

class Fonts {
 public:
  /// Puts them into `atlas`, which must outlive this, in sizes for `scale` pixels a logical one.
  void load(ImFontAtlas& atlas, const FontFiles& files, float scale);
  /// The font that comes nearest; its size may have to be given when drawing.
  [[nodiscard]] const ImFont* find(draw::Type type) const;
  /// In logical pixels, of one line drawn at `scale`.
  [[nodiscard]] float width_of(std::string_view text, draw::Type type, float scale) const;

 private:
  struct Baked {
    draw::Type type;
    const ImFont* font;
  };
  std::vector<Baked> fonts_;
};

}  // namespace ludolog::ui
