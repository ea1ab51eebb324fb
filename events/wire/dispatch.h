// From a type code and a schema version as stored to the wire struct they mean.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <utility>
#include <variant>

#include "events/decode_error.h"
#include "events/wire/versions.h"

namespace ludolog::events::wire {

inline constexpr std::uint8_t kNoIndex = 255;

/// Index of the alternative of Event by type code.
inline constexpr std::array<std::uint8_t, kMaxTypeCode + 1> kIndexOfCode = [] {
  std::array<std::uint8_t, kMaxTypeCode + 1> indices{};
  indices.fill(kNoIndex);
  for (std::size_t i = 0; i < kTypes; ++i)
    indices.at(kTypeCodes[i].code) = static_cast<std::uint8_t>(i);
  return indices;
}();

/// A table of `Function::call<E>` by alternative of Event.
template <class Function>
inline constexpr auto kCalls = []<std::size_t... I>(std::index_sequence<I...>) {
  static_assert(((kTypeCode<std::variant_alternative_t<I, Event>>.schema ==
                  Versions<std::variant_alternative_t<I, Event>>::List::kNewest) &&
                 ...));
  return std::array{&Function::template call<std::variant_alternative_t<I, Event>>...};
}
(std::make_index_sequence<kTypes>{});

/// The alternative that (type, schema) means, or kNoIndex when this program does not know it.
[[nodiscard]] inline std::uint8_t index_of(std::uint16_t type, std::uint16_t schema) {
  const std::uint8_t index = type <= kMaxTypeCode ? kIndexOfCode[type] : kNoIndex;
  if (index == kNoIndex || schema == 0 || schema > kTypeCodes[index].schema) return kNoIndex;
  return index;
}

/// Why index_of() knows nothing; or the problem of a field, with the type's name added.
[[nodiscard]] DecodeError unknown_error(std::uint16_t type, std::uint16_t schema);
[[nodiscard]] DecodeError field_error(std::uint16_t type, std::uint16_t schema,
                                      FieldProblem problem);

}  // namespace ludolog::events::wire
