#include "tools/cases/listing.h"

#include <array>
#include <ctime>

#include "events/content.h"

namespace ludolog::cases {
namespace {

using store::Summary;

/// The part of a state that sentences need.
State state_of(const Summary& summary) {
  State state;
  state.rule_set = summary.rule_set;
  state.rules_version = summary.rules_version;
  state.players = summary.players;
  state.places = summary.places;
  state.turn = summary.turn;
  state.round = summary.round;
  state.awaited = summary.awaited;
  state.seat = summary.awaited_seat;
  state.end = summary.end;
  return state;
}

}  // namespace

model::SeatNames names_in_list(store::StreamReader& reader, const Summary& summary) {
  model::SeatNames given;
  for (Seat seat = 0; seat < kSeats; ++seat) {
    if (summary.names[seat] == events::ContentId{}) continue;
    const auto content = reader.content(summary.names[seat]);
    if (!content || !*content) continue;
    if (const auto name = events::parse_name(**content)) given[seat] = name->text;
  }
  return model::display_names(state_of(summary), given);
}

std::string status_in_words(const Summary& summary, const model::SeatNames& names) {
  if (!summary.problem.empty()) return "cannot be read: " + summary.problem;
  if (summary.finished()) return model::result_in_words(state_of(summary), names);
  if (summary.turn == 0 && summary.awaited == Awaited::kRoll)
    return names[summary.awaited_seat] + " is to throw for who begins";
  const std::string turn = "turn " + std::to_string(summary.turn) + ": ";
  switch (summary.awaited) {
    case Awaited::kRoll:
      return turn + names[summary.awaited_seat] + " is to throw";
    case Awaited::kMove:
      return turn + names[summary.awaited_seat] + " is to move";
    case Awaited::kDrawAnswer:
      return turn + names[summary.awaited_seat] + " is to answer the offer of a draw";
    default:
      return "not begun";
  }
}

std::string last_time_in_words(const Summary& summary) {
  if (summary.last_time_ms == 0) return "given seed";
  const auto seconds = static_cast<std::time_t>(summary.last_time_ms / 1000);
  std::tm moment{};
  if (gmtime_r(&seconds, &moment) == nullptr) return "?";
  std::array<char, 32> text{};
  const auto length = std::strftime(text.data(), text.size(), "%Y-%m-%d %H:%M", &moment);
  return std::string(text.data(), length);
}

}  // namespace ludolog::cases
