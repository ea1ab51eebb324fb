#include "tools/cli/play/news.h"

#include <algorithm>

namespace ludolog::cli {
namespace {

struct Concerned {
  const Players& players;
  [[nodiscard]] bool human(Seat seat) const { return players[seat] == Player::kHuman; }

  bool operator()(const SafeTeamDrawn&) const {
    return std::ranges::any_of(players, [](Player p) { return p == Player::kHuman; });
  }
  bool operator()(const DuelCompared& e) const { return human(e.seat) || human(e.target_seat); }
  bool operator()(const OutcomeDrawn& e) const { return human(e.seat); }
  bool operator()(const TokenKnockedOut& e) const { return human(e.seat) || human(e.by_seat); }
  bool operator()(const TokenRevived& e) const { return human(e.seat); }
  bool operator()(const TokenDied& e) const { return human(e.seat); }
  bool operator()(const TeamOut& e) const { return human(e.seat); }
  template <class Other>
  bool operator()(const Other&) const {
    return false;
  }
};

}  // namespace

std::optional<std::string> news_of(const Event& event, const State& before,
                                   const model::SeatNames& names) {
  if (!std::visit(Concerned{before.players}, event)) return std::nullopt;
  return model::capitalised(model::sentence(event, before, names));
}

}  // namespace ludolog::cli
