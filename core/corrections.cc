#include "core/corrections.h"

#include <algorithm>
#include <array>

#include "core/evolve.h"

namespace ludolog {
namespace {

/// By position: what made the state as it is now, and was not taken back.
std::vector<bool> standing(const Stream& stream) {
  std::vector<bool> stands(stream.version(), false);
  for (std::uint64_t version = stream.version(); version > 0;) {
    if (const auto* retracted = std::get_if<Retracted>(&stream.events()[version - 1]))
      version = std::min<std::uint64_t>(retracted->to, version - 1);
    else
      stands[--version] = true;
  }
  return stands;
}

bool is_outcome(const Event& event) {
  const auto* died = std::get_if<TokenDied>(&event);
  return std::holds_alternative<QuestionAnswered>(event) ||
         std::holds_alternative<QuizScored>(event) || std::holds_alternative<DuelCompared>(event) ||
         std::holds_alternative<OutcomeDrawn>(event) ||
         std::holds_alternative<TokenKnockedOut>(event) ||
         std::holds_alternative<TokenRevived>(event) ||
         (died != nullptr && died->cause == DeathCause::kRevivalFailed);
}

bool begins_quiz(const Event& event) {
  return std::holds_alternative<QuizBegan>(event) || std::holds_alternative<DuelBegan>(event) ||
         std::holds_alternative<RevivalBegan>(event);
}

class Regrading {
 public:
  Regrading(const Stream& stream, const CorrectedKeys& keys) : stream_(stream), keys_(keys) {}

  std::vector<Flip> run() {
    const std::vector<bool> stands = standing(stream_);
    std::uint64_t end = 0;
    for (std::uint64_t begin = 0; begin < stream_.version(); begin = end) {
      for (end = begin + 1; !stream_.is_boundary(end) && end < stream_.version();) ++end;
      if (stands[begin] && is_touched()) decide_again(begin, end);
      for (std::uint64_t position = begin; position < end; ++position) {
        const Event& event = stream_.events()[position];
        record(ledger_, event);
        if (!stands[position]) continue;
        evolve(state_, event);
        if (begins_quiz(event)) {
          more_right_ = {};
          key_.reset();
        }
        if (std::holds_alternative<QuestionAsked>(event)) {
          const auto found = keys_.find(position);
          key_ = found == keys_.end() ? std::nullopt : std::optional(found->second);
        }
      }
    }
    return std::move(flips_);
  }

 private:
  [[nodiscard]] bool is_touched() const {
    return key_.has_value() || more_right_[0] != 0 || more_right_[1] != 0;
  }

  /// The same command, asked of the state as it would have been.
  void decide_again(std::uint64_t begin, std::uint64_t end) {
    const auto command = command_of(state_, stream_.events()[begin]);
    if (!command) return;
    State corrected = state_;
    for (std::size_t side = 0; side < 2; ++side)
      corrected.quiz.correct[side] =
          static_cast<std::uint8_t>(corrected.quiz.correct[side] + more_right_[side]);
    corrected.quiz.key = key_.value_or(corrected.quiz.key);
    Events instead;
    if (!decide(corrected, ledger_, *command, instead)) return;
    compare(begin, end, instead);
  }

  void compare(std::uint64_t begin, std::uint64_t end, const Events& instead) {
    std::vector<Event> others;
    std::ranges::copy_if(instead.span(), std::back_inserter(others), &is_outcome);
    std::uint64_t decisive = begin;
    for (std::uint64_t position = begin; position < end; ++position) {
      const Event& played = stream_.events()[position];
      if (!is_outcome(played)) continue;
      decisive = position;
      const auto other = std::ranges::find_if(
          others, [&](const Event& event) { return event.index() == played.index(); });
      if (other == others.end()) {
        flips_.push_back({position, played, std::nullopt});
        continue;
      }
      if (*other != played) flips_.push_back({position, played, *other});
      count(played, *other);
      others.erase(other);
    }
    for (const Event& event : others) flips_.push_back({decisive, std::nullopt, event});
  }

  void count(const Event& played, const Event& instead) {
    const auto* was = std::get_if<QuestionAnswered>(&played);
    const auto* is = std::get_if<QuestionAnswered>(&instead);
    if (was == nullptr || is == nullptr) return;
    more_right_[was->seat == state_.quiz.sides[0] ? 0 : 1] += int{is->correct} - int{was->correct};
  }

  const Stream& stream_;
  const CorrectedKeys& keys_;
  State state_;
  Ledger ledger_;
  std::array<int, 2> more_right_{};  ///< By side of the quiz: answers gained or, below 0, lost.
  std::optional<std::uint8_t> key_;  ///< Of the question that is shown, when it was corrected.
  std::vector<Flip> flips_;
};

}  // namespace

std::vector<Flip> regrade(const Stream& stream, const CorrectedKeys& keys) {
  if (keys.empty()) return {};
  return Regrading(stream, keys).run();
}

}  // namespace ludolog
