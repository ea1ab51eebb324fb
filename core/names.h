// Stable names of enumerators: the words used in JSONL, in `--json` output and in options.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace ludolog {

/// Specialised beside each enumeration as `static constexpr std::array<std::string_view, N> value`,
/// in the order of the enumerators, which count from 0 without gaps.
template <class E>
struct Names;

template <class E>
[[nodiscard]] constexpr std::string_view name_of(E value) {
  return Names<E>::value[static_cast<std::size_t>(value)];
}

template <class E>
[[nodiscard]] constexpr std::optional<E> named(std::string_view name) {
  for (std::size_t i = 0; i < Names<E>::value.size(); ++i)
    if (Names<E>::value[i] == name) return static_cast<E>(i);
  return std::nullopt;
}

}  // namespace ludolog
