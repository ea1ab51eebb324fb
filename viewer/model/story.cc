#include "viewer/model/story.h"

#include <algorithm>
#include <optional>

#include "core/board_plan.h"
#include "core/rules/rule_set.h"
#include "viewer/model/numbers.h"
#include "viewer/model/story_bioludo.h"

namespace ludolog::model {
namespace {

std::string number(std::uint64_t n) { return std::to_string(n); }

std::string list_of(SeatMask seats, const SeatNames& names) {
  std::string text;
  for (Seat seat = 0; seat < kSeats; ++seat)
    if (has(seats, seat)) text += (text.empty() ? "" : ", ") + names[seat];
  return text;
}

std::string ordinal(std::uint8_t place) {
  constexpr std::array<std::string_view, 5> kOrdinals{"no", "first", "second", "third", "fourth"};
  return std::string(kOrdinals[place < kOrdinals.size() ? place : 0]);
}

struct Sentence {
  const State& before;
  const SeatNames& names;

  [[nodiscard]] std::string token(Token n) const { return token_in_words(before, n); }

  struct Chain {
    std::string numbers;   ///< "6-6-2"
    std::string landings;  ///< "E1, C5, A5"
  };
  /// Of the move that begins with a landing on `first`, where it takes more than one number.
  [[nodiscard]] std::optional<Chain> chain(Seat seat, Step first) const {
    if (before.awaited != Awaited::kMove) return std::nullopt;
    if (rule_set(before.rule_set).spends) return std::nullopt;
    const Numbers numbers = numbers_to_move(before);
    if (numbers.size() < 2) return std::nullopt;
    Chain chain{numbers_in_words(before), place_in_words(before, seat, first)};
    int step = first;
    for (std::size_t i = 1; i < numbers.size(); ++i) {
      step = std::min(step + numbers[i], int{board_of(before).finish});
      chain.landings += ", " + place_in_words(before, seat, static_cast<Step>(step));
    }
    return chain;
  }

