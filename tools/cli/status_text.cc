#include "tools/cli/status_text.h"

#include <fmt/core.h>

#include "core/board_plan.h"
#include "core/rules/rule_set.h"
#include "viewer/model/token_status.h"
#include "viewer/model/zone.h"

namespace ludolog::cli {

std::vector<std::string> zone_lines(const State& state, const model::SeatNames& names) {
  std::vector<std::string> lines;
  if (rule_set(state.rule_set).next_sweep == nullptr || !has_begun(state)) return lines;
  lines.push_back(fmt::format("{} is the Safe Team", names[state.safe_team]));
  if (const auto zone = model::zone_of(state, names)) {
    lines.push_back(zone->place.empty() ? zone->title : "Unsafe Zone: " + zone->place);
    if (!zone->outlook.empty()) lines.push_back(zone->outlook);
  }
  return lines;
}

std::vector<std::string> down_in_words(const State& state, const model::SeatNames& names) {
  std::vector<std::string> lines;
  for (Seat seat = 0; seat < kSeats; ++seat)
    for (Token token = 0; token < kTokens; ++token)
      if (has(state.down[seat], token))
        lines.push_back(
            fmt::format("{}'s {}", names[seat], model::status_of(state, seat, token, names).text));
  return lines;
}

std::vector<std::string> dangers_in_letters(const State& state) {
  std::string now;
  std::string later;
  std::string zone;
  for (Seat seat = 0; seat < kSeats; ++seat)
    for (Token token = 0; token < kTokens; ++token) {
      const bool down = has(state.down[seat], token);
      if (!down && !model::in_dead_zone(state, seat, state.steps[seat][token])) continue;
      const bool closing = seat == state.seat && has(state.closing, token);
      std::string& list = !down ? zone : closing ? now : later;
      list += {' ', letter_of(board_of(state), seat), letter_of_token(board_of(state), token)};
    }
  std::vector<std::string> lines;
  if (!now.empty()) lines.push_back("down, lost with this turn:" + now);
  if (!later.empty()) lines.push_back("down, lost with their own next turn:" + later);
  if (!zone.empty()) lines.push_back("in the dead zone:" + zone);
  return lines;
}

std::string dead_in_words(const State& state, const model::SeatNames& names) {
  std::string text;
  for (Seat seat = 0; seat < kSeats; ++seat) {
    std::string own;
    for (Token token = 0; token < kTokens; ++token)
      if (state.steps[seat][token] == kRemoved)
        own += (own.empty() ? " " : ", ") + model::token_in_words(state, token);
    if (!own.empty()) text += (text.empty() ? "dead: " : "; ") + names[seat] + "'s" + own;
  }
  return text;
}

std::string tokens_in_letters(const State& state, Seat seat) {
  const Board& board = board_of(state);
  std::string text;
  for (Token token = 0; token < kTokens; ++token) {
    const Step step = state.steps[seat][token];
    char letter = letter_of_token(board, token);
    if (has(state.down[seat], token)) letter = static_cast<char>(letter - 'A' + 'a');
    if (step == kRemoved) letter = '-';
    if (is_home(board, step)) letter = '*';
    text += (text.empty() ? "" : " ") + std::string(1, letter);
  }
  return text;
}

}  // namespace ludolog::cli
