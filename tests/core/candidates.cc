#include "tests/core/candidates.h"

#include "tests/core/given.h"

namespace ludolog::test {
namespace {

constexpr std::array<Seat, 6> kAnySeats{0, 1, 2, 3, 4, 255};
constexpr std::array<Token, 6> kAnyTokens{0, 1, 2, 3, 4, 255};

void add_throws(const Ledger& ledger, Seat seat, std::vector<Command>& commands) {
  const auto epoch =
      static_cast<std::uint16_t>(ledger.epochs.empty() ? 0 : ledger.epochs.size() - 1);
  const std::uint64_t next = ledger.next_offset;
  for (std::uint16_t face = 0; face <= 7; ++face)
    commands.push_back(Roll{seat, {next, epoch, 6, face}});
  commands.push_back(Roll{seat, {next, epoch, 20, 1}});
  commands.push_back(Roll{seat, {next, static_cast<std::uint16_t>(epoch + 1), 6, 1}});
  if (next != 0) commands.push_back(Roll{seat, {next - 1, epoch, 6, 1}});
}

void add_answers(Seat seat, std::vector<Command>& commands) {
  for (std::uint8_t option = 0; option <= 7; ++option)
    commands.push_back(AnswerQuestion{seat, option});
  for (std::uint8_t correct = 0; correct <= 11; ++correct)
    commands.push_back(ReportScore{seat, correct});
  commands.push_back(ReportAnswer{seat, true});
  commands.push_back(ReportAnswer{seat, false});
}

void add_moves(Seat seat, std::vector<Command>& commands) {
  for (const Token token : kAnyTokens) {
    commands.push_back(Move{seat, token});
    commands.push_back(Revive{seat, token});
    for (const Seat target : kAnySeats) commands.push_back(ChooseTarget{seat, target, token});
    for (std::uint8_t number = 0; number <= 7; ++number)
      for (const bool back : {false, true}) commands.push_back(Spend{seat, token, number, back});
  }
  commands.push_back(EndTurn{seat});
}

}  // namespace

std::vector<Command> candidates(const Ledger& ledger) {
  std::vector<Command> commands{Start{}, Abandon{}, creation(), FixPool{9, {7}},
                                FixPool{2001, {7}}};
  for (const Seat seat : kAnySeats) {
    add_throws(ledger, seat, commands);
    add_moves(seat, commands);
    add_answers(seat, commands);
    commands.push_back(OfferDraw{seat});
    commands.push_back(AnswerDraw{seat, true});
    commands.push_back(AnswerDraw{seat, false});
    commands.push_back(Resign{seat});
  }
  return commands;
}

}  // namespace ludolog::test
