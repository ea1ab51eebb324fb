// Everything that happened, one line an event; a click goes there.
#include <algorithm>
#include <string>

#include "viewer/draw/shapes.h"
#include "viewer/ui/panels.h"

namespace ludolog::ui {
namespace {

using model::EventRow;
using model::MomentOf;

constexpr float kRow = 28;

void draw_row(Ui& ui, const EventRow& row, Rect rect) {
  const model::Replay& replay = ui.replay();
  const model::Timeline& timeline = replay.timeline();
  const float y = rect.center().y;
  if (row.kind == EventRow::Kind::kRound) {
    ui.canvas.fill(rect, fade(ui.theme.text2, .12F), 0);
    ui.canvas.text({rect.x + 14, y}, "Round " + std::to_string(timeline.turns()[row.turn].round),
                   type::kSmallBold, ui.theme.text);
    return;
  }
  if (row.kind == EventRow::Kind::kTurn) {
    const model::TurnSpan& turn = timeline.turns()[row.turn];
    draw_seat_sign(ui.canvas, ui.theme, turn.seat, {rect.x + 21, y}, 5.5F);
    ui.canvas.text(
        {rect.x + 36, y},
        ui.fitted("Turn " + std::to_string(turn.turn) + ", " + timeline.names()[turn.seat],
                  type::kSmall, rect.width - 50),
        type::kSmall, ui.theme.text2);
    return;
  }
  const bool here = replay.version() == row.position + 1;
  const std::string anchor = "event-" + std::to_string(row.position);
  const Ui::Area area = ui.area(anchor, rect);
  if (here) {
    ui.canvas.fill(rect, ui.theme.selected, 0);
    ui.canvas.fill({rect.x, rect.y, 3, rect.height}, ui.theme.ink, 0);
  } else if (area.hovered) {
    ui.canvas.fill(rect, ui.theme.hover, 0);
  }
  const MomentOf moment = model::moment_of(timeline.stream().events()[row.position]);
  const Colour colour = moment.seat ? ui.theme.seats[*moment.seat].text : ui.theme.text2;
  draw_moment(ui.canvas, moment.moment, {rect.x + 42, y}, 6, colour,
              here ? ui.theme.selected : ui.theme.panel);
  // As --at and the cursor count: the version behind the event.
  const std::string number = "#" + std::to_string(row.position + 1);
  const float number_width = ui.text_width(number, type::kMicro);
  ui.canvas.text({rect.right() - 14, y}, number, type::kMicro, ui.theme.text3, Align::kRight);
  const std::string note = timeline.corrections().note(row.position);
  float room = rect.width - 58 - 14 - number_width - 8;
  if (!note.empty()) {
    draw_moment(ui.canvas, model::Moment::kCorrected, {rect.right() - 28 - number_width, y}, 5,
                ui.theme.text, here ? ui.theme.selected : ui.theme.panel);
    room -= 18;
  }
  const Type kind = here ? type::kSmallBold : type::kSmall;
  const std::string brief = timeline.brief_at(row.position);
  const std::string text = ui.fitted(brief, kind, room);
  ui.canvas.text({rect.x + 58, y}, text, kind, ui.theme.text);
  // What had no room is said beside the mouse.
  if (area.hovered && (text != brief || !note.empty())) ui.tip(timeline.sentence_at(row.position));
  if (area.clicked) ui.replay().jump(row.position + 1);
}

}  // namespace

void draw_event_list(Ui& ui, const model::WindowLayout& layout) {
  if (layout.compact && !ui.viewer.events_are_open()) return;
  Rect card = layout.events;
  ui.card(card);
  ui.anchors.note("event-list", card);
  const Rect head = card.take_top(40);
  ui.canvas.text({head.x + 14, head.center().y}, "Events", type::kSmallBold, ui.theme.text);
  ui.canvas.text({head.right() - 14, head.center().y},
                 std::to_string(ui.replay().timeline().length()), type::kSmall, ui.theme.text3,
                 Align::kRight);
  ui.canvas.fill({head.x, head.bottom() - 1, head.width, 1}, ui.theme.line, 0);
  card.take_bottom(6);

  const auto& rows = ui.replay().event_list().rows();
  const float content = static_cast<float>(rows.size()) * kRow;
  const float most = std::max(0.F, content - card.height);
  ListScroll& scroll = ui.event_scroll;
  // The list follows the cursor, and stays where the wheel left it until the cursor moves.
  const std::uint64_t version = ui.replay().version();
  if (!scroll.followed || *scroll.followed != version) {
    const float top = static_cast<float>(ui.replay().event_list().row_of(version)) * kRow;
    if (top < scroll.offset + kRow) scroll.offset = top - card.height / 3;
    if (top > scroll.offset + card.height - 2 * kRow) scroll.offset = top - card.height * 2 / 3;
    scroll.followed = version;
  }
  scroll.offset -= ui.wheel_in(card) * 3 * kRow;
  scroll.offset = std::clamp(scroll.offset, 0.F, most);

  ui.canvas.clip(card);
  const auto first = static_cast<std::size_t>(scroll.offset / kRow);
  for (std::size_t i = first; i < rows.size(); ++i) {
    const float y = card.y + static_cast<float>(i) * kRow - scroll.offset;
    if (y >= card.bottom()) break;
    draw_row(ui, rows[i], {card.x + 1, y, card.width - 2, kRow});
  }
  if (most > 0) {
    const float height = std::max(24.F, card.height * card.height / content);
    const float y = card.y + (card.height - height) * scroll.offset / most;
    ui.canvas.fill({card.right() - 5, y, 3, height}, fade(ui.theme.text2, .4F), 1.5F);
  }
  ui.canvas.unclip();
}

}  // namespace ludolog::ui
