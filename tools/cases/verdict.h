// What verification says of a match: one verdict, with notes beside it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/names.h"
#include "events/dice_audit.h"
#include "events/envelope.h"

namespace ludolog::cases {

enum class VerdictKind : std::uint8_t {
  kIntactAnchored,
  kIntactUnanchored,
  kRunning,
  kTruncated,
  kAltered,
  kNotDecodable,
  kIllegal,
  kDiceMismatch,
  kContentMissing,
  kNotCanonical,
  kDiceUnproven,  ///< Over, and the seeds of some dice were never revealed.
};

/// A verdict is stable output: words and kinds are never renamed.
struct Verdict {
  VerdictKind kind{};
  std::uint64_t position = 0;  ///< Of the first fault; a byte for kNotCanonical.
  std::string detail;  ///< What was found and what was expected; empty where nothing is wrong.
  std::vector<std::string> notes;
  std::optional<events::MatchId> match;
  std::uint64_t version = 0;
  Bytes32 head{};
  bool anchored = false;  ///< A head kept elsewhere fits.
  events::DiceReport dice;
};

/// "altered at 17", "intact but unanchored" ...
[[nodiscard]] std::string headline(const Verdict& verdict);

/// True for every intact or running match: exit code 0.
[[nodiscard]] constexpr bool is_good(VerdictKind kind) { return kind <= VerdictKind::kRunning; }

/// True when every event could be gone through, whatever was found beside them.
[[nodiscard]] constexpr bool is_whole(VerdictKind kind) {
  return is_good(kind) || kind >= VerdictKind::kDiceMismatch;
}

}  // namespace ludolog::cases

namespace ludolog {
template <>
struct Names<cases::VerdictKind> {
  static constexpr std::array<std::string_view, 11> value{
      "intact_anchored", "intact_unanchored", "running",      "truncated",
      "altered",         "not_decodable",     "illegal",      "dice_mismatch",
      "content_missing", "not_canonical",     "dice_unproven"};
};
}  // namespace ludolog
