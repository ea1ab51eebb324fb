#include "viewer/ui/context.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include <imgui.h>

namespace ludolog::ui {

Point Ui::mouse() const {
  const ImVec2 at = ImGui::GetIO().MousePos;
  return {at.x / scale, at.y / scale};
}

bool Ui::mouse_is_in(const Rect& rect) const {
  return !covered && ImGui::IsWindowHovered(ImGuiHoveredFlags_AllowWhenBlockedByActiveItem) &&
         rect.contains(mouse());
}

float Ui::wheel_in(const Rect& rect) const {
  return mouse_is_in(rect) ? ImGui::GetIO().MouseWheel : 0;
}

void Ui::step_by_wheel(const Rect& rect) const {
  const auto notches = static_cast<int>(std::lround(wheel_in(rect)));
  for (int i = 0; i < std::abs(notches); ++i)
    viewer.perform(notches > 0 ? model::Action::kBeatBack : model::Action::kBeatForward);
}

Ui::Area Ui::area(std::string_view anchor, const Rect& rect) {
  anchors.note(anchor, rect);
  if (covered) return {};
  ImGui::SetCursorScreenPos({rect.x * scale, rect.y * scale});
  const std::string id(anchor);
  const bool clicked =
      ImGui::InvisibleButton(id.c_str(), {rect.width * scale, rect.height * scale});
  return {ImGui::IsItemHovered(), ImGui::IsItemActive(), ImGui::IsItemActivated(), clicked};
}

bool Ui::icon_button(std::string_view anchor, Icon icon, const Rect& rect,
                     std::string_view tip_text, bool enabled) {
  const Area area = this->area(anchor, rect);
  if (area.hovered && enabled) canvas.fill(rect, area.held ? theme.selected : theme.hover, 6);
  const Colour colour = enabled ? theme.text2 : fade(theme.text3, .55F);
  const Point press{0, area.held && enabled ? 1.F : 0.F};
  draw_icon(canvas, icon, rect.center() + press, 8, colour,
            area.hovered ? theme.hover : theme.panel);
  if (area.hovered) tip(tip_text);
  return area.clicked && enabled;
}

bool Ui::text_button(std::string_view anchor, std::string_view text, const Rect& rect,
                     bool primary) {
  const Area area = this->area(anchor, rect);
  if (primary) {
    canvas.fill(rect, area.hovered ? fade(theme.ink, .88F) : theme.ink, 6);
  } else {
    canvas.fill(rect, area.held ? theme.selected : area.hovered ? theme.hover : theme.raised, 6);
    canvas.outline(rect, theme.line2, 6, 1);
  }
  const Point press{0, area.held ? 1.F : 0.F};
  canvas.text(rect.center() + press, text, type::kSmallBold, primary ? theme.on_ink : theme.text,
              Align::kCenter);
  return area.clicked;
}

void Ui::tip(std::string_view text) {
  if (text.empty()) return;
  ImDrawList& list = *ImGui::GetForegroundDrawList();
  const float text_size = text_width(text, type::kSmall);
  const float box_width = text_size + 16;
  Rect box{mouse().x - box_width / 2, mouse().y - 36, box_width, 26};
  box.x = std::clamp(box.x, 4.F, std::max(4.F, width - box.width - 4));
  if (box.y < 4) box.y = mouse().y + 22;
  const auto corner = [this](float x, float y) { return ImVec2{x * scale, y * scale}; };
  const auto packed = [](Colour c) { return IM_COL32(c.red, c.green, c.blue, c.alpha); };
  list.AddRectFilled(corner(box.x, box.y), corner(box.right(), box.bottom()), packed(theme.ink),
                     6 * scale);
  list.AddText(fonts.find(type::kSmall), 14 * scale, corner(box.x + 8, box.center().y - 7),
               packed(theme.on_ink), text.data(), text.data() + text.size());
}

void Ui::card(const Rect& rect) {
  canvas.fill(rect, theme.panel, 10);
  canvas.outline(rect, theme.line, 10, 1);
}

std::string Ui::fitted(std::string_view text, Type type, float room) const {
  if (text_width(text, type) <= room) return std::string(text);
  constexpr std::string_view kDots = "..";
  while (!text.empty() && text_width(std::string(text) + std::string(kDots), type) > room) {
    // A letter may be several bytes.
    do text.remove_suffix(1);
    while (!text.empty() && (static_cast<unsigned char>(text.back()) & 0xC0U) == 0x80U);
    if (!text.empty() && static_cast<unsigned char>(text.back()) >= 0xC0U) text.remove_suffix(1);
  }
  return std::string(text) + std::string(kDots);
}

float Ui::paragraph(Point at, std::string_view text, Type type, Colour colour, float room) {
  const float pitch = type.size * 1.5F;
  float used = 0;
  while (!text.empty()) {
    std::size_t end = text.find(' ');
    if (end == std::string_view::npos) end = text.size();
    for (std::size_t next = end; next < text.size();) {
      next = text.find(' ', next + 1);
      if (next == std::string_view::npos) next = text.size();
      if (text_width(text.substr(0, next), type) > room) break;
      end = next;
    }
    canvas.text(at + Point{0, used}, fitted(text.substr(0, end), type, room), type, colour);
    used += pitch;
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return used;
}

}  // namespace ludolog::ui
