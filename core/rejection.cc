#include "core/rejection.h"

#include "core/state.h"

namespace ludolog {
namespace {

std::string token(std::int64_t n) { return "token " + std::to_string(n + 1); }

/// A refused command may name seats that there are not.
std::string seat_in_words(std::int64_t n, const SeatLabels& labels) {
  return n >= 0 && n < std::int64_t{kSeats} ? labels[static_cast<std::size_t>(n)]
                                            : "seat " + std::to_string(n);
}

std::string awaited(std::int64_t kind, const std::string& who) {
  switch (static_cast<Awaited>(kind)) {
    case Awaited::kCreation:
      return "there is no match yet";
    case Awaited::kChance:
      return "the match waits for its dice to be committed";
    case Awaited::kStart:
      return "the match waits for its start";
    case Awaited::kRoll:
      return who + " is to throw";
    case Awaited::kMove:
      return who + " is to move by the number thrown";
    case Awaited::kDrawAnswer:
      return who + " is to answer the offer of a draw";
    case Awaited::kSettling:
      return "a decision is under way";
    case Awaited::kNothing:
      return "the match is over";
  }
  return "something else is awaited";
}

std::string about_table(const Rejection& r, const SeatLabels& labels) {
  const auto& n = r.numbers;
  const auto seat = [&](std::int64_t index) { return seat_in_words(index, labels); };
  switch (r.why) {
    case Refusal::kNotAwaited:
      return awaited(n[0], seat(n[1]));
    case Refusal::kNotYourTurn:
      return seat(n[1]) + " is to act, not " + seat(n[0]);
    case Refusal::kMatchOver:
      return "the match is over";
    case Refusal::kUnknownRules:
      return "rules version " + std::to_string(n[0]) + " is not known to this program";
    case Refusal::kBadOption:
      return "option " + std::to_string(n[0]) + " has no value " + std::to_string(n[1]);
    case Refusal::kBadSeats: {
      std::string list;
      for (Seat s = 0; s < kSeats; ++s)
        if (has(static_cast<SeatMask>(n[0]), s))
          list += (list.empty() ? "" : ", ") + std::to_string(s);
      return "seats " + (list.empty() ? "(none)" : list) + " cannot play together";
    }
    case Refusal::kSeatNotPlaying:
      return seat(n[0]) + " does not play (any more)";
    case Refusal::kNoChance:
      return "no dice have been committed";
    case Refusal::kEpochOutOfOrder:
      return "commitment of epoch " + std::to_string(n[0]) + ", party " + std::to_string(n[2]) +
             " came where epoch " + std::to_string(n[1]) + ", party " + std::to_string(n[3]) +
             " was next";
    case Refusal::kBadCommitment:
      return "the commitment does not fit its epoch of " + std::to_string(n[1]) + " parties";
    case Refusal::kDrawOutOfOrder:
      return "die of epoch " + std::to_string(n[0]) + ", byte " + std::to_string(n[2]) +
             " was thrown where epoch " + std::to_string(n[1]) + ", byte " + std::to_string(n[3]) +
             " was next";
    case Refusal::kBadDie:
      return "a die of " + std::to_string(n[0]) + " sides shows no " + std::to_string(n[1]) +
             " here";
    case Refusal::kNothingToReveal:
      return "party " + std::to_string(n[1]) + " of epoch " + std::to_string(n[0]) +
             " has nothing to reveal";
    case Refusal::kBadRetraction:
      return "version " + std::to_string(n[0]) +
             " cannot be gone back to: " + std::to_string(n[1]) +
             " is the first one possible and " + std::to_string(n[2]) + " is now";
    case Refusal::kMidDecision:
      return "version " + std::to_string(n[0]) + " lies in the middle of a decision";
    case Refusal::kNotAgreed:
      return "not everybody who must agrees to it";
    case Refusal::kNotToThrow:
      return seat(n[0]) + " may offer a draw only in a turn of its own, before a throw";
    case Refusal::kAlreadyOffered:
      return seat(n[0]) + " has already offered a draw in this turn";
    case Refusal::kOfferPending:
      return "the offer of " + seat(n[0]) + " is not answered yet";
    default:
      return "refused";
  }
}

}  // namespace

const SeatLabels& numbered_seats() {
  static const SeatLabels labels{"seat 0", "seat 1", "seat 2", "seat 3"};
  return labels;
}

std::string describe(const Rejection& r, const SeatLabels& labels) {
  const auto& n = r.numbers;
  const auto number = std::to_string(n[1]);
  switch (r.why) {
    case Refusal::kNoSuchToken:
      return "there is no " + token(n[0]);
    case Refusal::kNeedsSix:
      return token(n[0]) + " waits in the yard: it needs a 6, not " + number;
    case Refusal::kTokenFinished:
      return token(n[0]) + " has finished or left the board";
    case Refusal::kOvershoots:
      return token(n[0]) + " is near its finish: " + std::to_string(n[2]) +
             " is too much, it needs " + std::to_string(n[3]) + " or less";
    case Refusal::kOwnToken:
      return token(n[0]) + " by " + number + " would end where " + token(n[3]) + " stands";
    case Refusal::kOwnTokenOnTheWay:
      return token(n[0]) + " by " + number + " would pass an own token in the home column";
    case Refusal::kBlock:
      return token(n[0]) + " by " + number + " meets a block of " + seat_in_words(n[3], labels) +
             " on square " + std::to_string(n[2]);
    case Refusal::kNoCaptureYet:
      return token(n[0]) + " by " + number + " would go home, and its seat has captured nobody yet";
    case Refusal::kNoChange:
      return token(n[0]) + " by " + number + " would bounce back to where it stands";
    default:
      return about_table(r, labels);
  }
}

}  // namespace ludolog
