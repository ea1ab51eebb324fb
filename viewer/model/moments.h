// What an event is to somebody who looks at a match: the kinds that have a sign of their own.
#pragma once

#include <cstdint>
#include <optional>

#include "core/event.h"

namespace ludolog::model {

/// Those that matter more come later: where there is room for one, it is the last of them.
enum class Moment : std::uint8_t {
  kNone,
  kRoll,
  kSix,
  kEntry,
  kMove,
  kCapture,
  kQuestion,
  kRight,
  kWrong,
  kDraw,
  kDuel,
  kKnockOut,
  kRevival,
  kSweep,
  kDeath,
  kTeamOut,
  kHome,
  kUndone,
  kPlace,
  kWin,
  kDrawOffer,
  kDrawAgreed,
  kResigned,
  kRetracted,
  kCorrected,
  kEnd,
};

struct MomentOf {
  Moment moment = Moment::kNone;
  std::optional<Seat> seat;  ///< Whose it is.
};

[[nodiscard]] MomentOf moment_of(const Event& event);

/// Worth a sign on the timeline, and a stop for those who jump from one to the next.
[[nodiscard]] bool is_key(Moment moment);

}  // namespace ludolog::model
