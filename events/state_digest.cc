#include "events/state_digest.h"

#include <string_view>

#include "events/hash.h"

namespace ludolog::events {
namespace {

std::string step_text(Step step) {
  if (step == kYard) return "Y";
  if (step == kRemoved) return "X";
  return std::to_string(step);
}

/// "0,1,2"
template <class Values, class Text>
std::string listed(const Values& values, const Text& text, char separator = ',') {
  std::string line;
  for (const auto& value : values) {
    if (!line.empty()) line += separator;
    line += text(value);
  }
  return line;
}

template <class Values>
std::string numbers(const Values& values) {
  return listed(values, [](auto value) { return std::to_string(value); });
}

/// "Y,Y,0,56/Y,Y,Y,Y/..."
template <class Board>
std::string steps_text(const Board& seats) {
  return listed(
      seats, [](const auto& tokens) { return listed(tokens, step_text); }, '/');
}

/// "square:tokens" of every square that is not empty, or "-".
template <class Squares>
std::string squares_text(const Squares& squares) {
  std::string text;
  for (std::size_t i = 0; i < squares.size(); ++i) {
    if (squares[i] == 0) continue;
    if (!text.empty()) text += ',';
    text += std::to_string(i) + ":" + std::to_string(squares[i]);
  }
  return text.empty() ? "-" : text;
}

class Line {
 public:
  Line& add(std::string_view name, std::string_view value) {
    if (!text_.empty()) text_ += ' ';
    text_.append(name).append("=").append(value);
    return *this;
  }
  template <class Number>
  Line& add_number(std::string_view name, Number value) {
    return add(name, std::to_string(value));
  }
  [[nodiscard]] std::string& text() { return text_; }

 private:
  std::string text_;
};

std::string sweep_text(const Sweep& sweep) {
  const auto& [phase, step, seat, clockwise, counterclockwise, dead_first, dead_squares] = sweep;
  const std::array<int, 6> all{step, seat, clockwise, counterclockwise, dead_first, dead_squares};
  return std::string(name_of(phase)) + "," + numbers(all);
}

std::string quiz_text(const Quiz& quiz) {
  const auto& [kind, questions, drawn, asked, sides, tokens, both, answered, correct, index,
               options, key, targets] = quiz;
  const std::array<int, 16> all{
      questions,   drawn,       asked,      sides[0],   sides[1], tokens[0], tokens[1], both,
      answered[0], answered[1], correct[0], correct[1], index,    options,   key,       targets};
  return std::string(name_of(kind)) + "," + numbers(all);
}

}  // namespace

std::string state_line(const State& state) {
  const auto& [rule_set, rules_version, players, options, awaited, seat, playing, starter, roll_off,
               in_roll_off, start_faces, turn, round, idle_turns, moved, number, movable, sixes,
               sixes_before, tries, offered_by, asked, offered, steps, steps_at_turn_start,
               on_square, finished, captures, have_entered, places, end, pool, spent, down, closing,
               in_zone, tickets, safe_team, sweep, quiz] = state;
  Line line;
  line.add("rules", name_of(rule_set))
      .add_number("rules_version", rules_version)
      .add("players", listed(players, [](Player player) { return std::string(name_of(player)); }))
      .add("options", numbers(options))
      .add("awaited", name_of(awaited))
      .add_number("turn", turn)
      .add_number("round", round)
      .add_number("seat", seat)
      .add("steps", steps_text(steps))
      .add_number("number", number)
      .add_number("movable", movable)
      .add_number("moved", int{moved})
      .add_number("sixes", sixes)
      .add_number("sixes_before", sixes_before)
      .add_number("tries", tries)
      .add_number("idle", idle_turns)
      .add_number("playing", playing)
      .add_number("starter", starter)
      .add_number("roll_off", roll_off)
      .add_number("in_roll_off", in_roll_off)
      .add("start_faces", numbers(start_faces))
      .add_number("offered_by", offered_by)
      .add_number("asked", asked)
      .add_number("offered", int{offered})
      .add("turn_start", steps_text(steps_at_turn_start))
      .add("squares", squares_text(on_square))
      .add("finished", numbers(finished))
      .add("captures", numbers(captures))
      .add_number("have_entered", have_entered)
      .add("places", numbers(places))
      .add("end", name_of(end));
  if (rule_set != RuleSetId::kBiOLudo) return std::move(line.text());
  line.add_number("pool", pool)
      .add("spent", numbers(spent))
      .add("down", numbers(down))
      .add_number("closing", closing)
      .add_number("in_zone", in_zone)
      .add("tickets", numbers(tickets))
      .add_number("safe_team", safe_team)
      .add("sweep", sweep_text(sweep))
      .add("quiz", quiz_text(quiz));
  return std::move(line.text());
}

Bytes32 state_digest(const State& state) {
  const std::string line = state_line(state);
  return hash_256(kStateTag, {reinterpret_cast<const std::uint8_t*>(line.data()), line.size()});
}

}  // namespace ludolog::events
