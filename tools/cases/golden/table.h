// Plays the lines of a commands.jsonl and keeps what a golden case keeps of it. Nothing is written
// anywhere.
#pragma once

#include <set>
#include <string>
#include <vector>

#include "core/stream.h"
#include "events/chain.h"
#include "tools/cases/golden/ask.h"
#include "tools/cases/golden/resolve.h"

namespace ludolog::golden {

/// What one line led to.
struct Played {
  std::uint64_t version = 0;  ///< Before it.
  Command command;
  std::optional<Rejection> rejection;
  Events events;  ///< None after a rejection.
};

class Table {
 public:
  /// The error is about the line; then nothing has happened.
  [[nodiscard]] Result<Played> ask(const Ask& ask);

  [[nodiscard]] const Stream& stream() const { return stream_; }
  [[nodiscard]] const State& state() const { return stream_.state(); }
  [[nodiscard]] const events::Genesis& genesis() const { return genesis_; }
  [[nodiscard]] const std::vector<events::Content>& contents() const { return contents_; }
  [[nodiscard]] const Dice& dice() const { return dice_; }

  /// The match as it is exported, times 0.
  [[nodiscard]] std::string events_text() const;
  [[nodiscard]] const std::string& checks_text() const { return checks_; }

 private:
  void accept(const Resolved& resolved, const Events& events);

  Stream stream_;
  events::Chain chain_;
  events::MatchId match_{};
  events::Genesis genesis_;
  Dice dice_;
  std::vector<events::Content> contents_;
  std::set<events::ContentId> written_;  ///< Contents whose line stands in `lines_`.
  std::string lines_;
  std::string checks_;
  std::uint32_t turn_shown_ = 0;
};

/// The label line of every golden events.jsonl names no version of the program: it is the same
/// whoever writes it.
inline constexpr std::string_view kGoldenProgram = "ludolog golden";

}  // namespace ludolog::golden
