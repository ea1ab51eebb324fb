// A match that no rule would produce but that holds every event type, with true chain, contents and
// dice; and events at random.
#pragma once

#include <string>
#include <vector>

#include <rapidcheck.h>

#include "events/content.h"
#include "events/seal.h"

namespace ludolog::events {

/// What a test writes the numbers of a seed with.
inline constexpr Bytes32 kSampleSeed{0x5e, 0xed};

struct SampleMatch {
  Genesis genesis;
  std::vector<Event> events;
  std::vector<Envelope> envelopes;
  std::vector<Content> contents;  ///< In the order in which events name them.
};

[[nodiscard]] const SampleMatch& sample_match();

/// The sample as JSONL.
[[nodiscard]] std::string sample_jsonl();

/// A MatchCreated with every option at its default.
[[nodiscard]] MatchCreated sample_created();

struct AnyEvent {
  Event event;
  std::optional<Genesis> genesis;
};

/// Any event that decode() accepts.
[[nodiscard]] rc::Gen<AnyEvent> any_event();

[[nodiscard]] inline const Genesis* genesis_of(const AnyEvent& any) {
  return any.genesis ? &*any.genesis : nullptr;
}

[[nodiscard]] std::string read_test_file(const std::string& name);

}  // namespace ludolog::events
