// Events at random: every field over its whole range.
#include "core/rules/rule_set.h"
#include "tests/events/sample.h"

namespace ludolog::events {
namespace {

template <class T>
T below(std::uint64_t low, std::uint64_t end) {
  return static_cast<T>(*rc::gen::inRange<std::uint64_t>(low, end));
}

Seat seat() { return below<Seat>(0, 4); }
Token token() { return below<Token>(0, 4); }
std::uint8_t number() { return below<std::uint8_t>(1, 7); }
Step step() {
  const int value = *rc::gen::inRange(-53, 57);
  if (value == -53) return kYard;
  if (value == -52) return kRemoved;
  return static_cast<Step>(value);
}
template <std::size_t N>
std::array<std::uint8_t, N> bytes() {
  return *rc::gen::container<std::array<std::uint8_t, N>>(rc::gen::arbitrary<std::uint8_t>());
}
std::uint32_t whole(std::uint64_t low) { return below<std::uint32_t>(low, 4'294'967'296); }

Draw draw() {
  Draw draw;
  draw.offset = below<std::uint64_t>(0, kMaxInteger + 1);
  draw.epoch = below<std::uint16_t>(0, 65536);
  draw.sides = below<std::uint16_t>(2, 65536);
  draw.value = below<std::uint16_t>(1, draw.sides + 1U);
  return draw;
}

AnyEvent created() {
  MatchCreated event = sample_created();
  const RuleSet& rules = rule_set(event.rule_set);
  for (std::size_t i = 0; i < rules.options.size(); ++i)
    event.options[i] = below<std::uint8_t>(0, rules.options[i].values.size());
  for (Player& player : event.players)
    player = Player{below<std::uint8_t>(0, Names<Player>::value.size())};
  Genesis genesis{bytes<16>(), std::nullopt};
  if (*rc::gen::arbitrary<bool>())
    genesis.origin = Origin{bytes<16>(), below<std::uint64_t>(1, kMaxInteger + 1), bytes<32>()};
  return {event, genesis};
}

Event plain(std::size_t index) {
  switch (index) {
    case 1:
      return PlayerNamed{seat(), bytes<32>()};
    case 2: {
      const auto parties = below<std::uint8_t>(1, 9);
      return ChanceCommitted{below<std::uint16_t>(0, 65536),
                             ChanceOrigin{below<std::uint8_t>(0, 3)},
                             below<std::uint8_t>(0, parties), parties, bytes<32>()};
    }
    case 3:
      return ChanceRevealed{below<std::uint16_t>(0, 65536), below<std::uint8_t>(0, 8), bytes<32>()};
    case 4:
      return RollOffCalled{below<SeatMask>(1, 16)};
    case 5:
      return StartRolled{seat(), draw()};
    case 6:
      return StarterChosen{seat()};
    case 7:
      return DieRolled{seat(), below<TokenMask>(0, 16), draw()};
    case 8:
      return RollEarned{seat(), RollReason{below<std::uint8_t>(0, 4)}};
    case 9:
      return TokenEntered{seat(), token(), number(), step()};
    case 10:
      return TokenMoved{seat(), token(), number(), step(), step()};
    case 11:
      return TokenCaptured{seat(), token(), seat(), token(), step(), below<Square>(0, 52)};
    case 12:
      return TokenFinished{seat(), token()};
    case 13:
      return MoveUndone{seat(), token(), step(), step()};
    case 14:
      return CaptureUndone{seat(), seat(), token(), step()};
    case 15:
      return TurnEnded{seat(), TurnEnd{below<std::uint8_t>(0, 5)}, seat(), whole(1), whole(1)};
    case 16:
      return PlaceTaken{seat(), below<std::uint8_t>(1, 5), PlaceReason{below<std::uint8_t>(0, 5)}};
    case 17:
      return MatchEnded{EndReason{below<std::uint8_t>(1, 11)}};
    case 18:
      return DrawOffered{seat()};
    case 19:
      return DrawAccepted{seat()};
    case 20:
      return DrawRefused{seat()};
    case 21:
      return SeatResigned{seat()};
    case 22:
      return TokenRemoved{seat(), token(), step()};
    case 24:
      return PoolFixed{below<std::uint16_t>(1, 65536), bytes<32>()};
    case 25:
      return QuizBegan{seat(), below<std::uint8_t>(0, 11)};
    case 26:
      return QuestionDrawn{seat(), below<std::uint8_t>(0, 10), below<std::uint16_t>(0, 65536),
                           draw()};
    case 27:
      return QuestionAsked{seat(), below<std::uint8_t>(0, 10), below<std::uint8_t>(2, 7),
                           below<std::uint8_t>(1, 7), bytes<32>()};
    case 28:
      return QuestionAnswered{seat(), below<std::uint8_t>(0, 10),
                              AnswerMode{below<std::uint8_t>(0, 2)}, below<std::uint8_t>(0, 7),
                              below<std::uint8_t>(0, 2) == 1};
    case 29:
      return BotAnswered{seat(), below<std::uint8_t>(0, 10), below<std::uint8_t>(0, 101),
                         below<std::uint8_t>(0, 2) == 1, draw()};
    case 30:
      return ScoreReported{seat(), below<std::uint8_t>(0, 11), below<std::uint8_t>(0, 11)};
    case 31:
      return QuizScored{seat(), below<std::uint8_t>(0, 11), below<std::uint8_t>(1, 256)};
    case 32:
      return QuizBrokenOff{seat()};
    case 33:
      return SafeTeamDrawn{seat(), below<std::uint8_t>(1, 256), draw()};
    case 34:
      return TurnContinued{seat(), TurnPhase{below<std::uint8_t>(0, 3)},
                           below<std::uint8_t>(0, 127), below<TokenMask>(0, 16)};
    case 35:
      return NumberDiscarded{seat(), number()};
    case 36:
      return TurnPassed{seat()};
    case 37:
      return TargetsFound{seat(), token(), below<std::uint16_t>(0, 65536)};
    case 38:
      return DuelBegan{seat(),
                       token(),
                       below<Square>(0, 52),
                       seat(),
                       token(),
                       below<Square>(0, 52),
                       below<std::uint8_t>(0, 27),
                       below<std::uint8_t>(0, 2) == 1};
    case 39:
      return DuelCompared{seat(), seat(), below<std::uint8_t>(0, 11), below<std::uint8_t>(0, 11),
                          DuelResult{below<std::uint8_t>(0, 3)}};
    case 40:
      return RevivalBegan{seat(), token(), token(), below<Square>(0, 52),
                          below<std::uint8_t>(0, 27)};
    case 41:
      return OutcomeDrawn{seat(), below<std::uint8_t>(0, 11), below<std::uint8_t>(0, 101),
                          below<std::uint8_t>(0, 2) == 1, draw()};
    case 42:
      return TokenKnockedOut{seat(), token(), seat(), token(), step(), below<Square>(0, 52)};
    case 43:
      return TokenRevived{seat(), token(), token(), below<Square>(0, 52)};
    case 44:
      return TokenDied{seat(), token(), step(), DeathCause{below<std::uint8_t>(0, 5)}};
    case 45:
      return TeamOut{seat()};
    case 46:
      return FlagsMoved{{SweepPhase{below<std::uint8_t>(1, 5)}, step(), seat(),
                         below<Square>(0, 52), below<Square>(0, 52), below<Square>(0, 52),
                         below<std::uint8_t>(0, 53)}};
    case 47:
      return KeyCorrected{whole(0), below<std::uint8_t>(1, 7), bytes<32>()};
    default:
      return Retracted{whole(0), seat(), below<SeatMask>(0, 16), bytes<32>()};
  }
}

}  // namespace

rc::Gen<AnyEvent> any_event() {
  return rc::gen::noShrink(rc::gen::exec([] {
    const auto index = below<std::size_t>(0, kTypes);
    return index == 0 ? created() : AnyEvent{plain(index), std::nullopt};
  }));
}

}  // namespace ludolog::events
