#include "tools/cli/play/quiz_page.h"

#include <algorithm>

#include <fmt/core.h>

#include "tools/cli/question_text.h"
#include "tools/cli/text.h"
#include "viewer/model/story.h"

namespace ludolog::cli {
namespace {

std::string token_on_square(const State& state, std::size_t side, const model::SeatNames& names) {
  const Quiz& quiz = state.quiz;
  const Seat seat = quiz.sides[side];
  const Token token = quiz.tokens[side];
  return fmt::format("{}'s {} on {}", names[seat], model::token_in_words(state, token),
                     model::place_in_words(state, seat, state.steps[seat][token]));
}

/// What the questions are asked for.
std::string purpose(const State& state, const model::SeatNames& names) {
  const Quiz& quiz = state.quiz;
  switch (quiz.kind) {
    case QuizKind::kOpening:
      return fmt::format("The quiz of {}: every right answer is a ticket for the Safe Team",
                         names[quiz.sides[0]]);
    case QuizKind::kDuel:
      return fmt::format("{} attacks {}: {}", token_on_square(state, 0, names),
                         token_on_square(state, 1, names),
                         quiz.both ? "both answer the same questions, and more right answers win"
                                   : "0, 1, 2 or 3 right make a chance of 25, 50, 75 or 95 %");
    case QuizKind::kRevival:
      return fmt::format(
          "{} is to be revived: 0, 1, 2 or 3 right make a chance of 25, 50, 75 or "
          "95 %, and it is dead otherwise",
          token_on_square(state, 1, names));
    case QuizKind::kNone:
      break;
  }
  return {};
}

bool begins_quiz(const Event& event) {
  return std::holds_alternative<QuizBegan>(event) || std::holds_alternative<DuelBegan>(event) ||
         std::holds_alternative<RevivalBegan>(event);
}

}  // namespace

std::optional<std::string> answers_in_words(const Stream& stream, std::uint64_t first,
                                            const events::Question& question,
                                            const model::SeatNames& names) {
  const Quiz& quiz = stream.state().quiz;
  if (quiz.both && quiz.answered[1] < quiz.answered[0]) return std::nullopt;
  const auto events = stream.events();
  std::size_t asked = events.size();
  while (asked > 0 && !std::holds_alternative<QuestionAsked>(events[asked - 1])) --asked;
  std::string text;
  bool fresh = false;
  for (std::size_t i = asked; i < events.size() && !begins_quiz(events[i]); ++i) {
    const auto says = [&](Seat seat, bool correct) {
      fresh = fresh || i >= first;
      text += fmt::format("{}{} is {}", text.empty() ? "" : ", ", names[seat],
                          correct ? "right" : "wrong");
    };
    if (const auto* bot = std::get_if<BotAnswered>(&events[i])) says(bot->seat, bot->correct);
    const auto* answered = std::get_if<QuestionAnswered>(&events[i]);
    if (answered == nullptr) continue;
    if (answered->mode != AnswerMode::kChecked) return std::nullopt;
    says(answered->seat, answered->correct);
  }
  if (!fresh) return std::nullopt;
  return fmt::format("{}. {}: {}{}{}", text, model::option_letter(question.key),
                     safe_text(question.options[question.key]),
                     question.explanation.empty() ? "" : ". ", safe_text(question.explanation));
}

std::vector<std::string> quiz_page(const State& state, const events::Question* question,
                                   bool revealed, const model::SeatNames& names,
                                   std::size_t columns) {
  const std::size_t width = std::max<std::size_t>(columns, 20);
  std::vector<std::string> lines = wrapped_lines(purpose(state, names), width);
  const Quiz& quiz = state.quiz;
  const std::size_t side = side_to_answer(state);
  lines.emplace_back();
  if (question == nullptr) {
    for (std::string& line :
         wrapped_lines(fmt::format("{} answers {} questions from cards of their own.",
                                   names[quiz.sides[side]], quiz.questions),
                       width))
      lines.push_back(std::move(line));
    return lines;
  }
  lines.push_back(
      cut(fmt::format("Question {} of {} for {}{} ({}{})", quiz.answered[side] + 1, quiz.questions,
                      names[quiz.sides[side]],
                      quiz.answered[side] == 0 ? "" : fmt::format(", {} right", quiz.correct[side]),
                      question->topic.empty() ? "" : cleaned(question->topic) + ", ",
                      name_of(question->difficulty)),
          width));
  lines.emplace_back();
  for (std::string& line : question_lines(*question, revealed, width))
    lines.push_back(std::move(line));
  if (revealed && !question->explanation.empty()) {
    lines.emplace_back();
    for (std::string& line : wrapped_lines(safe_text(question->explanation), width))
      lines.push_back(std::move(line));
  }
  return lines;
}

}  // namespace ludolog::cli
