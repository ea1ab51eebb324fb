// evolve is total: any event may follow any other. And whatever a forged log leads to, deciding on
// it neither crashes nor gets stuck.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "core/evolve.h"
#include "tests/core/candidates.h"
#include "tests/core/given.h"
#include "tests/core/playout.h"

namespace ludolog::test {
namespace {

/// Fields in the range that a decoder lets through, and no sense at all.
class Nonsense {
 public:
  explicit Nonsense(std::uint64_t seed) : numbers_(seed) {}

  Event event() { return event(std::make_index_sequence<std::variant_size_v<Event>>()); }

 private:
  template <std::size_t... I>
  Event event(std::index_sequence<I...>) {
    const std::uint32_t which = numbers_.below(sizeof...(I));
    Event result;
    ((which == I ? void(result = make(std::variant_alternative_t<I, Event>{})) : void()), ...);
    return result;
  }

  std::uint8_t u8(std::uint32_t n) { return static_cast<std::uint8_t>(numbers_.below(n)); }
  std::uint8_t seat() { return u8(4); }
  std::uint8_t mask() { return u8(16); }
  std::uint32_t any() { return static_cast<std::uint32_t>(numbers_.next()); }
  Step step() {
    const std::uint32_t n = numbers_.below(59);
    return n == 57 ? kYard : n == 58 ? kRemoved : static_cast<Step>(n);
  }
  Draw draw() {
    return {numbers_.next(), u8(3), static_cast<std::uint16_t>(1 + numbers_.below(300)),
            static_cast<std::uint16_t>(1 + numbers_.below(6))};
  }
  template <class E>
  E one_of() {
    return static_cast<E>(numbers_.below(static_cast<std::uint32_t>(Names<E>::value.size())));
  }

  MatchCreated make(MatchCreated e) {
    e.rules_version = u8(3);
    for (auto& player : e.players) player = one_of<Player>();
    for (auto& option : e.options) option = u8(6);
    return e;
  }
  PoolFixed make(PoolFixed) { return {u8(40), {}}; }
  QuizBegan make(QuizBegan) { return {seat(), u8(11)}; }
  QuestionDrawn make(QuestionDrawn) {
    return {seat(), u8(10), static_cast<std::uint16_t>(any()), draw()};
  }
  QuestionAsked make(QuestionAsked) {
    return {seat(),
            u8(10),
            static_cast<std::uint8_t>(2 + u8(5)),
            static_cast<std::uint8_t>(1 + u8(6)),
            {}};
  }
  QuestionAnswered make(QuestionAnswered) {
    return {seat(), u8(10), one_of<AnswerMode>(), u8(7), u8(2) == 1};
  }
  BotAnswered make(BotAnswered) { return {seat(), u8(10), u8(101), u8(2) == 1, draw()}; }
  ScoreReported make(ScoreReported) { return {seat(), u8(11), u8(11)}; }
  QuizScored make(QuizScored) { return {seat(), u8(11), static_cast<std::uint8_t>(1 + u8(11))}; }
  QuizBrokenOff make(QuizBrokenOff) { return {seat()}; }
  SafeTeamDrawn make(SafeTeamDrawn) {
    return {seat(), static_cast<std::uint8_t>(1 + u8(11)), draw()};
  }
  TurnContinued make(TurnContinued) { return {seat(), one_of<TurnPhase>(), u8(127), mask()}; }
  NumberDiscarded make(NumberDiscarded) { return {seat(), static_cast<std::uint8_t>(1 + u8(6))}; }
  TurnPassed make(TurnPassed) { return {seat()}; }
  TargetsFound make(TargetsFound) { return {seat(), u8(4), static_cast<std::uint16_t>(any())}; }
  DuelBegan make(DuelBegan) {
    return {seat(), u8(4), u8(52), seat(), u8(4), u8(52), u8(27), u8(2) == 1};
  }
  DuelCompared make(DuelCompared) { return {seat(), seat(), u8(11), u8(11), one_of<DuelResult>()}; }
  RevivalBegan make(RevivalBegan) { return {seat(), u8(4), u8(4), u8(52), u8(27)}; }
  OutcomeDrawn make(OutcomeDrawn) { return {seat(), u8(11), u8(101), u8(2) == 1, draw()}; }
  TokenKnockedOut make(TokenKnockedOut) { return {seat(), u8(4), seat(), u8(4), step(), u8(52)}; }
  TokenRevived make(TokenRevived) { return {seat(), u8(4), u8(4), u8(52)}; }
  TokenDied make(TokenDied) { return {seat(), u8(4), step(), one_of<DeathCause>()}; }
  TeamOut make(TeamOut) { return {seat()}; }
  FlagsMoved make(FlagsMoved) {
    return {{one_of<SweepPhase>(), step(), seat(), u8(52), u8(52), u8(52), u8(53)}};
  }
  PlayerNamed make(PlayerNamed) { return {seat(), {}}; }
  ChanceCommitted make(ChanceCommitted) {
    return {u8(3), one_of<ChanceOrigin>(), u8(8), static_cast<std::uint8_t>(1 + u8(8)), {}};
  }
  ChanceRevealed make(ChanceRevealed) { return {u8(3), u8(8), {}}; }
  RollOffCalled make(RollOffCalled) { return {mask()}; }
  StartRolled make(StartRolled) { return {seat(), draw()}; }
  StarterChosen make(StarterChosen) { return {seat()}; }
  DieRolled make(DieRolled) { return {seat(), mask(), draw()}; }
  RollEarned make(RollEarned) { return {seat(), one_of<RollReason>()}; }
  TokenEntered make(TokenEntered) { return {seat(), seat(), u8(7), step()}; }
  TokenMoved make(TokenMoved) { return {seat(), seat(), u8(7), step(), step()}; }
  TokenCaptured make(TokenCaptured) { return {seat(), seat(), seat(), seat(), step(), u8(52)}; }
  TokenFinished make(TokenFinished) { return {seat(), seat()}; }
  MoveUndone make(MoveUndone) { return {seat(), seat(), step(), step()}; }
  CaptureUndone make(CaptureUndone) { return {seat(), seat(), seat(), step()}; }
  TurnEnded make(TurnEnded) { return {seat(), one_of<TurnEnd>(), seat(), any(), any()}; }
  PlaceTaken make(PlaceTaken) {
    return {seat(), static_cast<std::uint8_t>(1 + u8(4)), one_of<PlaceReason>()};
  }
  MatchEnded make(MatchEnded) { return {one_of<EndReason>()}; }
  DrawOffered make(DrawOffered) { return {seat()}; }
  DrawAccepted make(DrawAccepted) { return {seat()}; }
  DrawRefused make(DrawRefused) { return {seat()}; }
  SeatResigned make(SeatResigned) { return {seat()}; }
  TokenRemoved make(TokenRemoved) { return {seat(), seat(), step()}; }
  Retracted make(Retracted) { return {u8(100), seat(), mask(), {}}; }
  KeyCorrected make(KeyCorrected) { return {u8(100), u8(8), {}}; }

