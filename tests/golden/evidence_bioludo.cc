#include "core/rules/bioludo/combat.h"
#include "tests/golden/evidence.h"

namespace ludolog::golden {
namespace {

/// Goes through the events of one accepted command.
struct BiOLudoWitness {
  Evidence& evidence;
  const State& before;  ///< Of the command.

  void clause(Clause applied) const { evidence.applied.insert(to_string(applied)); }

  void operator()(const StarterChosen&) const { clause(bi(1)); }
  void operator()(const BotAnswered&) const { clause(bi(2)); }
  void operator()(const SafeTeamDrawn&) const { clause(bi(3)); }
  void operator()(const QuestionAnswered&) const { clause(bi(4)); }
  void operator()(const ScoreReported&) const { clause(bi(4)); }
  void operator()(const RollEarned&) const { clause(bi(5)); }
  void operator()(const TokenEntered&) const { clause(bi(7)); }
  void operator()(const TokenMoved& e) const {
    clause(bi(6));
    if (e.from < 0 || e.to < 0) clause(bi(8));
    if (e.to == kBiOLudoBoard.home && e.from + e.number > e.to) clause(bi(9));
    if (on_track(kBiOLudoBoard, e.to) &&
        before.on_square[square_of(kBiOLudoBoard, e.seat, e.to)] != 0)
      clause(bi(10));
  }
  void operator()(const NumberDiscarded&) const { clause(bi(11)); }
  void operator()(const TargetsFound&) const { clause(bi(13)); }
  void operator()(const DuelBegan& e) const {
    clause(bi(12));
    clause(bi(13));
    if (bioludo::is_safe_square(e.square)) clause(bi(14));
  }
  void operator()(const DuelCompared&) const { clause(bi(15)); }
  void operator()(const OutcomeDrawn&) const {
    if (before.quiz.kind == QuizKind::kDuel) clause(bi(16));
  }
  void operator()(const TokenKnockedOut&) const { clause(bi(18)); }
  void operator()(const RevivalBegan&) const { clause(bi(19)); }
  void operator()(const TokenDied& e) const {
    if (e.cause == DeathCause::kNotRevived) clause(bi(20));
    if (e.cause == DeathCause::kZone) clause(bi(23));
    if (e.cause == DeathCause::kInYard) clause(bi(24));
  }
  void operator()(const FlagsMoved& e) const {
    clause(bi(21));
    if (e.sweep.dead_squares != 0) clause(bi(22));
    if (count(seats_of(before.players)) < int{kSeats}) clause(bi(25));
  }
  void operator()(const MatchEnded& e) const {
    if (e.reason == EndReason::kFirstWinner) clause(bi(26));
    if (e.reason == EndReason::kLastTeam) clause(bi(27));
    if (e.reason == EndReason::kNoWinner || e.reason == EndReason::kRoundLimit) clause(bi(28));
    if (e.reason == EndReason::kAbandoned) clause(bi(31));
  }
  void operator()(const SeatResigned&) const { clause(bi(29)); }
  void operator()(const DrawOffered&) const { clause(bi(30)); }
  void operator()(const TurnEnded& e) const {
    if ((e.seat + 1) % int{kSeats} != e.next) clause(bi(32));
    clause(bi(33));
  }
  template <class Other>
  void operator()(const Other&) const {}
};

}  // namespace

void witness_bioludo(const Event& event, const State& before, const State& /*after*/,
                     Evidence& evidence) {
  std::visit(BiOLudoWitness{evidence, before}, event);
}

}  // namespace ludolog::golden
