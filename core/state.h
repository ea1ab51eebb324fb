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
};
template <>
struct Names<Awaited> {
  static constexpr std::array<std::string_view, 8> value{
      "creation", "chance", "start", "roll", "move", "draw_answer", "settling", "nothing"};
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

  friend bool operator==(const State&, const State&) = default;
};

/// By rule set; the registry holds the table.
[[nodiscard]] const Board& board_of(const State& state);

/// Who must act: the seat whose turn it is, the next to throw in a roll-off, or the next to answer
/// a draw offer.
[[nodiscard]] constexpr Seat awaited_seat(const State& state) {
  // Both go round clockwise: from seat 3, so that seat 0 is first, and from whoever offered.
  if (state.awaited == Awaited::kDrawAnswer) return next_seat(state.asked, state.offered_by);
  if (state.roll_off != 0) return next_seat(state.roll_off, kSeats - 1);
  return state.seat;
}

[[nodiscard]] constexpr bool is_over(const State& state) {
  return state.awaited == Awaited::kNothing;
}
[[nodiscard]] constexpr bool has_begun(const State& state) { return state.turn > 0; }

}  // namespace ludolog
