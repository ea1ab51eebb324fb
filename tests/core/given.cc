#include "tests/core/given.h"

#include <charconv>
#include <ostream>
#include <sstream>

#include <gtest/gtest.h>

#include "core/board_plan.h"
#include "core/diagram.h"
#include "core/rules/bioludo/zone.h"
#include "tests/core/show.h"

namespace ludolog::test {
namespace {

Event without_place(Event event) {
  const auto forget = [](Draw& draw) { draw.epoch = 0, draw.offset = 0; };
  std::visit(
      [&](auto& e) {
        if constexpr (requires { e.draw; }) forget(e.draw);
      },
      event);
  return event;
}

Draw face_up(std::uint16_t face) { return {.offset = 0, .epoch = 0, .sides = 6, .value = face}; }

Players people(const RuleSet& rules, int seats) {
  Players players{};
  for (const SeatMask set : rules.seat_sets)
    for (Seat seat = 0; count(set) == seats && seat < kSeats; ++seat)
      if (has(set, seat)) players[seat] = Player::kHuman;
  return players;
}

/// "C1@10 M2@3"
Steps steps_of(const Board& board, std::string_view text) {
  if (text.find('\n') != std::string_view::npos) {
    const auto steps = read_diagram(board, text);
    if (!steps) ADD_FAILURE() << steps.error();
    return steps.value_or(Steps{});
  }
  Steps steps{};
  for (auto& tokens : steps) tokens.fill(kYard);
  std::istringstream words{std::string(text)};
  for (std::string word; words >> word;) {
    const auto seat = seat_of(board, word[0]);
    const auto token = word.size() > 3 ? token_of(board, word[1]) : std::nullopt;
    int step = -100;
    std::from_chars(word.data() + 3, word.data() + word.size(), step);
    if (word.ends_with("@x")) step = kRemoved;
    const bool fits = step == kRemoved || (step >= board.rear && step <= board.finish);
    if (!seat || !token || word[2] != '@' || !fits)
      ADD_FAILURE() << "no token and step: " << word;
    else
      steps[*seat][*token] = static_cast<Step>(step);
  }
  return steps;
}

/// The lottery, the fallen and the dead of a BiOLudo in mid-match.
void prepare_bioludo(Stream& stream, std::string_view board, const Setting& setting) {
  const auto players = seats_of(stream.state().players);
  for (Seat seat = 0; seat < kSeats; ++seat)
    if (has(players, seat)) stream.append(QuizScored{seat, 0, 1}, false);
  stream.append(SafeTeamDrawn{setting.safe_team, 1, face_up(1)}, false);
  std::istringstream words{std::string(board)};
  for (std::string word; words >> word;) {
    const Seat seat = *seat_of(kBiOLudoBoard, word[0]);
    const Token token = *token_of(kBiOLudoBoard, word[1]);
    if (word.ends_with('!')) stream.append(TokenKnockedOut{seat, token, seat, token, 0, 0}, false);
    if (word.ends_with("@x")) stream.append(TokenDied{seat, token, 0, DeathCause::kZone}, false);
  }
  stream.append(FlagsMoved{bioludo::sweep_after(setting.safe_team, setting.round - 1)}, false);
}

}  // namespace

void PrintTo(const Outcome& outcome, std::ostream* out) {
  if (outcome.rejection) *out << "\n    refused by " << show(*outcome.rejection);
  for (const Event& event : outcome.events) *out << "\n    " << show(event);
}

Outcome events(std::initializer_list<Event> list) { return {.events = list, .rejection = {}}; }

Outcome refused(Clause clause, Refusal why, std::array<std::int64_t, 4> numbers) {
  return {.events = {}, .rejection = Rejection{clause, why, numbers}};
}

Event thrown(Seat seat, std::uint16_t face, TokenMask movable) {
  return DieRolled{seat, movable, face_up(face)};
}
Event thrown_for_start(Seat seat, std::uint16_t face) { return StartRolled{seat, face_up(face)}; }

Outcome Game::does(const Command& command) {
  Events decision;
  const State before = state();
  if (auto decided = decide(stream_, command, decision); !decided) {
    EXPECT_TRUE(decision.empty() && before == state()) << "a refusal changed something";
    EXPECT_FALSE(describe(decided.error()).empty());
    return {.events = {}, .rejection = decided.error()};
  }
  stream_.append(decision.span());
  Outcome outcome;
  for (const Event& event : decision) outcome.events.push_back(without_place(event));
  return outcome;
}

Outcome Game::roll(Seat seat, std::uint16_t face) {
  const Ledger& ledger = stream_.ledger();
  const auto newest =
      static_cast<std::uint16_t>(ledger.epochs.empty() ? 0 : ledger.epochs.size() - 1);
  return does(Roll{seat, {ledger.next_offset, newest, 6, face}});
}

Game& Game::did(const Command& command) {
  const Outcome outcome = does(command);
  if (outcome.rejection) ADD_FAILURE() << show(command) << ": " << show(*outcome.rejection);
  return *this;
}

Game& Game::rolls(std::uint16_t face) {
  const Outcome outcome = roll(face);
  if (outcome.rejection) ADD_FAILURE() << "a throw of " << face << ": " << show(*outcome.rejection);
  return *this;
}

Game& Game::moves(Token token) { return did(Move{awaited_seat(state()), token}); }

Game& Game::waits_for(Seat seat) {
  for (int turns = 0; state().seat != seat; ++turns) {
    rolls(1);
    if (turns == 4 || state().awaited != Awaited::kRoll) {
      ADD_FAILURE() << "seat " << +seat << " cannot be waited for";
      break;
    }
  }
  return *this;
}

std::string Game::board() const {
  return "\n" + draw_diagram(board_of(state()), state().steps, seats_of(state().players));
}

OptionValues options_of(const RuleSet& rules, std::string_view text) {
  OptionValues values = default_options(rules);
  std::istringstream words{std::string(text)};
  for (std::string word; words >> word;) {
    const auto equals = word.find('=');
    const auto option = find_option(rules, word.substr(0, equals));
    const auto value =
        option ? find_value(rules.options[*option], word.substr(equals + 1)) : std::nullopt;
    if (!value) ADD_FAILURE() << "no such option: " << word;
    if (value) values[*option] = *value;
  }
  return values;
}

CreateMatch creation(const Setting& setting) {
  const RuleSet& rules = rule_set(setting.rules);
  return {rules.id, rules.version, people(rules, setting.seats),
          options_of(rules, setting.options)};
}

CommitChance commitment(std::uint16_t epoch, std::uint8_t party, std::uint8_t parties,
                        ChanceOrigin origin) {
  Bytes32 digest{};
  if (origin != ChanceOrigin::kDeclared) digest.fill(static_cast<std::uint8_t>(epoch + party + 1));
  return {{epoch, origin, party, parties, digest}};
}

Game nothing_yet() { return Game(Stream{}); }

Game created(const Setting& setting) {
  Game game = nothing_yet();
  game.did(creation(setting)).did(commitment());
  return game;
}

Game given(std::string_view board, const Setting& setting) {
  Stream stream = created(setting).stream();
  const Steps steps = steps_of(*rule_set(setting.rules).board, board);
  for (Seat seat = 0; seat < kSeats; ++seat)  // Captured in its yard: only the count changes.
    if (has(setting.have_captured, seat))
      stream.append(TokenCaptured{seat, 0, static_cast<Seat>(3 - seat), 0, 0, 0}, false);
  for (Seat seat = 0; seat < kSeats; ++seat)
    for (Token token = 0; token < kTokens; ++token)
      if (steps[seat][token] != kYard)
        stream.append(TokenMoved{seat, token, 0, kYard, steps[seat][token]}, false);
  if (setting.rules == RuleSetId::kBiOLudo) prepare_bioludo(stream, board, setting);
  stream.append(StarterChosen{setting.to_throw}, true);
  for (std::uint32_t i = 0; i < setting.idle_turns; ++i)
    stream.append(TurnEnded{setting.to_throw, TurnEnd::kNoMove, setting.to_throw, 1, 1}, true);
  if (setting.turn != 1 || setting.round != 1)
    stream.append(
        TurnEnded{setting.to_throw, TurnEnd::kMoved, setting.to_throw, setting.turn, setting.round},
        true);
  return Game(std::move(stream));
}

}  // namespace ludolog::test
