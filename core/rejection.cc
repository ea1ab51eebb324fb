#include "core/rejection.h"

#include "core/board_plan.h"
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
    case Awaited::kQuestionDraw:
      return "a question is to be drawn for " + who;
    case Awaited::kQuestion:
      return "the question drawn is to be shown to " + who;
    case Awaited::kAnswer:
      return who + " is to answer";
    case Awaited::kBotAnswer:
      return "the answer of " + who + " is to be drawn";
    case Awaited::kLottery:
      return "the Safe Team is to be drawn";
    case Awaited::kTarget:
      return who + " is to choose whom to attack";
    case Awaited::kOutcome:
      return "the outcome is to be drawn";
    case Awaited::kEndOfTurn:
      return who + " may revive somebody or end the turn";
  }
  return "something else is awaited";
}

std::string character(std::int64_t n) {
  return n >= 0 && n < std::int64_t{kTokens}
             ? "the " + std::string(kBiOLudoPlan.token_names[static_cast<std::size_t>(n)])
             : "token " + std::to_string(n);
}

std::string about_bioludo(const Rejection& r, const SeatLabels& labels) {
  const auto& n = r.numbers;
  const std::string first = std::to_string(n[0]);
  const std::string second = std::to_string(n[1]);
  const std::string third = std::to_string(n[2]);
  const auto enemy = [&] { return character(n[1]) + " of " + seat_in_words(n[0], labels); };
  switch (r.why) {
    case Refusal::kNotThisGame:
      return "this game has no such move";
    case Refusal::kNoQuestionsNeeded:
      return "nobody is shown questions in this match";
    case Refusal::kPoolIsFixed:
      return "the match has its " + first + " questions already";
    case Refusal::kBadPool:
      return first + " questions cannot be played with: it takes " + second + " to " + third;
    case Refusal::kNoQuestions:
      return "the match has no questions yet: it takes " + first + " at least";
    case Refusal::kBadQuestion:
      return "a question of " + first + " options cannot have the right one at place " + second;
    case Refusal::kBadAnswer:
      return first + " is no answer here: it goes from " + second + " to " + third;
    case Refusal::kNotChecked:
      return "answers are not judged here: the team says whether it was right";
    case Refusal::kNotSelfReported:
      return "answers are judged here: one of the options is to be chosen";
    case Refusal::kNoOwnCards:
      return "this match asks its questions one by one, and takes no score";
    case Refusal::kMustThrow:
      return "the turn's throw cannot be declined";
    case Refusal::kNoSuchNumber:
      return "there is no " + first + " to spend";
    case Refusal::kNeedsOneOrSix:
      return character(n[0]) +
             " waits in the yard, which it leaves forwards and by a 1 or a 6, not by " + second;
    case Refusal::kNotStanding:
      return character(n[0]) + " cannot move: it is down, home or dead";
    case Refusal::kEndOfTheWayBack:
      return character(n[0]) + " stands at the end of its way back";
    case Refusal::kNumberUsable:
      return "the " + first + " can still be used, so the turn cannot end";
    case Refusal::kNoTarget:
      return enemy() + " is no enemy that stands on the track";
    case Refusal::kSafeSquare:
      return enemy() + " stands on the safe square " + third;
    case Refusal::kOutOfReach:
      return enemy() + " is " + third + " squares away, out of reach of " + character(n[3]);
    case Refusal::kNotDown:
      return character(n[0]) + " is not knocked out";
    case Refusal::kNobodyNear:
      return "no teammate stands within 1 square of " + character(n[0]) +
             (n[1] < 0 ? "" : ", the nearest is " + second + " away");
    default:
      return "refused";
  }
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
    case Refusal::kBadPlayer:
      return seat(n[0]) + " cannot be played by that kind of player in this game";
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
    case Refusal::kNothingAsked:
      return "event " + std::to_string(n[0]) + " asks no question";
    case Refusal::kBadKey:
      return "the question asked at event " + std::to_string(n[0]) + " has " +
             std::to_string(n[2]) + " options, and none of number " + std::to_string(n[1]);
    case Refusal::kSameKey:
      return "the key of the question asked at event " + std::to_string(n[0]) + " is " +
             std::to_string(n[1]) + " already";
    case Refusal::kNotToThrow:
      return seat(n[0]) + " may offer a draw only in a turn of its own, before a throw";
    case Refusal::kAlreadyOffered:
      return seat(n[0]) + " has already offered a draw in this turn";
    case Refusal::kOfferPending:
      return "the offer of " + seat(n[0]) + " is not answered yet";
    default:
      return about_bioludo(r, labels);
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