  std::string operator()(const MatchCreated& e) const {
    const RuleSet* rules = find_rule_set(e.rule_set, e.rules_version);
    std::string text = std::string(rules != nullptr ? rules->title : "unknown rules") +
                       ", rules version " + number(e.rules_version);
    const char* between = ": ";
    for (Seat seat = 0; seat < kSeats; ++seat) {
      if (e.players[seat] == Player::kNobody) continue;
      text += between + names[seat] + " (" + std::string(name_of(e.players[seat])) + ")";
      between = ", ";
    }
    return text;
  }
  std::string operator()(const PlayerNamed& e) const {
    return std::string(board_of(before).plan->seat_names[e.seat]) + " is played by " +
           names[e.seat];
  }
  std::string operator()(const ChanceCommitted& e) const {
    if (e.origin == ChanceOrigin::kDeclared) return "real dice are thrown and declared";
    return std::string("dice committed") +
           (e.origin == ChanceOrigin::kGiven ? ", from a given seed" : "") +
           (e.epoch == 0 ? "" : ", epoch " + number(e.epoch)) +
           (e.parties == 1 ? "" : ", party " + number(e.party + 1U) + " of " + number(e.parties));
  }
  std::string operator()(const ChanceRevealed& e) const {
    return "seed of the dice revealed" +
           (e.epoch == 0 ? std::string() : ", epoch " + number(e.epoch));
  }
  std::string operator()(const RollOffCalled& e) const {
    return list_of(e.seats, names) + " throw for who begins";
  }
  std::string operator()(const StartRolled& e) const {
    return names[e.seat] + " throws " + number(e.draw.value);
  }
  std::string operator()(const StarterChosen& e) const { return names[e.seat] + " begins"; }
  std::string operator()(const DieRolled& e) const {
    // In a chain a six is kept for the move.
    const bool spends = rule_set(before.rule_set).spends;
    const bool kept = spends || (e.draw.value == 6 && rule_set(before.rule_set).chains);
    return names[e.seat] + " rolls " + number(e.draw.value) +
           (e.movable == 0 && !kept ? ", which cannot be used" : "");
  }
  std::string operator()(const RollEarned& e) const {
    constexpr std::array<std::string_view, 4> kFor{"for the six", "for the capture",
                                                   "for reaching the finish", "to try for a six"};
    return names[e.seat] + " rolls again " + std::string(kFor[static_cast<std::size_t>(e.reason)]);
  }
  std::string operator()(const TokenEntered& e) const {
    if (const auto taken = chain(e.seat, e.to))
      return names[e.seat] + ": " + taken->numbers + " enters " + taken->landings + " with " +
             token(e.token);
    return names[e.seat] + " enters " + token(e.token) + " on " +
           place_in_words(before, e.seat, e.to);
  }
  std::string operator()(const TokenMoved& e) const {
    const std::string from = place_in_words(before, e.seat, e.from);
    if (const auto taken = chain(e.seat, e.to))
      return names[e.seat] + ": " + taken->numbers + " moves " + token(e.token) + " from " + from +
             " to " + taken->landings;
    const bool back = e.from != kYard && e.to < e.from && before.awaited == Awaited::kMove &&
                      board_of(before).rear < 0;
    return names[e.seat] + " moves " + token(e.token) + " by " + number(e.number) +
           (back ? " backwards" : "") + " from " + from + " to " +
           place_in_words(before, e.seat, e.to);
  }
  std::string operator()(const TokenCaptured& e) const {
    return names[e.by_seat] + " captures " + token(e.token) + " of " + names[e.seat] + " on " +
           place_in_words(before, e.seat, e.from);
  }
  std::string operator()(const TokenFinished& e) const {
    return names[e.seat] + "'s " + token(e.token) + " is home";
  }
  std::string operator()(const MoveUndone& e) const {
    return names[e.seat] + "'s " + token(e.token) + " goes back to " +
           place_in_words(before, e.seat, e.to);
  }
  std::string operator()(const CaptureUndone& e) const {
    return names[e.seat] + "'s captured " + token(e.token) + " returns to " +
           place_in_words(before, e.seat, e.to);
  }
  std::string operator()(const TurnEnded& e) const {
    constexpr std::array<std::string_view, 5> kWhy{"", "no move is possible; ",
                                                   "third six in a row; ", "", ""};
    return std::string(kWhy[static_cast<std::size_t>(e.reason)]) + names[e.next] + "'s turn";
  }
  std::string operator()(const PlaceTaken& e) const {
    return names[e.seat] + (e.reason == PlaceReason::kShared ? " shares " : " takes ") +
           ordinal(e.place) + " place";
  }
  std::string operator()(const MatchEnded& e) const {
    constexpr std::array<std::string_view, 11> kWhy{
        "",
        "every place is taken",
        "there is a winner",
        "one seat is left",
        "a draw was agreed",
        "nobody has moved for too long",
        "the limit of turns is reached",
        "the match was abandoned",
        "every other team is dead",
        "no team can win any more: each has a dead character, and two have one home",
        "the limit of rounds is reached",
    };
    return "the match is over: " + std::string(kWhy[static_cast<std::size_t>(e.reason)]);
  }
  std::string operator()(const DrawOffered& e) const { return names[e.seat] + " offers a draw"; }
  std::string operator()(const DrawAccepted& e) const {
    return names[e.seat] + " accepts the draw";
  }
  std::string operator()(const DrawRefused& e) const { return names[e.seat] + " refuses the draw"; }
  std::string operator()(const SeatResigned& e) const { return names[e.seat] + " resigns"; }
  std::string operator()(const TokenRemoved& e) const {
    return names[e.seat] + "'s " + token(e.token) + " leaves the board";
  }
  std::string operator()(const Retracted& e) const {
    return names[e.asked_by] + " takes back everything since event " + number(e.to);
  }
  /// What happens in BiOLudo alone.
  template <class Other>
  std::string operator()(const Other& e) const {
    return bioludo_sentence(e, before, names);
  }
};

/// "6, 6 and 2": those thrown that are not used up.
std::string unspent_in_words(const State& state) {
  std::vector<std::uint8_t> left;
  for (const auto& [thrown, spent] : thrown_numbers(state))
    if (!spent) left.push_back(thrown);
  std::string text;
  for (std::size_t i = 0; i < left.size(); ++i)
    text += (i == 0 ? "" : i + 1 == left.size() ? " and " : ", ") + number(left[i]);
  return text;
}

}  // namespace

std::string option_letter(std::size_t option) { return {static_cast<char>('A' + option)}; }

std::string numbers_in_words(const State& state) {
  std::string text;
  for (const std::uint8_t n : numbers_to_move(state)) text += (text.empty() ? "" : "-") + number(n);
  return text;
}

SeatNames short_names(const Board& board, SeatNames given) {
  for (Seat seat = 0; seat < kSeats; ++seat)
    if (given[seat].empty()) given[seat] = board.plan->seat_names[seat];
  return given;
}

std::string shortened(const std::string& text, std::size_t letters) {
  std::size_t seen = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool begins = (static_cast<unsigned char>(text[i]) & 0xC0U) != 0x80U;
    if (begins && seen++ == letters) return text.substr(0, i) + "..";
  }
  return text;
}

std::string capitalised(std::string text) {
  if (!text.empty() && text[0] >= 'a' && text[0] <= 'z')
    text[0] = static_cast<char>(text[0] - 'a' + 'A');
  return text;
}

