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
  MomentOf operator()(const TokenFinished& e) const { return {Moment::kHome, e.seat}; }
  MomentOf operator()(const MoveUndone& e) const { return {Moment::kUndone, e.seat}; }
  MomentOf operator()(const CaptureUndone& e) const { return {Moment::kUndone, e.by_seat}; }
  MomentOf operator()(const PlaceTaken& e) const {
    return {e.place == 1 ? Moment::kWin : Moment::kPlace, e.seat};
  }
  MomentOf operator()(const DrawOffered& e) const { return {Moment::kDrawOffer, e.seat}; }
  MomentOf operator()(const SeatResigned& e) const { return {Moment::kResigned, e.seat}; }
  MomentOf operator()(const Retracted& e) const { return {Moment::kRetracted, e.asked_by}; }
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
  return moment != Moment::kNone && moment != Moment::kRoll && moment != Moment::kMove;
}

}  // namespace ludolog::model
