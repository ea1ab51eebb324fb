// An event of memory into its envelope in one step, for whoever writes journals.
#pragma once

#include <cstdint>

#include "events/chain.h"
#include "events/codec.h"

namespace ludolog::events {

/// Encodes `event` into `envelope` as the next of `chain`, and takes it in. `genesis`: as for
/// encode().
inline void seal(Chain& chain, const Event& event, const Genesis* genesis, std::int64_t time_ms,
                 Envelope& envelope) {
  const TypeCode& type = type_of(event);
  envelope.type = type.code;
  envelope.schema = type.schema;
  envelope.time_ms = time_ms;
  encode(event, genesis, envelope.payload);
  chain.append(envelope);
}

}  // namespace ludolog::events
