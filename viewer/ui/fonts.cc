#include "viewer/ui/fonts.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include <imgui.h>

namespace ludolog::ui {
namespace {

using draw::Type;
using draw::Weight;

constexpr std::array kTypes{
    Type{Weight::kRegular, 14},  Type{Weight::kRegular, 16},  Type{Weight::kMedium, 11},
    Type{Weight::kMedium, 13},   Type{Weight::kMedium, 16},   Type{Weight::kSemiBold, 12},
    Type{Weight::kSemiBold, 14}, Type{Weight::kSemiBold, 16}, Type{Weight::kSemiBold, 19},
    Type{Weight::kSemiBold, 24}, Type{Weight::kBold, 10},     Type{Weight::kBold, 12},
    Type{Weight::kBold, 14},     Type{Weight::kBold, 16},     Type{Weight::kBold, 19},
    Type{Weight::kBold, 24},     Type{Weight::kMono, 13}};

// Latin, Greek and Cyrillic, punctuation and arrows.
constexpr ImWchar kLetters[] = {0x20,   0x2F,   0x3A,   0x24F,  0x370,  0x4FF, 0x2010,
                                0x205E, 0x2190, 0x21FF, 0x25A0, 0x25FF, 0};
constexpr ImWchar kDigits[] = {'0', '9', 0};

/// All digits as wide as each other, in em of the line: numbers that change must not dance.
float digit_advance(Weight weight) {
  constexpr std::array<float, 5> kAdvances{.535F, .545F, .554F, .563F, 0};
  return kAdvances[static_cast<std::size_t>(weight)];
}

}  // namespace

void Fonts::load(ImFontAtlas& atlas, const FontFiles& files, float scale) {
  fonts_.clear();
  atlas.Clear();
  for (const Type& type : kTypes) {
    const std::string& path = files.path[static_cast<std::size_t>(type.weight)];
    const float size = std::round(type.size * scale);
    ImFontConfig config;
    config.OversampleH = 2;
    config.OversampleV = 1;
    config.PixelSnapH = true;
    ImFont* font = nullptr;
    if (!path.empty()) {
      if (const float advance = digit_advance(type.weight); advance > 0)
        config.GlyphMinAdvanceX = config.GlyphMaxAdvanceX = std::round(advance * size);
      font = atlas.AddFontFromFileTTF(path.c_str(), size, &config, kDigits);
      config.GlyphMinAdvanceX = 0;
      config.GlyphMaxAdvanceX = 3.4e38F;
      config.MergeMode = true;
      if (font != nullptr) atlas.AddFontFromFileTTF(path.c_str(), size, &config, kLetters);
    }
    if (font == nullptr) {
      config.MergeMode = false;
      config.SizePixels = size;
      font = atlas.AddFontDefault(&config);
    }
    fonts_.push_back({type, font});
  }
  atlas.Build();
}

const ImFont* Fonts::find(Type type) const {
  const auto worse = [&](const Baked& a, const Baked& b) {
    const auto badness = [&](const Baked& baked) {
      return std::abs(baked.type.size - type.size) +
             (baked.type.weight == type.weight ? 0.F : 1000.F);
    };
    return badness(a) < badness(b);
  };
  return std::ranges::min_element(fonts_, worse)->font;
}

float Fonts::width_of(std::string_view text, Type type, float scale) const {
  const float size = std::round(type.size * scale);
  const ImVec2 extent = find(type)->CalcTextSizeA(size, std::numeric_limits<float>::max(), 0,
                                                  text.data(), text.data() + text.size());
  return extent.x / scale;
}

}  // namespace ludolog::ui
