// What the game records of chance. The core never makes a number: it is handed draws and checks
// their order.
#pragma once

#include <cstdint>

#include "core/names.h"

namespace ludolog {

/// One number taken from a committed byte stream.
struct Draw {
  std::uint64_t offset =
      0;  ///< Of the accepted byte(s) in the epoch's stream; declared dice count throws.
  std::uint16_t epoch = 0;
  std::uint16_t sides = 0;
  std::uint16_t value = 0;  ///< 1..sides

  friend bool operator==(const Draw&, const Draw&) = default;
};

/// Bytes of the stream that an accepted draw takes; the next one starts behind them.
[[nodiscard]] constexpr std::uint64_t draw_width(std::uint16_t sides) {
  return sides <= 128 ? 1 : 4;
}

inline constexpr std::size_t kMaxEpochs = 4096;  ///< Of one match; each is begun by an event.
inline constexpr std::uint8_t kMaxParties = 8;   ///< That contribute to one epoch.

/// Where an epoch's numbers come from.
enum class ChanceOrigin : std::uint8_t {
  kRandom,    ///< Seeds nobody knew, committed before the first draw.
  kGiven,     ///< A seed that somebody chose: reproducible, and known to whoever chose it.
  kDeclared,  ///< Faces of real dice, typed in.
};
template <>
struct Names<ChanceOrigin> {
  static constexpr std::array<std::string_view, 3> value{"random", "given", "declared"};
};

}  // namespace ludolog
