#include "tools/cases/simulation/bot_match.h"

#include "core/rules/rule_set.h"
#include "events/chance.h"
#include "events/genesis.h"
#include "events/seal.h"

namespace ludolog::cases {
namespace {

/// One seat alone has the first place; those that stop together share it, and a place in a mere
/// ranking is no win.
bool has_winner(const State& state) {
  if (state.end == EndReason::kNoWinner || state.end == EndReason::kRoundLimit) return false;
  int first = 0;
  for (const std::uint8_t place : state.places) first += place == 1 ? 1 : 0;
  return first == 1;
}

/// Counts what passes by, and seals it when asked to.
class Recorder final : public EventSink {
 public:
  Recorder(Keep keep, bool fights, const events::Genesis& genesis, const State& state,
           RecordedMatch& recorded)
      : keep_(keep), fights_(fights), genesis_(genesis), state_(state), recorded_(recorded) {}

  void take(std::span<const Event> decision) override {
    recorded_.result.events += static_cast<std::uint32_t>(decision.size());
    if (recorded_.result.turns_to_winner == 0 && has_winner(state_))
      recorded_.result.turns_to_winner = turn_;
    turn_ = state_.turn;
    if (fights_) count(decision);
    // Event 0 names the match: it is always sealed.
    if (keep_ != Keep::kNothing || chain_.version() == 0)
      for (const Event& event : decision) seal(event);
  }

  [[nodiscard]] const Bytes32& head() const { return chain_.head(); }

 private:
  void count(std::span<const Event> decision) {
    recorded_.result.fights.count(decision);
    for (const Event& event : decision)
      if (std::holds_alternative<DieRolled>(event)) ++recorded_.result.rolls;
  }

  void seal(const Event& event) {
    events::seal(chain_, event, chain_.version() == 0 ? &genesis_ : nullptr, 0, envelope_);
    if (keep_ == Keep::kEvents) recorded_.stream.add(envelope_);
  }

  Keep keep_;
  bool fights_;
  const events::Genesis& genesis_;
  const State& state_;
  RecordedMatch& recorded_;
  std::uint32_t turn_ = 0;  ///< In which the decision was made.
  events::Chain chain_;
  events::Envelope envelope_;
};

void name_players(const BotMatches& matches, std::uint64_t number, State& state, Ledger& ledger,
                  Recorder& recorder, RecordedMatch& recorded) {
  for (Seat seat = 0; seat < kSeats; ++seat) {
    if (matches.names[seat].empty()) continue;
    auto name =
        events::make_name(events::derive_salt(matches.seed, number, seat), matches.names[seat]);
    LUDOLOG_CHECK(name.has_value());
    const events::ContentId id = recorded.stream.add(std::move(*name));
    recorded.summary.names[seat] = id;
    play(state, ledger, NamePlayer{seat, id}, recorder);
  }
}

}  // namespace

void play_bot_match(const BotMatches& matches, std::uint64_t number, Keep keep,
                    RecordedMatch& recorded) {
  const RuleSet& rules = rule_set(matches.rule_set);
  const Bytes32 seed = events::derive_seed(matches.seed, number);
  const events::Genesis genesis{events::derive_nonce(matches.seed, number), std::nullopt};
  recorded.result = {};
  recorded.stream = {};
  recorded.summary = {};

  State state;
  Ledger ledger;
  Recorder recorder(keep, rules.fights, genesis, state, recorded);
  play(state, ledger,
       CreateMatch{matches.rule_set, rules.version, matches.players, matches.options}, recorder);
  const events::MatchId match = events::match_id(recorder.head());
  play(state, ledger,
       CommitChance{{0, ChanceOrigin::kGiven, 0, 1, events::commitment(match, 0, 0, seed)}},
       recorder);
  name_players(matches, number, state, ledger, recorder, recorded);

  events::SeededChance dice;
  dice.add_epoch({seed});
  events::SeededBotChance bots(dice.key());
  self_play(state, ledger, dice, bots, recorder);
  play(state, ledger, RevealChance{{0, 0, seed}}, recorder);

  recorded.result.places = state.places;
  recorded.result.end = state.end;
  recorded.result.rounds = state.round;
  if (!rules.fights) recorded.result.rolls = static_cast<std::uint32_t>(ledger.draws);
  if (rules.fights && has_winner(state) && state.places[state.safe_team] == 1)
    recorded.result.fights.safe_team_wins = 1;
  for (const std::uint16_t captures : state.captures) recorded.result.captures += captures;
  recorded.head = recorder.head();
  const auto names = recorded.summary.names;
  recorded.summary = store::summary_of(match, state, recorded.result.events);
  recorded.summary.names = names;
}

}  // namespace ludolog::cases
