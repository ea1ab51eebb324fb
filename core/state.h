// The state: all that decides what may happen next, and nothing else. Rebuilt from events by
// evolve() alone.
#pragma once

#include <array>

#include "core/board.h"
#include "core/event.h"

namespace ludolog {

/// What the match waits for.
enum class Awaited : std::uint8_t {
  kCreation,    ///< No stream yet.
  kChance,      ///< The commitments of the first epoch.
  kStart,       ///< Names may still be given; then the start.
  kRoll,        ///< A throw, in a roll-off or in a turn.
  kMove,        ///< A token for the number thrown.
  kDrawAnswer,  ///< A draw was offered.
  kSettling,    ///< In the middle of a decision: its other events follow.
  kNothing,     ///< The match is over.
  // BiOLudo
  kQuestionDraw,  ///< Which question is asked next.
  kQuestion,      ///< The text of the question drawn.
  kAnswer,        ///< An answer, or a score where teams ask themselves.
  kBotAnswer,     ///< A draw of 100 against a bot's odds.
  kLottery,       ///< A draw among all tickets, for the Safe Team.
  kTarget,        ///< Whom to attack.
  kOutcome,       ///< A draw of 100 against the chance that the answers made.
  kEndOfTurn,     ///< The end of a turn in which somebody may still be revived.
};
template <>
struct Names<Awaited> {
  static constexpr std::array<std::string_view, 16> value{
      "creation", "chance",  "start",         "roll",       "move",   "draw_answer",
      "settling", "nothing", "question_draw", "question",   "answer", "bot_answer",
      "lottery",  "target",  "outcome",       "end_of_turn"};
};

/// What questions are asked for.
enum class QuizKind : std::uint8_t { kNone, kOpening, kDuel, kRevival };
template <>
struct Names<QuizKind> {
  static constexpr std::array<std::string_view, 4> value{"none", "opening", "duel", "revival"};
};

/// A quiz, a duel or a revival under way.
struct Quiz {
  QuizKind kind{};
  std::uint8_t questions = 0;
  std::uint8_t drawn = 0;       ///< Questions drawn so far.
  std::uint8_t asked = 0;       ///< Those of them that have been shown.
  std::array<Seat, 2> sides{};  ///< Who answers first, and the other side of a duel.
  std::array<Token, 2> tokens{};
  bool both = false;  ///< Both sides answer.
  std::array<std::uint8_t, 2> answered{};
  std::array<std::uint8_t, 2> correct{};
  std::uint16_t index = 0;    ///< Of the question drawn last, in the pool.
  std::uint8_t options = 0;   ///< Of the question asked last.
  std::uint8_t key = 0;       ///< From 1.
  std::uint16_t targets = 0;  ///< Whom tokens[0] may attack, while that is awaited.
  friend bool operator==(const Quiz&, const Quiz&) = default;
};

/// Bit 4 * seat + token for every token on a square.
using SquareTokens = std::uint16_t;
[[nodiscard]] constexpr SquareTokens token_bit(Seat seat, Token token) {
  return static_cast<SquareTokens>(1U << (kTokens * seat + token));
}
[[nodiscard]] constexpr TokenMask tokens_of(SquareTokens tokens, Seat seat) {
  return static_cast<TokenMask>(static_cast<unsigned>(tokens) >> (kTokens * seat) & 0xFU);
}

struct State {
  RuleSetId rule_set{};
  std::uint16_t rules_version = 0;
  Players players{};
  OptionValues options{};

  Awaited awaited = Awaited::kCreation;
  Seat seat = 0;          ///< Whose turn it is.
  SeatMask playing = 0;   ///< Seats that still take turns.
  Seat starter = 0;       ///< Who began; rounds are counted from this seat.
  SeatMask roll_off = 0;  ///< Seats that have yet to throw in the roll-off; 0 once play has begun.
  SeatMask in_roll_off = 0;  ///< Seats the current roll-off is between.
  std::array<std::uint8_t, kSeats> start_faces{};

  std::uint32_t turn = 0;  ///< From 1 once play has begun.
  std::uint32_t round = 0;
  std::uint32_t idle_turns = 0;   ///< Turns running without a move.
  TokenMask moved = 0;            ///< Tokens moved in this turn; undone moves do not count.
  std::uint8_t number = 0;        ///< Last number thrown in this turn; 0 before the first throw.
  TokenMask movable = 0;          ///< Tokens that can use it; 0: none, or to be asked anew.
  std::uint8_t sixes = 0;         ///< Sixes thrown one after the other in this turn.
  std::uint8_t sixes_before = 0;  ///< Those thrown right before `number`.
  std::uint8_t tries = 0;         ///< Throws earned in this turn for having no token in play.

