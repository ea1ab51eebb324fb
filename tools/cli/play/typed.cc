#include "tools/cli/play/typed.h"

#include <charconv>

#include <fmt/core.h>

#include "core/board_plan.h"
#include "core/decide.h"
#include "core/rules/rule_set.h"

namespace ludolog::cli {
namespace {

using Word = Answer::Word;
using Typed = tl::expected<std::optional<Command>, std::string>;

char upper(char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; }

std::optional<Token> token_lettered(const Board& board, char letter) {
  const auto at = board.plan->token_letters.find(upper(letter));
  if (at == std::string_view::npos) return std::nullopt;
  return static_cast<Token>(at);
}

std::optional<int> whole_number(std::string_view text) {
  int number = 0;
  const char* end = text.data() + text.size();
  if (text.starts_with('+')) text.remove_prefix(1);
  const auto read = std::from_chars(text.data(), end, number);
  if (read.ec != std::errc() || read.ptr != end || number < -99 || number > 99) return std::nullopt;
  return number;
}

/// "s 5", "s5", "s -5"; the letter alone where one number is left.
Typed typed_spend(const Stream& stream, const std::string& line) {
  const State& state = stream.state();
  const auto token = token_lettered(board_of(state), line[0]);
  if (!token) return std::nullopt;
  std::string_view rest = std::string_view(line).substr(1);
  while (rest.starts_with(' ')) rest.remove_prefix(1);
  std::optional<int> number = whole_number(rest);
  if (rest.empty() || rest == "-") {
    Commands legal;
    legal_commands(state, stream.ledger(), legal);
    for (const Command& command : legal) {
      const auto* spend = std::get_if<Spend>(&command);
      if (spend == nullptr) continue;
      if (number && std::abs(*number) != spend->number)
        return tl::unexpected(fmt::format("{} by which number", upper(line[0])));
      number = rest.empty() ? spend->number : -spend->number;
    }
  }
  if (!number || *number == 0) return std::nullopt;
  return Spend{state.seat, *token, static_cast<std::uint8_t>(std::abs(*number)), *number < 0};
}

/// "mt": the Trooper of the team whose letter is M.
Typed typed_target(const State& state, const std::string& line) {
  if (line.size() != 2) return std::nullopt;
  const auto seat = seat_of(board_of(state), upper(line[0]));
  const auto token = token_lettered(board_of(state), line[1]);
  if (!seat || !token) return std::nullopt;
  return ChooseTarget{state.seat, *seat, *token};
}

Typed typed_answer(const Stream& stream, const Answer& answer) {
  const Seat seat = awaited_seat(stream.state());
  switch (answer_way(stream)) {
    case AnswerWay::kOption:
      if (answer.text.size() == 1 && answer.text[0] >= 'a' && answer.text[0] <= 'f')
        return AnswerQuestion{seat, static_cast<std::uint8_t>(answer.text[0] - 'a' + 1)};
      if (answer.word == Word::kNumber && answer.number < 256)
        return AnswerQuestion{seat, static_cast<std::uint8_t>(answer.number)};
      return std::nullopt;
    case AnswerWay::kReport:
      if (answer.word == Word::kYes || answer.text == "right") return ReportAnswer{seat, true};
      if (answer.word == Word::kNo || answer.text == "wrong") return ReportAnswer{seat, false};
      return std::nullopt;
    case AnswerWay::kScore:
      if (answer.word == Word::kNumber && answer.number < 256)
        return ReportScore{seat, static_cast<std::uint8_t>(answer.number)};
      return std::nullopt;
    case AnswerWay::kNone:
      break;
  }
  return std::nullopt;
}

}  // namespace

AnswerWay answer_way(const Stream& stream) {
  if (stream.state().awaited != Awaited::kAnswer) return AnswerWay::kNone;
  Commands legal;
  legal_commands(stream.state(), stream.ledger(), legal);
  for (const Command& command : legal) {
    if (std::holds_alternative<AnswerQuestion>(command)) return AnswerWay::kOption;
    if (std::holds_alternative<ReportAnswer>(command)) return AnswerWay::kReport;
    if (std::holds_alternative<ReportScore>(command)) return AnswerWay::kScore;
  }
  return AnswerWay::kNone;
}

Typed typed_command(const Stream& stream, const Answer& answer) {
  const State& state = stream.state();
  if (answer.word == Word::kRevive) {
    const auto token = answer.argument.size() == 1
                           ? token_lettered(board_of(state), answer.argument[0])
                           : std::nullopt;
    if (!token) return tl::unexpected(std::string("revive takes the letter of a character"));
    return Revive{awaited_seat(state), *token};
  }
  if (answer.word == Word::kEnd) return EndTurn{awaited_seat(state)};
  if (state.awaited == Awaited::kAnswer) return typed_answer(stream, answer);
  const bool spends = rule_set(state.rule_set).spends;
  // Out of place too: the rules say why it cannot be.
  if (spends && answer.word == Word::kUnknown) {
    const Typed spend = typed_spend(stream, answer.text);
    return !spend || *spend ? spend : typed_target(state, answer.text);
  }
  if (state.awaited == Awaited::kMove && !spends && answer.word == Word::kNumber) {
    if (answer.number < 1 || answer.number > kTokens)
      return tl::unexpected(fmt::format("there is no token {}", answer.number));
    return Move{state.seat, static_cast<Token>(answer.number - 1)};
  }
  return std::nullopt;
}

}  // namespace ludolog::cli
