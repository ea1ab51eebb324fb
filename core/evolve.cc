#include "core/evolve.h"

namespace ludolog {
namespace {

/// Moves a token and keeps the table of squares and the count of finished tokens true.
void put(State& state, Seat seat, Token token, Step to) {
  const Board& board = board_of(state);
  Step& step = state.steps[seat][token];
  if (on_track(board, step)) {
    auto& left = state.on_square[square_of(board, seat, step)];
    left = static_cast<SquareTokens>(left & ~token_bit(seat, token));
  } else if (is_home(board, step)) {
    --state.finished[seat];
  }
  step = to;
  if (on_track(board, to)) {
    auto& reached = state.on_square[square_of(board, seat, to)];
    reached = static_cast<SquareTokens>(reached | token_bit(seat, token));
  } else if (is_home(board, to)) {
    ++state.finished[seat];
  }
}

void begin_turn(State& state, Seat seat, std::uint32_t turn, std::uint32_t round) {
  state.seat = seat;
  state.turn = turn;
  state.round = round;
  state.moved = 0;
  state.number = 0;
  state.movable = 0;
  state.sixes = 0;
  state.sixes_before = 0;
  state.tries = 0;
  state.offered = false;
  state.steps_at_turn_start = state.steps;
  state.awaited = Awaited::kRoll;
}

/// A mask of seats or of one seat's tokens, without one of them.
std::uint8_t without(std::uint8_t mask, std::uint8_t n) {
  return static_cast<std::uint8_t>(mask & ~bit(n));
}

/// An answer is in: further ones are awaited, or the decision goes on.
void answered(State& state, Seat seat) {
  state.asked = without(state.asked, seat);
  if (state.asked == 0) state.awaited = Awaited::kSettling;
}

struct Evolve {
  State& state;

  void operator()(const MatchCreated& event) const {
    state = State{};
    state.rule_set = event.rule_set;
    state.rules_version = event.rules_version;
    state.players = event.players;
    state.options = event.options;
    state.playing = seats_of(event.players);
    for (auto& tokens : state.steps) tokens.fill(kYard);
    state.steps_at_turn_start = state.steps;
    state.awaited = Awaited::kChance;
  }
  void operator()(const PlayerNamed&) const {}
  void operator()(const ChanceCommitted& event) const {
    if (state.awaited == Awaited::kChance && event.party + 1 == event.parties)
      state.awaited = Awaited::kStart;
  }
  void operator()(const ChanceRevealed&) const {}

  void operator()(const RollOffCalled& event) const {
    state.roll_off = event.seats;
    state.in_roll_off = event.seats;
    state.awaited = Awaited::kRoll;
  }
  void operator()(const StartRolled& event) const {
    state.start_faces[event.seat] = static_cast<std::uint8_t>(event.draw.value);
    state.roll_off = without(state.roll_off, event.seat);
    if (state.roll_off == 0) state.awaited = Awaited::kSettling;
  }
  void operator()(const StarterChosen& event) const {
    state.starter = event.seat;
    state.roll_off = 0;
    state.in_roll_off = 0;
    begin_turn(state, event.seat, 1, 1);
  }

  void operator()(const DieRolled& event) const {
    state.number = static_cast<std::uint8_t>(event.draw.value);
    state.sixes_before = state.sixes;
    state.sixes = state.number == 6 ? static_cast<std::uint8_t>(state.sixes + 1) : std::uint8_t{0};
    state.movable = event.movable;
    state.awaited = event.movable != 0 ? Awaited::kMove : Awaited::kSettling;
  }
  void operator()(const RollEarned& event) const {
    if (event.reason == RollReason::kTry) ++state.tries;
    state.awaited = Awaited::kRoll;
  }
  void operator()(const TokenEntered& event) const {
    state.have_entered = static_cast<SeatMask>(state.have_entered | bit(event.seat));
    moved(event.seat, event.token, event.to);
  }
  void operator()(const TokenMoved& event) const { moved(event.seat, event.token, event.to); }
  void operator()(const TokenCaptured& event) const {
    put(state, event.seat, event.token, kYard);
    ++state.captures[event.by_seat];
  }
  void operator()(const TokenFinished&) const {}
  void operator()(const MoveUndone& event) const {
    put(state, event.seat, event.token, event.to);
    state.moved = without(state.moved, event.token);
  }
  void operator()(const CaptureUndone& event) const {
    put(state, event.seat, event.token, event.to);
    --state.captures[event.by_seat];
  }
  void operator()(const TurnEnded& event) const {
    state.idle_turns = state.moved != 0 ? 0 : state.idle_turns + 1;
    begin_turn(state, event.next, event.turn, event.round);
  }

  void operator()(const PlaceTaken& event) const {
    state.places[event.seat] = event.place;
    state.playing = without(state.playing, event.seat);
  }
  void operator()(const MatchEnded& event) const {
    state.end = event.reason;
    state.asked = 0;
    state.awaited = Awaited::kNothing;
  }

  void operator()(const DrawOffered& event) const {
    state.offered_by = event.seat;
    state.asked = without(state.playing, event.seat);
    state.offered = true;
    state.awaited = Awaited::kDrawAnswer;
  }
  void operator()(const DrawAccepted& event) const { answered(state, event.seat); }
  void operator()(const DrawRefused&) const {
    state.asked = 0;
    state.awaited = Awaited::kRoll;
  }
  /// The seat's tokens and place follow. Its own offer lapses; whoever else was awaited still is.
  void operator()(const SeatResigned& event) const {
    state.playing = without(state.playing, event.seat);
    state.in_roll_off = without(state.in_roll_off, event.seat);
    if (has(state.roll_off, event.seat)) {
      state.roll_off = without(state.roll_off, event.seat);
      if (state.roll_off == 0) state.awaited = Awaited::kSettling;
    }
    if (has(state.asked, event.seat)) {
      answered(state, event.seat);
    } else if (event.seat == state.offered_by) {
      state.asked = 0;
    }
  }
  /// It left the board in this turn and would not be put back on it, but a capture made before
  /// that can still be undone.
  void operator()(const TokenRemoved& event) const {
    Step& at_turn_start = state.steps_at_turn_start[event.seat][event.token];
    const bool captured = event.from == kYard && at_turn_start != kYard;
    if (!captured) at_turn_start = kRemoved;
    state.movable = 0;  // A block that left the board may have left the way open.
    put(state, event.seat, event.token, kRemoved);
  }
  void operator()(const Retracted&) const {}

 private:
  void moved(Seat seat, Token token, Step to) const {
    put(state, seat, token, to);
    state.moved = static_cast<TokenMask>(state.moved | bit(token));
    state.movable = 0;
    state.awaited = Awaited::kSettling;
  }
};

}  // namespace

void evolve(State& state, const Event& event) { std::visit(Evolve{state}, event); }

void fold(State& state, Ledger& ledger, const Event& event) {
  std::visit(
      [&state, &ledger](const auto& e) {
        Evolve{state}(e);
        Record{ledger}(e);
      },
      event);
}

}  // namespace ludolog
