// A card for everybody who plays: who acts, the tokens and where they are, the place.
#include <array>
#include <string>

#include "core/board_plan.h"
#include "viewer/draw/shapes.h"
#include "viewer/ui/panels.h"

namespace ludolog::ui {
namespace {

constexpr std::array<std::string_view, 5> kPlaces{"", "1st", "2nd", "3rd", "4th"};

/// "21", "E5", "home", "yard", "col 2"
std::string place_in_short(const Board& board, Seat seat, Step step) {
  if (step == kRemoved) return "gone";
  if (!is_on_board(board, step)) return "yard";
  if (board.plan->named_cells) return name_of(board, cell_of(board, seat, 0, step));
  if (is_home(board, step)) return "home";
  if (in_column(board, step)) return "col " + std::to_string(step - board.entrance);
  return std::to_string(square_of(board, seat, step));
}

std::string standing(const model::SeatView& player) {
  if (player.place != 0) return std::string(kPlaces[player.place]) + " place";
  if (player.acts) return "to act";
  return {};
}

std::string kind(const model::SeatView& player) {
  return is_bot(player.player) ? std::string(name_of(player.player)) : "";
}

void draw_tokens(Ui& ui, const model::SeatView& player, Rect room, float r, bool with_places) {
  const Board& board = *ui.replay().scene().board;
  const float pitch = room.width / kTokens;
  for (Token token = 0; token < kTokens; ++token) {
    const Step step = player.steps[token];
    const Point center{room.x + pitch * (static_cast<float>(token) + .5F), room.y + r + 4};
    const bool out = !is_on_board(board, step);
    const auto look = out ? draw::TokenLook::kYard : draw::TokenLook::kStands;
    draw_token(ui.canvas, ui.theme, player.seat, board.plan->token_letters.substr(token, 1), center,
               r, look);
    if (is_home(board, step)) {
      const Point badge = center + Point{r, -r};
      draw_moment(ui.canvas, model::Moment::kHome, badge, 5, ui.theme.text, ui.theme.panel);
    }
    if (with_places)
      ui.canvas.text({center.x, center.y + r + 14}, place_in_short(board, player.seat, step),
                     type::kSmall, out ? ui.theme.text3 : ui.theme.text, Align::kCenter);
  }
}

void draw_card(Ui& ui, const model::SeatView& player, Rect card) {
  ui.card(card);
  if (player.acts) ui.canvas.outline(card.inset(1), ui.theme.seats[player.seat].fill, 9, 2);
  ui.anchors.note("seat-" + std::to_string(player.seat), card);
  const float y = card.y + 24;
  draw_seat_sign(ui.canvas, ui.theme, player.seat, {card.x + 24, y}, 8);
  const std::string right = standing(player);
  const float room = card.width - 40 - 12 - ui.text_width(right, type::kSmall) - 8;
  const std::string name = ui.fitted(player.name, type::kStrong, room);
  ui.canvas.text({card.x + 40, y}, name, type::kStrong, ui.theme.text);
  const float after = ui.text_width(name, type::kStrong) + 8;
  ui.canvas.text({card.x + 40 + after, y}, ui.fitted(kind(player), type::kSmall, room - after),
                 type::kSmall, ui.theme.text3);
  ui.canvas.text({card.right() - 12, y}, right, type::kSmall, ui.theme.text2, Align::kRight);
  const bool tall = card.height >= 100;
  draw_tokens(ui, player, {card.x + 12, card.y + 40, card.width - 24, card.height - 40},
              tall ? 12.5F : 11.F, tall);
}

/// One line: sign, name, tokens.
void draw_row(Ui& ui, const model::SeatView& player, Rect row) {
  if (player.acts) {
    ui.canvas.fill(row, fade(ui.theme.seats[player.seat].tint, ui.theme.acting_head), 8);
    ui.canvas.outline(row, ui.theme.seats[player.seat].fill, 8, 1.5F);
  }
  ui.anchors.note("seat-" + std::to_string(player.seat), row);
  const float y = row.center().y;
  draw_seat_sign(ui.canvas, ui.theme, player.seat, {row.x + 17, y}, 7);
  constexpr float kTokenRoom = 122;
  std::string place;
  if (player.place != 0) place = kPlaces[player.place];
  const float place_width = place.empty() ? 0 : ui.text_width(place, type::kSmall) + 8;
  const float room = row.width - 34 - kTokenRoom - place_width - 8;
  ui.canvas.text({row.x + 34, y}, ui.fitted(player.name, type::kBody, room), type::kBody,
                 ui.theme.text);
  ui.canvas.text({row.right() - kTokenRoom - 6, y}, place, type::kSmall, ui.theme.text2,
                 Align::kRight);
  draw_tokens(ui, player, {row.right() - kTokenRoom, y - 14, kTokenRoom - 6, 28}, 10, false);
}

}  // namespace

void draw_seat_cards(Ui& ui, const model::WindowLayout& layout) {
  const auto& players = ui.replay().scene().players;
  if (layout.compact && ui.viewer.events_are_open()) return;
  const auto count = static_cast<float>(std::max<std::size_t>(players.size(), 2));
  Rect room = layout.seats;
  if (layout.compact) {
    ui.card(room);
    room = room.inset(6);
    const float height = room.height / count;
    for (const model::SeatView& player : players) draw_row(ui, player, room.take_top(height));
    return;
  }
  const float height = std::min(112.F, (room.height - 8 * (count - 1)) / count);
  for (const model::SeatView& player : players) {
    draw_card(ui, player, room.take_top(height));
    room.take_top(8);
  }
}

}  // namespace ludolog::ui