  Numbers numbers_;
};

void decide_everything(const Stream& stream) {
  Events events;
  Commands commands;
  const auto ask = [&](const Command& command) {
    if (const auto decided = decide(stream, command, events); !decided)
      RC_ASSERT(!describe(decided.error()).empty());
  };
  legal_commands(stream.state(), stream.ledger(), commands);
  for (const Command& command : commands) ask(command);
  open_commands(stream.state(), commands);
  for (const Command& command : commands) ask(command);
  ask(Start{});
  for (Seat seat = 0; seat < kSeats; ++seat) {
    ask(Roll{seat, {stream.ledger().next_offset, 0, 6, 6}});
    for (Token token = 0; token < kTokens; ++token) ask(Move{seat, token});
    ask(Resign{seat});
    ask(AnswerDraw{seat, true});
    ask(CorrectKey{{static_cast<std::uint32_t>(stream.version() / 2), 1, {}}});
    ask(Retract{{static_cast<std::uint32_t>(stream.version() / 2), seat, 0, {}}});
  }
}

RC_GTEST_PROP(Evolve, takes_any_event_after_any_other, (std::uint64_t seed)) {
  Nonsense nonsense(seed);
  Stream stream;
  const int length = *rc::gen::inRange(1, 300);
  for (int i = 0; i < length; ++i) stream.append(nonsense.event(), i % 3 == 0);
  RC_ASSERT(stream.version() == static_cast<std::uint64_t>(length));
}

RC_GTEST_PROP(Evolve, of_nonsense_within_a_match_can_be_decided_on, (std::uint64_t seed)) {
  Playout playout(seed);
  playout.play_on(*rc::gen::inRange(0, 50));
  Stream stream = playout.stream();
  Nonsense nonsense(seed);
  for (int i = 0; i < 60; ++i) {
    const Event event = nonsense.event();
    // These two stop everything at once.
    if (std::holds_alternative<MatchEnded>(event) || std::holds_alternative<MatchCreated>(event))
      continue;
    stream.append(event, true);
    decide_everything(stream);
  }
  Events events;
  for (const Command& command : candidates(stream.ledger()))
    if (const auto decided = decide(stream, command, events); !decided)
      RC_ASSERT(!describe(decided.error()).empty());
}

TEST(Evolve, a_retraction_leaves_the_state_to_the_stream) {
  State state = given("C1@10").state();
  const State before = state;
  evolve(state, Retracted{0, 0, 0, {}});
  EXPECT_EQ(state, before);
}

}  // namespace
}  // namespace ludolog::test
