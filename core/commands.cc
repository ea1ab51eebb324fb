// Which commands there are at a moment, and which one an event came from.
#include "core/decide.h"
#include "core/rules/rule_set.h"
#include "core/rules/table.h"

namespace ludolog {
namespace {

/// As the throw found them, or asked anew.
TokenMask movable_now(const State& state) {
  if (state.movable != 0) return state.movable;
  const RuleSet* rules = find_rule_set(state.rule_set, state.rules_version);
  return rules == nullptr ? TokenMask{0} : rules->movable(state);
}

}  // namespace

void legal_commands(const State& state, const Ledger& ledger, Commands& commands) {
  commands.clear();
  const Seat seat = awaited_seat(state);
  switch (state.awaited) {
    case Awaited::kStart:
      commands.push_back(Start{});
      break;
    case Awaited::kRoll:
      if (!chance_is_open(ledger)) break;
      for (std::uint16_t face = 1; face <= 6; ++face)
        commands.push_back(Roll{seat,
                                {.offset = ledger.next_offset,
                                 .epoch = static_cast<std::uint16_t>(ledger.epochs.size() - 1),
                                 .sides = 6,
                                 .value = face}});
      break;
    case Awaited::kMove: {
      const TokenMask movable = movable_now(state);
      for (Token token = 0; token < kTokens; ++token)
        if (has(movable, token)) commands.push_back(Move{seat, token});
      break;
    }
    case Awaited::kDrawAnswer:
      for (Seat asked = 0; asked < kSeats; ++asked) {
        if (!has(state.asked, asked)) continue;
        commands.push_back(AnswerDraw{asked, true});
        commands.push_back(AnswerDraw{asked, false});
      }
      break;
    case Awaited::kCreation:
    case Awaited::kChance:
    case Awaited::kSettling:
    case Awaited::kNothing:
      break;
  }
}

void open_commands(const State& state, Commands& commands) {
  commands.clear();
  const RuleSet* rules = find_rule_set(state.rule_set, state.rules_version);
  if (rules == nullptr || state.awaited == Awaited::kCreation ||
      state.awaited == Awaited::kSettling || is_over(state))
    return;
  if (has_begun(state) || state.in_roll_off != 0)
    for (Seat seat = 0; seat < kSeats; ++seat)
      if (has(state.playing, seat)) commands.push_back(Resign{seat});
  if (table::may_offer(*rules, state, state.seat)) commands.push_back(OfferDraw{state.seat});
  commands.push_back(Abandon{});
}

namespace {

struct CommandOf {
  using Result = std::optional<Command>;

  Result operator()(const MatchCreated& e) const {
    return CreateMatch{e.rule_set, e.rules_version, e.players, e.options};
  }
  Result operator()(const PlayerNamed& e) const { return NamePlayer{e.seat, e.name}; }
  Result operator()(const ChanceCommitted& e) const { return CommitChance{e}; }
  Result operator()(const ChanceRevealed& e) const { return RevealChance{e}; }
  Result operator()(const RollOffCalled&) const { return Start{}; }
  Result operator()(const StarterChosen&) const { return Start{}; }
  Result operator()(const StartRolled& e) const { return Roll{e.seat, e.draw}; }
  Result operator()(const DieRolled& e) const { return Roll{e.seat, e.draw}; }
  Result operator()(const TokenEntered& e) const { return Move{e.seat, e.token}; }
  Result operator()(const TokenMoved& e) const { return Move{e.seat, e.token}; }
  Result operator()(const DrawOffered& e) const { return OfferDraw{e.seat}; }
  Result operator()(const DrawAccepted& e) const { return AnswerDraw{e.seat, true}; }
  Result operator()(const DrawRefused& e) const { return AnswerDraw{e.seat, false}; }
  Result operator()(const SeatResigned& e) const { return Resign{e.seat}; }
  Result operator()(const Retracted& e) const { return Retract{e}; }
  Result operator()(const MatchEnded&) const { return Abandon{}; }
  /// A consequence: no decision begins with it.
  template <class Consequence>
  Result operator()(const Consequence&) const {
    return std::nullopt;
  }
};

}  // namespace

std::optional<Command> command_of(const Event& event) { return std::visit(CommandOf{}, event); }

}  // namespace ludolog
