// Where draws come from: committed seeds make a byte stream, and every draw can be made again from
// it. FORMAT.md has the same in prose, enough to write a checker.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "core/ports.h"
#include "events/envelope.h"
#include "events/hash.h"
#include "events/limits.h"

namespace ludolog::events {

/// 1 to 64 hexadecimal digits of either case, padded with zeros on the left; nothing for any other
/// text.
[[nodiscard]] std::optional<Bytes32> parse_seed(std::string_view text);

/// What a party publishes before the first draw. Bound to match, epoch and party, so that nobody
/// can repeat another's.
[[nodiscard]] Bytes32 commitment(const MatchId& match, std::uint16_t epoch, std::uint8_t party,
                                 const Bytes32& seed);

/// Key of an epoch's dice, of the seeds of all parties in their order. Not bound to the match: the
/// same seeds throw the same dice whoever plays, so that players can be compared on equal dice.
[[nodiscard]] Bytes32 chance_key(std::uint16_t epoch, std::span<const Bytes32> seeds);

/// Key for bots in a match with declared dice, which has no seed; everybody can know it.
[[nodiscard]] Bytes32 declared_bot_key(const MatchId& match);

/// The bytes of one epoch, and draws taken from them. Keeps the last block of 64.
class ByteStream {
 public:
  explicit ByteStream(const Bytes32& key) : key_(key) {}

  [[nodiscard]] std::uint8_t byte(std::uint64_t offset);
  /// The first draw of `sides` (1..65535) sides that begins at `from` or, its bytes being rejected,
  /// behind.
  [[nodiscard]] Draw draw(std::uint16_t epoch, std::uint64_t from, std::uint16_t sides);

 private:
  [[nodiscard]] Draw six_sided(std::uint16_t epoch, std::uint64_t from);

  Bytes32 key_;
  Bytes64 block_{};
  std::uint64_t block_number_ = ~std::uint64_t{0};
};

/// Draws from seeds that are known here.
class SeededChance final : public ChanceSource {
 public:
  /// Seeds of all parties of the next epoch, counted from 0; 1..kMaxParties. An epoch whose seeds
  /// are not known here (or that has none) is entered empty, to keep the count.
  void add_epoch(std::vector<Bytes32> seeds);

  /// The seeds of the ledger's newest epoch must be known: everything else is a bug and aborts.
  [[nodiscard]] Draw draw(const Ledger& ledger, std::uint16_t sides) override;
  [[nodiscard]] std::optional<Bytes32> seed(std::uint16_t epoch, std::uint8_t party) override;
  /// Key of the newest epoch, for SeededBotChance.
  [[nodiscard]] Bytes32 key() const;

 private:
  std::vector<std::vector<Bytes32>> seeds_;
  std::optional<ByteStream> newest_;
};

/// The draw that records `value` (1..`sides`), thrown with real dice, in the ledger's newest epoch.
[[nodiscard]] Draw declared_draw(const Ledger& ledger, std::uint16_t sides, std::uint16_t value);

/// 1..`sides`, which nobody knows before: what a declared match draws without a die.
[[nodiscard]] std::uint16_t random_value(std::uint16_t sides);

/// Numbers for bots, from a key and nothing else: word `version` of a ChaCha20 stream. One seat is
/// awaited at a version, so that the seat makes no difference.
class SeededBotChance final : public BotChance {
 public:
  explicit SeededBotChance(const Bytes32& key) : key_(key) {}
  [[nodiscard]] std::uint32_t below(Seat seat, std::uint64_t version, std::uint32_t n) override;

 private:
  static constexpr std::uint64_t kWords = 128;  ///< Kept: eight blocks, made at one go.

  Bytes32 key_;
  std::array<std::uint8_t, kWords * 4> bytes_{};
  std::uint64_t first_ = ~std::uint64_t{0};  ///< Which of these stretches is kept.
};

/// A draw that the seeds do not give.
struct DiceMismatch {
  Draw recorded;
  Draw derived;
  friend bool operator==(const DiceMismatch&, const DiceMismatch&) = default;
};

/// Makes the draw behind `from` (the ledger's next_offset before it) again; nothing when it is the
/// recorded one.
[[nodiscard]] std::optional<DiceMismatch> check_draw(ByteStream& stream, std::uint64_t from,
                                                     const Draw& recorded);

}  // namespace ludolog::events
