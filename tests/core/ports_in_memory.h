// The ports of the match loop, in memory and without surprises: the same seed gives the same match.
#pragma once

#include <optional>
#include <vector>

#include "core/ports.h"
#include "tests/core/playout.h"

namespace ludolog::test {

struct MemoryJournal final : Journal {
  std::vector<Event> events;
  int appends = 0;
  std::optional<JournalError> fails;

  tl::expected<void, JournalError> append(std::uint64_t expected_version,
                                          std::span<const Event> batch) override {
    if (fails) return tl::unexpected(*fails);
    if (expected_version != events.size())
      return tl::unexpected(JournalError{JournalError::Kind::kConflict,
                                         "expected version " + std::to_string(expected_version) +
                                             ", stream has " + std::to_string(events.size())});
    events.insert(events.end(), batch.begin(), batch.end());
    ++appends;
    return {};
  }
};

/// A number for every byte of every epoch.
struct MemoryDice final : ChanceSource {
  explicit MemoryDice(std::uint64_t chosen_seed) : seed_(chosen_seed) {}
  bool knows_seeds = true;

  Draw draw(const Ledger& ledger, std::uint16_t sides) override {
    const std::uint64_t epoch = ledger.epochs.size() - 1;
    Numbers numbers(seed_ ^ epoch << 48 ^ ledger.next_offset << 8);
    return {ledger.next_offset, static_cast<std::uint16_t>(epoch), sides,
            static_cast<std::uint16_t>(1 + numbers.below(sides))};
  }
  std::optional<Bytes32> seed(std::uint16_t epoch, std::uint8_t party) override {
    if (!knows_seeds) return std::nullopt;
    Bytes32 bytes{};
    bytes.fill(static_cast<std::uint8_t>(1 + 16 * epoch + party));
    return bytes;
  }

 private:
  std::uint64_t seed_;
};

struct MemoryBotChance final : BotChance {
  explicit MemoryBotChance(std::uint64_t seed) : seed_(seed) {}
  std::uint32_t below(Seat seat, std::uint64_t version, std::uint32_t n) override {
    return Numbers(~seed_ ^ version << 8 ^ seat).below(n);
  }

 private:
  std::uint64_t seed_;
};

}  // namespace ludolog::test