  Seat offered_by = 0;   ///< Who offered the pending draw.
  SeatMask asked = 0;    ///< Seats that have yet to answer it; 0 when none is pending.
  bool offered = false;  ///< A draw was offered in this turn.

  std::array<std::array<Step, kTokens>, kSeats> steps{};
  std::array<std::array<Step, kTokens>, kSeats> steps_at_turn_start{};
  std::array<SquareTokens, 52> on_square{};      ///< Derived from `steps`, kept for speed.
  std::array<std::uint8_t, kSeats> finished{};   ///< Tokens that are home.
  std::array<std::uint16_t, kSeats> captures{};  ///< Captures that count.
  SeatMask have_entered = 0;                     ///< Seats that have entered a token ever.
  std::array<std::uint8_t, kSeats> places{};     ///< 0 = none yet.
  EndReason end = EndReason::kNone;

  // BiOLudo
  std::uint16_t pool = 0;                      ///< Questions to ask from; 0: none are shown.
  std::array<std::uint8_t, 6> spent{};         ///< How many of each number this turn has used.
  std::array<TokenMask, kSeats> down{};        ///< Knocked out.
  TokenMask closing = 0;                       ///< Those who die when this turn ends.
  TokenMask in_zone = 0;                       ///< Those in the dead zone since this turn began.
  std::array<std::uint8_t, kSeats> tickets{};  ///< 0: the team's quiz is still to come.
  Seat safe_team = 0;                          ///< Once play has begun.
  Sweep sweep;
  Quiz quiz;

  friend bool operator==(const State&, const State&) = default;
};

/// By rule set; the registry holds the table.
[[nodiscard]] const Board& board_of(const State& state);

/// In the dead zone: between the flags, on the side that they came from.
[[nodiscard]] constexpr bool in_dead_zone(const Board& board, const Sweep& sweep, Square square) {
  return (square + board.track - sweep.dead_first) % board.track < sweep.dead_squares;
}

/// Which side of a quiz answers next: the one that has answered fewer, the first of equals. Who
/// reports a score answers all at once, so that the first side comes to an end before (BI-4).
[[nodiscard]] constexpr std::size_t side_to_answer(const State& state) {
  const Quiz& quiz = state.quiz;
  if (!quiz.both) return 0;
  const bool by_score = state.pool == 0 && (state.players[quiz.sides[0]] == Player::kHuman ||
                                            state.players[quiz.sides[1]] == Player::kHuman);
  const std::uint8_t most = by_score ? quiz.questions : quiz.answered[1] + 1;
  return quiz.answered[0] < most ? 0 : 1;
}

/// The seat's quiz, duel or revival is under way.
[[nodiscard]] constexpr bool is_quiz(Awaited awaited) {
  return (awaited >= Awaited::kQuestionDraw && awaited <= Awaited::kBotAnswer) ||
         awaited == Awaited::kOutcome;
}

/// Who must act: the seat whose turn it is, the next to throw in a roll-off, to answer a draw offer
/// or a question.
[[nodiscard]] constexpr Seat awaited_seat(const State& state) {
  if (is_quiz(state.awaited)) return state.quiz.sides[side_to_answer(state)];
  // Both go round clockwise: from seat 3, so that seat 0 is first, and from whoever offered.
  if (state.awaited == Awaited::kDrawAnswer) return next_seat(state.asked, state.offered_by);
  if (state.roll_off != 0) return next_seat(state.roll_off, kSeats - 1);
  return state.seat;
}

[[nodiscard]] constexpr bool is_over(const State& state) {
  return state.awaited == Awaited::kNothing;
}
[[nodiscard]] constexpr bool has_begun(const State& state) { return state.turn > 0; }
/// From the first throw or question on, until it is over.
[[nodiscard]] constexpr bool is_under_way(const State& state) {
  return !is_over(state) &&
         (has_begun(state) || state.in_roll_off != 0 || state.quiz.kind == QuizKind::kOpening ||
          state.awaited == Awaited::kLottery);
}

}  // namespace ludolog
