// The ledger: what a stream has used up. Folded over every event and never turned back, so that a
// retraction cannot take a die twice.
#pragma once

#include <cstdint>
#include <map>
#include <vector>

#include "core/event.h"

namespace ludolog {

struct Epoch {
  ChanceOrigin origin{};
  std::uint8_t parties = 0;
  std::uint8_t committed = 0;  ///< Parties whose commitment is in; open when equal to `parties`.
  std::uint8_t revealed = 0;   ///< Bit per party.
  friend bool operator==(const Epoch&, const Epoch&) = default;
};

struct RetractedSpan {
  std::uint64_t from = 0;  ///< Version that the state went back to.
  std::uint64_t at = 0;    ///< Position of the retraction.
  friend bool operator==(const RetractedSpan&, const RetractedSpan&) = default;
};

struct Ledger {
  std::uint64_t version = 0;      ///< Events so far.
  std::uint64_t begun_at = 0;     ///< Version at which play began; 0 before.
  std::uint64_t next_offset = 0;  ///< First byte of the open epoch that no draw has taken.
  std::uint64_t draws = 0;
  std::vector<Epoch> epochs;
  std::vector<RetractedSpan> retracted;
  /// Keys that were found wrong (TB-5), by the position of the QuestionAsked; the last one counts.
  std::map<std::uint64_t, std::uint8_t> corrected_keys;
  std::vector<bool> asked;  ///< By place in the pool: drawn since the pool was last full.
  friend bool operator==(const Ledger&, const Ledger&) = default;
};

/// True when the newest epoch has all its commitments, so that draws may be taken from it.
[[nodiscard]] bool chance_is_open(const Ledger& ledger);

/// Questions of the pool that have not been drawn since it was last full.
[[nodiscard]] std::uint16_t questions_left(const Ledger& ledger);
/// The place in the pool of the `n`-th (from 1) of them; `n` is at most questions_left().
[[nodiscard]] std::uint16_t question_left(const Ledger& ledger, std::uint16_t n);

/// Enters one event. Total: any event may follow any other.
void record(Ledger& ledger, const Event& event);

/// The same for an event whose type is known.
struct Record {
  Ledger& ledger;

  void operator()(const DieRolled& event) const { take(event.draw); }
  void operator()(const StartRolled& event) const { take(event.draw); }
  void operator()(const BotAnswered& event) const { take(event.draw); }
  void operator()(const SafeTeamDrawn& event) const { take(event.draw); }
  void operator()(const OutcomeDrawn& event) const { take(event.draw); }
  void operator()(const QuestionDrawn& event) const;
  void operator()(const PoolFixed& event) const;
  void operator()(const ChanceCommitted& event) const;
  void operator()(const ChanceRevealed& event) const;
  void operator()(const Retracted& event) const;
  void operator()(const KeyCorrected& event) const;
  void operator()(const StarterChosen&) const {
    ++ledger.version;
    if (ledger.begun_at == 0) ledger.begun_at = ledger.version;
  }
  template <class Other>
  void operator()(const Other&) const {
    ++ledger.version;
  }

 private:
  void take(const Draw& draw) const {
    ++ledger.version;
    ledger.next_offset = draw.offset + draw_width(draw.sides);
    ++ledger.draws;
  }
};

/// The draw that an event carries, or null.
[[nodiscard]] const Draw* draw_of(const Event& event);

}  // namespace ludolog
