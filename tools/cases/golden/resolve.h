// From what a line of commands.jsonl says to the command that it means at a moment of a match:
//
//   create        rules, version, players {"0":"human"}, options {"blocks":"on"}, nonce
//   name          seat, name, salt
//   commit        epoch, party, parties, origin, and a seed unless the dice are declared
//   start
//   roll          seat, value; epoch, offset or sides where they are not the next ones
//   move          seat, token
//   resign, offer_draw   seat
//   answer_draw   seat, accept "yes" or "no"
//   retract       to, asked_by, agreed "1,2", and a reason if one was given
//   correct       asked_at, key from 1, and a reason if one was given
//   abandon
//   pool          ids, 16 hexadecimal digits each
//   question      record, as a content of that kind has it
//   draw          value; offset, epoch or sides as with roll
//   answer        seat, option from 1
//   report        seat, correct "yes" or "no"
//   score         seat, correct
//   spend         seat, token, number, way "forwards" or "backwards"
//   target        seat, target_seat, target
//   revive        seat, token
//   end_turn      seat
//   reveal        epoch, party
//
// Seats and tokens count from 0, as in events. An option word "#9" is value 9 by number.
#pragma once

#include <map>
#include <optional>
#include <utility>

#include "core/stream.h"
#include "events/chance.h"
#include "events/content.h"
#include "events/genesis.h"
#include "tools/cases/golden/ask.h"

namespace ludolog::golden {

/// The seeds that the lines so far have committed. In a golden match nothing is secret.
class Dice {
 public:
  void commit(std::uint16_t epoch, std::uint8_t party, const Bytes32& seed);
  [[nodiscard]] std::optional<Bytes32> seed(std::uint16_t epoch, std::uint8_t party) const;
  /// The next draw of the newest epoch; nothing when its seeds are not complete or the dice are
  /// declared.
  [[nodiscard]] std::optional<Draw> next(const Ledger& ledger, std::uint16_t sides = 6) const;

 private:
  std::map<std::pair<std::uint16_t, std::uint8_t>, Bytes32> seeds_;
};

/// A command, and what travels beside it.
struct Resolved {
  Command command;
  events::Genesis genesis;                 ///< Of a CreateMatch.
  std::optional<events::Content> content;  ///< That the command names.
  std::optional<Bytes32> seed;             ///< Of a commitment.
};

/// The error is about the line itself: a field that is missing or unknown, a value that the seed
/// does not throw. What the rules say of the command is for decide().
[[nodiscard]] Result<Resolved> resolve(const Ask& ask, const Stream& stream,
                                       const events::MatchId& match, const Dice& dice);

}  // namespace ludolog::golden
