#include "viewer/model/brief.h"

#include <array>
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
  // BiOLudo
  [[nodiscard]] std::string whose(Seat seat, Token n) const {
    return names[seat] + "'s " + token_in_words(before, n);
  }
  std::optional<std::string> operator()(const BotAnswered& e) const {
    return names[e.seat] + "'s answer " + std::to_string(e.number + 1) + " is " +
           (e.correct ? "right" : "wrong");
  }
  std::optional<std::string> operator()(const DuelBegan& e) const {
    return token(e.token) + " attacks " + whose(e.target_seat, e.target);
  }
  std::optional<std::string> operator()(const DuelCompared& e) const {
    const std::string scores =
        std::to_string(e.correct) + " to " + std::to_string(e.target_correct);
    if (e.result == DuelResult::kTie) return "A tie, " + scores;
    return names[e.result == DuelResult::kAttacker ? e.seat : e.target_seat] + " wins, " + scores;
  }
  std::optional<std::string> operator()(const OutcomeDrawn& e) const {
    return std::string(e.success ? "Success" : "Failure") + ": " + std::to_string(e.draw.value) +
           " drawn, " + std::to_string(e.chance) + " % chance";
  }
  std::optional<std::string> operator()(const TokenKnockedOut& e) const {
    return capitalised(whose(e.seat, e.token)) + " is knocked out";
  }
  std::optional<std::string> operator()(const RevivalBegan& e) const {
    return token(e.by_token) + " tries to revive the " + token_in_words(before, e.token);
  }
  std::optional<std::string> operator()(const TokenRevived& e) const {
    return token(e.token) + " stands again";
  }
  std::optional<std::string> operator()(const TokenDied& e) const {
    constexpr std::array<std::string_view, 5> kWhy{"revival failed", "not revived", "in the zone",
                                                   "in the yard", "resigned"};
    return capitalised(whose(e.seat, e.token)) + " dies, " +
           std::string(kWhy[static_cast<std::size_t>(e.cause)]);
  }
  std::optional<std::string> operator()(const NumberDiscarded& e) const {
    return "Loses its " + std::to_string(e.number);
  }
  std::optional<std::string> operator()(const TargetsFound& e) const {
    return token(e.token) + " may attack one of several";
  }
  std::optional<std::string> operator()(const FlagsMoved& e) const {
    const Sweep& sweep = e.sweep;
    if (sweep.phase == SweepPhase::kColumn)
      return "Flagbearers to " + place_in_words(before, sweep.seat, sweep.step);
    if (sweep.phase == SweepPhase::kWaking) return "Flagbearers wake at the centre";
    if (sweep.phase == SweepPhase::kArrived) return "The Unsafe Zone is gone";
    if (sweep.phase == SweepPhase::kAsleep) return std::nullopt;
    return "Flagbearers at " + std::to_string(sweep.counterclockwise) + " and " +
           std::to_string(sweep.clockwise);
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
