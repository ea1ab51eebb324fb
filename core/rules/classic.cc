#include "core/rules/classic.h"

#include "core/rules/table.h"

namespace ludolog {
namespace classic {
namespace {

using namespace std::string_view_literals;

constexpr std::array kOffOn{"off"sv, "on"sv};
constexpr std::array kOvershootWords{"illegal"sv, "bounce"sv};
constexpr std::array kSafeWords{"none"sv, "starts"sv, "starts_and_stars"sv};
constexpr std::array kStarterWords{"roll"sv, "0"sv, "1"sv, "2"sv, "3"sv};
constexpr std::array kThirdSixWords{"forfeit"sv, "roll_back"sv, "off"sv};

/// By key; the order is that of enum Option.
constexpr std::array kOptions{
    OptionSpec{"blocks",
               "two tokens of a seat may share a track square and bar it to others (CL-7)", kOffOn,
               kOff},
    OptionSpec{"capture_before_home", "no token goes home before its seat has captured one (CL-14)",
               kOffOn, kOff},
    OptionSpec{"capture_bonus", "a capture earns another roll (CL-12)", kOffOn, kOff},
    OptionSpec{"column_jump", "own tokens may be passed inside the home column (CL-8)", kOffOn,
               kOn},
    OptionSpec{"finish_bonus", "reaching the finish earns another roll (CL-12)", kOffOn, kOff},
    OptionSpec{"overshoot", "what a number too large for the finish does (CL-11)", kOvershootWords,
               kIllegal},
    OptionSpec{"play_on", "play goes on behind the winner for the other places (CL-15)", kOffOn,
               kOn},
    OptionSpec{"safe_squares", "squares where nobody is captured (CL-9)", kSafeWords, kNone},
    OptionSpec{"starter", "who begins: a roll-off, or a seat (CL-1)", kStarterWords, 0},
    OptionSpec{"third_six", "what the third six in a row does (CL-6)", kThirdSixWords, kForfeit},
    OptionSpec{"three_tries", "three throws for a six with no token in play (CL-13)", kOffOn, kOff},
};

constexpr std::array<SeatMask, 3> kSeatSets{0b0101, 0b0111, 0b1111};  // CL-2

bool in_play(Step step) { return step >= 0 && step < kBoard52.finish; }

bool any_in_play(const State& state, Seat seat) {
  for (const Step step : state.steps[seat])
    if (in_play(step)) return true;
  return false;
}

/// CL-6, option roll_back: the turn's moves are undone, the captured return. Those of a seat that
/// has resigned meanwhile stay away; their capture no longer counts either.
void roll_back(const State& state, Events& events) {
  const Seat mover = state.seat;
  for (Token token = 0; token < kTokens; ++token)
    if (has(state.moved, token))
      events.push_back(MoveUndone{mover, token, state.steps[mover][token],
                                  state.steps_at_turn_start[mover][token]});
  for (Seat seat = 0; seat < kSeats; ++seat) {
    for (Token token = 0; seat != mover && token < kTokens; ++token) {
      const Step to = state.steps_at_turn_start[seat][token];
      if (state.steps[seat][token] != to)
        events.push_back(
            CaptureUndone{mover, seat, token, has(state.playing, seat) ? to : kRemoved});
    }
  }
}

tl::expected<void, Rejection> roll(const State& state, const Roll& roll, Events& events) {
  const bool moved = state.moved != 0;
  const auto number = static_cast<std::uint8_t>(roll.draw.value);
  if (number == 6 && state.sixes == 2 && state.options[kThirdSix] != kSixesFree) {  // CL-6
    events.push_back(DieRolled{roll.seat, 0, roll.draw});
    const bool undo = state.options[kThirdSix] == kRollBack;
    if (undo) roll_back(state, events);
    table::end_turn(state, {.reason = TurnEnd::kThirdSix, .moved = moved && !undo}, events);
    return {};
  }
  const TokenMask movable = movable_tokens(state, roll.seat, number);
  events.push_back(DieRolled{roll.seat, movable, roll.draw});
  if (movable != 0) return {};
  if (number == 6) {  // CL-5
    events.push_back(RollEarned{roll.seat, RollReason::kSix});
  } else if (is_on(state, kThreeTries) && state.tries < 2 &&
             !any_in_play(state, roll.seat)) {  // CL-13
    events.push_back(RollEarned{roll.seat, RollReason::kTry});
  } else {
    table::end_turn(state, {.reason = moved ? TurnEnd::kMoved : TurnEnd::kNoMove, .moved = moved},
                    events);
  }
  return {};
}

Rejection refusal(const State& state, Seat seat, Token token, const Landing& landing) {
  const std::int64_t number = state.number;
  const std::int64_t from = state.steps[seat][token];
  switch (landing.why) {
    case Refusal::kOvershoots:
      return {landing.clause, landing.why, {token, from, number, kBoard52.finish - from}};
    case Refusal::kNoCaptureYet:
    case Refusal::kNoChange:
      return {landing.clause, landing.why, {token, number, from}};
    default:
      return {landing.clause, landing.why, {token, number, landing.detail, landing.detail2}};
  }
}

/// What the number earns: one roll at most, for the first of these reasons (CL-5, CL-12).
std::optional<RollReason> earned(const State& state, bool captured, bool finished) {
  if (state.number == 6) return RollReason::kSix;
  if (captured && is_on(state, kCaptureBonus)) return RollReason::kCapture;
  if (finished && is_on(state, kFinishBonus)) return RollReason::kFinish;
  return std::nullopt;
}

tl::expected<void, Rejection> move(const State& state, const Move& move, Events& events) {
  const Seat seat = move.seat;
  const Landing to = landing(state, seat, move.token, state.number);
  if (to.why != Refusal::kNone) return tl::unexpected(refusal(state, seat, move.token, to));

  const Step from = state.steps[seat][move.token];
  if (from == kYard)
    events.push_back(TokenEntered{seat, move.token, state.number, to.step});
  else
    events.push_back(TokenMoved{seat, move.token, state.number, from, to.step});

  const SquareTokens captured = captured_on(state, seat, to.step);  // CL-9
  for (Seat loser = 0; loser < kSeats && captured != 0; ++loser) {
    for (Token token = 0; token < kTokens; ++token) {
      if (!has(tokens_of(captured, loser), token)) continue;
      events.push_back(TokenCaptured{seat, move.token, loser, token, state.steps[loser][token],
                                     square_of(kBoard52, seat, to.step)});
    }
  }

  const bool finished = to.step == kBoard52.finish;
  if (finished) {
    events.push_back(TokenFinished{seat, move.token});
    if (state.finished[seat] + 1U == kTokens) {  // CL-15
      table::take_place(state, {.ends_match = !is_on(state, kPlayOn)}, events);
      return {};
    }
  }
  if (const auto reason = earned(state, captured != 0, finished))
    events.push_back(RollEarned{seat, *reason});
  else
    table::end_turn(state, {.reason = TurnEnd::kMoved, .moved = true}, events);
  return {};
}

TokenMask movable(const State& state) { return movable_tokens(state, state.seat, state.number); }

bool exposed(const State& state, Seat seat, Step step) {
  if (!on_track(kBoard52, step)) return false;
  const Square square = square_of(kBoard52, seat, step);
  const bool block = is_on(state, kBlocks) && count(tokens_of(state.on_square[square], seat)) >= 2;
  return !block && !is_safe(state, square);
}

std::optional<Seat> chosen_starter(const State& state) {
  const std::uint8_t value = state.options[kStarter];
  if (value == 0) return std::nullopt;
  return static_cast<Seat>(value - 1);
}

}  // namespace
}  // namespace classic

constinit const RuleSet kClassicV1{
    .id = RuleSetId::kClassic,
    .version = 1,
    .title = "Classic Ludo",
    .reminder =
        "All go round clockwise: from the own start once around the track, then up the own "
        "home column. A 6 brings a token out of the yard and earns another throw. Ending "
        "on somebody else's token sends it back to its yard. Four tokens home, by the "
        "exact count, is the goal.",
    .board = &kBoard52,
    .options = classic::kOptions,
    .seat_sets = classic::kSeatSets,
    .players = {},
    .clauses = {.starter = cl(1), .seats = cl(2), .move = cl(4), .resign = cl(16), .draw = cl(17)},
    .turn_limit = 20'000,    // CL-19
    .idle_turn_limit = 100,  // CL-19
    .roll = &classic::roll,
    .move = &classic::move,
    .movable = &classic::movable,
    .exposed = &classic::exposed,
    .chosen_starter = &classic::chosen_starter,
    .start = nullptr,
    .own = nullptr,
    .awaited_sides = nullptr,
    .legal = nullptr,
    .resign = nullptr,
    .agree_draw = nullptr,
};

}  // namespace ludolog
