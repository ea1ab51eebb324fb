#include "core/evolve.h"

#include <algorithm>

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

bool is_dead_zone(const State& state, Seat seat, Step step) {
  const Board& board = board_of(state);
  return on_track(board, step) && in_dead_zone(board, state.sweep, square_of(board, seat, step));
}

TokenMask standing_in_zone(const State& state, Seat seat) {
  TokenMask mask = 0;
  for (Token token = 0; token < kTokens && state.sweep.dead_squares != 0; ++token)
    if (!has(state.down[seat], token) && is_dead_zone(state, seat, state.steps[seat][token]))
      mask = static_cast<TokenMask>(mask | bit(token));
  return mask;
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
  state.spent = {};
  state.quiz = {};
  state.closing = state.down[seat];
  state.in_zone = standing_in_zone(state, seat);
  state.awaited = Awaited::kRoll;
}

/// An answer is in: further ones are awaited, or the decision goes on.
void answered(State& state, Seat seat) {
  state.asked = without(state.asked, seat);
  if (state.asked == 0) state.awaited = Awaited::kSettling;
}

/// What a quiz goes on with, by who answers and how far it is.
Awaited awaited_in(const State& state) {
  const Quiz& quiz = state.quiz;
  const std::size_t side = side_to_answer(state);
  const std::uint8_t number = quiz.answered[side];
  if (number >= quiz.questions) {
    const bool decided_by_draw = !quiz.both && quiz.kind != QuizKind::kOpening;
    return decided_by_draw ? Awaited::kOutcome : Awaited::kSettling;
  }
  if (state.pool != 0) {
    // Shown to whoever answers first, a bot too when a person has the same question.
    const bool to_people = state.players[quiz.sides[0]] == Player::kHuman ||
                           (quiz.both && state.players[quiz.sides[1]] == Player::kHuman);
    if (to_people && quiz.drawn <= number) return Awaited::kQuestionDraw;
    if (to_people && quiz.asked <= number) return Awaited::kQuestion;
  }
  return is_bot(state.players[quiz.sides[side]]) ? Awaited::kBotAnswer : Awaited::kAnswer;
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
    moved(event.seat, event.token, event.number, event.to);
  }
  void operator()(const TokenMoved& event) const {
    moved(event.seat, event.token, event.number, event.to);
  }
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
  void operator()(const KeyCorrected&) const {}

  // ---- BiOLudo ----

  void operator()(const PoolFixed& event) const {
    state.pool = event.questions;
    // What was drawn from an earlier pool and not shown is drawn again.
    state.quiz.drawn = std::min(state.quiz.drawn, state.quiz.asked);
    if (is_quiz(state.awaited)) state.awaited = awaited_in(state);
  }
  void operator()(const QuizBegan& event) const {
    begin_quiz(QuizKind::kOpening, event.questions, {event.seat, event.seat}, {}, false);
  }
  void operator()(const QuestionDrawn& event) const {
    state.quiz.drawn = static_cast<std::uint8_t>(event.number + 1);
    state.quiz.index = event.index;
    state.awaited = awaited_in(state);
  }
  void operator()(const QuestionAsked& event) const {
    state.quiz.asked = static_cast<std::uint8_t>(event.number + 1);
    state.quiz.options = event.options;
    state.quiz.key = event.key;
    state.awaited = awaited_in(state);
  }
  void operator()(const QuestionAnswered& event) const { answered_question(event); }
  void operator()(const BotAnswered& event) const { answered_question(event); }
  void operator()(const ScoreReported& event) const {
    const std::size_t side = side_of(event.seat);
    state.quiz.answered[side] = event.questions;
    state.quiz.correct[side] = event.correct;
    state.awaited = awaited_in(state);
  }
  void operator()(const QuizScored& event) const {
    state.tickets[event.seat] = event.tickets;
    end_quiz();
  }
  void operator()(const QuizBrokenOff&) const { end_quiz(); }
  void operator()(const SafeTeamDrawn& event) const {
    state.safe_team = event.seat;
    state.awaited = Awaited::kSettling;
  }

  void operator()(const TurnContinued& event) const {
    constexpr std::array kAwaited{Awaited::kRoll, Awaited::kMove, Awaited::kEndOfTurn};
    state.awaited = kAwaited[static_cast<std::size_t>(event.phase)];
  }
  void operator()(const NumberDiscarded& event) const { spend(event.number); }
  void operator()(const TurnPassed&) const { state.awaited = Awaited::kSettling; }

  void operator()(const TargetsFound& event) const {
    state.quiz = Quiz{.sides = {event.seat, event.seat},
                      .tokens = {event.token, event.token},
                      .targets = event.targets};
    state.awaited = event.targets != 0 ? Awaited::kTarget : Awaited::kSettling;
  }
  void operator()(const DuelBegan& event) const {
    begin_quiz(QuizKind::kDuel, 3, {event.seat, event.target_seat}, {event.token, event.target},
               event.same_class);
  }
  void operator()(const DuelCompared&) const { end_quiz(); }
  void operator()(const RevivalBegan& event) const {
    begin_quiz(QuizKind::kRevival, 3, {event.seat, event.seat}, {event.by_token, event.token},
               false);
  }
  void operator()(const OutcomeDrawn&) const { end_quiz(); }
  void operator()(const TokenKnockedOut& event) const {
    state.down[event.seat] = static_cast<TokenMask>(state.down[event.seat] | bit(event.token));
    if (event.seat == state.seat) state.in_zone = without(state.in_zone, event.token);
  }
  void operator()(const TokenRevived& event) const { no_longer_down(event.seat, event.token); }
  void operator()(const TokenDied& event) const {
    no_longer_down(event.seat, event.token);
    if (event.seat == state.seat) state.in_zone = without(state.in_zone, event.token);
    put(state, event.seat, event.token, kRemoved);
  }
  void operator()(const TeamOut& event) const {
    state.playing = without(state.playing, event.seat);
  }
  void operator()(const FlagsMoved& event) const { state.sweep = event.sweep; }

 private:
  void begin_quiz(QuizKind kind, std::uint8_t questions, std::array<Seat, 2> sides,
                  std::array<Token, 2> tokens, bool both) const {
    state.quiz =
        Quiz{.kind = kind, .questions = questions, .sides = sides, .tokens = tokens, .both = both};
    state.awaited = awaited_in(state);
  }
  [[nodiscard]] std::size_t side_of(Seat seat) const { return seat == state.quiz.sides[0] ? 0 : 1; }
  template <class Answer>
  void answered_question(const Answer& event) const {
    const std::size_t side = side_of(event.seat);
    ++state.quiz.answered[side];
    if (event.correct) ++state.quiz.correct[side];
    state.awaited = awaited_in(state);
  }
  /// The lottery follows when every team has its tickets.
  void end_quiz() const {
    const bool opening = state.quiz.kind == QuizKind::kOpening;
    state.quiz = Quiz{};
    state.awaited = Awaited::kSettling;
    if (!opening) return;
    for (Seat seat = 0; seat < kSeats; ++seat)
      if (has(state.playing, seat) && state.tickets[seat] == 0) return;
    state.awaited = Awaited::kLottery;
  }
  void spend(std::uint8_t number) const {
    if (number >= 1 && number <= state.spent.size()) ++state.spent[number - 1U];
  }
  void no_longer_down(Seat seat, Token token) const {
    state.down[seat] = without(state.down[seat], token);
    if (seat == state.seat) state.closing = without(state.closing, token);
  }
  void moved(Seat seat, Token token, std::uint8_t number, Step to) const {
    spend(number);
    if (seat == state.seat && has(state.in_zone, token) && !is_dead_zone(state, seat, to))
      state.in_zone = without(state.in_zone, token);
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
