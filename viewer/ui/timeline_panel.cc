// The whole match from left to right: rounds, turns, what happened in whose lane, and the cursor,
// which is dragged.
#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <set>
#include <string>

#include "viewer/draw/board.h"
#include "viewer/draw/shapes.h"
#include "viewer/ui/panels.h"

namespace ludolog::ui {
namespace {

using model::KeyMoment;
using model::Timeline;
using model::TurnSpan;

constexpr float kNumbers = 20;  ///< Height of the round numbers.
constexpr float kIconRoom = 12.5F;
constexpr float kGutter = 116;

class TimelinePainter {
 public:
  TimelinePainter(Ui& ui, const model::WindowLayout& layout)
      : ui_(ui),
        timeline_(ui.replay().timeline()),
        rect_(layout.timeline),
        merged_(rect_.height < 90) {
    track_ = rect_.inset(8);
    track_.x += merged_ ? 8 : kGutter;
    track_.width -= merged_ ? 16 : kGutter + 8;
    lanes_ = {track_.x, rect_.y + kNumbers + 2, track_.width, rect_.height - kNumbers - 10};
    for (Seat seat = 0; seat < kSeats; ++seat)
      if (timeline_.players()[seat] != Player::kNobody) seats_.push_back(seat);
  }

  void paint() {
    paint_rounds();
    paint_retractions();
    if (!merged_) paint_gutter();
    paint_turns();
    paint_moments();
    paint_cursor(ui_.replay().version());
  }

  void take_input() {
    const Rect area_rect{track_.x - 6, rect_.y, track_.width + 12, rect_.height};
    const Ui::Area area = ui_.area("timeline", area_rect);
    // Scripts aim at the axis itself.
    ui_.anchors.note("timeline", {track_.x, rect_.y, track_.width, rect_.height});
    const std::uint64_t under = version_at(ui_.mouse().x);
    if (area.pressed) ui_.replay().drag_begins();
    if (area.held)
      ui_.replay().drag(under);
    else if (area.hovered)
      paint_preview(under);
    ui_.step_by_wheel(rect_);
  }

 private:
  [[nodiscard]] float x_of(std::uint64_t version) const {
    const auto length = static_cast<float>(std::max<std::uint64_t>(timeline_.length(), 1));
    return track_.x + track_.width * static_cast<float>(version) / length;
  }
  [[nodiscard]] std::uint64_t version_at(float x) const {
    const float part = std::clamp((x - track_.x) / track_.width, 0.F, 1.F);
    return static_cast<std::uint64_t>(std::lround(part * static_cast<float>(timeline_.length())));
  }
  [[nodiscard]] float lane_y(Seat seat) const {
    if (merged_) return lanes_.center().y;
    const auto index = std::ranges::find(seats_, seat) - seats_.begin();
    const float pitch = lanes_.height / static_cast<float>(seats_.size());
    return lanes_.y + pitch * (static_cast<float>(index) + .5F);
  }
  [[nodiscard]] bool behind_cursor(std::uint64_t position) const {
    return position >= ui_.replay().version();
  }

  /// Every so many rounds has a number, so that they keep apart.
  [[nodiscard]] std::uint32_t number_every() const {
    constexpr std::array<std::uint32_t, 9> kSteps{1, 2, 5, 10, 20, 50, 100, 200, 500};
    const float per_round = track_.width / static_cast<float>(std::max(timeline_.rounds(), 1U));
    for (const std::uint32_t step : kSteps)
      if (per_round * static_cast<float>(step) >= 44) return step;
    return 1000;
  }

  void paint_rounds() {
    const std::uint32_t every = number_every();
    const auto turns = timeline_.turns();
    for (std::size_t i = 0; i < turns.size(); ++i) {
      if (i != 0 && turns[i - 1].round == turns[i].round) continue;
      const std::uint32_t round = turns[i].round;
      // Bands as wide as the numbers' distance, every other one striped.
      if (round % every == 0 && round / every % 2 == 1) {
        std::size_t end = i;
        while (end < turns.size() && turns[end].round < round + every) ++end;
        const float right = end < turns.size() ? x_of(turns[end].begin) : track_.right();
        const float left = x_of(turns[i].begin);
        ui_.canvas.fill({left, lanes_.y, right - left, lanes_.height}, fade(ui_.theme.text2, .06F),
                        0);
      }
      if (round % every == 0)
        ui_.canvas.text({x_of(turns[i].begin), rect_.y + kNumbers / 2 + 1}, std::to_string(round),
                        type::kMicro, ui_.theme.text2, Align::kCenter);
    }
  }

