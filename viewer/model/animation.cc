#include "viewer/model/animation.h"

#include <algorithm>

#include "viewer/model/scene.h"

namespace ludolog::model {
namespace {

double eased(double t) {
  return t < .5 ? 4 * t * t * t : 1 - (2 - 2 * t) * (2 - 2 * t) * (2 - 2 * t) / 2;
}

}  // namespace

Animation::Animation(const Timeline& timeline, std::uint64_t from, std::uint64_t to, double pace)
    : pace_(pace) {
  const Board& board = timeline.board();
  for (std::uint64_t position = from; position < to; ++position) {
    const Event& event = timeline.stream().events()[position];
    if (const auto* moved = std::get_if<TokenMoved>(&event)) {
      auto points = way(board, moved->seat, moved->token, moved->from, moved->to);
      const double squares = static_cast<double>(points.size() - 1);
      add(moved->seat, moved->token, std::move(points),
          std::min(squares * kWalkSeconds, kLongestWalk));
    } else if (const auto* entered = std::get_if<TokenEntered>(&event)) {
      add(entered->seat, entered->token,
          way(board, entered->seat, entered->token, kYard, entered->to), kCaptureSeconds);
    } else if (const auto* captured = std::get_if<TokenCaptured>(&event)) {
      add(captured->seat, captured->token,
          way(board, captured->seat, captured->token, captured->from, kYard), kCaptureSeconds);
    } else if (const auto* undone = std::get_if<MoveUndone>(&event)) {
      add(undone->seat, undone->token,
          way(board, undone->seat, undone->token, undone->from, undone->to), kCaptureSeconds);
    }
  }
}

void Animation::add(Seat seat, Token token, std::vector<Point> points, double length) {
  motions_.push_back({seat, token, std::move(points), end_, length / pace_});
  end_ += length / pace_;
}

std::optional<Point> Animation::position_of(Seat seat, Token token) const {
  if (!running()) return std::nullopt;
  const Motion* current = nullptr;
  for (const Motion& motion : motions_)
    if (motion.seat == seat && motion.token == token &&
        (current == nullptr || time_ >= motion.begin))
      current = &motion;
  if (current == nullptr) return std::nullopt;
  const double t = std::clamp((time_ - current->begin) / current->length, 0., 1.);
  const auto last = current->points.size() - 1;
  const double along = eased(t) * static_cast<double>(last);
  const auto index = std::min(static_cast<std::size_t>(along), last - (last == 0 ? 0 : 1));
  if (last == 0) return current->points.front();
  const auto part = static_cast<float>(along - static_cast<double>(index));
  return current->points[index] + (current->points[index + 1] - current->points[index]) * part;
}

}  // namespace ludolog::model
