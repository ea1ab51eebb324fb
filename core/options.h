// A rule set's options: a key, the words it takes, a default. Values are stored as indices of those
// words.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace ludolog {

inline constexpr std::size_t kMaxOptions = 16;

/// Index of the chosen word of each option, in the order of the rule set's option table; unused
/// places are 0.
using OptionValues = std::array<std::uint8_t, kMaxOptions>;

struct OptionSpec {
  std::string_view key;
  std::string_view summary;
  std::span<const std::string_view> values;
  std::uint8_t default_value;
};

}  // namespace ludolog
