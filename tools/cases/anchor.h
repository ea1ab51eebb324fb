// A match held against a head that was kept somewhere else: what a chain alone cannot show, a cut
// end and a log made anew, is seen by this.
#pragma once

#include "events/head_code.h"
#include "store/stream_reader.h"
#include "tools/cases/problem.h"
#include "tools/cases/verdict.h"

namespace ludolog::cases {

/// A head that somebody kept, whole or as a code.
struct Anchor {
  events::HeadCode code;
  std::optional<Bytes32> digest;  ///< The whole one, where it is known.
  std::string from;               ///< "the code 1411-K7QX-..", "the signature of Ada"
};

/// Turns the verdict on a match that could be gone through into what the anchor makes of it:
/// truncated, altered, or anchored.
[[nodiscard]] Outcome<void> hold_against(Verdict& verdict, const Anchor& anchor,
                                         store::StreamReader& reader);

}  // namespace ludolog::cases
