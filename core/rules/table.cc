#include "core/rules/table.h"

#include <algorithm>

#include "core/evolve.h"

namespace ludolog::table {
namespace {

/// Places taken so far; those of this very decision are entered by the caller.
class Places {
 public:
  explicit Places(const State& state) : seats_(count(seats_of(state.players))) {
    for (const std::uint8_t place : state.places) enter(place);
  }
  void enter(std::uint8_t place) { taken_ |= 1U << place; }
  [[nodiscard]] std::uint8_t next() const {
    std::uint8_t place = 1;
    while ((taken_ >> place & 1U) != 0) ++place;
    return place;
  }
  [[nodiscard]] std::uint8_t last() const {
    auto place = static_cast<std::uint8_t>(seats_);
    while (place > 1 && (taken_ >> place & 1U) != 0) --place;
    return place;
  }

 private:
  unsigned taken_ = 0;
  int seats_;
};

/// Order of a seat in the round, from the one that began.
int order(const State& state, Seat seat) {
  return (seat + static_cast<int>(kSeats) - state.starter) % 4;
}

/// Seats that still play share the next place, and the match is over.
void share_rest(SeatMask playing, std::uint8_t place, EndReason reason, Events& events) {
  for (Seat seat = 0; seat < kSeats; ++seat)
    if (has(playing, seat)) events.push_back(PlaceTaken{seat, place, PlaceReason::kShared});
  events.push_back(MatchEnded{reason});
}

/// One seat is left: it takes the next place, and the match is over.
void last_seat(SeatMask playing, std::uint8_t place, EndReason reason, Events& events) {
  events.push_back(
      PlaceTaken{static_cast<Seat>(std::countr_zero(playing)), place, PlaceReason::kLast});
  events.push_back(MatchEnded{reason});
}

/// `places`: asked for only when a limit is reached.
template <class GetPlaces>
void pass_turn(const State& state, SeatMask playing, const GetPlaces& places, TurnEnding ending,
               Events& events) {
  const RuleSet& rules = *find_rule_set(state.rule_set, state.rules_version);
  const std::uint32_t idle = ending.moved ? 0 : state.idle_turns + 1;
  if (rules.idle_turn_limit != 0 && idle >= rules.idle_turn_limit)
    return share_rest(playing, places().next(), EndReason::kNoProgress, events);
  if (rules.turn_limit != 0 && state.turn >= rules.turn_limit)
    return share_rest(playing, places().next(), EndReason::kTurnLimit, events);
  const Seat next = next_seat(playing, state.seat);
  const bool new_round = order(state, next) <= order(state, state.seat);
  events.push_back(TurnEnded{state.seat, ending.reason, next, state.turn + 1,
                             state.round + (new_round ? 1U : 0U)});
}

/// All of the roll-off have thrown: the highest begins, or those tied for it throw again (CL-1).
void settle_roll_off(const std::array<std::uint8_t, kSeats>& faces, SeatMask between,
                     Events& events) {
  std::uint8_t highest = 0;
  SeatMask tied = 0;
  for (Seat seat = 0; seat < kSeats; ++seat) {
    if (!has(between, seat) || faces[seat] < highest) continue;
    if (faces[seat] > highest) tied = 0;
    highest = faces[seat];
    tied = static_cast<SeatMask>(tied | bit(seat));
  }
  if (count(tied) == 1)
    events.push_back(StarterChosen{static_cast<Seat>(std::countr_zero(tied))});
  else
    events.push_back(RollOffCalled{tied});
}

}  // namespace

void end_turn(const State& state, TurnEnding ending, Events& events) {
  pass_turn(
      state, state.playing, [&state] { return Places(state); }, ending, events);
}

void take_place(const State& state, Finish finish, Events& events) {
  Places places(state);
  const std::uint8_t place = places.next();
  places.enter(place);
  events.push_back(PlaceTaken{state.seat, place, PlaceReason::kFinished});
  const SeatMask playing = without(state.playing, state.seat);
  if (finish.ends_match)
    events.push_back(MatchEnded{EndReason::kFirstWinner});
  else if (count(playing) == 1)
    last_seat(playing, places.next(), EndReason::kAllPlaced, events);
  else
    pass_turn(
        state, playing, [&places] { return places; }, {.reason = TurnEnd::kFinished, .moved = true},
        events);
}

tl::expected<void, Rejection> create(const CreateMatch& command, Events& events) {
  const RuleSet* rules = find_rule_set(command.rule_set, command.rules_version);
  if (rules == nullptr)
    return tl::unexpected(Rejection{tb(1), Refusal::kUnknownRules, {command.rules_version}});
  for (std::size_t i = 0; i < kMaxOptions; ++i) {
    const std::size_t values = i < rules->options.size() ? rules->options[i].values.size() : 1;
    if (command.options[i] >= values)
      return tl::unexpected(Rejection{
          tb(1), Refusal::kBadOption, {static_cast<std::int64_t>(i), command.options[i]}});
  }
  const SeatMask seats = seats_of(command.players);
  if (std::find(rules->seat_sets.begin(), rules->seat_sets.end(), seats) == rules->seat_sets.end())
    return tl::unexpected(Rejection{rules->clauses.seats, Refusal::kBadSeats, {seats}});
  for (Seat seat = 0; seat < kSeats; ++seat)
    if (!may_play(*rules, command.players[seat]))
      return tl::unexpected(Rejection{rules->clauses.seats,
                                      Refusal::kBadPlayer,
                                      {seat, static_cast<int>(command.players[seat])}});
  State probe;
  probe.options = command.options;
  if (const auto starter = rules->chosen_starter(probe); starter && !has(seats, *starter))
    return tl::unexpected(Rejection{rules->clauses.starter, Refusal::kSeatNotPlaying, {*starter}});
  events.push_back(
      MatchCreated{command.rule_set, command.rules_version, command.players, command.options});
  return {};
}

tl::expected<void, Rejection> start(const RuleSet& rules, const State& state, Events& events) {
  if (const auto starter = rules.chosen_starter(state))
    events.push_back(StarterChosen{*starter});
  else
    events.push_back(RollOffCalled{state.playing});
  return {};
}

tl::expected<void, Rejection> roll_off(const State& state, const Roll& roll, Events& events) {
  events.push_back(StartRolled{roll.seat, roll.draw});
  if (state.roll_off == bit(roll.seat)) {
    auto faces = state.start_faces;
    faces[roll.seat] = static_cast<std::uint8_t>(roll.draw.value);
    settle_roll_off(faces, state.in_roll_off, events);
  }
  return {};
}

tl::expected<void, Rejection> may_offer(const RuleSet& rules, const State& state, Seat seat) {
  if (state.asked != 0)
    return tl::unexpected(
        Rejection{rules.clauses.draw, Refusal::kOfferPending, {state.offered_by}});
  if (!has_begun(state) || state.awaited != Awaited::kRoll || state.seat != seat)
    return tl::unexpected(Rejection{rules.clauses.draw,
                                    Refusal::kNotToThrow,
                                    {seat, state.seat, static_cast<int>(state.awaited)}});
  if (state.offered)
    return tl::unexpected(Rejection{rules.clauses.draw, Refusal::kAlreadyOffered, {seat}});
  return {};
}

tl::expected<void, Rejection> offer_draw(const RuleSet& rules, const State& state,
                                         const OfferDraw& command, Events& events) {
  if (auto allowed = may_offer(rules, state, command.seat); !allowed) return allowed;
  events.push_back(DrawOffered{command.seat});
  return {};
}

tl::expected<void, Rejection> answer_draw(const RuleSet& rules, const State& state,
                                          const AnswerDraw& command, Events& events) {
  if (!has(state.asked, command.seat))
    return tl::unexpected(
        Rejection{rules.clauses.draw, Refusal::kNotYourTurn, {command.seat, awaited_seat(state)}});
  if (!command.accept) {
    events.push_back(DrawRefused{command.seat});
    return {};
  }
  events.push_back(DrawAccepted{command.seat});
  if (state.asked != bit(command.seat)) return {};
  if (rules.agree_draw != nullptr) {
    State accepted = state;
    evolve(accepted, events.back());
    rules.agree_draw(accepted, events);
  } else {
    share_rest(state.playing, Places(state).next(), EndReason::kDrawAgreed, events);
  }
  return {};
}

tl::expected<void, Rejection> resign(const RuleSet& rules, const State& state,
                                     const Resign& command, Events& events) {
  const Seat seat = command.seat;
  if (!has(state.playing, seat))
    return tl::unexpected(Rejection{rules.clauses.resign, Refusal::kSeatNotPlaying, {seat}});
  if (rules.resign != nullptr) {
    rules.resign(state, seat, events);
    return {};
  }
  events.push_back(SeatResigned{seat});
  for (Token token = 0; token < kTokens; ++token)
    if (state.steps[seat][token] != kRemoved)
      events.push_back(TokenRemoved{seat, token, state.steps[seat][token]});
  Places places(state);
  const std::uint8_t place = places.last();
  places.enter(place);
  events.push_back(PlaceTaken{seat, place, PlaceReason::kResigned});

  const SeatMask playing = without(state.playing, seat);
  if (count(playing) == 1)
    last_seat(playing, places.next(), EndReason::kResigned, events);
  else if (state.roll_off == bit(seat))
    settle_roll_off(state.start_faces, without(state.in_roll_off, seat), events);
  else if (state.asked == bit(seat))  // Everybody else has accepted.
    share_rest(playing, places.next(), EndReason::kDrawAgreed, events);
  else if (has_begun(state) && state.seat == seat)
    pass_turn(
        state, playing, [&places] { return places; },
        {.reason = TurnEnd::kResigned, .moved = state.moved != 0}, events);
  return {};
}

}  // namespace ludolog::table
