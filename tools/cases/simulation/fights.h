// What is counted of matches in which characters fight, fall and die. Whole numbers only: the order
// in which they are added makes no difference.
#pragma once

#include <span>

#include "core/event.h"

namespace ludolog::cases {

struct Fights {
  std::uint64_t knock_outs = 0;
  std::uint64_t revivals = 0;  ///< That succeeded.
  std::array<std::uint64_t, Names<DeathCause>::value.size()> deaths{};
  std::uint64_t safe_team_wins = 0;

  void count(std::span<const Event> decision);
  void add(const Fights& other);

  [[nodiscard]] std::uint64_t all_deaths() const;
};

}  // namespace ludolog::cases
