#include "viewer/model/choices.h"

#include <algorithm>
#include <array>
#include <optional>

#include "core/board_plan.h"
#include "core/decide.h"
#include "core/rules/rule_set.h"
#include "viewer/model/token_status.h"
#include "viewer/model/zone.h"

namespace ludolog::model {
namespace {

constexpr std::string_view kSquare = "square ";

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
    const std::string from = place_in_words(state, e.seat, e.from);
    std::string to = place_in_words(state, e.seat, e.to);
    if (choice.landings.empty() && from.starts_with(kSquare) && to.starts_with(kSquare))
      to.erase(0, kSquare.size());
    choice.text += (choice.landings.empty() ? from + " to " : ", ") + to;
    choice.landings.push_back(e.to);
    const bool was_dead = in_dead_zone(state, e.seat, e.from);
    if (was_dead != in_dead_zone(state, e.seat, e.to))
      choice.text += was_dead ? ", out of the dead zone" : ", into the dead zone";
  }
  void operator()(const TokenCaptured& e) {
    choice.captures = true;
    choice.text += ", captures " + names[e.seat] + "'s token " + std::to_string(e.token + 1);
  }
  void operator()(const TokenFinished&) {
    if (rule_set(state.rule_set).spends) choice.text += ", home";
  }
  void operator()(const TargetsFound&) {
    choice.captures = true;
    choice.text += ", attacks one of several";
  }
  void operator()(const DuelBegan& e) {
    choice.captures = true;
    choice.text += ", attacks " + names[e.target_seat] + "'s " + token_in_words(state, e.target);
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

struct Use {
  std::string key;
  Token token = 0;
  std::string number;
};

/// A move of one token, or nothing when the command is something else.
std::optional<Use> use_of(const State& state, const Command& command) {
  if (const auto* move = std::get_if<Move>(&command))
    return Use{std::to_string(move->token + 1), move->token, ""};
  const auto* spend = std::get_if<Spend>(&command);
  if (spend == nullptr) return std::nullopt;
  const std::string number = (spend->backwards ? "-" : "") + std::to_string(spend->number);
  return Use{letter_of_token(board_of(state), spend->token) + (" " + number), spend->token, number};
}

/// All that a person could try: every token by every number, allowed or not.
std::vector<Command> attempts(const State& state) {
  std::vector<Command> result;
  if (!rule_set(state.rule_set).spends) {
    for (Token token = 0; token < kTokens; ++token) result.emplace_back(Move{state.seat, token});
    return result;
  }
  std::array<int, 7> left{};
  for (const std::uint8_t number : numbers_to_move(state)) ++left.at(number);
  for (std::uint8_t number = 1; number <= 6; ++number)
    for (Token token = 0; left[number] > state.spent[number - 1U] && token < kTokens; ++token)
      for (const bool backwards : {false, true})
        result.emplace_back(Spend{state.seat, token, number, backwards});
  return result;
}

}  // namespace

std::vector<Choice> choices(const State& state, const Ledger& ledger, const SeatNames& names) {
  std::vector<Choice> result;
  if (state.awaited != Awaited::kMove) return result;
  Commands legal;
  legal_commands(state, ledger, legal);
  for (const Command& command : legal) {
    const auto use = use_of(state, command);
    Events events;
    if (!use || !decide(state, ledger, command, events)) continue;
    Describe describe{state, names};
    describe.choice.command = command;
    describe.choice.key = use->key;
    describe.choice.token = use->token;
    describe.choice.number = use->number;
    for (const Event& event : events) std::visit(describe, event);
    result.push_back(std::move(describe.choice));
  }
  return result;
}

std::vector<OtherChoice> other_choices(const State& state, const Ledger& ledger,
                                       const SeatNames& names) {
  std::vector<OtherChoice> result;
  const Board& board = board_of(state);
  Commands legal;
  legal_commands(state, ledger, legal);
  for (const Command& command : legal) {
    Events events;
    if (const auto* chosen = std::get_if<ChooseTarget>(&command)) {
      const Step step = state.steps[chosen->target_seat][chosen->target];
      result.push_back(
          {command,
           {letter_of(board, chosen->target_seat), letter_of_token(board, chosen->target)},
           TokenOf{chosen->target_seat, chosen->target},
           names[chosen->target_seat] + "'s " + token_in_words(state, chosen->target) + " on " +
               place_in_words(state, chosen->target_seat, step)});
    } else if (const auto* revived = std::get_if<Revive>(&command)) {
      result.push_back(
          {command, std::string("revive ") + letter_of_token(board, revived->token),
           TokenOf{revived->seat, revived->token},
           token_in_words(state, revived->token) + " on " +
               place_in_words(state, revived->seat, state.steps[revived->seat][revived->token]) +
               (has(state.closing, revived->token) ? ", who dies when this turn ends" : "")});
    } else if (std::holds_alternative<EndTurn>(command)) {
      result.push_back({command, "end", std::nullopt, "ends the turn"});
    }
  }
  return result;
}

std::string refusal_in_words(const Rejection& rejection, const State& state,
                             const SeatNames& names) {
  if (rejection.why == Refusal::kNotStanding) {
    const auto token = static_cast<Token>(rejection.numbers[0]);
    return status_of(state, state.seat, token, names).text;
  }
  std::string text = describe(rejection, names);
  if (rejection.why == Refusal::kOwnToken)
    text += ", on " + place_in_words(state, state.seat, static_cast<Step>(rejection.numbers[2]));
  return text;
}

std::vector<RefusedToken> refused_tokens(const State& state, const Ledger& ledger,
                                         const SeatNames& names) {
  std::vector<RefusedToken> result;
  if (state.awaited != Awaited::kMove) return result;
  for (const Command& command : attempts(state)) {
    Events events;
    const auto decided = decide(state, ledger, command, events);
    if (decided) continue;
    const auto use = use_of(state, command);
    std::string text = refusal_in_words(decided.error(), state, names);
    const auto same = std::ranges::find_if(result, [&](const RefusedToken& refused) {
      return refused.token == use->token && refused.text == text;
    });
    if (same == result.end()) {
      result.push_back({use->key, use->token, use->number, decided.error(), std::move(text)});
    } else {
      same->key += ", " + use->number;
      same->number += ", " + use->number;
    }
  }
  return result;
}

}  // namespace ludolog::model
