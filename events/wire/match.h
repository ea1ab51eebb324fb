// Wire structs: the match and who plays it.
#pragma once

#include <optional>

#include "core/event.h"
#include "events/genesis.h"
#include "events/wire/field.h"
#include "events/wire/value.h"

namespace ludolog::events::wire {

struct OriginV1 {
  Bytes32 digest;
  Bytes16 match;
  std::uint64_t version;

  template <class Self, class Visit>
  static void fields(Self& self, Visit& visit) {
    visit("digest", self.digest, AnyValue{});
    visit("match", self.match, AnyValue{});
    visit("version", self.version, Range{1, kMaxInteger});
  }
};

/// On disk everything is a word: rule set, options and players, so that a page of text reads it.
/// All options are written out, defaults too.
struct MatchCreatedV1 {
  Bytes16 nonce;
  OptionWords options;
  Maybe<OriginV1> origin;
  std::array<Word, kSeats> players;
  Word rule_set;
  std::uint16_t rules_version;

  template <class Self, class Visit>
  static void fields(Self& self, Visit& visit) {
    visit("nonce", self.nonce, AnyValue{});
    visit("options", self.options, AnyValue{});
    visit("origin", self.origin, AnyValue{});
    visit("player_0", self.players[0], AnyValue{});
    visit("player_1", self.players[1], AnyValue{});
    visit("player_2", self.players[2], AnyValue{});
    visit("player_3", self.players[3], AnyValue{});
    visit("rule_set", self.rule_set, AnyValue{});
    visit("rules_version", self.rules_version, Range{1, 65535});
  }
};

[[nodiscard]] MatchCreatedV1 to_wire(const MatchCreated& event, const Genesis& genesis);
/// Looks every word up: an unknown one is a problem.
[[nodiscard]] std::optional<FieldProblem> from_wire(const MatchCreatedV1& wire, MatchCreated& event,
                                                    Genesis& genesis);

struct PlayerNamedV1 {
  Bytes32 name;
  std::uint8_t seat;

  template <class Self, class Visit>
  static void fields(Self& self, Visit& visit) {
    visit("name", self.name, AnyValue{});
    visit("seat", self.seat, kSeatRange);
  }
  template <class Wire, class Core, class Pair>
  static void pairs(Wire& wire, Core& core, Pair pair) {
    pair(wire.name, core.name);
    pair(wire.seat, core.seat);
  }
};

}  // namespace ludolog::events::wire
