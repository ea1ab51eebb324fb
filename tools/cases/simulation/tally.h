// What many matches amount to. Whole numbers only, so that the order in which they are added makes
// no difference.
#pragma once

#include <map>

#include "tools/cases/simulation/bot_match.h"

namespace ludolog::cases {

struct Tally {
  std::uint64_t matches = 0;
  std::array<std::uint64_t, kSeats> wins{};
  std::uint64_t draws = 0;      ///< By agreement.
  std::uint64_t no_winner = 0;  ///< Ended without one, and not by agreement.
  std::array<std::uint64_t, Names<EndReason>::value.size()> ends{};
  std::map<std::uint32_t, std::uint64_t> turns_to_winner;  ///< Turns to matches.
  std::uint64_t rounds = 0;
  std::uint64_t rolls = 0;
  std::uint64_t captures = 0;
  std::uint64_t events = 0;
  Fights fights;

  void add(const BotMatchResult& result);
  void add(const Tally& other);

  [[nodiscard]] std::uint64_t decided() const { return matches - draws - no_winner; }
  /// Of the decided matches; 0 when there is none.
  [[nodiscard]] double share(std::uint64_t won) const;
  [[nodiscard]] double standard_error(std::uint64_t won) const;
  [[nodiscard]] double mean_turns() const;
  [[nodiscard]] double sd_turns() const;
  /// The least number of turns in which that part of the decided matches had a winner.
  [[nodiscard]] std::uint32_t turns_quantile(double part) const;
  [[nodiscard]] double per_match(std::uint64_t sum) const;
};

}  // namespace ludolog::cases
