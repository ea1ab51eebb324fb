#include "tools/cli/play/recap.h"

#include <array>

#include <fmt/core.h>

#include "core/rules/rule_set.h"

namespace ludolog::cli {

/// Writes one event into the lines.
struct RecapWriter {
  Recap& recap;
  const State& state;
  const Event& event;

  [[nodiscard]] const std::string& name(Seat seat) const { return recap.names_[seat]; }
  [[nodiscard]] std::string words() const { return model::sentence(event, state, recap.names_); }

  void begin(std::optional<Seat> seat, std::string text) const {
    recap.lines_.push_back({seat, std::move(text)});
    recap.open_ = true;
  }
  void add(std::string_view text) const {
    if (recap.lines_.empty()) begin(std::nullopt, {});
    recap.lines_.back().text += text;
  }
  /// In a turn's line, or a line of its own.
  void alone(std::optional<Seat> seat, std::string text) const {
    begin(seat, std::move(text));
    recap.open_ = false;
  }
  [[nodiscard]] bool in_line_of(Seat seat) const {
    return recap.open_ && recap.lines_.back().seat == seat;
  }
  [[nodiscard]] bool spends() const { return rule_set(state.rule_set).spends; }
  [[nodiscard]] std::string token(Seat seat, Token token) const {
    return fmt::format("{}'s {}", name(seat), model::token_in_words(state, token));
  }
  void settle_number(std::string_view why) const {
    if (recap.unused_) add(why);
    recap.unused_ = false;
  }

