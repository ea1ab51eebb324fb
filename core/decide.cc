#include "core/decide.h"

#include "core/rules/rule_set.h"
#include "core/rules/table.h"

namespace ludolog {
namespace {

using Decision = tl::expected<void, Rejection>;

Decision refuse(Clause clause, Refusal why, std::array<std::int64_t, 4> numbers = {}) {
  return tl::unexpected(Rejection{clause, why, numbers});
}

Decision not_awaited(const State& state) {
  return refuse(tb(1), Refusal::kNotAwaited,
                {static_cast<int>(state.awaited), awaited_seat(state)});
}

/// TB-4: the die is the next one of the open epoch.
Decision check_draw(const Ledger& ledger, const Draw& draw, std::uint16_t sides) {
  if (!chance_is_open(ledger)) return refuse(tb(4), Refusal::kNoChance);
  const auto epoch = static_cast<std::int64_t>(ledger.epochs.size()) - 1;
  const bool declared = ledger.epochs.back().origin == ChanceOrigin::kDeclared;
  if (draw.epoch != epoch || draw.offset < ledger.next_offset ||
      (declared && draw.offset != ledger.next_offset))
    return refuse(tb(4), Refusal::kDrawOutOfOrder,
                  {draw.epoch, epoch, static_cast<std::int64_t>(draw.offset),
                   static_cast<std::int64_t>(ledger.next_offset)});
  if (draw.sides != sides || draw.value < 1 || draw.value > sides)
    return refuse(tb(4), Refusal::kBadDie, {draw.sides, draw.value});
  return {};
}

struct Decide {
  const RuleSet* rules;
  const State& state;
  const Ledger& ledger;
  Events& events;

  Decision operator()(const CreateMatch& command) const { return table::create(command, events); }

  /// TB-4: parties commit in order, and an epoch is completed before the next one begins.
  Decision operator()(const CommitChance& command) const {
    const ChanceCommitted& event = command.commitment;
    const bool open = ledger.epochs.empty() || chance_is_open(ledger);
    const auto epoch = static_cast<std::int64_t>(ledger.epochs.size()) - (open ? 0 : 1);
    const std::uint8_t party = open ? std::uint8_t{0} : ledger.epochs.back().committed;
    if (event.epoch != epoch || event.party != party)
      return refuse(tb(4), Refusal::kEpochOutOfOrder, {event.epoch, epoch, event.party, party});
    const bool declared = event.origin == ChanceOrigin::kDeclared;
    const bool fits = open || (event.origin == ledger.epochs.back().origin &&
                               event.parties == ledger.epochs.back().parties);
    if (!fits || event.epoch >= kMaxEpochs || event.parties < 1 || event.parties > kMaxParties ||
        (declared && event.parties != 1) || declared != (event.commitment == Bytes32{}))
      return refuse(tb(4), Refusal::kBadCommitment,
                    {static_cast<int>(event.origin), event.parties});
    events.push_back(event);
    return {};
  }

  Decision operator()(const NamePlayer& command) const {
    if (state.awaited != Awaited::kChance && state.awaited != Awaited::kStart)
      return not_awaited(state);
    if (!has(state.playing, command.seat))
      return refuse(rules->clauses.seats, Refusal::kSeatNotPlaying, {command.seat});
    events.push_back(PlayerNamed{command.seat, command.name});
    return {};
  }

  Decision operator()(const Start&) const {
    if (state.awaited != Awaited::kStart) return not_awaited(state);
    if (rules->start != nullptr) return rules->start(state, events);
    return table::start(*rules, state, events);
  }

  Decision operator()(const Roll& command) const {
    if (state.awaited == Awaited::kMove)
      return refuse(rules->clauses.move, Refusal::kNotAwaited,
                    {static_cast<int>(state.awaited), state.seat});
    if (state.awaited != Awaited::kRoll) return not_awaited(state);
    if (auto turn = check_turn(command.seat); !turn) return turn;
    if (auto draw = check_draw(ledger, command.draw, 6); !draw) return draw;
    if (state.roll_off != 0) return table::roll_off(state, command, events);
    return rules->roll(state, command, events);
  }

  Decision operator()(const Move& command) const {
    if (state.awaited != Awaited::kMove) return not_awaited(state);
    if (auto turn = check_turn(command.seat); !turn) return turn;
    if (command.token >= kTokens) return refuse(tb(1), Refusal::kNoSuchToken, {command.token});
    return rules->move(state, command, events);
  }