  void paint_retractions() {
    for (const RetractedSpan& span : timeline_.stream().ledger().retracted) {
      const float left = x_of(span.from);
      ui_.canvas.fill({left, lanes_.y, x_of(span.at + 1) - left, lanes_.height},
                      fade(ui_.theme.text2, .25F), 0);
    }
  }

  void paint_gutter() {
    for (const Seat seat : seats_) {
      const float y = lane_y(seat);
      draw_seat_sign(ui_.canvas, ui_.theme, seat, {rect_.x + 20, y}, 5);
      ui_.canvas.text({rect_.x + 32, y},
                      ui_.fitted(timeline_.names()[seat], type::kSmall, kGutter - 36), type::kSmall,
                      ui_.theme.text2);
      ui_.canvas.fill({track_.x, y, track_.width, 1}, ui_.theme.line, 0);
    }
  }

  void paint_turns() {
    if (merged_) {
      ui_.canvas.fill({track_.x, lane_y(0), track_.width, 1}, ui_.theme.line2, 0);
      return;
    }
    for (const TurnSpan& turn : timeline_.turns()) {
      const float left = x_of(turn.begin);
      const float width = std::max(1.F, x_of(turn.end) - left - .5F);
      ui_.canvas.fill(
          {left, lane_y(turn.seat) - 1, width, 2},
          fade(ui_.theme.seats[turn.seat].fill, behind_cursor(turn.begin) ? .34F : .75F), 0);
    }
  }

  /// Where signs crowd, those that matter most are drawn.
  [[nodiscard]] std::vector<const KeyMoment*> moments_with_room() const {
    std::vector<const KeyMoment*> moments;
    for (const KeyMoment& moment : timeline_.key_moments()) moments.push_back(&moment);
    std::ranges::stable_sort(moments, std::greater(),
                             [](const KeyMoment* m) { return static_cast<int>(m->moment); });
    std::array<std::set<float>, kSeats> taken;
    std::erase_if(moments, [&](const KeyMoment* moment) {
      std::set<float>& lane = taken[merged_ ? 0 : seat_of(*moment)];
      const float x = x_of(moment->position + 1);
      const auto next = lane.lower_bound(x - kIconRoom);
      if (next != lane.end() && *next < x + kIconRoom) return true;
      lane.insert(x);
      return false;
    });
    return moments;
  }

  [[nodiscard]] Seat seat_of(const KeyMoment& moment) const {
    return moment.seat.value_or(seats_.empty() ? Seat{0} : seats_.front());
  }

  void paint_moments() {
    for (const KeyMoment* moment : moments_with_room()) {
      const Seat seat = seat_of(*moment);
      Colour colour = moment->seat ? ui_.theme.seats[seat].text : ui_.theme.text;
      if (behind_cursor(moment->position)) colour = mix(ui_.theme.panel, colour, .62F);
      const Point center{x_of(moment->position + 1), lane_y(seat)};
      ui_.canvas.fill({center.x - 7, center.y - 7, 14, 14}, ui_.theme.panel, 3);
      draw_moment(ui_.canvas, moment->moment, center, 5.6F, colour, ui_.theme.panel);
    }
  }

  void paint_cursor(std::uint64_t version) {
    const float x = x_of(version);
    ui_.canvas.fill({x - 1, rect_.y + kNumbers, 2, rect_.height - kNumbers - 4}, ui_.theme.ink, 0);
    const std::string label = "#" + std::to_string(version);
    const float width = ui_.text_width(label, type::kMicro) + 12;
    Rect tag{x - width / 2, rect_.y + 1, width, 18};
    tag.x = std::clamp(tag.x, rect_.x + 2, rect_.right() - width - 2);
    ui_.canvas.fill(tag, ui_.theme.ink, 4);
    ui_.canvas.text(tag.center(), label, type::kMicro, ui_.theme.on_ink, Align::kCenter);
  }

  /// What the board looked like there, beside the mouse.
  void paint_preview(std::uint64_t version) {
    if (version != ui_.preview.version || !ui_.preview.scene) {
      ui_.preview.scene = model::make_scene(timeline_, version);
      ui_.preview.version = version;
    }
    ui_.preview.at = x_of(version);
    ui_.preview.above = rect_.y;
    ui_.preview.shown = true;
  }

  Ui& ui_;
  const Timeline& timeline_;
  Rect rect_;
  bool merged_;  ///< One lane for all.
  Rect track_;
  Rect lanes_;
  std::vector<Seat> seats_;
};

}  // namespace

void draw_timeline(Ui& ui, const model::WindowLayout& layout) {
  Rect card = layout.timeline;
  card.height += layout.transport.height;
  ui.card(card);
  TimelinePainter painter(ui, layout);
  painter.take_input();
  painter.paint();
}

}  // namespace ludolog::ui
