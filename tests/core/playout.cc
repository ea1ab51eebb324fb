#include "tests/core/playout.h"

#include "core/rules/bioludo/zone.h"
#include "core/rules/rule_set.h"
#include "tests/core/given.h"

namespace ludolog::test {

std::vector<Event> scattered(Numbers& numbers, SeatMask seats) {
  std::vector<Event> events;
  std::array<bool, 52> taken{};
  std::array<std::array<bool, 6>, kSeats> column_taken{};
  for (Seat seat = 0; seat < kSeats; ++seat) {
    for (Token token = 0; has(seats, seat) && token < kTokens; ++token) {
      // One token at least is not on the finish: the match is not over.
      const auto step = static_cast<Step>(numbers.below(token == 0 ? 55 : 70));
      if (step > kBoard52.finish && !numbers.one_in(2)) continue;
      const Step to = std::min(step, kBoard52.finish);
      if (to != kBoard52.finish) {
        bool& here = on_track(kBoard52, to) ? taken[square_of(kBoard52, seat, to)]
                                            : column_taken[seat][static_cast<unsigned>(to - 51)];
        if (here) continue;
        here = true;
      }
      events.push_back(TokenMoved{seat, token, 1, kYard, to});
    }
  }
  return events;
}

Players bioludo_players(Numbers& numbers, Players seats) {
  const auto players = rule_set(RuleSetId::kBiOLudo).players;
  for (Player& player : seats)
    if (player != Player::kNobody && numbers.one_in(2))
      player = players[numbers.below(static_cast<std::uint32_t>(players.size()))];
  return seats;
}

std::vector<Event> bioludo_scattered(Numbers& numbers, const State& state) {
  const Board& board = kBiOLudoBoard;
  std::vector<Event> events;
  for (Seat seat = 0; seat < kSeats; ++seat) {
    for (Token token = 0; has(state.playing, seat) && token < kTokens; ++token) {
      if (token != 0 && numbers.one_in(3)) continue;  // Somebody is out, and alive.
      const auto far = static_cast<std::uint32_t>(board.home - board.rear + (token == 0 ? 0 : 1));
      const auto step = static_cast<Step>(board.rear + static_cast<int>(numbers.below(far)));
      events.push_back(TokenMoved{seat, token, 1, kYard, step});
      if (token != 0 && numbers.one_in(8))
        events.push_back(TokenDied{seat, token, step, DeathCause::kNotRevived});
      else if (on_track(board, step) && numbers.one_in(8))
        events.push_back(
            TokenKnockedOut{seat, token, seat, token, step, square_of(board, seat, step)});
    }
  }
  for (Seat seat = 0; seat < kSeats; ++seat)
    if (has(state.playing, seat)) events.push_back(QuizScored{seat, 0, 1});
  const Seat safe = next_seat(state.playing, static_cast<Seat>(numbers.below(kSeats)));
  events.push_back(SafeTeamDrawn{safe, 1, {}});
  return events;
}

Playout::Playout(std::uint64_t seed) : numbers_(seed) {
  constexpr std::array kGames{RuleSetId::kBrainKing, RuleSetId::kClassic, RuleSetId::kBiOLudo};
  open(kGames[numbers_.below(kGames.size())]);
}

Playout::Playout(std::uint64_t seed, RuleSetId game) : numbers_(seed) { open(game); }

void Playout::open(RuleSetId game) {
  const RuleSet& rules = rule_set(game);
  const bool two = game == RuleSetId::kBrainKing;
  CreateMatch create =
      creation({.rules = game, .seats = two ? 2 : static_cast<int>(2 + numbers_.below(3))});
  const bool all_default = numbers_.one_in(4);
  for (std::size_t i = 0; i < rules.options.size() && !all_default; ++i) {
    const auto words = static_cast<std::uint32_t>(rules.options[i].values.size());
    create.options[i] = static_cast<std::uint8_t>(numbers_.below(words));
  }
  if (game == RuleSetId::kBiOLudo) create.players = bioludo_players(numbers_, create.players);
  Events events;
  if (!decide(stream_, create, events))  // A starter that nobody sits at.
    create.options[find_option(rules, "starter").value_or(0)] = 0;
  play(create);
  play(commitment());
  const FixPool pool{static_cast<std::uint16_t>(10 + numbers_.below(30)), {7}};
  if (decide(stream_, pool, events)) play(pool);
  if (!two && numbers_.one_in(2)) scatter();
}

void Playout::scatter() {
  const bool fights = state().rule_set == RuleSetId::kBiOLudo;
  for (const Event& event :
       fights ? bioludo_scattered(numbers_, state()) : scattered(numbers_, state().playing))
    stream_.append(event, false);
  const Seat starter = next_seat(state().playing, 3);
  stream_.append(StarterChosen{starter}, !fights);
  if (!fights) return;
  const std::uint32_t round = 1 + numbers_.below(32);
  if (bioludo::zone_walks(state()))
    stream_.append(FlagsMoved{bioludo::sweep_after(state().safe_team, round - 1)}, false);
  stream_.append(TurnEnded{starter, TurnEnd::kMoved, starter, 2, round}, true);
}

Command Playout::rare() {
  const State& now = state();
  Commands open;
  open_commands(now, open);
  const std::uint64_t begun = stream_.ledger().begun_at;
  if (begun != 0 && numbers_.one_in(2)) {
    auto to = begun + numbers_.below(static_cast<std::uint32_t>(stream_.version() - begun));
    while (!stream_.is_boundary(to)) --to;
    const Seat asks = next_seat(now.playing, static_cast<Seat>(numbers_.below(4)));
    SeatMask agreed = 0;
    for (Seat seat = 0; seat < kSeats; ++seat)
      if (seat != asks && has(now.playing, seat) && !is_bot(now.players[seat]))
        agreed = static_cast<SeatMask>(agreed | bit(seat));
    if (to >= begun && to < stream_.version())
      return Retract{{static_cast<std::uint32_t>(to), asks, agreed, {}}};
  }
  if (numbers_.one_in(4))
    return commitment(static_cast<std::uint16_t>(stream_.ledger().epochs.size()));
  const Command command = open[numbers_.below(static_cast<std::uint32_t>(open.size()))];
  // What ends a match soon shows little: seldom.
  return !std::holds_alternative<OfferDraw>(command) && !numbers_.one_in(10) ? next() : command;
}

Command Playout::next() {
  Commands legal;
  legal_commands(state(), stream_.ledger(), legal);
  if (numbers_.one_in(30) && stream_.version() > stream_.ledger().begun_at) return rare();
  if (state().awaited == Awaited::kQuestion) {
    const auto options = static_cast<std::uint8_t>(2 + numbers_.below(5));
    return AskQuestion{options, static_cast<std::uint8_t>(1 + numbers_.below(options)), {9}};
  }
  LUDOLOG_CHECK(!legal.empty());
  // More sixes than a fair die has.
  if (state().awaited == Awaited::kRoll && numbers_.one_in(5)) return legal[5];
  Command chosen = legal[numbers_.below(static_cast<std::uint32_t>(legal.size()))];
  // Any number will do, not only those that stand for an outcome.
  if (auto* take = std::get_if<TakeDraw>(&chosen))
    take->draw.value = static_cast<std::uint16_t>(1 + numbers_.below(take->draw.sides));
  return chosen;
}

Events Playout::play(const Command& command) {
  Events events;
  const auto decided = decide(stream_, command, events);
  LUDOLOG_CHECK(decided.has_value());
  stream_.append(events.span());
  return events;
}

void Playout::play_on(int decisions) {
  for (int i = 0; i < decisions && !is_over(state()); ++i) play(next());
}

}  // namespace ludolog::test
