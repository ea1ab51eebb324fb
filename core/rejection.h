// Why a command was refused: the clause, the reason, and the numbers that decided it.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "core/clause.h"
#include "core/names.h"
#include "core/words.h"

namespace ludolog {

/// What stood against a command. The meaning of the numbers is given as {a, b, c}; tokens and seats
/// are 0-based.
enum class Refusal : std::uint8_t {
  kNone,
  // at the table
  kNotAwaited,       ///< {awaited kind, awaited seat}
  kNotYourTurn,      ///< {asking seat, awaited seat}
  kMatchOver,        ///< {}
  kUnknownRules,     ///< {}
  kBadOption,        ///< {option index, value}
  kNoChance,         ///< {} no epoch is open
  kBadSeats,         ///< {seat mask}
  kSeatNotPlaying,   ///< {seat}
  kEpochOutOfOrder,  ///< {epoch given, epoch expected, party expected}
  kBadCommitment,    ///< {origin, parties}
  kDrawOutOfOrder,   ///< {epoch given, epoch open, offset given, offset expected}
  kBadDie,           ///< {sides, value}
  kNothingToReveal,  ///< {epoch, party}
  kBadRetraction,    ///< {to, first possible, version}
  kMidDecision,      ///< {to}
  kNotAgreed,        ///< {agreed mask, needed mask}
  kNothingAsked,     ///< {position}
  kBadKey,           ///< {position, key, options}
  kSameKey,          ///< {position, key}
  kNotToThrow,       ///< {seat, seat whose turn it is, awaited kind}
  kAlreadyOffered,   ///< {seat}
  kOfferPending,     ///< {offering seat}
  // tokens
  kNoSuchToken,       ///< {token}
  kNeedsSix,          ///< {token, number}
  kTokenFinished,     ///< {token}
  kOvershoots,        ///< {token, from, number, largest usable number}
  kOwnToken,          ///< {token, number, step it would reach, own token there}
  kOwnTokenOnTheWay,  ///< {token, number, step of the own token in the way}
  kBlock,             ///< {token, number, square of the block, its seat}
  kNoCaptureYet,      ///< {token, number, from}
  kNoChange,          ///< {token, number, from}
  kBadPlayer,         ///< {seat, kind of player}
  // BiOLudo
  kNotThisGame,        ///< {}
  kNoQuestionsNeeded,  ///< {}
  kPoolIsFixed,        ///< {questions}
  kBadPool,            ///< {questions, fewest, most}
  kNoQuestions,        ///< {fewest}
  kBadQuestion,        ///< {options, key}
  kBadAnswer,          ///< {given, least, most}
  kNotChecked,         ///< {} answers are not judged against a key here
  kNotSelfReported,    ///< {}
  kNoOwnCards,         ///< {}
  kMustThrow,          ///< {}
  kNoSuchNumber,       ///< {number}
  kNeedsOneOrSix,      ///< {token, number}
  kNotStanding,        ///< {token}
  kEndOfTheWayBack,    ///< {token, number, from}
  kNumberUsable,       ///< {number}
  kNoTarget,           ///< {seat, token} no standing enemy on the track
  kSafeSquare,         ///< {seat, token, square}
  kOutOfReach,         ///< {seat, token, distance, attacking token}
  kNotDown,            ///< {token}
  kNobodyNear,         ///< {token, distance of the nearest teammate, or -1}
};
template <>
struct Names<Refusal> {
  static constexpr std::array<std::string_view, 54> value{"none",
                                                          "not_awaited",
                                                          "not_your_turn",
                                                          "match_over",
                                                          "unknown_rules",
                                                          "bad_option",
                                                          "no_chance",
                                                          "bad_seats",
                                                          "seat_not_playing",
                                                          "epoch_out_of_order",
                                                          "bad_commitment",
                                                          "draw_out_of_order",
                                                          "bad_die",
                                                          "nothing_to_reveal",
                                                          "bad_retraction",
                                                          "mid_decision",
                                                          "not_agreed",
                                                          "nothing_asked",
                                                          "bad_key",
                                                          "same_key",
                                                          "not_to_throw",
                                                          "already_offered",
                                                          "offer_pending",
                                                          "no_such_token",
                                                          "needs_six",
                                                          "token_finished",
                                                          "overshoots",
                                                          "own_token",
                                                          "own_token_on_the_way",
                                                          "block",
                                                          "no_capture_yet",
                                                          "no_change",
                                                          "bad_player",
                                                          "not_this_game",
                                                          "no_questions_needed",
                                                          "pool_is_fixed",
                                                          "bad_pool",
                                                          "no_questions",
                                                          "bad_question",
                                                          "bad_answer",
                                                          "not_checked",
                                                          "not_self_reported",
                                                          "no_own_cards",
                                                          "must_throw",
                                                          "no_such_number",
                                                          "needs_one_or_six",
                                                          "not_standing",
                                                          "end_of_the_way_back",
                                                          "number_usable",
                                                          "no_target",
                                                          "safe_square",
                                                          "out_of_reach",
                                                          "not_down",
                                                          "nobody_near"};
};

struct Rejection {
  Clause clause;
  Refusal why{};
  std::array<std::int64_t, 4> numbers{};
  friend bool operator==(const Rejection&, const Rejection&) = default;
};

/// What to call seats in words.
using SeatLabels = std::array<std::string, kSeats>;

/// "seat 0" to "seat 3".
[[nodiscard]] const SeatLabels& numbered_seats();

/// One sentence for people, without the clause id: "token 2 is near its finish: 5 is too much, it
/// needs 2 or less".
[[nodiscard]] std::string describe(const Rejection& rejection,
                                   const SeatLabels& labels = numbered_seats());

}  // namespace ludolog
