#include "viewer/model/brief.h"

#include <optional>

#include "core/board_plan.h"
#include "core/rules/rule_set.h"

namespace ludolog::model {
namespace {

struct Brief {
  const State& before;
  const SeatNames& names;

  /// Squares of the track by their numbers alone.
  [[nodiscard]] std::string place(Seat seat, Step step) const {
    const Board& board = board_of(before);
    if (on_track(board, step) && !board.plan->named_cells)
      return std::to_string(square_of(board, seat, step));
    return place_in_words(before, seat, step);
  }
  [[nodiscard]] std::string token(Token n) const { return capitalised(token_in_words(before, n)); }
  std::optional<std::string> operator()(const TokenEntered& e) const {
    return token(e.token) + " enters on " + place(e.seat, e.to);
  }
  std::optional<std::string> operator()(const TokenMoved& e) const {
    return token(e.token) + ": " + place(e.seat, e.from) + " to " + place(e.seat, e.to);
  }
  std::optional<std::string> operator()(const TokenCaptured& e) const {
    return "Captures " + std::to_string(e.token + 1) + " of " + names[e.seat] + " on " +
           place(e.seat, e.from);
  }
  std::optional<std::string> operator()(const TokenFinished& e) const {
    return token(e.token) + " is home";
  }
  std::optional<std::string> operator()(const MoveUndone& e) const {
    return token(e.token) + " goes back to " + place(e.seat, e.to);
  }
  template <class Other>
  std::optional<std::string> operator()(const Other&) const {
    return std::nullopt;
  }
};

}  // namespace

std::string brief(const Event& event, const State& before, const SeatNames& names) {
  if (has_begun(before))
    if (auto words = std::visit(Brief{before, names}, event)) return *std::move(words);
  std::string text = sentence(event, before, names);
  // Under its own name a seat need not be named again.
  const std::string own = names[before.seat] + " ";
  if (has_begun(before) && text.starts_with(own)) text.erase(0, own.size());
  return capitalised(std::move(text));
}

}  // namespace ludolog::model
