#include "core/rules/bioludo.h"

#include "core/rules/bioludo/combat.h"
#include "core/rules/bioludo/ending.h"
#include "core/rules/bioludo/leaving.h"
#include "core/rules/bioludo/movement.h"
#include "core/rules/bioludo/options.h"
#include "core/rules/bioludo/quiz.h"
#include "core/rules/bioludo/revival.h"
#include "core/rules/bioludo/turn.h"
#include "core/rules/bioludo/zone.h"

namespace ludolog {
namespace bioludo {
namespace {

constexpr std::array<SeatMask, 3> kSeatSets{0b0101, 0b0111, 0b1111};  // BI-1
constexpr std::array kPlayers{
    Player::kHuman,         Player::kEasyBot,         Player::kMediumBot,    Player::kHardBot,
    Player::kEasyRandomBot, Player::kMediumRandomBot, Player::kHardRandomBot};

Decided not_awaited(const State& state) {
  return refuse(tb(1), Refusal::kNotAwaited,
                {static_cast<int>(state.awaited), awaited_seat(state)});
}

/// BI-1: whose turn it is.
Decided check_turn(const State& state, Seat seat) {
  if (seat == state.seat) return {};
  return refuse(bi(1), Refusal::kNotYourTurn, {seat, state.seat});
}

Decided roll(const State& state, const Roll& roll, Events& events) {
  Decision decision(state, events);
  decision.add(DieRolled{roll.seat, 0, roll.draw});
  if (!chain_is_closed(decision.state()))
    decision.add(RollEarned{roll.seat, RollReason::kSix});
  else
    go_on(decision);
  return {};
}

Decided not_a_move(const State&, const Move&, Events&) {
  return refuse(bi(5), Refusal::kNotThisGame);
}

Decided spend(const State& state, const Spend& command, Events& events) {
  const auto& [seat, token, number, backwards] = command;
  if (number < 1 || number > 6 || unspent(state, number) == 0)
    return refuse(bi(5), Refusal::kNoSuchNumber, {number});
  const auto to = landing(state, command);
  if (!to) return tl::unexpected(to.error());
  Decision decision(state, events);
  const Step from = state.steps[seat][token];
  if (from == kYard)
    decision.add(TokenEntered{seat, token, number, *to});
  else
    decision.add(TokenMoved{seat, token, number, from, *to});
  if (*to == kBoard.home) {
    decision.add(TokenFinished{seat, token});
    test_end(decision);
  }
  if (!decision.over() && !attack(decision, seat, token)) go_on(decision);
  return {};
}

Decided choose_target(const State& state, const ChooseTarget& command, Events& events) {
  if (command.target_seat >= kSeats || command.target >= kTokens)
    return refuse(bi(14), Refusal::kNoTarget, {command.target_seat, command.target});
  const Token token = state.quiz.tokens[0];
  if (auto may = may_attack(state, command.seat, token, command.target_seat, command.target); !may)
    return may;
  Decision decision(state, events);
  begin_duel(decision, command, token);
  return {};
}

Decided revive(const State& state, const Revive& command, Events& events) {
  const auto [seat, token] = command;
  const auto helper = helper_of(state, seat, token);
  if (!helper) return tl::unexpected(helper.error());
  const Square square = square_under(state, seat, token);
  Decision decision(state, events);
  decision.add(RevivalBegan{seat, token, *helper, square,
                            distance_between(kBoard, square, square_under(state, seat, *helper))});
  return {};
}

Decided pass_turn(const State& state, const EndTurn& command, Events& events) {
  if (state.awaited == Awaited::kRoll) return refuse(bi(5), Refusal::kMustThrow);
  if (state.awaited == Awaited::kMove) {
    const auto usable = static_cast<unsigned>(usable_numbers(state));
    return refuse(bi(11), Refusal::kNumberUsable, {std::countr_zero(usable)});
  }
  Decision decision(state, events);
  decision.add(TurnPassed{command.seat});
  end_turn(decision);
  return {};
}

/// Between the moments of its own turn a team acts: it revives, spends, ends the turn.
bool waits_for_team(Awaited awaited) {
  return awaited == Awaited::kRoll || awaited == Awaited::kMove || awaited == Awaited::kEndOfTurn;
}

struct Own {
  const State& state;
  const Ledger& ledger;
  Events& events;

