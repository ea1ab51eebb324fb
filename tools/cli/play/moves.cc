#include "tools/cli/play/moves.h"

#include <map>
#include <optional>

#include <fmt/core.h>

#include "core/board_plan.h"
#include "core/rules/rule_set.h"

namespace ludolog::cli {
namespace {

std::string joined(const std::vector<std::string>& words) {
  std::string text;
  for (std::size_t i = 0; i < words.size(); ++i)
    text += (i == 0 ? "" : i + 1 == words.size() ? " or " : ", ") + words[i];
  return text;
}

struct Thrown {
  State state;  ///< As if a move were awaited.
  Seat seat = 0;
};

/// The last number that no token could use: of a throw, or one of several that was lost.
std::optional<Thrown> last_unused(const Stream& stream) {
  for (std::uint64_t position = stream.version(); position-- > 0;) {
    const Event& event = stream.events()[position];
    if (const auto* lost = std::get_if<NumberDiscarded>(&event)) {
      Thrown thrown{stream.state_at(position), lost->seat};
      thrown.state.awaited = Awaited::kMove;
      return thrown;
    }
    const auto* rolled = std::get_if<DieRolled>(&event);
    if (rolled == nullptr || rolled->movable != 0 || rule_set(stream.state().rule_set).spends)
      continue;
    Thrown thrown{stream.state_at(position), rolled->seat};
    thrown.state.awaited = Awaited::kMove;
    thrown.state.number = static_cast<std::uint8_t>(rolled->draw.value);
    thrown.state.sixes_before = thrown.state.sixes;
    return thrown;
  }
  return std::nullopt;
}

/// "-5  S square 12 to square 7; T square 30 to square 25"
std::vector<std::string> spend_lines(const std::vector<Choice>& choices) {
  std::map<std::pair<bool, int>, std::string> lines;
  for (const Choice& choice : choices) {
    const auto& spend = std::get<Spend>(choice.command);
    std::string& line = lines[{spend.backwards, spend.number}];
    line += fmt::format(
        "{}{} {}",
        line.empty() ? fmt::format("{}{}  ", spend.backwards ? "-" : " ", spend.number) : "; ",
        choice.key.substr(0, 1), choice.text);
  }
  std::vector<std::string> result;
  for (auto& [key, line] : lines) result.push_back(std::move(line));
  return result;
}

}  // namespace

std::vector<std::string> choice_lines(const std::vector<Choice>& choices) {
  std::vector<std::string> lines;
  if (!choices.empty() && std::holds_alternative<Spend>(choices.front().command))
    return spend_lines(choices);
  for (std::size_t i = 0; i < choices.size();) {
    std::vector<std::string> tokens;
    const std::string& text = choices[i].text;
    for (; i < choices.size() && choices[i].text == text; ++i) tokens.push_back(choices[i].key);
    lines.push_back(fmt::format("{}  {}", joined(tokens), text));
  }
  return lines;
}

std::string keys_of(const std::vector<Choice>& choices) {
  std::vector<std::string> keys;
  for (const Choice& choice : choices) keys.push_back(choice.key);
  return joined(keys);
}

std::vector<Mark> marks_of(const State& state, const std::vector<Choice>& choices) {
  std::vector<Mark> marks;
  for (const Choice& choice : choices)
    marks.push_back({cell_of(board_of(state), state.seat, choice.token, choice.landings.back()),
                     state.seat,
                     fmt::format("{}{}", choice.captures ? 'x' : '>',
                                 letter_of_token(board_of(state), choice.token))});
  return marks;
}

std::vector<std::string> why_lines(const Stream& stream, const model::SeatNames& names) {
  const bool now = stream.state().awaited == Awaited::kMove;
  const auto thrown = now ? Thrown{stream.state(), stream.state().seat} : last_unused(stream);
  if (!thrown) return {"Every number so far could be used."};
  std::vector<std::string> lines;
  const bool spends = rule_set(thrown->state.rule_set).spends;
  for (const model::RefusedToken& refused :
       model::refused_tokens(thrown->state, stream.ledger(), names))
    lines.push_back(fmt::format("  {}{} ({})", spends ? refused.key + ": " : "", refused.text,
                                to_string(refused.rejection.clause)));
  if (lines.empty() && now) return {"Every token can move by every number."};
  if (lines.empty()) lines.emplace_back("  it was the third six running (CL-6)");
  lines.insert(lines.begin(), fmt::format("{} threw {}. Why {}:", names[thrown->seat],
                                          model::numbers_in_words(thrown->state),
                                          now      ? "the rest is not possible"
                                          : spends ? "what was left could not be used"
                                                   : "no token could use it"));
  return lines;
}

std::string refusal_text(const Rejection& rejection, const State& state,
                         const model::SeatNames& names) {
  return fmt::format("{} ({})", model::refusal_in_words(rejection, state, names),
                     to_string(rejection.clause));
}

}  // namespace ludolog::cli
