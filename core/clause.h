// Names of rule clauses, as in RULES.md: "CL-6" is clause 6 of classic, "BK-6" of BrainKing,
// "BI-6" of BiOLudo, "TB-1"
// of the manners at every table.
#pragma once

#include <cstdint>
#include <string>

namespace ludolog {

enum class ClauseFamily : std::uint8_t { kTable, kClassic, kBrainKing, kBiOLudo };

struct Clause {
  ClauseFamily family{};
  std::uint8_t number = 0;
  friend bool operator==(const Clause&, const Clause&) = default;
};

[[nodiscard]] constexpr Clause tb(std::uint8_t number) { return {ClauseFamily::kTable, number}; }
[[nodiscard]] constexpr Clause cl(std::uint8_t number) { return {ClauseFamily::kClassic, number}; }

[[nodiscard]] constexpr Clause bk(std::uint8_t number) {
  return {ClauseFamily::kBrainKing, number};
}

[[nodiscard]] constexpr Clause bi(std::uint8_t number) { return {ClauseFamily::kBiOLudo, number}; }

[[nodiscard]] std::string to_string(Clause clause);

}  // namespace ludolog
