#include "viewer/draw/theme.h"

namespace ludolog::draw {
namespace {

constexpr Colour kNone{0, 0, 0, 0};

constexpr Theme kDark{
    .dark = true,
    .bg = rgb(0x0D1115),
    .panel = rgb(0x13181E),
    .raised = rgb(0x1A2027),
    .field = rgb(0x0F1419),
    .hover = rgb(0x1C242C),
    .selected = rgb(0x28333E),
    .line = rgb(0x242C35),
    .line2 = rgb(0x3B4652),
    .control = rgb(0x6B7784),
    .text = rgb(0xECEFF2),
    .text2 = rgb(0xAEB8C2),
    .text3 = rgb(0x8F9BA8),
    .ink = rgb(0xF3F0EA),
    .on_ink = rgb(0x14181C),
    .plate = rgb(0x151B21),
    .tile = rgb(0x28313B),
    .fallen = rgb(0x2F3944),
    .danger = rgb(0xB4709D),
    .danger_text = rgb(0xDCA3C6),
    .scrim = fade(rgb(0x06080A), .62F),
    .yard = .10F,
    .yard_edge = .34F,
    .column = .30F,
    .start = .55F,
    .star = .26F,
    .center = .42F,
    .acting_head = .20F,
    .yard_shape = .05F,
    .yard_shape_edge = .20F,
    .seats = {{
        {rgb(0xEE7A52), rgb(0xA8492A), rgb(0xF59673), rgb(0x2A0E04), rgb(0xEE7A52), kNone},
        {rgb(0x43CBAE), rgb(0x1F8570), rgb(0x5FD6BC), rgb(0x04211B), rgb(0x43CBAE), kNone},
        {rgb(0xF8D05C), rgb(0xA98A2C), rgb(0xF8D675), rgb(0x2B2003), rgb(0xF8D05C), kNone},
        {rgb(0x689FEA), rgb(0x3A66A6), rgb(0x8DB7F2), rgb(0x051527), rgb(0x689FEA), kNone},
    }}};

constexpr Theme kLight{
    .dark = false,
    .bg = rgb(0xE9E6E0),
    .panel = rgb(0xF6F4F0),
    .raised = rgb(0xFFFFFF),
    .field = rgb(0xFFFFFF),
    .hover = rgb(0xEFECE6),
    .selected = rgb(0xE3DED5),
    .line = rgb(0xDEDAD2),
    .line2 = rgb(0xB9B3A8),
    .control = rgb(0x868075),
    .text = rgb(0x1B1D20),
    .text2 = rgb(0x4B5056),
    .text3 = rgb(0x5E6268),
    .ink = rgb(0x1F2226),
    .on_ink = rgb(0xFAF8F4),
    .plate = rgb(0xDEDAD1),
    .tile = rgb(0xFBFAF7),
    .fallen = rgb(0xCFC9BF),
    .danger = rgb(0x8A3F7B),
    .danger_text = rgb(0x843C76),
    .scrim = fade(rgb(0x2B2823), .42F),
    .yard = .17F,
    .yard_edge = .55F,
    .column = .46F,
    .start = .62F,
    .star = .30F,
    .center = .62F,
    .acting_head = .20F,
    .yard_shape = .08F,
    .yard_shape_edge = .30F,
    .seats = {{
        {rgb(0xCB4E18), rgb(0x7E2C06), rgb(0xA83E0C), rgb(0xFFFFFF), rgb(0xDB5A22), kNone},
        {rgb(0x11836A), rgb(0x064C3C), rgb(0x0C6B57), rgb(0xFFFFFF), rgb(0x16957A), kNone},
        {rgb(0xE2B233), rgb(0x785800), rgb(0x7A5A00), rgb(0x2B2003), rgb(0xE2B233), rgb(0xA07A10)},
        {rgb(0x2B59A9), rgb(0x143366), rgb(0x2759AB), rgb(0xFFFFFF), rgb(0x2F66BE), kNone},
    }}};

constexpr Theme with_seats(Theme theme, const SeatColours& white, const SeatColours& black) {
  theme.outlined = true;
  theme.seats = {white, black, white, black};
  return theme;
}

constexpr Theme kDarkWhiteAndBlack = with_seats(
    kDark, {rgb(0xF2EEE6), rgb(0xA8A296), rgb(0xF2EEE6), rgb(0x1B1A17), rgb(0xF2EEE6), kNone},
    {rgb(0x3A434D), rgb(0x11161B), rgb(0xB9C3CD), rgb(0xF2EEE6), rgb(0x7E8B98), rgb(0x8E9AA6)});
constexpr Theme kLightWhiteAndBlack = with_seats(
    kLight,
    {rgb(0xFFFFFF), rgb(0x8D867A), rgb(0x4B5056), rgb(0x1B1D20), rgb(0xFFFFFF), rgb(0x857E72)},
    {rgb(0x2B2F34), rgb(0x000000), rgb(0x1B1D20), rgb(0xFFFFFF), rgb(0x6B7076), kNone});

}  // namespace

const Theme& theme_for(bool dark, Sides sides) {
  switch (sides) {
    case Sides::kWhiteAndBlack:
      return dark ? kDarkWhiteAndBlack : kLightWhiteAndBlack;
    case Sides::kFourColours:
      break;
  }
  return dark ? kDark : kLight;
}

}  // namespace ludolog::draw
