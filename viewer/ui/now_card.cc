// What is thrown, what it can be used for, and what the rules say to the rest.
#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <vector>

#include "core/board_plan.h"
#include "viewer/draw/shapes.h"
#include "viewer/draw/zone.h"
#include "viewer/ui/panels.h"

namespace ludolog::ui {
namespace {

std::string_view letter(const Ui& ui, Token token) {
  return ui.replay().scene().board->plan->token_letters.substr(token, 1);
}

void draw_head(Ui& ui, const model::Scene& scene, Rect head) {
  ui.canvas.fill(head, fade(ui.theme.seats[scene.asked].tint, ui.theme.acting_head), 10);
  const float y = head.center().y;
  draw_seat_sign(ui.canvas, ui.theme, scene.asked, {head.x + 22, y}, 7);
  std::string turn = scene.turn == 0 ? "" : "turn " + std::to_string(scene.turn);
  const float room = head.width - 38 - 12;
  // Who is to do what matters more than when.
  if (ui.text_width(scene.headline, type::kStrong) + ui.text_width(turn, type::kSmall) + 14 > room)
    turn.clear();
  ui.canvas.text({head.x + 38, y}, ui.fitted(scene.headline, type::kStrong, room), type::kStrong,
                 ui.theme.text);
  ui.canvas.text({head.right() - 14, y}, turn, type::kSmall, ui.theme.text2, Align::kRight);
}

/// What somebody can do, or what stands against it and the clause.
struct Line {
  std::optional<model::TokenOf> token;
  std::string number;  ///< By which it moves, where that is not clear.
  std::string text;
  std::string clause;  ///< Empty for what is legal.
};

std::vector<Line> lines_of(const model::Scene& scene) {
  std::vector<Line> lines;
  for (const model::Choice& choice : scene.choices)
    lines.push_back({model::TokenOf{scene.thrower, choice.token}, choice.number, choice.text, ""});
  for (const model::OtherChoice& choice : scene.others)
    lines.push_back(
        {choice.token, "",
         (std::holds_alternative<Revive>(choice.command) ? "revives the " : "") + choice.text, ""});
  for (const model::RefusedToken& refused : scene.refused)
    lines.push_back({model::TokenOf{scene.thrower, refused.token}, refused.number, refused.text,
                     to_string(refused.rejection.clause)});
  return lines;
}

draw::TokenLook look_of(const model::Scene& scene, const model::TokenOf& token, bool legal) {
  if (!legal) return draw::TokenLook::kYard;
  const auto player = std::ranges::find(scene.players, token.seat, &model::SeatView::seat);
  const bool down = player != scene.players.end() &&
                    player->tokens[token.token].kind == model::TokenStatus::Kind::kDown;
  return down ? draw::TokenLook::kDown : draw::TokenLook::kStands;
}

void draw_line(Ui& ui, Rect row, const Line& line) {
  if (line.token) ui.anchors.note("token-" + std::to_string(line.token->token + 1), row);
  const bool legal = line.clause.empty();
  const Rect box = row.inset(row.height > 30 ? 2 : 1);
  if (legal) {
    ui.canvas.fill(box, ui.theme.selected, 8);
    ui.canvas.outline(box, ui.theme.ink, 8, row.height > 30 ? 2 : 1.5F);
  }
  const float y = row.center().y;
  float right = row.right() - 8;
  if (!legal) {
    const float width = ui.text_width(line.clause, type::kMicro) + 14;
    const Rect chip{right - width, y - 10, width, 20};
    ui.canvas.fill(chip, fade(ui.theme.danger, ui.theme.dark ? .16F : .10F), 4);
    ui.canvas.text(chip.center(), line.clause, type::kMicro, ui.theme.danger_text, Align::kCenter);
    right = chip.x - 8;
  }
  const Type kind = legal ? type::kSmallBold : type::kSmall;
  const Colour colour = legal ? ui.theme.text : ui.theme.text2;
  float left = row.x + 36;
  if (line.token)
    draw_token(ui.canvas, ui.theme, line.token->seat, letter(ui, line.token->token),
               {row.x + 18, y}, 8, look_of(ui.replay().scene(), *line.token, legal));
  if (!line.number.empty()) {
    ui.canvas.text({left, y}, line.number, type::kSmallBold, colour);
    left += std::max(20.F, ui.text_width(line.number, type::kSmallBold) + 8);
  }
  const std::string text = ui.fitted(line.text, kind, right - left);
  ui.canvas.text({left, y}, text, kind, colour);
  // What had no room is said beside the mouse.
  if (text != line.text && ui.mouse_is_in(row)) ui.tip(line.text);
}

/// As high as there is room for; what does not fit is reached by the wheel.
void draw_lines(Ui& ui, const std::vector<Line>& lines, Rect room, const Rect& card) {
  if (lines.empty()) return;
  const auto count = static_cast<float>(lines.size());
  const float height = std::clamp(room.height / count, 26.F, 34.F);
  const float most = std::max(0.F, count * height - room.height);
  ListScroll& scroll = ui.now_scroll;
  if (scroll.followed != ui.replay().version()) scroll = {0, ui.replay().version()};
  scroll.offset = std::clamp(scroll.offset - ui.wheel_in(card) * height, 0.F, most);
  ui.canvas.clip(room);
  Rect row{room.x, room.y - scroll.offset, room.width - (most > 0 ? 6 : 0), height};
  for (const Line& line : lines) {
    draw_line(ui, row, line);
    row.y += height;
  }
  if (most > 0) {
    const float bar = std::max(16.F, room.height * room.height / (count * height));
    ui.canvas.fill({room.right() - 4, room.y + (room.height - bar) * scroll.offset / most, 3, bar},
                   fade(ui.theme.text2, .6F), 1.5F);
  }
  ui.canvas.unclip();
}

void draw_numbers(Ui& ui, const model::Scene& scene, Rect& room) {
  const Rect row = room.take_top(52);
  float x = row.x + 4;
  std::string thrown;
  for (std::size_t i = 0; i < scene.numbers.size(); ++i) {
    const std::uint8_t number = scene.numbers[i];
    if (x + 36 < row.right() - 120) {
      draw_die(ui.canvas, ui.theme, {x + 18, row.center().y}, 36, number, scene.spent[i]);
      x += 42;
    }
    thrown += (thrown.empty() ? "Rolled " : "-") + std::to_string(number);
  }
  x += 6;
  const float width = row.right() - x - 4;
  ui.canvas.text({x, row.center().y - 9}, ui.fitted(thrown, type::kSmallBold, width),
                 type::kSmallBold, ui.theme.text);
  const std::size_t legal = scene.choices.size() + scene.others.size();
  const std::string counts =
      std::to_string(legal) + " legal, " + std::to_string(scene.refused.size()) + " refused";
  ui.canvas.text({x, row.center().y + 10},
                 ui.fitted(legal == 0 ? scene.last : counts, type::kSmall, width), type::kSmall,
                 ui.theme.text2);
}

/// Rings for the questions: right ones with a check, wrong ones with a cross.
void draw_score(Ui& ui, int right, int answered, int questions, Point end) {
  constexpr float kPitch = 20;
  constexpr float kRadius = 8;
  for (int i = 0; i < questions; ++i) {
    const Point at{end.x - kPitch * static_cast<float>(questions - i) + kRadius, end.y};
    if (i < right) {
      ui.canvas.disc(at, kRadius, ui.theme.ink);
      const std::array<Point, 3> check{at + Point{-3.5F, .2F}, at + Point{-1, 2.8F},
                                       at + Point{3.6F, -2.8F}};
      ui.canvas.lines(check, ui.theme.on_ink, 1.75F, false);
    } else if (i < answered) {
      ui.canvas.disc(at, kRadius, ui.theme.selected);
      for (const float up : {-1.F, 1.F}) {
        const std::array<Point, 2> stroke{at + Point{-2.6F, 2.6F * up},
                                          at + Point{2.6F, -2.6F * up}};
        ui.canvas.lines(stroke, ui.theme.text, 1.5F, false);
      }
    } else {
      ui.canvas.ring(at, kRadius - .75F, ui.theme.control, 1.5F);
    }
  }
}

/// Who is asked, and how many are right so far.
void draw_quiz(Ui& ui, const model::Scene& scene, Rect& room) {
  const Quiz& quiz = scene.quiz;
  const bool with_tokens = quiz.kind != QuizKind::kOpening;
  for (std::size_t side = 0; side < (with_tokens ? 2U : 1U); ++side) {
    if (room.height < 28) return;
    const Rect row = room.take_top(28);
    const float y = row.center().y;
    ui.anchors.note("quiz-" + std::to_string(side), row);
    const bool fallen = quiz.kind == QuizKind::kRevival && side == 1;
    if (with_tokens)
      draw_token(ui.canvas, ui.theme, quiz.sides[side], letter(ui, quiz.tokens[side]),
                 {row.x + 18, y}, 8, fallen ? draw::TokenLook::kDown : draw::TokenLook::kStands);
    else
      draw_seat_sign(ui.canvas, ui.theme, quiz.sides[side], {row.x + 18, y}, 7);
    const bool answers = side == 0 || quiz.both;
    const std::string count =
        std::to_string(quiz.correct[side]) + " of " + std::to_string(quiz.questions) + " right";
    const bool drawn = answers && quiz.questions <= 3;
    const float score = drawn ? 20.F * static_cast<float>(quiz.questions) + 8 : 0;
    const float words = answers ? ui.text_width(count, type::kSmallBold) + 8 : 0;
    if (drawn)
      draw_score(ui, quiz.correct[side], quiz.answered[side], quiz.questions,
                 {row.right() - 4 - words, y});
    if (answers)
      ui.canvas.text({row.right() - 4, y}, count, type::kSmallBold, ui.theme.text, Align::kRight);
    const std::string& who = ui.replay().timeline().names()[quiz.sides[side]];
    std::string name = who;
    if (side == 1 && !answers) name += fallen ? " is to be revived" : " is attacked";
    const float left = row.width - 44 - score - words;
    if (left < 24) continue;
    ui.canvas.text({row.x + 36, y}, ui.fitted(name, type::kSmall, left), type::kSmall,
                   ui.theme.text2);
  }
}

/// Below everything else: how large the zone is, and where the flags go.
void draw_zone(Ui& ui, const model::ZoneView& zone, Rect room) {
  ui.canvas.fill({room.x, room.y, room.width, 1}, ui.theme.line, 0);
  ui.anchors.note("zone", room);
  draw_flag(ui.canvas, ui.theme, {room.x + 14, room.y + 14}, 8, ui.theme.panel);
  ui.canvas.text({room.x + 28, room.y + 14},
                 ui.fitted(zone.title, type::kSmallBold, room.width - 30), type::kSmallBold,
                 ui.theme.text);
  ui.canvas.text({room.x + 28, room.y + 33}, ui.fitted(zone.outlook, type::kSmall, room.width - 30),
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
  const std::vector<Line> lines = lines_of(scene);
  const bool choosing = !lines.empty();
  // What can be done comes first where there is little room.
  if (scene.zone && room.height >= (choosing ? 200 : 90))
    draw_zone(ui, *scene.zone, room.take_bottom(44));
  if (!scene.numbers.empty() && room.height >= 52) draw_numbers(ui, scene, room);
  if (scene.quiz.kind != QuizKind::kNone && room.height >= 30) draw_quiz(ui, scene, room);
  draw_lines(ui, lines, room, layout.now);
  if (!choosing && scene.numbers.empty() && room.height > 24)
    ui.paragraph({room.x + 6, room.y + 14}, scene.last, type::kSmall, ui.theme.text2,
                 room.width - 12);
  ui.canvas.unclip();
}

}  // namespace ludolog::ui
