#include "core/rules/classic.h"
#include "tests/golden/evidence.h"

namespace ludolog::golden {
namespace {

/// Goes through the events of one accepted command.
struct ClassicWitness {
  Evidence& evidence;
  const State& before;  ///< Of the command.
  const State& after;

  void clause(Clause applied) const { evidence.applied.insert(to_string(applied)); }

  void operator()(const MatchCreated&) const { clause(cl(2)); }
  void operator()(const StarterChosen&) const { clause(cl(1)); }
  void operator()(const DieRolled& e) const {
    if (e.movable == 0 && e.draw.value != 6) clause(cl(4));
    barred(e);
  }
  void operator()(const RollEarned& e) const {
    clause(e.reason == RollReason::kSix ? cl(5) : e.reason == RollReason::kTry ? cl(13) : cl(12));
  }
  void operator()(const TokenEntered& e) const {
    clause(cl(3));
    shared(e.seat, e.to);
  }
  void operator()(const TokenMoved& e) const {
    clause(cl(4));
    if (e.to > kBoard52.entrance) clause(cl(10));
    if (e.to < e.from) clause(cl(11));  // Bounced.
    if (e.from <= kBoard52.entrance && e.to > kBoard52.entrance &&
        classic::is_on(before, classic::kCaptureBeforeHome))
      clause(cl(14));
    if (before.sixes == 3) clause(cl(6));  // Option third_six=off.
    passed(e);
    shared(e.seat, e.to);
  }
  void operator()(const TokenCaptured&) const { clause(cl(9)); }
  void operator()(const TokenFinished&) const { clause(cl(11)); }
  void operator()(const CaptureUndone&) const { clause(cl(6)); }
  void operator()(const TurnEnded& e) const {
    clause(cl(2));
    if (e.reason == TurnEnd::kThirdSix) clause(cl(6));
  }
  void operator()(const PlaceTaken& e) const {
    if (e.reason == PlaceReason::kFinished) clause(cl(15));
  }
  void operator()(const MatchEnded& e) const {
    if (e.reason == EndReason::kAbandoned) clause(cl(18));
    if (e.reason == EndReason::kNoProgress || e.reason == EndReason::kTurnLimit) clause(cl(19));
  }
  void operator()(const DrawOffered&) const { clause(cl(17)); }
  void operator()(const SeatResigned&) const { clause(cl(16)); }
  template <class Other>
  void operator()(const Other&) const {}

 private:
  /// Tokens that the number could not move, and why: a clause applies by what it keeps from
  /// happening.
  void barred(const DieRolled& e) const {
    for (Token token = 0; token < kTokens; ++token) {
      const auto landing =
          classic::landing(before, e.seat, token, static_cast<std::uint8_t>(e.draw.value));
      if (landing.why != Refusal::kNone) clause(landing.clause);
    }
  }
  /// CL-8: somebody stood on the way.
  void passed(const TokenMoved& e) const {
    for (int step = e.from + 1; step < e.to; ++step) {
      for (Token token = 0; token < kTokens; ++token)
        if (token != e.token && before.steps[e.seat][token] == step) clause(cl(8));
      if (on_track(kBoard52, static_cast<Step>(step)) &&
          before.on_square[square_of(kBoard52, e.seat, static_cast<Step>(step))] != 0)
        clause(cl(8));
    }
  }
  /// CL-7: own tokens together; CL-9: several seats on a safe square.
  void shared(Seat seat, Step to) const {
    int own = 0;
    for (const Step step : after.steps[seat]) own += step == to ? 1 : 0;
    if (own > 1) clause(cl(7));
    if (!on_track(kBoard52, to)) return;
    const SquareTokens there = after.on_square[square_of(kBoard52, seat, to)];
    for (Seat other = 0; other < kSeats; ++other)
      if (other != seat && tokens_of(there, other) != 0) clause(cl(9));
  }
};

}  // namespace

void witness_classic(const Event& event, const State& before, const State& after,
                     Evidence& evidence) {
  std::visit(ClassicWitness{evidence, before, after}, event);
}

}  // namespace ludolog::golden
