#include "tools/cases/simulation/fights.h"

#include <numeric>

namespace ludolog::cases {

void Fights::count(std::span<const Event> decision) {
  for (const Event& event : decision) {
    if (std::holds_alternative<TokenKnockedOut>(event))
      ++knock_outs;
    else if (std::holds_alternative<TokenRevived>(event))
      ++revivals;
    else if (const auto* died = std::get_if<TokenDied>(&event))
      ++deaths[static_cast<std::size_t>(died->cause)];
  }
}

void Fights::add(const Fights& other) {
  knock_outs += other.knock_outs;
  revivals += other.revivals;
  for (std::size_t i = 0; i < deaths.size(); ++i) deaths[i] += other.deaths[i];
  safe_team_wins += other.safe_team_wins;
}

std::uint64_t Fights::all_deaths() const {
  return std::accumulate(deaths.begin(), deaths.end(), std::uint64_t{0});
}

}  // namespace ludolog::cases
