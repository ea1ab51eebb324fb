// A head short enough to be read aloud or written down, with a check symbol:
// "1411-K7QX-2M9P-4TZC-BW3H". FORMAT.md has the same in prose.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include <tl/expected.hpp>

#include "core/words.h"

namespace ludolog::events {

/// How far a match goes, and the beginning of its digest there: 75 bits.
struct HeadCode {
  static constexpr std::size_t kSymbols = 15;  ///< Of 5 bits each.

  std::uint64_t version = 0;  ///< 1..kMaxVersion
  std::array<std::uint8_t, kSymbols> beginning{};
  friend bool operator==(const HeadCode&, const HeadCode&) = default;
};

inline constexpr std::uint64_t kMaxHeadVersion = 9'999'999'999;  ///< Ten digits.

/// `digest` is that of the event at `version` - 1; `version` is at least 1.
[[nodiscard]] HeadCode head_code(std::uint64_t version, const Bytes32& digest);

[[nodiscard]] std::string to_text(const HeadCode& code);

/// Reads a code as people write it: in either case, with or without the dashes behind the first, O
/// for 0, I or L for 1. A letter misread, and two neighbours that have changed places, are always
/// found. The error is one line that says what is wrong.
[[nodiscard]] tl::expected<HeadCode, std::string> parse_head_code(std::string_view text);

}  // namespace ludolog::events
