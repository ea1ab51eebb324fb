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

/// A draw, and what its epoch's seeds make of it.
struct AuditedDraw {
  enum class Standing : std::uint8_t { kDerived, kDeclared, kSealed, kUnequal };

  std::uint64_t position = 0;
  Draw draw;
  Standing standing{};
  std::vector<std::uint8_t> bytes;  ///< Of the stream: those passed over, then those taken.
  std::optional<Draw> derived;      ///< Where the seeds are known.
};

/// What one party of an epoch put in.
struct AuditedParty {
  std::uint64_t committed_at = 0;
  ChanceCommitted commitment;
  std::optional<Bytes32> seed;
  std::uint64_t revealed_at = 0;
};

class DiceAudit {
 public:
  /// Enters the event at position `ledger.version`, before it is recorded there.
  void enter(const Event& event, const Ledger& ledger);
  /// Opens every commitment and makes every draw again.
  [[nodiscard]] DiceReport finish(const MatchId& match) const;
  /// Every draw by itself, in order.
  [[nodiscard]] std::vector<AuditedDraw> draws() const;
  /// By epoch, in the order in which they committed.
  [[nodiscard]] const std::vector<std::vector<AuditedParty>>& epochs() const { return epochs_; }

 private:
  struct Thrown {
    std::uint64_t position;
    std::uint64_t from;  ///< First byte that it could take.
    Draw draw;
  };
  [[nodiscard]] std::optional<std::vector<Bytes32>> seeds_of(std::uint16_t epoch) const;
  /// Nothing for an epoch whose seeds are not all revealed.
  [[nodiscard]] std::vector<std::optional<ByteStream>> streams() const;
  [[nodiscard]] bool is_committed(std::size_t epoch) const;
  [[nodiscard]] bool is_declared(std::size_t epoch) const;

  std::vector<std::vector<AuditedParty>> epochs_;
  std::vector<Thrown> draws_;
};

}  // namespace ludolog::events
