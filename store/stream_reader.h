// Reading a match, wherever it is kept. Everything that copies or checks matches works on this.
#pragma once

#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <vector>

#include "events/content.h"
#include "events/envelope.h"
#include "store/error.h"

namespace ludolog::store {

using events::Content;
using events::ContentId;
using events::Envelope;
using events::MatchId;

class StreamReader {
 public:
  /// Takes one envelope; false ends the reading.
  using Visit = std::function<bool(const Envelope&)>;
  static constexpr std::uint64_t kToTheEnd = std::numeric_limits<std::uint64_t>::max();

  virtual ~StreamReader() = default;

  /// Number of events of the match; 0 when there is no such match.
  [[nodiscard]] virtual Result<std::uint64_t> length(const MatchId& match) = 0;
  /// Events at the positions from `from` to before `to`, in order. Nothing about them is checked
  /// but their form.
  [[nodiscard]] virtual Result<void> read(const MatchId& match, std::uint64_t from,
                                          std::uint64_t to, const Visit& visit) = 0;
  /// Nothing when it is not here. Not checked against its id.
  [[nodiscard]] virtual Result<std::optional<Content>> content(const ContentId& id) = 0;

  [[nodiscard]] Result<std::vector<Envelope>> read_all(const MatchId& match, std::uint64_t from = 0,
                                                       std::uint64_t to = kToTheEnd);
  /// The digest at `position`; nothing when the match is shorter.
  [[nodiscard]] Result<std::optional<Bytes32>> digest_at(const MatchId& match,
                                                         std::uint64_t position);
};

}  // namespace ludolog::store
