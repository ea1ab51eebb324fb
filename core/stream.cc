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

namespace {

/// What speaks against a command that the state alone has nothing against.
struct LookBack {
  const Stream& stream;
  using Result = std::optional<Rejection>;

  /// TB-3
  Result operator()(const Retract& command) const {
    const std::uint32_t to = command.retraction.to;
    if (stream.is_boundary(to)) return std::nullopt;
    return Rejection{tb(3), Refusal::kMidDecision, {to}};
  }
  /// TB-5
  Result operator()(const CorrectKey& command) const {
    const auto& [position, key, reason] = command.correction;
    const auto* asked = position < stream.version()
                            ? std::get_if<QuestionAsked>(&stream.events()[position])
                            : nullptr;
    if (asked == nullptr) return Rejection{tb(5), Refusal::kNothingAsked, {position}};
    if (key < 1 || key > asked->options)
      return Rejection{tb(5), Refusal::kBadKey, {position, key, asked->options}};
    const auto& corrected = stream.ledger().corrected_keys;
    const auto found = corrected.find(position);
    if (key == (found == corrected.end() ? asked->key : found->second))
      return Rejection{tb(5), Refusal::kSameKey, {position, key}};
    return std::nullopt;
  }
  template <class Other>
  Result operator()(const Other&) const {
    return std::nullopt;
  }
};

}  // namespace

tl::expected<void, Rejection> decide(const Stream& stream, const Command& command, Events& events) {
  auto decided = decide(stream.state(), stream.ledger(), command, events);
  if (!decided) return decided;
  if (const auto rejection = std::visit(LookBack{stream}, command)) {
    events.clear();
    return tl::unexpected(*rejection);
  }
  return decided;
}

}  // namespace ludolog
