#include "core/rules/brainking.h"

#include "core/rules/table.h"

namespace ludolog {
namespace brainking {
namespace {

constexpr const Board& kBoard = kBoard40;
constexpr Seat kWhite = 0;
constexpr std::array<SeatMask, 1> kSeatSets{0b0011};  // BK-1

/// What forbids one landing by itself: BK-4, BK-6, BK-7.
std::optional<Rejection> refused(const State& state, Seat seat, Token token, Landing landing) {
  const auto [from, to, number] = landing;
  if (from == kYard && number != 6) return Rejection{bk(4), Refusal::kNeedsSix, {token, number}};
  if (from != kYard && (from < 0 || from >= kBoard.finish))
    return Rejection{bk(7), Refusal::kTokenFinished, {token}};
  if (to > kBoard.finish)
    return Rejection{bk(7), Refusal::kOvershoots, {token, from, number, kBoard.finish - from}};
  for (Token other = 0; other < kTokens; ++other)
    if (other != token && state.steps[seat][other] == to)
      return Rejection{bk(6), Refusal::kOwnToken, {token, number, to, other}};
  return std::nullopt;
}

TokenMask movable_by(const State& state, Seat seat, Chain chain) {
  TokenMask mask = 0;
  for (Token token = 0; token < kTokens; ++token)
    if (landings(state, seat, token, chain)) mask = static_cast<TokenMask>(mask | bit(token));
  return mask;
}

Chain chain_of(const State& state) { return {state.sixes_before, state.number}; }

tl::expected<void, Rejection> roll(const State& state, const Roll& roll, Events& events) {
  const Seat seat = roll.seat;
  const auto number = static_cast<std::uint8_t>(roll.draw.value);
  if (number == 6 && state.sixes + 1 < kLongestChain) {  // BK-2
    events.push_back(DieRolled{seat, 0, roll.draw});
    events.push_back(RollEarned{seat, RollReason::kSix});
    return {};
  }
  const TokenMask movable = movable_by(state, seat, {state.sixes, number});
  events.push_back(DieRolled{seat, movable, roll.draw});
  if (movable != 0) return {};
  const bool tries = state.sixes == 0 && !has(state.have_entered, seat) && state.tries < 2;
  if (tries)  // BK-8
    events.push_back(RollEarned{seat, RollReason::kTry});
  else  // BK-9
    table::end_turn(state, {.reason = TurnEnd::kNoMove, .moved = false}, events);
  return {};
}

/// BK-5, BK-10: whoever else stands on a square of the track.
void capture(const State& state, Seat seat, Token token, Step to, Events& events) {
  if (!on_track(kBoard, to)) return;
  const Square square = square_of(kBoard, seat, to);
  const SquareTokens there = state.on_square[square];
  for (Seat loser = 0; loser < kSeats; ++loser)
    for (Token other = 0; loser != seat && other < kTokens; ++other)
      if (has(tokens_of(there, loser), other))
        events.push_back(
            TokenCaptured{seat, token, loser, other, state.steps[loser][other], square});
}

tl::expected<void, Rejection> move(const State& state, const Move& move, Events& events) {
  const Seat seat = move.seat;
  const auto way = landings(state, seat, move.token, chain_of(state));
  if (!way) return tl::unexpected(way.error());
  for (const auto& [from, to, number] : *way) {
    if (from == kYard)
      events.push_back(TokenEntered{seat, move.token, number, to});
    else
      events.push_back(TokenMoved{seat, move.token, number, from, to});
    capture(state, seat, move.token, to, events);
  }
  const bool comes_home =
      !is_home(kBoard, state.steps[seat][move.token]) && is_home(kBoard, way->back().to);
  if (comes_home) events.push_back(TokenFinished{seat, move.token});
  if (state.finished[seat] + (comes_home ? 1U : 0U) == kTokens)  // BK-11
    table::take_place(state, {.ends_match = true}, events);
  else
    table::end_turn(state, {.reason = TurnEnd::kMoved, .moved = true}, events);
  return {};
}

TokenMask movable(const State& state) { return movable_by(state, state.seat, chain_of(state)); }

bool exposed(const State&, Seat, Step step) { return on_track(kBoard, step); }

std::optional<Seat> chosen_starter(const State&) { return kWhite; }  // BK-1

}  // namespace

tl::expected<Landings, Rejection> landings(const State& state, Seat seat, Token token,
                                           Chain chain) {
  Landings way;
  Step from = state.steps[seat][token];
  for (int i = 0; i <= chain.sixes; ++i) {
    const std::uint8_t number = i < chain.sixes ? std::uint8_t{6} : chain.last;
    const Landing landing{from, static_cast<Step>(from == kYard ? 0 : from + number), number};
    if (auto rejection = refused(state, seat, token, landing)) {
      if (i > 0) rejection->clause = bk(3);
      return tl::unexpected(*rejection);
    }
    way.push_back(landing);
    from = landing.to;
  }
  return way;
}

}  // namespace brainking

constinit const RuleSet kBrainKingV1{
    .id = RuleSetId::kBrainKing,
    .version = 1,
    .title = "BrainKing Ludo",
    .reminder =
        "Both go round clockwise: from the own start once around the track, then into the "
        "own four goal squares. A 6 is thrown again before anything moves, and one piece "
        "takes all that was thrown, number by number: its first 6 brings it out of the "
        "yard. Every landing sends a piece of the other side back, and none may be on an "
        "own piece. Until its first piece is out a side throws three times.",
    .board = &kBoard40,
    .options = {},
    .seat_sets = brainking::kSeatSets,
    .players = {},
    .clauses = {.starter = bk(1), .seats = bk(1), .move = bk(9), .resign = bk(13), .draw = bk(12)},
    .chains = true,  // BK-2
    .spends = false,
    .fights = false,
    .turn_limit = 20'000,  // BK-14
    .idle_turn_limit = 0,
    .roll = &brainking::roll,
    .move = &brainking::move,
    .movable = &brainking::movable,
    .exposed = &brainking::exposed,
    .chosen_starter = &brainking::chosen_starter,
    .start = nullptr,
    .own = nullptr,
    .awaited_sides = nullptr,
    .legal = nullptr,
    .resign = nullptr,
    .agree_draw = nullptr,
};

}  // namespace ludolog
