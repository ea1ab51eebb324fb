// Corrected keys (TB-5), and what would have come of the answers with them.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

#include "core/stream.h"

namespace ludolog {

/// By the position of the QuestionAsked, as in Ledger::corrected_keys.
using CorrectedKeys = std::map<std::uint64_t, std::uint8_t>;

/// An event that the rules would have made otherwise, or not at all, or besides.
struct Flip {
  std::uint64_t position = 0;  ///< Of the event, or of the one that decided that there was none.
  std::optional<Event> played;
  std::optional<Event> instead;
  friend bool operator==(const Flip&, const Flip&) = default;
};

/// Answers, scores, duels, revivals, knock-outs and deaths of a failed revival that differ with
/// these keys, in order. Each quiz and fight is judged by itself: all else as it was played, the
/// same draws. What was taken back counts for nothing, and answers that nobody chose out of the
/// options (BI-2, BI-4: by bots, and by a team's own word) stay as they are.
[[nodiscard]] std::vector<Flip> regrade(const Stream& stream, const CorrectedKeys& keys);

}  // namespace ludolog
