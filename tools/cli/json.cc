#include "tools/cli/json.h"

#include <fmt/core.h>

#include "core/board_plan.h"
#include "core/decide.h"
#include "core/rules/rule_set.h"
#include "events/head_code.h"
#include "events/hex.h"
#include "tools/cli/context.h"

namespace ludolog::cli {
namespace {

using nlohmann::json;

/// Where a token is: "yard", "finish", "removed", or its step, square and home square as numbers.
json token_json(const State& state, Seat seat, Token token) {
  const Board& board = board_of(state);
  const Step step = state.steps[seat][token];
  json result{{"token", token + 1}};
  if (step == kYard)
    result["at"] = "yard";
  else if (step == kRemoved)
    result["at"] = "removed";
  else if (is_home(board, step))
    result["at"] = "finish";
  else
    result["at"] = on_track(board, step) ? "track" : "home_column";
  if (is_on_board(board, step)) result["step"] = step;
  if (on_track(board, step)) result["square"] = square_of(board, seat, step);
  if (board.plan->named_cells && is_on_board(board, step))
    result["cell"] = name_of(board, cell_of(board, seat, token, step));
  if (rule_set(state.rule_set).fights) {
    result["character"] = board.plan->token_names[token];
    result["down"] = has(state.down[seat], token);
    if (has(state.down[seat], token))
      result["until"] = seat == state.seat && has(state.closing, token) ? "this_turn" : "next_turn";
  }
  return result;
}

/// The Unsafe Zone.
json zone_json(const State& state) {
  const Sweep& sweep = state.sweep;
  json flags = json::array();
  if (sweep.phase >= SweepPhase::kTrack) flags = {sweep.counterclockwise, sweep.clockwise};
  json dead = json::array();
  for (int i = 0; i < sweep.dead_squares; ++i)
    dead.push_back((sweep.dead_first + i) % board_of(state).track);
  return {{"phase", name_of(sweep.phase)}, {"flags", flags}, {"dead", dead}};
}

}  // namespace

json state_json(const State& state, const model::SeatNames& names) {
  json seats = json::array();
  for (Seat seat = 0; seat < kSeats; ++seat) {
    if (state.players[seat] == Player::kNobody) continue;
    json tokens = json::array();
    for (Token token = 0; token < kTokens; ++token)
      tokens.push_back(token_json(state, seat, token));
    json entry{{"seat", seat},
               {"colour", board_of(state).plan->seat_names[seat]},
               {"name", names[seat]},
               {"player", name_of(state.players[seat])},
               {"captures", state.captures[seat]},
               {"tokens", tokens}};
    if (state.places[seat] != 0) entry["place"] = state.places[seat];
    seats.push_back(entry);
  }
  json options = json::object();
  if (const RuleSet* rules = find_rule_set(state.rule_set, state.rules_version))
    for (std::size_t i = 0; i < rules->options.size(); ++i)
      options[std::string(rules->options[i].key)] = rules->options[i].values[state.options[i]];
  json result{{"rules", name_of(state.rule_set)},
              {"rules_version", state.rules_version},
              {"options", options},
              {"seats", seats},
              {"awaited", name_of(state.awaited)},
              {"end", name_of(state.end)},
              {"turn", state.turn},
              {"round", state.round}};
  const bool seat_awaited =
      state.awaited == Awaited::kRoll || state.awaited == Awaited::kMove ||
      state.awaited == Awaited::kDrawAnswer || state.awaited == Awaited::kAnswer ||
      state.awaited == Awaited::kTarget || state.awaited == Awaited::kEndOfTurn;
  if (seat_awaited) result["awaited_seat"] = awaited_seat(state);
  if (has_begun(state) && rule_set(state.rule_set).next_sweep != nullptr) {
    result["safe_team"] = state.safe_team;
    result["zone"] = zone_json(state);
  }
  if (state.awaited == Awaited::kMove) {
    result["number"] = state.number;
    const Numbers numbers = numbers_to_move(state);
    result["numbers"] = std::vector<int>(numbers.begin(), numbers.end());
    json movable = json::array();
    Commands legal;
    legal_commands(state, Ledger{}, legal);
    for (const Command& command : legal)
      if (const auto* move = std::get_if<Move>(&command)) movable.push_back(move->token + 1);
    result["movable"] = movable;
  }
  return result;
}

json verdict_json(const cases::Verdict& verdict) {
  json result{{"verdict", name_of(verdict.kind)},
              {"text", cases::headline(verdict)},
              {"good", cases::is_good(verdict.kind)},
              {"version", verdict.version},
              {"head", events::to_hex(verdict.head)},
              {"anchored", verdict.anchored},
              {"notes", verdict.notes},
              {"dice",
               {{"draws", verdict.dice.draws},
                {"derived", verdict.dice.derived},
                {"declared", verdict.dice.declared},
                {"sealed", verdict.dice.sealed}}}};
  if (verdict.version > 0)
    result["code"] = to_text(events::head_code(verdict.version, verdict.head));
  if (verdict.match) result["match"] = events::to_hex(*verdict.match);
  if (!cases::is_good(verdict.kind)) {
    result["position"] = verdict.position;
    result["detail"] = verdict.detail;
  }
  return result;
}

void print_json(const json& value) {
  print_text(fmt::format("{}\n", value.dump(2, ' ', false, json::error_handler_t::replace)));
}

}  // namespace ludolog::cli
