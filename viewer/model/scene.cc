#include "viewer/model/scene.h"

#include <algorithm>

#include "core/board.h"
#include "core/rules/rule_set.h"

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
      if (step == kRemoved) continue;
      TokenView view{seat, token, TokenView::Place::kBoard, place_of(board, seat, token, step)};
      if (step == kYard) view.place = TokenView::Place::kYard;
      if (is_home(board, step) && shares_home(board)) {
        view.place = TokenView::Place::kHome;
        view.at = home_place(board, seat, home++, state.finished[seat]);
      }
      scene.tokens.push_back(view);
    }
  }
  for (TokenView& token : scene.tokens) {
    const auto together = [&](const TokenView& other) { return same_place(token, other); };
    const auto count = std::ranges::count_if(scene.tokens, together);
    token.scale = fan_scale(static_cast<std::size_t>(count));
  }
  // The offsets last, for they change the places that were compared.
  std::vector<Point> offsets;
  for (auto token = scene.tokens.begin(); token != scene.tokens.end(); ++token) {
    const auto together = [&](const TokenView& other) { return same_place(*token, other); };
    const auto before = std::count_if(scene.tokens.begin(), token, together);
    const auto count = std::ranges::count_if(scene.tokens, together);
    offsets.push_back(fan_out(static_cast<std::size_t>(before),
                              static_cast<std::size_t>(std::max<long>(count, 1))));
  }
  for (std::size_t i = 0; i < offsets.size(); ++i)
    scene.tokens[i].at = scene.tokens[i].at + offsets[i];
}

void seat_players(const Timeline& timeline, const State& state, Scene& scene) {
  for (Seat seat = 0; seat < kSeats; ++seat) {
    if (!has(scene.seats, seat)) continue;
    SeatView view;
    view.seat = seat;
    view.name = timeline.names()[seat];
    view.player = state.players[seat];
    view.acts =
        !scene.over && (state.awaited == Awaited::kRoll || state.awaited == Awaited::kMove ||
                        state.awaited == Awaited::kDrawAnswer)
            ? seat == awaited_seat(state)
            : false;
    view.place = state.places[seat];
    view.captures = state.captures[seat];
    view.steps = state.steps[seat];
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

bool has_safe_stars(const State& state) {
  const RuleSet& rules = rule_set(state.rule_set);
  const auto index = find_option(rules, "safe_squares");
  if (!index) return false;
  const std::string_view word = rules.options[*index].values[state.options[*index]];
  return word.find("stars") != std::string_view::npos;
}

}  // namespace

std::vector<Point> way(const Board& board, Seat seat, Token token, Step from, Step to) {
  std::vector<Point> points{place_of(board, seat, token, from)};
  if (from < 0 || to < 0) {
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
  if (has_begun(state) && state.number != 0) {
    const Numbers numbers = numbers_to_move(state);
    scene.numbers.assign(numbers.begin(), numbers.end());
  }
  scene.safe_stars = has_safe_stars(state);
  place_tokens(state, scene);
  seat_players(timeline, state, scene);
  scene.trace = trace_of(timeline, version);
  scene.choices = choices(state, timeline.stream().ledger(), timeline.names());
  scene.refused = refused_tokens(state, timeline.stream().ledger(), timeline.names());
  scene.headline = task_in_words(state, timeline.names());
  if (version > 0) scene.last = timeline.sentence_at(version - 1);
  return scene;
}

}  // namespace ludolog::model
