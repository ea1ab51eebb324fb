#include "viewer/model/choices.h"

#include "core/decide.h"

namespace ludolog::model {
namespace {

/// What one move does, gathered from the events of its decision.
struct Describe {
  const State& state;
  const SeatNames& names;
  Choice choice{};

  void operator()(const TokenEntered& e) {
    choice.landings.push_back(e.to);
    choice.text = "enters on " + place_in_words(state, e.seat, e.to);
  }
  void operator()(const TokenMoved& e) {
    // A chain names its landings one after the other.
    choice.text += choice.landings.empty() ? place_in_words(state, e.seat, e.from) + " to " : ", ";
    choice.text += place_in_words(state, e.seat, e.to);
    choice.landings.push_back(e.to);
  }
  void operator()(const TokenCaptured& e) {
    choice.captures = true;
    choice.text += ", captures " + names[e.seat] + "'s token " + std::to_string(e.token + 1);
  }
  void operator()(const RollEarned& e) {
    if (e.reason != RollReason::kSix) choice.text += ", earns a throw";
  }
  void operator()(const PlaceTaken& e) {
    if (e.reason == PlaceReason::kFinished)
      choice.text +=
          e.place == 1 ? std::string(", wins") : ", takes place " + std::to_string(e.place);
  }
  template <class Other>
  void operator()(const Other&) {}
};

}  // namespace

std::vector<Choice> choices(const State& state, const Ledger& ledger, const SeatNames& names) {
  std::vector<Choice> result;
  if (state.awaited != Awaited::kMove) return result;
  Commands legal;
  legal_commands(state, ledger, legal);
  for (const Command& command : legal) {
    Events events;
    if (!decide(state, ledger, command, events)) continue;
    Describe describe{state, names};
    describe.choice.token = std::get<Move>(command).token;
    for (const Event& event : events) std::visit(describe, event);
    result.push_back(std::move(describe.choice));
  }
  return result;
}

std::string refusal_in_words(const Rejection& rejection, const State& state,
                             const SeatNames& names) {
  std::string text = describe(rejection, names);
  if (rejection.why == Refusal::kOwnToken)
    text += ", on " + place_in_words(state, state.seat, static_cast<Step>(rejection.numbers[2]));
  return text;
}

std::vector<RefusedToken> refused_tokens(const State& state, const Ledger& ledger,
                                         const SeatNames& names) {
  std::vector<RefusedToken> result;
  if (state.awaited != Awaited::kMove) return result;
  for (Token token = 0; token < kTokens; ++token) {
    Events events;
    const auto decided = decide(state, ledger, Move{state.seat, token}, events);
    if (!decided)
      result.push_back({token, decided.error(), refusal_in_words(decided.error(), state, names)});
  }
  return result;
}

}  // namespace ludolog::model
