// What is thrown, what it can be used for, and what the rules say to the rest.
#include <string>

#include "viewer/draw/shapes.h"
#include "viewer/ui/panels.h"

namespace ludolog::ui {
namespace {

std::string_view letter(Token token) {
  constexpr std::string_view kLetters = "1234";
  return kLetters.substr(token, 1);
}

void draw_head(Ui& ui, const model::Scene& scene, Rect head) {
  ui.canvas.fill(head, fade(ui.theme.seats[scene.thrower].tint, ui.theme.acting_head), 10);
  const float y = head.center().y;
  draw_seat_sign(ui.canvas, ui.theme, scene.thrower, {head.x + 22, y}, 7);
  const std::string turn = scene.turn == 0 ? "" : "turn " + std::to_string(scene.turn);
  const float turn_width = ui.text_width(turn, type::kSmall);
  ui.canvas.text({head.x + 38, y},
                 ui.fitted(scene.headline, type::kStrong, head.width - 38 - turn_width - 26),
                 type::kStrong, ui.theme.text);
  ui.canvas.text({head.right() - 14, y}, turn, type::kSmall, ui.theme.text2, Align::kRight);
}

/// A token with what it can do or what stands against it; false when there was no room.
bool draw_line(Ui& ui, Rect& room, Seat seat, Token token, std::string_view text,
               std::string_view clause) {
  constexpr float kRow = 34;
  if (room.height < kRow) return false;
  const Rect row = room.take_top(kRow);
  const bool legal = clause.empty();
  if (legal) {
    ui.canvas.fill(row.inset(2), ui.theme.selected, 8);
    ui.canvas.outline(row.inset(2), ui.theme.ink, 8, 2);
  }
  const float y = row.center().y;
  draw_token(ui.canvas, ui.theme, seat, letter(token), {row.x + 18, y}, 8,
             legal ? draw::TokenLook::kStands : draw::TokenLook::kYard);
  float right = row.right() - 8;
  if (!legal) {
    const float width = ui.text_width(clause, type::kMicro) + 14;
    const Rect chip{right - width, y - 10, width, 20};
    ui.canvas.fill(chip, fade(ui.theme.danger, ui.theme.dark ? .16F : .10F), 4);
    ui.canvas.text(chip.center(), clause, type::kMicro, ui.theme.danger_text, Align::kCenter);
    right = chip.x - 8;
  }
  ui.canvas.text({row.x + 38, y}, ui.fitted(text, type::kSmall, right - row.x - 38),
                 legal ? type::kSmallBold : type::kSmall, legal ? ui.theme.text : ui.theme.text2);
  return true;
}

void draw_numbers(Ui& ui, const model::Scene& scene, Rect& room) {
  const Rect row = room.take_top(52);
  float x = row.x + 4;
  std::string thrown;
  for (const std::uint8_t number : scene.numbers) {
    if (x + 36 < row.right() - 120) {
      draw_die(ui.canvas, ui.theme, {x + 18, row.center().y}, 36, number);
      x += 42;
    }
    thrown += (thrown.empty() ? "Rolled " : "-") + std::to_string(number);
  }
  x += 6;
  const float width = row.right() - x - 4;
  ui.canvas.text({x, row.center().y - 9}, ui.fitted(thrown, type::kSmallBold, width),
                 type::kSmallBold, ui.theme.text);
  const std::string counts = std::to_string(scene.choices.size()) + " legal, " +
                             std::to_string(scene.refused.size()) + " refused";
  ui.canvas.text({x, row.center().y + 10},
                 ui.fitted(scene.choices.empty() ? scene.last : counts, type::kSmall, width),
                 type::kSmall, ui.theme.text2);
}

}  // namespace

void draw_now_card(Ui& ui, const model::WindowLayout& layout) {
  if (layout.compact && ui.viewer.events_are_open()) return;
  const model::Scene& scene = ui.replay().scene();
  Rect card = layout.now;
  if (card.height < 60) return;
  ui.card(card);
  ui.anchors.note("now", card);
  ui.canvas.clip(card);
  draw_head(ui, scene, card.take_top(40));
  Rect room = card.inset(8);
  const bool choosing = !scene.choices.empty() || !scene.refused.empty();
  if (!scene.numbers.empty() && room.height >= 52) draw_numbers(ui, scene, room);
  bool fits = true;
  for (const model::Choice& choice : scene.choices)
    fits = fits && draw_line(ui, room, scene.thrower, choice.token, choice.text, "");
  for (const model::RefusedToken& refused : scene.refused)
    fits = fits && draw_line(ui, room, scene.thrower, refused.token,
                             describe(refused.rejection, ui.replay().timeline().names()),
                             to_string(refused.rejection.clause));
  if (!choosing && scene.numbers.empty() && room.height > 24)
    ui.paragraph({room.x + 6, room.y + 14}, scene.last, type::kSmall, ui.theme.text2,
                 room.width - 12);
  ui.canvas.unclip();
}

}  // namespace ludolog::ui
