#include "core/stream.h"

#include <algorithm>
#include <iterator>

#include "core/evolve.h"

namespace ludolog {

Stream::Stream() : boundary_{true}, keyframes_{{.version = 0, .state = {}}} {}

void Stream::append(const Event& event, bool ends_decision) {
  if (const auto* retracted = std::get_if<Retracted>(&event))
    state_ = state_at(std::min<std::uint64_t>(retracted->to, version()));
  else
    evolve(state_, event);
  record(ledger_, event);
  events_.push_back(event);
  boundary_.push_back(ends_decision);
  // A retraction has a keyframe right behind it, so that no fold from a keyframe ever meets one.
  if (version() % kKeyframeEvery == 0 || std::holds_alternative<Retracted>(event))
    keyframes_.push_back({.version = version(), .state = state_});
}

void Stream::append(std::span<const Event> decision) {
  for (std::size_t i = 0; i < decision.size(); ++i) append(decision[i], i + 1 == decision.size());
}

State Stream::state_at(std::uint64_t version) const {
  LUDOLOG_CHECK(version <= this->version());
  const auto after =
      std::upper_bound(keyframes_.begin(), keyframes_.end(), version,
                       [](std::uint64_t v, const Keyframe& frame) { return v < frame.version; });
  const Keyframe& frame = *std::prev(after);
  State state = frame.state;
  for (std::uint64_t position = frame.version; position < version; ++position)
    evolve(state, events_[position]);
  return state;
}

bool Stream::is_boundary(std::uint64_t version) const {
  return version < boundary_.size() && boundary_[version];
}

std::uint64_t Stream::decision_start(std::uint64_t position) const {
  LUDOLOG_CHECK(position < version());
  while (!boundary_[position]) --position;
  return position;
}

tl::expected<void, Rejection> decide(const Stream& stream, const Command& command, Events& events) {
  auto decided = decide(stream.state(), stream.ledger(), command, events);
  if (const auto* retract = std::get_if<Retract>(&command); retract != nullptr && decided) {
    const std::uint64_t to = retract->retraction.to;
    if (!stream.is_boundary(to)) {
      events.clear();
      return tl::unexpected(
          Rejection{tb(3), Refusal::kMidDecision, {static_cast<std::int64_t>(to)}});
    }
  }
  return decided;
}

}  // namespace ludolog
