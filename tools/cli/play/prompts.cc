#include "tools/cli/play/prompts.h"

#include <fmt/core.h>

#include "core/board_plan.h"
#include "core/rules/rule_set.h"
#include "tools/cli/play/typed.h"

namespace ludolog::cli {
namespace {

const State& state_of(const Asked& asked) { return asked.stream.state(); }

char last_letter(const State& state) { return static_cast<char>('A' + state.quiz.options - 1); }

/// ", or revive S or T"; empty where nobody can be revived.
std::string or_revive(const Asked& asked) {
  std::string text;
  for (const model::OtherChoice& other : asked.others)
    if (std::holds_alternative<Revive>(other.command))
      text += (text.empty() ? ", or " + other.key : " or " + other.key.substr(7));
  return text;
}

std::string answer_prompt(const Asked& asked) {
  const State& state = state_of(asked);
  switch (answer_way(asked.stream)) {
    case AnswerWay::kOption:
      return fmt::format("your answer, A to {}?", last_letter(state));
    case AnswerWay::kReport:
      if (asked.key_shown) return "were you right, yes or no?";
      return state.quiz.both ? "when both have made up their minds, Enter shows what is right"
                             : "answer aloud; Enter shows what is right";
    default:
      return fmt::format("how many were right, 0 to {}?", state.quiz.questions);
  }
}

std::string task(const Asked& asked) {
  const State& state = state_of(asked);
  switch (state.awaited) {
    case Awaited::kMove:
      if (rule_set(state.rule_set).spends)
        return fmt::format("who by which number{}? Enter takes {}", or_revive(asked),
                           asked.choices.front().key);
      if (choice_lines(asked.choices).size() == 1)
        return fmt::format("Enter moves token {}", asked.choices.front().key);
      return fmt::format("which token, {}? Enter takes {}", keys_of(asked.choices),
                         asked.choices.front().key);
    case Awaited::kDrawAnswer:
      return fmt::format("{} offers a draw. Accept, yes or no?", asked.names[state.offered_by]);
    case Awaited::kAnswer:
      return answer_prompt(asked);
    case Awaited::kTarget:
      return fmt::format("whom do you attack? Enter takes {}", asked.others.front().key);
    case Awaited::kEndOfTurn:
      return fmt::format("nothing is left to move; end ends the turn, Enter takes {}",
                         asked.others.front().key);
    default:
      if (asked.declared)
        return fmt::format("throw the die. Which face, 1 to 6{}?", or_revive(asked));
      if (!has_begun(state)) return "Enter throws for who begins";
      return fmt::format("Enter throws the die{}{}", state.number != 0 ? " again" : "",
                         or_revive(asked));
  }
}

}  // namespace

std::string prompt_of(const Asked& asked) {
  const State& state = state_of(asked);
  const Seat seat = awaited_seat(state);
  return fmt::format("{} ({}): {} (? helps) > ", asked.names[seat],
                     letter_of(board_of(state), seat), task(asked));
}

std::string expected_of(const Asked& asked) {
  const State& state = state_of(asked);
  switch (state.awaited) {
    case Awaited::kMove:
      if (rule_set(state.rule_set).spends)
        return fmt::format("a character and a number ({}){}", asked.choices.front().key,
                           or_revive(asked));
      return fmt::format("the number of a token that can move ({})", keys_of(asked.choices));
    case Awaited::kDrawAnswer:
      return "yes or no";
    case Awaited::kAnswer:
      switch (answer_way(asked.stream)) {
        case AnswerWay::kOption:
          return fmt::format("a letter from A to {}", last_letter(state));
        case AnswerWay::kScore:
          return fmt::format("a number from 0 to {}", state.quiz.questions);
        default:
          return asked.key_shown ? "yes or no" : "an empty line (press Enter)";
      }
    case Awaited::kTarget: {
      std::string keys;
      for (const auto& other : asked.others) keys += (keys.empty() ? "" : ", ") + other.key;
      return "one of " + keys;
    }
    case Awaited::kEndOfTurn:
      return "end, or revive and a letter";
    default:
      return asked.declared ? "the face of the die, 1 to 6"
                            : "an empty line to throw (press Enter)";
  }
}

}  // namespace ludolog::cli
