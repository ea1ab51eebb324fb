// What the match loop needs from outside: somewhere to write, somebody to throw the dice. Others
// implement these.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>

#include <tl/expected.hpp>

#include "core/ledger.h"

namespace ludolog {

/// The environment failed, or somebody else wrote first.
struct JournalError {
  enum class Kind : std::uint8_t {
    kConflict,     ///< The stream is not at the expected version.
    kUnavailable,  ///< Disk full, file locked, not writable ...; nothing of the batch was kept.
    kUncertain,  ///< The write was refused when it may already have been made; reopen and compare.
  };
  Kind kind{};
  std::string text;  ///< One line that names the file and both values.
};

/// One stream to append to.
class Journal {
 public:
  virtual ~Journal() = default;
  /// Appends all of `events` after `expected_version` events, durably, or nothing.
  [[nodiscard]] virtual tl::expected<void, JournalError> append(std::uint64_t expected_version,
                                                                std::span<const Event> events) = 0;
};

/// Supplies draws of the open epoch. Holds no position of its own: the ledger says which byte is
/// next.
class ChanceSource {
 public:
  virtual ~ChanceSource() = default;
  /// The next draw of `sides` sides after what `ledger` has used.
  [[nodiscard]] virtual Draw draw(const Ledger& ledger, std::uint16_t sides) = 0;
  /// The seed of a party, to be revealed at the end; nothing when it is not known here.
  [[nodiscard]] virtual std::optional<Bytes32> seed(std::uint16_t epoch, std::uint8_t party) = 0;
};

/// Numbers for bots: a stream of its own, which never touches the dice. The same at the same seat
/// and version.
class BotChance {
 public:
  virtual ~BotChance() = default;
  /// 0..n-1
  [[nodiscard]] virtual std::uint32_t below(Seat seat, std::uint64_t version, std::uint32_t n) = 0;
};

}  // namespace ludolog
