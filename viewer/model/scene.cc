#include "viewer/model/scene.h"

#include <algorithm>
#include <cmath>

#include "core/board.h"
#include "core/rules/rule_set.h"
#include "viewer/model/numbers.h"

namespace ludolog::model {
namespace {

bool same_place(const TokenView& a, const TokenView& b) {
  return a.place == TokenView::Place::kBoard && b.place == TokenView::Place::kBoard && a.at == b.at;
}

void place_tokens(const State& state, Scene& scene) {
  const Board& board = *scene.board;
  for (Seat seat = 0; seat < kSeats; ++seat) {
    if (!has(scene.seats, seat)) continue;
    std::size_t home = 0;
    for (Token token = 0; token < kTokens; ++token) {
      const Step step = state.steps[seat][token];
      TokenView view{seat, token, TokenView::Place::kBoard, place_of(board, seat, token, step)};
      if (step == kYard) view.place = TokenView::Place::kYard;
      if (step == kRemoved) view.place = TokenView::Place::kGone;
      view.down = has(state.down[seat], token);
      view.at_risk = !view.down && in_dead_zone(state, seat, step);
      if (is_home(board, step) && shares_home(board)) {
        view.place = TokenView::Place::kHome;
        view.at = home_place(board, seat, home++, state.finished[seat]);
      }
      scene.tokens.push_back(view);
    }
  }
}

/// Those who share a square stand beside one another; of more than it has room for, the last are
/// counted in one place.
void fan_out_tokens(Scene& scene) {
  constexpr std::size_t kRoom = 4;
  const std::vector<TokenView> alone = scene.tokens;
  for (std::size_t i = 0; i < alone.size(); ++i) {
    const auto together = [&](const TokenView& other) { return same_place(alone[i], other); };
    const auto count = static_cast<std::size_t>(std::ranges::count_if(alone, together));
    if (count < 2) continue;
    const auto before = static_cast<std::size_t>(
        std::count_if(alone.begin(), alone.begin() + static_cast<std::ptrdiff_t>(i), together));
    TokenView& token = scene.tokens[i];
    token.at = token.at + fan_out(before, count);
    token.scale = fan_scale(count);
    token.counted = count > kRoom && before + 1 >= kRoom;
    if (token.counted && before + 1 == kRoom)
      scene.crowds.push_back({token.at, count - (kRoom - 1)});
  }
}

bool waits_for_a_seat(Awaited awaited) {
  return awaited == Awaited::kRoll || awaited == Awaited::kMove ||
         awaited == Awaited::kDrawAnswer || awaited == Awaited::kTarget ||
         awaited == Awaited::kEndOfTurn || is_quiz(awaited);
}

void seat_players(const Timeline& timeline, const State& state, Scene& scene) {
  for (Seat seat = 0; seat < kSeats; ++seat) {
    if (!has(scene.seats, seat)) continue;
    SeatView view;
    view.seat = seat;
    view.name = timeline.names()[seat];
    view.player = state.players[seat];
    view.acts = waits_for_a_seat(state.awaited) && seat == awaited_seat(state);
    view.place = state.places[seat];
    view.captures = state.captures[seat];
    view.safe_team = scene.zone && seat == state.safe_team;
    view.steps = state.steps[seat];
    for (Token token = 0; token < kTokens; ++token)
      view.tokens[token] = status_of(state, seat, token, timeline.names());
    scene.players.push_back(std::move(view));
  }
}

/// Of the decision that led to `version`, if a token moved in it.
std::optional<Trace> trace_of(const Timeline& timeline, std::uint64_t version) {
  if (version == 0) return std::nullopt;
  const Stream& stream = timeline.stream();
  Trace trace;
  const auto lands = [&](Seat seat, Token token, Step from, Step to) {
    const auto points = way(timeline.board(), seat, token, from, to);
    trace.seat = seat;
    trace.points.insert(trace.points.end(), points.begin() + (trace.points.empty() ? 0 : 1),
                        points.end());
    trace.landings.push_back(points.back());
  };
  for (auto position = stream.decision_start(version - 1); position < version; ++position) {
    const Event& event = stream.events()[position];
    if (const auto* moved = std::get_if<TokenMoved>(&event))
      lands(moved->seat, moved->token, moved->from, moved->to);
    if (const auto* entered = std::get_if<TokenEntered>(&event))
      lands(entered->seat, entered->token, kYard, entered->to);
  }
  if (trace.points.empty()) return std::nullopt;
  return trace;
}

/// Who has won stands where it says who is to act while a match runs.
void conclude(const State& state, const SeatNames& names, Scene& scene) {
  scene.numbers.clear();
  scene.spent.clear();
  scene.last = result_in_words(state, names);
  const auto first = std::ranges::find(state.places, std::uint8_t{1});
  const bool wins = state.end != EndReason::kAbandoned &&
                    std::ranges::count(state.places, 1) == 1 && state.end != EndReason::kNoWinner;
  if (wins) {
    scene.asked = static_cast<Seat>(first - state.places.begin());
    scene.headline = names[scene.asked] + " wins";
  } else {
    scene.headline = state.end == EndReason::kDrawAgreed ? "A draw" : "No winner";
    if (state.end == EndReason::kAbandoned) scene.headline = "Abandoned";
  }
}

/// Asked of the rules for a board that nobody else stands on.
bool has_safe_stars(const State& state) {
  const Board& board = board_of(state);
  if (board.star_from_start == 0 || state.awaited == Awaited::kCreation) return false;
  State empty;
  empty.rule_set = state.rule_set;
  empty.rules_version = state.rules_version;
  empty.options = state.options;
  empty.players = state.players;
  empty.playing = seats_of(state.players);
  const Seat seat = next_seat(empty.playing, kSeats - 1);
  const Square star = star_square(board, static_cast<Seat>((seat + 1) % kSeats));
  return !rule_set(state.rule_set).exposed(empty, seat, step_on(board, seat, star));
}

}  // namespace

bool is_occupied(const Scene& scene, Point place) {
  return std::ranges::any_of(scene.tokens, [&](const TokenView& token) {
    const Point apart = token.at - place;
    return token.place == TokenView::Place::kBoard && std::abs(apart.x) < .4F &&
           std::abs(apart.y) < .4F;
  });
}

std::vector<Point> way(const Board& board, Seat seat, Token token, Step from, Step to) {
  std::vector<Point> points{place_of(board, seat, token, from)};
  if (!is_on_board(board, from) || !is_on_board(board, to)) {
    points.push_back(place_of(board, seat, token, to));
    return points;
  }
  const int direction = from < to ? 1 : -1;
  for (int step = from + direction; step != to + direction; step += direction)
    points.push_back(place_of(board, seat, token, static_cast<Step>(step)));
  return points;
}

Scene make_scene(const Timeline& timeline, std::uint64_t version) {
  const State state = timeline.state_at(version);
  Scene scene;
  scene.board = &timeline.board();
  scene.version = version;
  scene.turn = state.turn;
  scene.round = state.round;
  scene.seats = seats_of(state.players);
  scene.over = is_over(state);
  scene.thrower = state.seat;
  scene.asked = awaited_seat(state);
  for (const auto& [number, spent] : thrown_numbers(state)) {
    scene.numbers.push_back(number);
    scene.spent.push_back(spent);
  }
  scene.safe_stars = has_safe_stars(state);
  scene.zone = zone_of(state, timeline.names());
  scene.reaches = reaches_of(state);
  scene.quiz = state.quiz;
  if (state.awaited == Awaited::kTarget)
    scene.attacker = TokenOf{state.quiz.sides[0], state.quiz.tokens[0]};
  place_tokens(state, scene);
  fan_out_tokens(scene);
  seat_players(timeline, state, scene);
  scene.trace = trace_of(timeline, version);
  scene.choices = choices(state, timeline.stream().ledger(), timeline.names());
  scene.others = other_choices(state, timeline.stream().ledger(), timeline.names());
  scene.refused = refused_tokens(state, timeline.stream().ledger(), timeline.names());
  scene.headline = capitalised(task_in_words(state, timeline.names()));
  if (version > 0) scene.last = timeline.sentence_at(version - 1);
  if (scene.over) conclude(state, timeline.names(), scene);
  return scene;
}

}  // namespace ludolog::model
