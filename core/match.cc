#include "core/match.h"

#include <utility>
#include <vector>

#include "core/evolve.h"
#include "core/self_play.h"

namespace ludolog {
namespace {

/// Decisions to come: the state behind them, and their events with the place where each one ends.
class Draft {
 public:
  explicit Draft(const Stream& stream)
      : stream_(stream), state_(stream.state()), ledger_(stream.ledger()) {}

  [[nodiscard]] tl::expected<void, Rejection> add(const Command& command) {
    Events decision;
    auto decided = events_.empty() ? decide(stream_, command, decision)
                                   : decide(state_, ledger_, command, decision);
    LUDOLOG_CHECK(events_.empty() || !looks_back(command));
    if (!decided) return decided;
    for (const Event& event : decision) {
      fold(state_, ledger_, event);
      events_.push_back(event);
      ends_.push_back(false);
    }
    ends_.back() = true;
    return {};
  }

  /// Reveals every seed that is known here, when the match is over.
  void reveal(ChanceSource& chance) {
    if (!is_over(state_)) return;
    for (std::size_t i = 0; i < ledger_.epochs.size(); ++i) {
      const auto epoch = static_cast<std::uint16_t>(i);
      for (std::uint8_t party = 0; party < ledger_.epochs[epoch].committed; ++party) {
        // Refused where there is nothing to reveal: declared dice, or a seed revealed before.
        if (const auto seed = chance.seed(epoch, party))
          (void)add(RevealChance{{epoch, party, *seed}});
      }
    }
  }

  [[nodiscard]] std::span<const Event> events() const { return events_; }
  [[nodiscard]] bool ends_decision(std::size_t i) const { return ends_[i]; }

 private:
  const Stream& stream_;
  State state_;
  Ledger ledger_;
  std::vector<Event> events_;
  std::vector<bool> ends_;
};

}  // namespace

Match::Match(Stream stream, Journal& journal, ChanceSource& chance)
    : stream_(std::move(stream)), journal_(journal), chance_(chance) {}

tl::expected<std::uint64_t, Failure> Match::submit(std::span<const Command> commands) {
  Draft draft(stream_);
  for (const Command& command : commands)
    if (auto decided = draft.add(command); !decided)
      return tl::unexpected(Failure{decided.error()});
  draft.reveal(chance_);
  const std::uint64_t before = stream_.version();
  if (auto written = journal_.append(before, draft.events()); !written)
    return tl::unexpected(Failure{written.error()});
  for (std::size_t i = 0; i < draft.events().size(); ++i)
    stream_.append(draft.events()[i], draft.ends_decision(i));
  return before;
}

Command Match::next_roll() {
  return Roll{awaited_seat(state()), chance_.draw(stream_.ledger(), 6)};
}

std::optional<Command> Match::automatic_command(BotChance& bots) {
  return ludolog::automatic_command(state(), stream_.ledger(), chance_, bots);
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