  Decided operator()(const FixPool& command) const {
    // Another one while the match runs, in place of questions that are not at hand any more.
    if (state.awaited != Awaited::kStart && state.pool == 0) return not_awaited(state);
    return fix_pool(state, command, events);
  }
  Decided operator()(const TakeDraw& command) const { return take(state, ledger, command, events); }
  Decided operator()(const AskQuestion& command) const {
    if (state.awaited != Awaited::kQuestion) return not_awaited(state);
    return ask(state, command, events);
  }
  Decided operator()(const AnswerQuestion& command) const {
    if (state.awaited != Awaited::kAnswer) return not_awaited(state);
    return answer(state, command, events);
  }
  Decided operator()(const ReportAnswer& command) const {
    if (state.awaited != Awaited::kAnswer) return not_awaited(state);
    return report(state, command, events);
  }
  Decided operator()(const ReportScore& command) const {
    if (state.awaited != Awaited::kAnswer) return not_awaited(state);
    return report(state, command, events);
  }
  Decided operator()(const Spend& command) const {
    if (state.awaited != Awaited::kMove) return not_awaited(state);
    if (auto turn = check_turn(state, command.seat); !turn) return turn;
    if (command.token >= kTokens) return refuse(tb(1), Refusal::kNoSuchToken, {command.token});
    return spend(state, command, events);
  }
  Decided operator()(const ChooseTarget& command) const {
    if (state.awaited != Awaited::kTarget) return not_awaited(state);
    if (auto turn = check_turn(state, command.seat); !turn) return turn;
    return choose_target(state, command, events);
  }
  Decided operator()(const Revive& command) const {
    if (!waits_for_team(state.awaited)) return not_awaited(state);
    if (command.seat != state.seat)
      return refuse(bi(19), Refusal::kNotYourTurn, {command.seat, state.seat});
    if (command.token >= kTokens) return refuse(tb(1), Refusal::kNoSuchToken, {command.token});
    return revive(state, command, events);
  }
  Decided operator()(const EndTurn& command) const {
    if (!waits_for_team(state.awaited)) return not_awaited(state);
    if (auto turn = check_turn(state, command.seat); !turn) return turn;
    return pass_turn(state, command, events);
  }
  template <class Shared>
  Decided operator()(const Shared&) const {
    return not_awaited(state);
  }
};

Decided own(const State& state, const Ledger& ledger, const Command& command, Events& events) {
  return std::visit(Own{state, ledger, events}, command);
}

void revivals(const State& state, Commands& commands) {
  const TokenMask mask = revivable(state);
  for (Token token = 0; token < kTokens; ++token)
    if (has(mask, token)) commands.push_back(Revive{state.seat, token});
}

/// Of a draw of 100, one that succeeds and one that fails.
void outcomes(const Draw& draw, std::uint8_t chance, Commands& commands) {
  for (const auto value : {std::uint16_t{1}, std::uint16_t{100}}) {
    Draw either = draw;
    either.value = value;
    LUDOLOG_CHECK(chance >= 1 && chance < 100);
    commands.push_back(TakeDraw{either});
  }
}

void legal(const State& state, const Ledger& ledger, Commands& commands) {
  const Draw draw{.offset = ledger.next_offset,
                  .epoch = static_cast<std::uint16_t>(ledger.epochs.size() - 1),
                  .sides = bioludo::awaited_sides(state, ledger),
                  .value = 1};
  switch (state.awaited) {
    case Awaited::kRoll:
      return revivals(state, commands);
    case Awaited::kMove:
      spends(state, commands);
      return revivals(state, commands);
    case Awaited::kEndOfTurn:
      revivals(state, commands);
      commands.push_back(EndTurn{state.seat});
      return;
    case Awaited::kTarget: {
      const SquareTokens targets = targets_of(state, state.seat, state.quiz.tokens[0]);
      for (Seat seat = 0; seat < kSeats; ++seat)
        for (Token token = 0; token < kTokens; ++token)
          if (has(tokens_of(targets, seat), token))
            commands.push_back(ChooseTarget{state.seat, seat, token});
      return;
    }
    case Awaited::kAnswer:
      return answers(state, commands);
    case Awaited::kQuestionDraw:
      if (chance_is_open(ledger)) commands.push_back(TakeDraw{draw});
      return;
    case Awaited::kBotAnswer:
      if (chance_is_open(ledger))
        outcomes(draw, answers_right(state.players[awaited_seat(state)]), commands);
      return;
    case Awaited::kOutcome:
      if (chance_is_open(ledger)) outcomes(draw, chance_of(state.quiz.correct[0]), commands);
      return;
    case Awaited::kLottery: {
      int before = 0;
      for (Seat seat = 0; seat < kSeats && chance_is_open(ledger); ++seat) {
        if (!has(state.playing, seat)) continue;
        Draw first = draw;
        first.value = static_cast<std::uint16_t>(before + 1);
        commands.push_back(TakeDraw{first});
        before += state.tickets[seat];
      }
      return;
    }
    default:
      return;
  }
}

TokenMask movable(const State&) { return 0; }
bool exposed(const State& state, Seat seat, Step step) {
  return on_track(kBoard, step) && !is_safe_square(square_of(kBoard, seat, step)) &&
         has(state.playing, seat);
}
std::optional<Seat> chosen_starter(const State&) { return std::nullopt; }

}  // namespace
}  // namespace bioludo

constinit const RuleSet kBiOLudoV1{
    .id = RuleSetId::kBiOLudo,
    .version = 1,
    .title = "BiOLudo",
    .reminder =
        "Every team has a Sniper, an Assaulter, a Trooper and a Hand Combat, and a 1 or a 6 "
        "releases one of them. A 6 is thrown again before anything moves; then every number "
        "moves one character, forwards or backwards. Ending within reach of an enemy begins a "
        "duel that biology questions decide. The fallen can be revived until their team's next "
        "turn is over, and the Unsafe Zone closes in on everybody but the Safe Team. Four home, "
        "or the last team alive, wins.",
    .board = &kBiOLudoBoard,
    .options = bioludo::kOptions,
    .seat_sets = bioludo::kSeatSets,
    .players = bioludo::kPlayers,
    .clauses = {.starter = bi(1), .seats = bi(1), .move = bi(11), .resign = bi(29), .draw = bi(30)},
    .chains = true,  // BI-5
    .spends = true,  // BI-5
    .fights = true,  // BI-13
    .turn_limit = 0,
    .idle_turn_limit = 0,
    .roll = &bioludo::roll,
    .move = &bioludo::not_a_move,
    .movable = &bioludo::movable,
    .exposed = &bioludo::exposed,
    .chosen_starter = &bioludo::chosen_starter,
    .reaches = bioludo::kReaches,
    .may_attack = &bioludo::may_attack,
    .next_sweep = &bioludo::next_sweep,
    .start = &bioludo::start,
    .own = &bioludo::own,
    .needs_questions = &bioludo::needs_questions,
    .awaited_sides = &bioludo::awaited_sides,
    .legal = &bioludo::legal,
    .resign = &bioludo::resign,
    .agree_draw = &bioludo::agree_draw,
};

}  // namespace ludolog
