// A whole match of BiOLudo between four bots; the same seed gives the same match.
#pragma once

#include "core/stream.h"

namespace ludolog::tests {

[[nodiscard]] Stream bioludo_match(std::uint64_t seed);

}  // namespace ludolog::tests