  void operator()(const RollOffCalled&) const {
    if (recap.open_)
      add("; the highest throw again:");
    else
      begin(std::nullopt, "Who begins?");
  }
  void operator()(const StartRolled& e) const {
    add(fmt::format(" {} {}", name(e.seat), e.draw.value));
  }
  void operator()(const StarterChosen& e) const {
    if (recap.open_)
      add(fmt::format("; {} begins", name(e.seat)));
    else
      begin(std::nullopt, fmt::format("{} begins", name(e.seat)));
    recap.open_ = false;
  }
  void operator()(const DieRolled& e) const {
    const std::string text = fmt::format("rolls {}", e.draw.value);
    recap.throws_ = in_line_of(e.seat) ? recap.throws_ + 1 : 1;
    // The throws of a chain are told in one breath.
    if (in_line_of(e.seat) && spends())
      add(fmt::format(", {}", e.draw.value));
    else if (in_line_of(e.seat))
      add("; " + text);
    else
      begin(e.seat, text);
    recap.unused_ = e.movable == 0 && !spends();
    recap.moving_ = false;
  }
  void operator()(const RollEarned& e) const {
    // In a chain a six is kept for the move.
    if (e.reason == RollReason::kSix && rule_set(state.rule_set).chains) recap.unused_ = false;
    settle_number(", no move");
    if (e.reason == RollReason::kCapture || e.reason == RollReason::kFinish) add(", throws again");
  }
  void operator()(const TokenEntered& e) const {
    add(fmt::format(": {} enters", model::token_in_words(state, e.token)));
    recap.moving_ = true;
  }
  void operator()(const TokenMoved& e) const {
    const std::string place = model::place_in_words(state, e.seat, e.to);
    // The landings of a chain stand one behind the other.
    // The moves of a chain whose numbers are spent are each of their own.
    if (recap.moving_ && !spends())
      add(", " + place);
    else if (spends() && recap.throws_ > 1)
      add(fmt::format("; {} by {} to {}", model::token_in_words(state, e.token), e.number, place));
    else
      add(fmt::format(": {} to {}", model::token_in_words(state, e.token), place));
    recap.moving_ = true;
  }
  void operator()(const TokenCaptured& e) const {
    add(fmt::format(", captures {}'s token {}", name(e.seat), e.token + 1));
  }
  void operator()(const TurnEnded& e) const {
    settle_number(e.reason == TurnEnd::kThirdSix ? ", the third six: not moved" : ", no move");
    recap.open_ = false;
  }
  void operator()(const MoveUndone& e) const {
    add(fmt::format(", token {} back to {}", e.token + 1,
                    model::place_in_words(state, e.seat, e.to)));
  }
  void operator()(const CaptureUndone& e) const {
    add(fmt::format(", {}'s token {} returns", name(e.seat), e.token + 1));
  }
  void operator()(const PlaceTaken&) const {
    if (!spends()) add(", " + words());  // Else all are taken at the end, and the result has them.
  }
  void operator()(const MatchEnded&) const { alone(std::nullopt, words()); }
  void operator()(const DrawOffered& e) const { begin(e.seat, "offers a draw"); }
  void operator()(const DrawAccepted& e) const { add(fmt::format(", {} accepts", name(e.seat))); }
  void operator()(const DrawRefused& e) const { add(fmt::format(", {} refuses", name(e.seat))); }
  void operator()(const SeatResigned& e) const { alone(e.seat, "resigns"); }
  void operator()(const Retracted&) const { alone(std::nullopt, words()); }
  // BiOLudo
  void operator()(const QuizBegan& e) const { begin(e.seat, "answers its questions"); }
  void operator()(const QuizScored& e) const { add(fmt::format(": {} right", e.correct)); }
  void operator()(const SafeTeamDrawn&) const { alone(std::nullopt, words()); }
  void operator()(const NumberDiscarded& e) const { add(fmt::format(", loses its {}", e.number)); }
  void operator()(const DuelBegan& e) const {
    add(fmt::format(", attacks {}", token(e.target_seat, e.target)));
  }
  void operator()(const DuelCompared& e) const {
    add(fmt::format(" ({} right to {})", e.correct, e.target_correct));
  }
  void operator()(const RevivalBegan& e) const {
    add(fmt::format("; tries to revive its {}", model::token_in_words(state, e.token)));
  }
  void operator()(const OutcomeDrawn& e) const {
    add(fmt::format(" ({} of 3 right, {} %, {} drawn: {})", e.correct, e.chance, e.draw.value,
                    e.success ? "success" : "failure"));
  }
  void operator()(const TokenKnockedOut& e) const {
    add(fmt::format(", {} is down", token(e.seat, e.token)));
  }
  void operator()(const TokenRevived&) const { add(", it stands again"); }
  void operator()(const TokenDied& e) const {
    constexpr std::array<std::string_view, 5> kWhy{"the revival failed", "not revived in time",
                                                   "the dead zone", "still in the yard",
                                                   "resigned"};
    add(fmt::format("; {} dies ({})", token(e.seat, e.token),
                    kWhy[static_cast<std::size_t>(e.cause)]));
  }
  void operator()(const TeamOut& e) const { add(fmt::format("; {} is out", name(e.seat))); }
  void operator()(const FlagsMoved& e) const {
    const Sweep& sweep = e.sweep;
    if (sweep.phase != SweepPhase::kTrack || sweep.dead_squares == 0)
      return alone(std::nullopt, words());
    alone(std::nullopt, fmt::format("the flagbearers step to squares {} and {}",
                                    sweep.counterclockwise, sweep.clockwise));
  }
  void operator()(const QuizBrokenOff&) const { add(", the questions are broken off"); }
  // Told by the question's page, by what follows, or of no interest while playing.
  template <class Other>
  void operator()(const Other&) const {}
  // Said by others, or of no interest while playing.
  void operator()(const MatchCreated&) const {}
  void operator()(const PlayerNamed&) const {}
  void operator()(const ChanceCommitted&) const {}
  void operator()(const ChanceRevealed&) const {}
  void operator()(const TokenFinished&) const {}
  void operator()(const TokenRemoved&) const {}
};

void Recap::add(const Event& event, const State& state) {
  std::visit(RecapWriter{*this, state, event}, event);
}

}  // namespace ludolog::cli
