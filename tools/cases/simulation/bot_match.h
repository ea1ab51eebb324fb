// One of many matches between bots: its seed, its opening, and its events, sealed when somebody
// wants them.
#pragma once

#include <optional>

#include "core/self_play.h"
#include "events/chain.h"
#include "events/content.h"
#include "store/memory_journal.h"
#include "store/summary.h"
#include "tools/cases/simulation/fights.h"
#include "viewer/model/story.h"

namespace ludolog::cases {

/// What all matches of a simulation have in common.
struct BotMatches {
  RuleSetId rule_set{};
  OptionValues options{};
  Players players{};  ///< Bots.
  model::SeatNames names;
  Bytes32 seed{};  ///< Of match 0; the others' are derived from it.
};

/// What is counted of one match.
struct BotMatchResult {
  std::array<std::uint8_t, kSeats> places{};
  EndReason end = EndReason::kNone;
  std::uint32_t turns_to_winner = 0;  ///< 0 without one.
  std::uint32_t rounds = 0;
  std::uint32_t rolls = 0;     ///< Of all dice, those for the start among them.
  std::uint32_t captures = 0;  ///< That count at the end.
  std::uint32_t events = 0;
  Fights fights;  ///< Where there are any.
};

/// What is kept of one: nothing, its head, or all of it.
enum class Keep : std::uint8_t { kNothing, kHead, kEvents };

struct RecordedMatch {
  BotMatchResult result;
  Bytes32 head{};              ///< From Keep::kHead on.
  store::MemoryStream stream;  ///< With Keep::kEvents.
  store::Summary summary;
};

/// Plays match `number`, the same one whatever is kept. The players and options must be possible.
void play_bot_match(const BotMatches& matches, std::uint64_t number, Keep keep,
                    RecordedMatch& recorded);

}  // namespace ludolog::cases