SeatNames display_names(const State& state, const SeatNames& given) {
  SeatNames names = short_names(board_of(state), given);
  for (Seat seat = 0; seat < kSeats; ++seat)
    if (given[seat].empty() && is_bot(state.players[seat]))
      names[seat] += " (" + std::string(name_of(state.players[seat])) + ")";
  return names;
}

std::string place_in_words(const State& state, Seat seat, Step step) {
  const Board& board = board_of(state);
  if (step == kYard) return "the yard";
  if (board.plan->named_cells && step >= 0) return name_of(board, cell_of(board, seat, 0, step));
  if (step == board.finish) return "the finish";
  if (on_track(board, step)) return "square " + number(square_of(board, seat, step));
  if (in_column(board, step)) return "home square " + std::to_string(step - board.entrance);
  return "off the board";
}

std::string token_in_words(const State& state, Token token) {
  return std::string(board_of(state).plan->token_names[token]);
}

std::string sentence(const Event& event, const State& before, const SeatNames& names) {
  return std::visit(Sentence{before, names}, event);
}

std::string sentence_while_playing(const Event& event, const State& before,
                                   const SeatNames& names) {
  const bool answers = std::holds_alternative<QuestionAnswered>(event) ||
                       std::holds_alternative<BotAnswered>(event) ||
                       std::holds_alternative<ScoreReported>(event);
  const Quiz& quiz = before.quiz;
  const bool people =
      !is_bot(before.players[quiz.sides[0]]) || !is_bot(before.players[quiz.sides[1]]);
  if (answers && quiz.both && people && side_to_answer(before) == 0)
    return names[quiz.sides[0]] + " has answered";
  return sentence(event, before, names);
}

std::string task_in_words(const State& state, const SeatNames& names) {
  const std::string& who = names[awaited_seat(state)];
  switch (state.awaited) {
    case Awaited::kCreation:
      return "no match yet";
    case Awaited::kChance:
      return "the dice are to be committed";
    case Awaited::kStart:
      return "ready to start";
    case Awaited::kRoll:
      if (!has_begun(state)) return who + " is to throw for who begins";
      if (rule_set(state.rule_set).chains && state.number == 6)
        return who + " is to throw again, after " + numbers_in_words(state);
      return who + " is to throw";
    case Awaited::kMove:
      return who + " is to move by " +
             (rule_set(state.rule_set).spends ? unspent_in_words(state) : numbers_in_words(state));
    case Awaited::kDrawAnswer:
      return who + " is to answer the offer of a draw";
    case Awaited::kSettling:
      return who + "'s move is under way";
    case Awaited::kNothing:
      return result_in_words(state, names);
    case Awaited::kQuestionDraw:
      return "a question is to be drawn for " + who;
    case Awaited::kQuestion:
      return "a question is to be shown to " + who;
    case Awaited::kAnswer:
      return who + " is to answer";
    case Awaited::kBotAnswer:
      return who + "'s answer is to be drawn";
    case Awaited::kLottery:
      return "the Safe Team is to be drawn";
    case Awaited::kTarget:
      return who + " is to choose whom to attack";
    case Awaited::kOutcome:
      return "the outcome is to be drawn";
    case Awaited::kEndOfTurn:
      return who + " may revive or end the turn";
  }
  return {};
}

std::string awaited_in_words(const State& state, const SeatNames& names) {
  const bool turn = has_begun(state) && state.awaited != Awaited::kNothing;
  return (turn ? "turn " + number(state.turn) + ": " : "") + task_in_words(state, names);
}

std::string result_in_words(const State& state, const SeatNames& names) {
  std::string text;
  for (std::uint8_t place = 1; place <= kSeats; ++place)
    for (Seat seat = 0; seat < kSeats; ++seat)
      if (state.places[seat] == place)
        text += (text.empty() ? "" : ", ") + number(place) + ". " + names[seat];
  switch (state.end) {
    case EndReason::kNone:
      return text.empty() ? "not over" : "so far " + text;
    case EndReason::kAbandoned:
      return text.empty() ? "abandoned" : "abandoned; " + text;
    case EndReason::kDrawAgreed:
      return "draw: " + text;
    case EndReason::kNoProgress:
    case EndReason::kTurnLimit:
    case EndReason::kRoundLimit:
      return "stopped by the limit of turns: " + text;
    case EndReason::kNoWinner:
      return "no winner; by who is home, alive and ahead: " + text;
    case EndReason::kAllPlaced:
    case EndReason::kFirstWinner:
    case EndReason::kResigned:
    case EndReason::kLastTeam:
      break;
  }
  return text;
}

}  // namespace ludolog::model
