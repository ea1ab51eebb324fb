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
  const RuleSet* rules = find_rule_set(state.rule_set, state.rules_version);
  const bool has_own = rules != nullptr && rules->legal != nullptr;
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
      if (has_own) break;
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
    case Awaited::kQuestionDraw:
    case Awaited::kQuestion:
    case Awaited::kAnswer:
    case Awaited::kBotAnswer:
    case Awaited::kLottery:
    case Awaited::kTarget:
    case Awaited::kOutcome:
    case Awaited::kEndOfTurn:
      break;
  }
  if (has_own) rules->legal(state, ledger, commands);
}

std::uint16_t awaited_sides(const State& state, const Ledger& ledger) {
  const RuleSet* rules = find_rule_set(state.rule_set, state.rules_version);
  return rules == nullptr || rules->awaited_sides == nullptr ? std::uint16_t{0}
                                                             : rules->awaited_sides(state, ledger);
}

void instead_of_throwing(const State& state, const Ledger& ledger, Commands& commands) {
  commands.clear();
  const RuleSet* rules = find_rule_set(state.rule_set, state.rules_version);
  if (has_begun(state) && state.awaited == Awaited::kRoll && rules != nullptr &&
      rules->legal != nullptr)
    rules->legal(state, ledger, commands);
}

void open_commands(const State& state, Commands& commands) {
  commands.clear();
  const RuleSet* rules = find_rule_set(state.rule_set, state.rules_version);
  if (rules == nullptr || state.awaited == Awaited::kCreation ||
      state.awaited == Awaited::kSettling || is_over(state))
    return;
  if (is_under_way(state))
    for (Seat seat = 0; seat < kSeats; ++seat)
      if (has(state.playing, seat)) commands.push_back(Resign{seat});
  if (table::may_offer(*rules, state, state.seat)) commands.push_back(OfferDraw{state.seat});
  commands.push_back(Abandon{});
}

namespace {

struct CommandOf {
  const State& state;
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
  Result operator()(const TokenEntered& e) const {
    if (is_spent()) return Spend{e.seat, e.token, e.number, false};
    return Move{e.seat, e.token};
  }
  Result operator()(const TokenMoved& e) const {
    if (is_spent()) return Spend{e.seat, e.token, e.number, e.to < e.from};
    return Move{e.seat, e.token};
  }
  Result operator()(const DrawOffered& e) const { return OfferDraw{e.seat}; }
  Result operator()(const DrawAccepted& e) const { return AnswerDraw{e.seat, true}; }
  Result operator()(const DrawRefused& e) const { return AnswerDraw{e.seat, false}; }
  Result operator()(const SeatResigned& e) const { return Resign{e.seat}; }
  Result operator()(const Retracted& e) const { return Retract{e}; }
  Result operator()(const KeyCorrected& e) const { return CorrectKey{e}; }
  Result operator()(const MatchEnded&) const { return Abandon{}; }
  Result operator()(const PoolFixed& e) const { return FixPool{e.questions, e.content}; }
  Result operator()(const QuizBegan&) const { return Start{}; }
  Result operator()(const QuestionDrawn& e) const { return TakeDraw{e.draw}; }
  Result operator()(const QuestionAsked& e) const {
    return AskQuestion{e.options, e.key, e.content};
  }
  Result operator()(const QuestionAnswered& e) const {
    if (e.mode == AnswerMode::kChecked) return AnswerQuestion{e.seat, e.option};
    return ReportAnswer{e.seat, e.correct};
  }
  Result operator()(const BotAnswered& e) const { return TakeDraw{e.draw}; }
  Result operator()(const ScoreReported& e) const { return ReportScore{e.seat, e.correct}; }
  Result operator()(const SafeTeamDrawn& e) const { return TakeDraw{e.draw}; }
  Result operator()(const OutcomeDrawn& e) const { return TakeDraw{e.draw}; }
  Result operator()(const DuelBegan& e) const {
    return ChooseTarget{e.seat, e.target_seat, e.target};
  }
  Result operator()(const RevivalBegan& e) const { return Revive{e.seat, e.token}; }
  Result operator()(const TurnPassed& e) const { return EndTurn{e.seat}; }
  /// A consequence: no decision begins with it.
  template <class Consequence>
  Result operator()(const Consequence&) const {
    return std::nullopt;
  }

 private:
  /// A number was chosen and spent, where other games move by the one thrown.
  [[nodiscard]] bool is_spent() const { return rule_set(state.rule_set).spends; }
};

}  // namespace

std::optional<Command> command_of(const State& state, const Event& event) {
  return std::visit(CommandOf{state}, event);
}

}  // namespace ludolog
