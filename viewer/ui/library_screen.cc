// The matches of the library; a click opens one. Nothing there yet: a demo is a click away.
#include <algorithm>
#include <string>

#include "viewer/draw/shapes.h"
#include "viewer/ui/panels.h"

namespace ludolog::ui {
namespace {

constexpr float kRow = 40;

void draw_empty(Ui& ui, Rect room) {
  const Point center = room.center();
  ui.canvas.text({center.x, center.y - 60}, "No matches yet", type::kHead, ui.theme.text,
                 Align::kCenter);
  ui.canvas.text({center.x, center.y - 26},
                 "Watch a demo match between bots, or play in a terminal:", type::kBody,
                 ui.theme.text2, Align::kCenter);
  ui.canvas.text({center.x, center.y + 2}, "ludolog play", type::kDigest, ui.theme.text2,
                 Align::kCenter);
  if (ui.text_button("demo", "Watch a demo match", {center.x - 95, center.y + 28, 190, 40}, true))
    ui.viewer.want({model::Wish::Kind::kDemo, {}});
}

void draw_match(Ui& ui, const model::LibraryRow& row, Rect rect) {
  const Ui::Area area = ui.area("match-" + row.id.substr(0, 12), rect);
  if (area.hovered) ui.canvas.fill(rect, ui.theme.hover, 6);
  const float y = rect.center().y;
  float x = rect.x + 12;
  const auto column = [&](std::string_view text, float width, Type type, Colour colour) {
    ui.canvas.text({x, y}, ui.fitted(text, type, width - 12), type, colour);
    x += width;
  };
  const bool narrow = rect.width < 760;
  const float rest = rect.width - 24 - 140 - (narrow ? 0 : 84);
  column(row.when, 140, type::kSmall, ui.theme.text2);
  if (narrow) {
    // Who played and how it ended tell matches apart.
    column(row.players, rest * .5F, type::kSmallBold, ui.theme.text);
    column(row.result, rest * .5F, type::kSmall, ui.theme.text2);
    if (area.clicked) ui.viewer.want({model::Wish::Kind::kOpen, row.id});
    return;
  }
  column(row.players, rest * .42F, type::kBodyMedium, ui.theme.text);
  column(row.result, rest * .40F, type::kSmall, row.finished ? ui.theme.text2 : ui.theme.text);
  column(row.rules, rest * .18F, type::kSmall, ui.theme.text2);
  ui.canvas.text({rect.right() - 12, y}, std::to_string(row.events) + " events", type::kSmall,
                 ui.theme.text3, Align::kRight);
  if (area.clicked) ui.viewer.want({model::Wish::Kind::kOpen, row.id});
}

}  // namespace

void draw_library_screen(Ui& ui) {
  Rect window{0, 0, ui.width, ui.height};
  Rect top = window.take_top(56);
  draw_logo(ui.canvas, ui.theme, {top.x + 34, top.center().y}, 14);
  ui.canvas.text({top.x + 56, top.center().y}, "Ludolog", type::kHead, ui.theme.text);
  ui.canvas.text({top.right() - 24, top.center().y},
                 ui.fitted(ui.viewer.library_path(), type::kSmall, top.width - 200), type::kSmall,
                 ui.theme.text3, Align::kRight);
  Rect card = window.inset(16);
  card.y -= 16;
  card.height += 16;
  ui.card(card);
  ui.anchors.note("library-list", card);
  const auto& rows = ui.viewer.library();
  if (rows.empty()) return draw_empty(ui, card);
  card = card.inset(8);
  const float most = std::max(0.F, static_cast<float>(rows.size()) * kRow - card.height);
  float& offset = ui.library_scroll.offset;
  offset = std::clamp(offset - ui.wheel_in(card) * 2 * kRow, 0.F, most);
  ui.canvas.clip(card);
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const float y = card.y + static_cast<float>(i) * kRow - offset;
    if (y + kRow > card.y && y < card.bottom())
      draw_match(ui, rows[i], {card.x, y, card.width, kRow});
  }
  ui.canvas.unclip();
}

}  // namespace ludolog::ui
