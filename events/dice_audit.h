// Re-derives the draws of a whole match. Seeds come last, so draws are kept until the reveal of
// their epoch.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/ledger.h"
#include "events/chance.h"

namespace ludolog::events {

/// What became of the draws.
struct DiceReport {
  std::uint64_t draws = 0;                    ///< All of the match.
  std::uint64_t derived = 0;                  ///< Made again from revealed seeds, and equal.
  std::uint64_t declared = 0;                 ///< Real dice: nothing to derive from.
  std::uint64_t sealed = 0;                   ///< Their seeds are not revealed (yet).
  std::optional<std::uint64_t> first_sealed;  ///< Position of the first of these.
  struct Mismatch {
    std::uint64_t position = 0;
    std::string text;  ///< One line with both values.
  };
  std::optional<Mismatch> mismatch;  ///< The first one by position; the counts then stop there.
};

class DiceAudit {
 public:
  /// Enters the event at position `ledger.version`, before it is recorded there.
  void enter(const Event& event, const Ledger& ledger);
  /// Opens every commitment and makes every draw again.
  [[nodiscard]] DiceReport finish(const MatchId& match) const;

 private:
  struct Thrown {
    std::uint64_t position;
    std::uint64_t from;  ///< First byte that it could take.
    Draw draw;
  };
  struct Party {
    std::uint64_t position;
    ChanceCommitted commitment;
    std::optional<Bytes32> seed;
    std::uint64_t revealed_at = 0;
  };
  [[nodiscard]] std::optional<std::vector<Bytes32>> seeds_of(std::uint16_t epoch) const;

  std::vector<std::vector<Party>> epochs_;
  std::vector<Thrown> draws_;
};

}  // namespace ludolog::events
