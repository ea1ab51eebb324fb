// A card for everybody who plays: who acts, the tokens and where they are, the place.
#include <array>
#include <string>

#include "core/board_plan.h"
#include "viewer/draw/shapes.h"
#include "viewer/ui/panels.h"

namespace ludolog::ui {
namespace {

using model::TokenStatus;

constexpr std::array<std::string_view, 5> kPlaces{"", "1st", "2nd", "3rd", "4th"};

std::string standing(const model::SeatView& player) {
  if (player.place != 0) return std::string(kPlaces[player.place]) + " place";
  if (player.acts) return "to act";
  return {};
}

std::string kind(const model::SeatView& player) {
  return is_bot(player.player) ? std::string(name_of(player.player)) : "";
}

draw::TokenLook look_of(TokenStatus::Kind kind) {
  switch (kind) {
    case TokenStatus::Kind::kYard:
      return draw::TokenLook::kYard;
    case TokenStatus::Kind::kDown:
      return draw::TokenLook::kDown;
    case TokenStatus::Kind::kGone:
      return draw::TokenLook::kGone;
    case TokenStatus::Kind::kStands:
    case TokenStatus::Kind::kHome:
      break;
  }
  return draw::TokenLook::kStands;
}

/// "H down, next turn", or only "H next turn": for cards without room for it below the token.
std::string fallen_in_words(const Ui& ui, const model::SeatView& player, float room) {
  const Board& board = *ui.replay().scene().board;
  std::string text;
  for (const std::string_view down : {" down, ", " "}) {
    text.clear();
    for (Token token = 0; token < kTokens; ++token) {
      const TokenStatus& status = player.tokens[token];
      if (status.kind != TokenStatus::Kind::kDown) continue;
      if (!text.empty()) text += ", ";
      text += letter_of_token(board, token) + std::string(down) + status.until;
    }
    if (ui.text_width(text, type::kSmall) <= room) break;
  }
  return ui.fitted(text, type::kSmall, room);
}

void draw_tokens(Ui& ui, const model::SeatView& player, Rect room, float r, bool with_places) {
  const Board& board = *ui.replay().scene().board;
  const float pitch = room.width / kTokens;
  for (Token token = 0; token < kTokens; ++token) {
    const TokenStatus& status = player.tokens[token];
    const Point center{room.x + pitch * (static_cast<float>(token) + .5F), room.y + r + 4};
    draw_token(ui.canvas, ui.theme, player.seat, board.plan->token_letters.substr(token, 1), center,
               r, look_of(status.kind));
    if (status.kind == TokenStatus::Kind::kHome) {
      const Point badge = center + Point{r, -r};
      draw_moment(ui.canvas, model::Moment::kHome, badge, 5, ui.theme.text, ui.theme.panel);
    }
    if (ui.mouse_is_in({center.x - pitch / 2, center.y - r, pitch, 2 * r})) ui.tip(status.text);
    if (!with_places) continue;
    const bool stands =
        status.kind == TokenStatus::Kind::kStands || status.kind == TokenStatus::Kind::kHome;
    ui.canvas.text({center.x, center.y + r + 14}, status.where, type::kSmall,
                   stands ? ui.theme.text : ui.theme.text3, Align::kCenter);
    ui.canvas.text({center.x, center.y + r + 28}, status.until, type::kMicro, ui.theme.text2,
                   Align::kCenter);
  }
}

/// With a shield; the right end of what is written before it is at `right`.
void draw_safe_team(Ui& ui, float right, float y, bool with_words) {
  const float words = with_words ? ui.text_width("Safe Team", type::kMicro) + 6 : 0;
  const Rect chip{right - words - 26, y - 10, words + 26, 20};
  ui.canvas.fill(chip, fade(ui.theme.text2, .12F), 10);
  draw_shield(ui.canvas, {chip.x + 13, y}, 5.5F, ui.theme.text);
  if (with_words) ui.canvas.text({chip.x + 23, y}, "Safe Team", type::kMicro, ui.theme.text);
}

void draw_card(Ui& ui, const model::SeatView& player, Rect card) {
  ui.card(card);
  if (player.acts) ui.canvas.outline(card.inset(1), ui.theme.seats[player.seat].fill, 9, 2);
  ui.anchors.note("seat-" + std::to_string(player.seat), card);
  const bool tall = card.height >= 100;
  const bool flat = card.height < 76;
  const float y = card.y + (flat ? 19 : 24);
  draw_seat_sign(ui.canvas, ui.theme, player.seat, {card.x + 24, y}, 8);
  std::string right = standing(player);
  // Its edge says so, too.
  if (flat && player.acts && player.safe_team) right.clear();
  float end = card.right() - 12;
  ui.canvas.text({end, y}, right, type::kSmall, ui.theme.text2, Align::kRight);
  if (!right.empty()) end -= ui.text_width(right, type::kSmall) + 8;
  if (player.safe_team) {
    const bool with_words = right.empty() && tall;
    draw_safe_team(ui, end, y, with_words);
    end -= with_words ? ui.text_width("Safe Team", type::kMicro) + 40 : 34;
  }
  const float room = end - card.x - 40;
  const std::string name = ui.fitted(player.name, type::kStrong, room);
  ui.canvas.text({card.x + 40, y}, name, type::kStrong, ui.theme.text);
  const float after = ui.text_width(name, type::kStrong) + 8;
  const std::string fallen = tall ? std::string() : fallen_in_words(ui, player, room - after);
  ui.canvas.text({card.x + 40 + after, y},
                 fallen.empty() ? ui.fitted(kind(player), type::kSmall, room - after) : fallen,
                 type::kSmall, fallen.empty() ? ui.theme.text3 : ui.theme.text2);
  const float top = flat ? card.height - 34 : 40;
  draw_tokens(ui, player, {card.x + 12, card.y + top, card.width - 24, card.height - top},
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
  float place_width = place.empty() ? 0 : ui.text_width(place, type::kSmall) + 8;
  if (player.safe_team) {
    draw_safe_team(ui, row.right() - kTokenRoom - 6 - place_width, y, false);
    place_width += 34;
  }
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
