#include "viewer/model/moments.h"

namespace ludolog::model {
namespace {

struct Classify {
  MomentOf operator()(const DieRolled& e) const {
    return {e.draw.value == 6 ? Moment::kSix : Moment::kRoll, e.seat};
  }
  MomentOf operator()(const StartRolled& e) const { return {Moment::kRoll, e.seat}; }
  MomentOf operator()(const TokenEntered& e) const { return {Moment::kEntry, e.seat}; }
  MomentOf operator()(const TokenMoved& e) const { return {Moment::kMove, e.seat}; }
  MomentOf operator()(const TokenCaptured& e) const { return {Moment::kCapture, e.by_seat}; }
  MomentOf operator()(const QuizBegan& e) const { return {Moment::kQuestion, e.seat}; }
  MomentOf operator()(const QuestionAsked& e) const { return {Moment::kQuestion, e.seat}; }
  MomentOf operator()(const QuestionAnswered& e) const {
    return {e.correct ? Moment::kRight : Moment::kWrong, e.seat};
  }
  MomentOf operator()(const BotAnswered& e) const {
    return {e.correct ? Moment::kRight : Moment::kWrong, e.seat};
  }
  MomentOf operator()(const SafeTeamDrawn& e) const { return {Moment::kDraw, e.seat}; }
  MomentOf operator()(const OutcomeDrawn& e) const { return {Moment::kDraw, e.seat}; }
  MomentOf operator()(const DuelBegan& e) const { return {Moment::kDuel, e.seat}; }
  MomentOf operator()(const TokenKnockedOut& e) const { return {Moment::kKnockOut, e.seat}; }
  MomentOf operator()(const TokenRevived& e) const { return {Moment::kRevival, e.seat}; }
  MomentOf operator()(const FlagsMoved&) const { return {Moment::kSweep, std::nullopt}; }
  MomentOf operator()(const TokenDied& e) const { return {Moment::kDeath, e.seat}; }
  MomentOf operator()(const TeamOut& e) const { return {Moment::kTeamOut, e.seat}; }
  MomentOf operator()(const TokenFinished& e) const { return {Moment::kHome, e.seat}; }
  MomentOf operator()(const MoveUndone& e) const { return {Moment::kUndone, e.seat}; }
  MomentOf operator()(const CaptureUndone& e) const { return {Moment::kUndone, e.by_seat}; }
  MomentOf operator()(const PlaceTaken& e) const {
    return {e.place == 1 ? Moment::kWin : Moment::kPlace, e.seat};
  }
  MomentOf operator()(const DrawOffered& e) const { return {Moment::kDrawOffer, e.seat}; }
  MomentOf operator()(const SeatResigned& e) const { return {Moment::kResigned, e.seat}; }
  MomentOf operator()(const Retracted& e) const { return {Moment::kRetracted, e.asked_by}; }
  MomentOf operator()(const KeyCorrected&) const { return {Moment::kCorrected, std::nullopt}; }
  MomentOf operator()(const MatchEnded& e) const {
    return {e.reason == EndReason::kDrawAgreed ? Moment::kDrawAgreed : Moment::kEnd, std::nullopt};
  }
  template <class Other>
  MomentOf operator()(const Other&) const {
    return {};
  }
};

}  // namespace

MomentOf moment_of(const Event& event) { return std::visit(Classify{}, event); }

bool is_key(Moment moment) {
  switch (moment) {
    case Moment::kNone:
    case Moment::kRoll:
    case Moment::kMove:
    case Moment::kQuestion:
    case Moment::kRight:
    case Moment::kWrong:
    case Moment::kDraw:
    case Moment::kSweep:  // At the end of every round.
      return false;
    default:
      return true;
  }
}

}  // namespace ludolog::model
