// A match being played: every accepted command is durable before it is folded. This loop runs live
// play, bots, simulation and tests alike.
#pragma once

#include <functional>
#include <optional>
#include <variant>

#include "core/ports.h"
#include "core/stream.h"

namespace ludolog {

/// Refused by the rules, or not written.
using Failure = std::variant<Rejection, JournalError>;

class Match {
 public:
  /// `stream` is what the journal holds. Both ports must outlive the match.
  Match(Stream stream, Journal& journal, ChanceSource& chance);

  [[nodiscard]] const Stream& stream() const { return stream_; }
  [[nodiscard]] const State& state() const { return stream_.state(); }

  /// Decides, appends durably, folds: all of the commands or none. What ends the match takes the
  /// reveal of its seeds with it in the same append. Returns the version before the new events; on
  /// failure nothing has changed. A command that looks back stands alone.
  [[nodiscard]] tl::expected<std::uint64_t, Failure> submit(std::span<const Command> commands);
  [[nodiscard]] tl::expected<std::uint64_t, Failure> submit(const Command& command) {
    return submit({&command, 1});
  }

  /// A throw by the awaited seat, with the next draw of the committed dice.
  [[nodiscard]] Command next_roll();

  /// As ludolog::automatic_command() (self_play.h).
  [[nodiscard]] std::optional<Command> automatic_command(BotChance& bots);

 private:
  Stream stream_;
  Journal& journal_;
  ChanceSource& chance_;
};

/// Submits automatic commands until a person is awaited, the match is over, or `go_on` (asked
/// before each one) says no.
[[nodiscard]] tl::expected<void, Failure> play_automatic(Match& match, BotChance& bots,
                                                         const std::function<bool()>& go_on);

}  // namespace ludolog
