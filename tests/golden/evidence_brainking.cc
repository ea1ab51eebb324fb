#include "core/rules/brainking.h"
#include "tests/golden/evidence.h"

namespace ludolog::golden {
namespace {

constexpr const Board& kBoard = kBoard40;

/// Goes through the events of one accepted command.
struct BrainKingWitness {
  Evidence& evidence;
  const State& before;  ///< Of the command.

  void clause(Clause applied) const { evidence.applied.insert(to_string(applied)); }

  void operator()(const StarterChosen&) const { clause(bk(1)); }
  void operator()(const DieRolled& e) const {
    const auto number = static_cast<std::uint8_t>(e.draw.value);
    if (number == 6) return;
    // A clause applies by what it keeps from happening.
    for (Token token = 0; token < kTokens; ++token)
      if (const auto way = brainking::landings(before, e.seat, token, {before.sixes, number}); !way)
        clause(way.error().clause);
    if (e.movable == 0) clause(bk(9));
  }
  void operator()(const RollEarned& e) const {
    clause(e.reason == RollReason::kTry ? bk(8) : bk(2));
  }
  void operator()(const TokenEntered&) const { clause(bk(4)); }
  void operator()(const TokenMoved& e) const {
    clause(bk(9));
    if (is_home(kBoard, e.from)) clause(bk(7));
    for (int step = e.from + 1; step < e.to; ++step) passed(e, static_cast<Step>(step));
    // The other seat's pieces that stand as far on their own way are on other squares.
    for (Token token = 0; token < kTokens; ++token)
      if (is_home(kBoard, e.to) && before.steps[1 - e.seat][token] == e.to) clause(bk(10));
  }
  void operator()(const TokenCaptured&) const { clause(bk(5)); }
  void operator()(const PlaceTaken& e) const {
    if (e.reason == PlaceReason::kFinished) clause(bk(11));
  }
  void operator()(const DrawOffered&) const { clause(bk(12)); }
  void operator()(const SeatResigned&) const { clause(bk(13)); }
  void operator()(const MatchEnded& e) const {
    if (e.reason == EndReason::kAbandoned || e.reason == EndReason::kTurnLimit) clause(bk(14));
  }
  template <class Other>
  void operator()(const Other&) const {}

 private:
  /// BK-7: somebody stood on the way.
  void passed(const TokenMoved& e, Step step) const {
    for (Token token = 0; token < kTokens; ++token)
      if (token != e.token && before.steps[e.seat][token] == step) clause(bk(7));
    if (on_track(kBoard, step) && tokens_of(before.on_square[square_of(kBoard, e.seat, step)],
                                            static_cast<Seat>(1 - e.seat)) != 0)
      clause(bk(7));
  }
};

}  // namespace

void witness_brainking(const Event& event, const State& before, const State& /*after*/,
                       Evidence& evidence) {
  std::visit(BrainKingWitness{evidence, before}, event);
}

}  // namespace ludolog::golden