  Decision operator()(const OfferDraw& command) const {
    return table::offer_draw(*rules, state, command, events);
  }
  Decision operator()(const AnswerDraw& command) const {
    if (state.awaited != Awaited::kDrawAnswer) return not_awaited(state);
    return table::answer_draw(*rules, state, command, events);
  }
  Decision operator()(const Resign& command) const {
    if (!is_under_way(state)) return not_awaited(state);
    return table::resign(*rules, state, command, events);
  }

  /// TB-3: back to any moment since play began, when the other people still in the match agree.
  Decision operator()(const Retract& command) const {
    const Retracted& event = command.retraction;
    if (ledger.begun_at == 0 || event.to < ledger.begun_at || event.to >= ledger.version)
      return refuse(tb(3), Refusal::kBadRetraction,
                    {event.to, static_cast<std::int64_t>(ledger.begun_at),
                     static_cast<std::int64_t>(ledger.version)});
    if (!has(state.playing, event.asked_by))
      return refuse(tb(3), Refusal::kSeatNotPlaying, {event.asked_by});
    SeatMask needed = 0;
    for (Seat seat = 0; seat < kSeats; ++seat)
      if (seat != event.asked_by && has(state.playing, seat) &&
          state.players[seat] == Player::kHuman)
        needed = static_cast<SeatMask>(needed | bit(seat));
    if (event.agreed != needed) return refuse(tb(3), Refusal::kNotAgreed, {event.agreed, needed});
    events.push_back(event);
    return {};
  }

  /// TB-5: at any time, for it changes nothing that was played.
  Decision operator()(const CorrectKey& command) const {
    events.push_back(command.correction);
    return {};
  }

  Decision operator()(const Abandon&) const {
    events.push_back(MatchEnded{EndReason::kAbandoned});
    return {};
  }

  /// TB-4: seeds are revealed once the match is over.
  Decision operator()(const RevealChance& command) const {
    const ChanceRevealed& event = command.seed;
    if (!is_over(state)) return not_awaited(state);
    if (event.epoch >= ledger.epochs.size() ||
        ledger.epochs[event.epoch].origin == ChanceOrigin::kDeclared ||
        event.party >= ledger.epochs[event.epoch].committed ||
        has(ledger.epochs[event.epoch].revealed, event.party))
      return refuse(tb(4), Refusal::kNothingToReveal, {event.epoch, event.party});
    events.push_back(event);
    return {};
  }

  Decision operator()(const TakeDraw& command) const {
    const std::uint16_t sides = awaited_sides(state, ledger);
    if (sides == 0) return not_awaited(state);
    if (auto draw = check_draw(ledger, command.draw, sides); !draw) return draw;
    return rules->own(state, ledger, command, events);
  }

  /// What one game alone knows.
  template <class Own>
  Decision operator()(const Own& command) const {
    if (rules->own == nullptr) return refuse(tb(1), Refusal::kNotThisGame);
    return rules->own(state, ledger, command, events);
  }

 private:
  Decision check_turn(Seat seat) const {
    const Seat awaited = awaited_seat(state);
    if (seat == awaited) return {};
    return refuse(state.roll_off != 0 ? rules->clauses.starter : rules->clauses.seats,
                  Refusal::kNotYourTurn, {seat, awaited});
  }
};

}  // namespace

tl::expected<void, Rejection> decide(const State& state, const Ledger& ledger,
                                     const Command& command, Events& events) {
  events.clear();
  const bool created = state.awaited != Awaited::kCreation;
  if (created == std::holds_alternative<CreateMatch>(command) ||
      state.awaited == Awaited::kSettling)
    return not_awaited(state);
  const RuleSet* rules = created ? find_rule_set(state.rule_set, state.rules_version) : nullptr;
  if (created && rules == nullptr)
    return refuse(tb(1), Refusal::kUnknownRules, {state.rules_version});
  if (is_over(state) && !std::holds_alternative<RevealChance>(command) &&
      !std::holds_alternative<CorrectKey>(command))
    return refuse(tb(2), Refusal::kMatchOver);
  return std::visit(Decide{rules, state, ledger, events}, command);
}

}  // namespace ludolog
