#include "core/match.h"

#include <utility>

#include "core/bots/bot.h"
#include "core/evolve.h"

namespace ludolog {
namespace {

/// The decisions that reveal every seed known here, for the state behind a match's last decision.
std::vector<Event> reveals(State state, Ledger ledger, std::span<const Event> decision,
                           ChanceSource& chance) {
  for (const Event& event : decision) {
    evolve(state, event);
    record(ledger, event);
  }
  std::vector<Event> revealed;
  if (!is_over(state)) return revealed;
  Events events;
  for (std::size_t epoch = 0; epoch < ledger.epochs.size(); ++epoch) {
    for (std::uint8_t party = 0; party < ledger.epochs[epoch].committed; ++party) {
      const auto seed = chance.seed(static_cast<std::uint16_t>(epoch), party);
      if (!seed) continue;
      const RevealChance command{{static_cast<std::uint16_t>(epoch), party, *seed}};
      if (decide(state, ledger, command, events))
        revealed.insert(revealed.end(), events.begin(), events.end());
    }
  }
  return revealed;
}

bool ends_match(const Events& events) {
  return !events.empty() && std::holds_alternative<MatchEnded>(events.back());
}

}  // namespace

Match::Match(Stream stream, Journal& journal, ChanceSource& chance)
    : stream_(std::move(stream)), journal_(journal), chance_(chance) {}

tl::expected<std::uint64_t, Failure> Match::submit(const Command& command) {
  Events decision;
  if (auto decided = decide(stream_, command, decision); !decided)
    return tl::unexpected(Failure{decided.error()});

  std::vector<Event> batch(decision.begin(), decision.end());
  std::vector<Event> revealed;
  if (ends_match(decision)) {
    revealed = reveals(stream_.state(), stream_.ledger(), decision.span(), chance_);
    batch.insert(batch.end(), revealed.begin(), revealed.end());
  }
  const std::uint64_t before = stream_.version();
  if (auto written = journal_.append(before, batch); !written)
    return tl::unexpected(Failure{written.error()});
  stream_.append(decision.span());
  for (const Event& event : revealed) stream_.append(event, true);
  return before;
}

Command Match::next_roll() {
  return Roll{awaited_seat(state()), chance_.draw(stream_.ledger(), 6)};
}

std::optional<Command> Match::automatic_command(BotChance& bots) {
  const Seat seat = awaited_seat(state());
  if (state().awaited == Awaited::kStart) return Start{};
  if (!is_bot(state().players[seat])) return std::nullopt;
  if (state().awaited == Awaited::kRoll)
    return chance_is_open(stream_.ledger()) ? std::optional(next_roll()) : std::nullopt;
  if (state().awaited == Awaited::kDrawAnswer)
    return AnswerDraw{seat, false};  // CL-17: bots refuse.
  Commands legal;
  legal_commands(state(), stream_.ledger(), legal);
  if (legal.empty()) return std::nullopt;
  return choose(state(), stream_.ledger(), legal, bots);
}

tl::expected<void, Failure> play_automatic(Match& match, BotChance& bots,
                                           const std::function<bool()>& go_on) {
  while (go_on()) {
    const auto command = match.automatic_command(bots);
    if (!command) break;
    if (auto submitted = match.submit(*command); !submitted)
      return tl::unexpected(submitted.error());
  }
  return {};
}

}  // namespace ludolog
