#include "viewer/model/story_bioludo.h"

#include <array>

namespace ludolog::model {
namespace {

std::string number(std::uint64_t n) { return std::to_string(n); }
std::string right(bool correct) { return correct ? "right" : "wrong"; }
std::string squares(unsigned n) { return number(n) + (n == 1 ? " square" : " squares"); }

/// "1, 6"
std::string numbers_in(std::uint8_t usable) {
  std::string text;
  for (std::uint8_t n = 1; n <= 6; ++n)
    if (has(usable, n)) text += (text.empty() ? "" : ", ") + number(n);
  return text;
}

}  // namespace

std::string bioludo_sentence(const PoolFixed& e, const State& before, const SeatNames& /*names*/) {
  if (before.pool != 0)
    return "another pool of " + number(e.questions) +
           " questions takes the place of one whose questions are not all at hand";
  return number(e.questions) + " questions are in the pool of this match";
}

std::string bioludo_sentence(const QuizBegan& e, const State& /*before*/, const SeatNames& names) {
  return names[e.seat] + " answers " + number(e.questions) + " questions";
}

std::string bioludo_sentence(const QuestionDrawn& e, const State& /*before*/,
                             const SeatNames& names) {
  return "question " + number(e.number + 1U) + " for " + names[e.seat] + ": " +
         number(e.draw.value) + " of " + number(e.draw.sides) + " is drawn";
}

std::string bioludo_sentence(const QuestionAsked& e, const State& /*before*/,
                             const SeatNames& names) {
  return names[e.seat] + " is asked question " + number(e.number + 1U);
}

std::string bioludo_sentence(const QuestionAnswered& e, const State& /*before*/,
                             const SeatNames& names) {
  const std::string how = e.mode == AnswerMode::kChecked
                              ? " answers " + option_letter(e.option - 1U) + ", which is "
                              : " says of its answer that it is ";
  return names[e.seat] + how + right(e.correct);
}

std::string bioludo_sentence(const KeyCorrected& e, const State& /*before*/,
                             const SeatNames& /*names*/) {
  return "the key of the question asked at event " + number(e.asked_at) + " is corrected to " +
         option_letter(e.key - 1U);
}

std::string bioludo_sentence(const BotAnswered& e, const State& /*before*/,
                             const SeatNames& names) {
  return names[e.seat] + "'s answer " + number(e.number + 1U) + " is " + right(e.correct) + " (" +
         number(e.draw.value) + " drawn, right up to " + number(e.chance) + ")";
}

std::string bioludo_sentence(const ScoreReported& e, const State& /*before*/,
                             const SeatNames& names) {
  return names[e.seat] + " reports " + number(e.correct) + " right of " + number(e.questions);
}

std::string bioludo_sentence(const QuizScored& e, const State& /*before*/, const SeatNames& names) {
  return names[e.seat] + " has " + number(e.correct) + " right: " + number(e.tickets) +
         (e.tickets == 1 ? " ticket" : " tickets") + " for the Safe Team";
}

std::string bioludo_sentence(const QuizBrokenOff& e, const State& /*before*/,
                             const SeatNames& names) {
  return "the questions to " + names[e.seat] + " are broken off";
}

std::string bioludo_sentence(const SafeTeamDrawn& e, const State& /*before*/,
                             const SeatNames& names) {
  return names[e.seat] + " is the Safe Team (ticket " + number(e.draw.value) + " of " +
         number(e.draw.sides) + " drawn, " + number(e.tickets) + " were its own)";
}

std::string bioludo_sentence(const TurnContinued& e, const State& before, const SeatNames& names) {
  std::string text = names[e.seat];
  if (e.phase == TurnPhase::kThrow) text += " throws again";
  if (e.phase == TurnPhase::kSpend) text += " may use " + numbers_in(e.usable);
  if (e.phase == TurnPhase::kEnd) text += " may end its turn";
  for (Token token = 0; token < kTokens; ++token)
    if (has(e.revivable, token)) text += ", may revive its " + token_in_words(before, token);
  return text;
}

std::string bioludo_sentence(const NumberDiscarded& e, const State& /*before*/,
                             const SeatNames& names) {
  return names[e.seat] + "'s " + number(e.number) + " is lost: none of its characters can use it";
}

std::string bioludo_sentence(const TurnPassed& e, const State& /*before*/, const SeatNames& names) {
  return names[e.seat] + " ends its turn";
}

std::string bioludo_sentence(const TargetsFound& e, const State& before, const SeatNames& names) {
  std::string text = names[e.seat] + "'s " + token_in_words(before, e.token) + " may attack";
  const char* between = " ";
  for (Seat seat = 0; seat < kSeats; ++seat)
    for (Token token = 0; token < kTokens; ++token)
      if (has(tokens_of(e.targets, seat), token)) {
        text += between + names[seat] + "'s " + token_in_words(before, token);
        between = " or ";
      }
  return text;
}

std::string bioludo_sentence(const DuelBegan& e, const State& before, const SeatNames& names) {
  return names[e.seat] + "'s " + token_in_words(before, e.token) + " on square " +
         number(e.square) + " attacks " + names[e.target_seat] + "'s " +
         token_in_words(before, e.target) + " on square " + number(e.target_square) + ", " +
         squares(e.distance) + " away: " +
         (e.same_class ? "both answer the same 3 questions" : "the attacker answers 3 questions");
}

std::string bioludo_sentence(const DuelCompared& e, const State& /*before*/,
                             const SeatNames& names) {
  const std::string scores = number(e.correct) + " to " + number(e.target_correct);
  if (e.result == DuelResult::kTie) return "the duel is tied " + scores + ": both stay standing";
  return names[e.result == DuelResult::kAttacker ? e.seat : e.target_seat] + " wins the duel, " +
         scores + " right answers of attacker and defender";
}

std::string bioludo_sentence(const RevivalBegan& e, const State& before, const SeatNames& names) {
  return names[e.seat] + " tries to revive its " + token_in_words(before, e.token) + " on square " +
         number(e.square) + " with its " + token_in_words(before, e.by_token) + ", " +
         squares(e.distance) + " away: 3 questions";
}

std::string bioludo_sentence(const OutcomeDrawn& e, const State& /*before*/,
                             const SeatNames& /*names*/) {
  return number(e.correct) + " of 3 right make a chance of " + number(e.chance) +
         " %: " + number(e.draw.value) + " is drawn, " + (e.success ? "success" : "failure");
}

std::string bioludo_sentence(const TokenKnockedOut& e, const State& before,
                             const SeatNames& names) {
  return names[e.by_seat] + "'s " + token_in_words(before, e.by_token) + " knocks out " +
         names[e.seat] + "'s " + token_in_words(before, e.token) + " on square " + number(e.square);
}

std::string bioludo_sentence(const TokenRevived& e, const State& before, const SeatNames& names) {
  return names[e.seat] + "'s " + token_in_words(before, e.token) + " stands again on square " +
         number(e.square);
}

std::string bioludo_sentence(const TokenDied& e, const State& before, const SeatNames& names) {
  constexpr std::array<std::string_view, 5> kWhy{
      "the revival failed", "nobody has revived it in time",
      "it stayed in the dead zone for a whole turn",
      "the sweep has passed its start with the whole team in the yard", "its team has resigned"};
  return names[e.seat] + "'s " + token_in_words(before, e.token) + " is dead (" +
         place_in_words(before, e.seat, e.from) +
         "): " + std::string(kWhy[static_cast<std::size_t>(e.cause)]);
}

std::string bioludo_sentence(const TeamOut& e, const State& /*before*/, const SeatNames& names) {
  return names[e.seat] + " is out: all four are dead";
}

std::string bioludo_sentence(const FlagsMoved& e, const State& before, const SeatNames& names) {
  const Sweep& sweep = e.sweep;
  switch (sweep.phase) {
    case SweepPhase::kAsleep:
      return "the flagbearers sleep";
    case SweepPhase::kWaking:
      return "two flagbearers of the Unsafe Zone wake at the centre";
    case SweepPhase::kColumn:
      return "the flagbearers come down " + names[sweep.seat] + "'s home column, to " +
             place_in_words(before, sweep.seat, sweep.step);
    case SweepPhase::kTrack:
      break;
    case SweepPhase::kArrived:
      return "the flagbearers have arrived on square " + number(sweep.clockwise) +
             ": the dead zone is gone";
  }
  if (sweep.clockwise == sweep.counterclockwise)
    return "the flagbearers stand on square " + number(sweep.clockwise);
  std::string text = "the flagbearers stand on squares " + number(sweep.counterclockwise) +
                     " and " + number(sweep.clockwise);
  if (sweep.dead_squares == 0) return text;
  if (sweep.dead_squares == 1)
    return text + ", and square " + number(sweep.dead_first) + " between them is dead";
  const auto last = (sweep.dead_first + sweep.dead_squares - 1) % 52;
  return text + ", and the dead zone between them has " + squares(sweep.dead_squares) + ", " +
         number(sweep.dead_first) + " to " + std::to_string(last);
}

}  // namespace ludolog::model
