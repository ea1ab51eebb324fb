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
      return PlaceTaken{seat(), below<std::uint8_t>(1, 5), PlaceReason{below<std::uint8_t>(0, 4)}};
    case 17:
      return MatchEnded{EndReason{below<std::uint8_t>(1, 8)}};
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
