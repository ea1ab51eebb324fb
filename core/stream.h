// A match in memory: its events, and the state at any version of it.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/decide.h"

namespace ludolog {

/// Events folded as they come. Keeps the state after every `kKeyframeEvery` events and after each
/// retraction, so that any version is at most that many events away.
class Stream {
 public:
  static constexpr std::uint64_t kKeyframeEvery = 512;

  Stream();

  /// Folds one event. `ends_decision` marks where the state may go back to.
  void append(const Event& event, bool ends_decision);
  /// Folds the events of one decision.
  void append(std::span<const Event> decision);

  [[nodiscard]] const State& state() const { return state_; }
  [[nodiscard]] const Ledger& ledger() const { return ledger_; }
  [[nodiscard]] std::uint64_t version() const { return events_.size(); }
  [[nodiscard]] std::span<const Event> events() const { return events_; }

  /// The state after the first `version` events; `version` at most version().
  [[nodiscard]] State state_at(std::uint64_t version) const;
  /// True when a decision ends at this version.
  [[nodiscard]] bool is_boundary(std::uint64_t version) const;
  /// The version at which the decision that holds `position` begins.
  [[nodiscard]] std::uint64_t decision_start(std::uint64_t position) const;

 private:
  struct Keyframe {
    std::uint64_t version;
    State state;
  };

  std::vector<Event> events_;
  std::vector<bool> boundary_;  ///< By version.
  std::vector<Keyframe> keyframes_;
  State state_;
  Ledger ledger_;
};

/// decide() on a stream, which also knows where a retraction may go back to and what was asked.
[[nodiscard]] tl::expected<void, Rejection> decide(const Stream& stream, const Command& command,
                                                   Events& events);

}  // namespace ludolog
