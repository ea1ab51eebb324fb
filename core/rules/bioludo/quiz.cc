#include "core/rules/bioludo/quiz.h"

#include "core/rules/bioludo/combat.h"
#include "core/rules/bioludo/ending.h"
#include "core/rules/bioludo/options.h"
#include "core/rules/bioludo/turn.h"

namespace ludolog::bioludo {
namespace {

constexpr std::uint16_t kPercent = 100;

std::uint8_t number_of(const State& state) { return state.quiz.answered[side_to_answer(state)]; }

/// After an answer: what follows when it was the last one.
void settle(Decision& decision) {
  const State& state = decision.state();
  if (state.awaited != Awaited::kSettling) return;
  if (state.quiz.kind == QuizKind::kOpening) {  // BI-3
    const Seat seat = state.quiz.sides[0];
    const std::uint8_t correct = state.quiz.correct[0];
    decision.add(QuizScored{seat, correct, static_cast<std::uint8_t>(correct + 1)});
    next_opening(decision);
  } else {
    compare(decision);
    go_on(decision);
  }
}

/// BI-4: an answer of another kind, or by somebody else, was awaited.
Decided check_answerer(const State& state, Seat seat, Refusal other_kind, bool fits) {
  if (seat != awaited_seat(state))
    return refuse(bi(4), Refusal::kNotYourTurn, {seat, awaited_seat(state)});
  if (!fits) return refuse(bi(4), other_kind);
  return {};
}

std::uint16_t all_tickets(const State& state) {
  int sum = 0;
  for (Seat seat = 0; seat < kSeats; ++seat)
    if (has(state.playing, seat)) sum += state.tickets[seat];
  return static_cast<std::uint16_t>(sum);
}

void draw_safe_team(Decision& decision, const Draw& draw) {
  const State& state = decision.state();
  int before = 0;
  for (Seat seat = 0; seat < kSeats; ++seat) {
    if (!has(state.playing, seat)) continue;
    before += state.tickets[seat];
    if (draw.value > before) continue;
    decision.add(SafeTeamDrawn{seat, state.tickets[seat], draw});
    break;
  }
  // BI-1; a team that has resigned during the quiz is passed over.
  decision.add(StarterChosen{next_seat(decision.state().playing, kSeats - 1)});
}

/// BI-16, BI-19: right answers made a chance, and the draw decides.
void draw_outcome(Decision& decision, const Draw& draw) {
  const Quiz quiz = decision.state().quiz;
  const auto [seat, other_seat] = quiz.sides;
  const auto [token, other] = quiz.tokens;
  const std::uint8_t correct = quiz.correct[0];
  const std::uint8_t chance = chance_of(correct);
  const bool success = draw.value <= chance;
  decision.add(OutcomeDrawn{seat, correct, chance, success, draw});
  if (quiz.kind == QuizKind::kRevival) {
    if (success)
      decision.add(TokenRevived{seat, other, token, square_under(decision.state(), seat, other)});
    else
      die(decision, seat, other, DeathCause::kRevivalFailed);
  } else if (success) {
    knock_out(decision, seat, token, other_seat, other);
  }
  go_on(decision);
}

}  // namespace

Decided fix_pool(const State& state, const FixPool& command, Events& events) {
  if (!needs_questions(state)) return refuse(bi(4), Refusal::kNoQuestionsNeeded);
  if (state.awaited == Awaited::kStart && state.pool != 0)
    return refuse(bi(4), Refusal::kPoolIsFixed, {state.pool});
  if (command.questions < kFewestQuestions || command.questions > kMostQuestions)
    return refuse(bi(4), Refusal::kBadPool, {command.questions, kFewestQuestions, kMostQuestions});
  events.push_back(PoolFixed{command.questions, command.content});
  return {};
}

Decided start(const State& state, Events& events) {
  if (needs_questions(state) && state.pool == 0)
    return refuse(bi(4), Refusal::kNoQuestions, {kFewestQuestions});
  Decision decision(state, events);
  next_opening(decision);
  return {};
}

void next_opening(Decision& decision) {
  const State& state = decision.state();
  for (Seat seat = 0; seat < kSeats; ++seat) {
    if (!has(state.playing, seat) || state.tickets[seat] != 0) continue;
    decision.add(QuizBegan{seat, kOpeningQuestions});
    return;
  }
}

Decided ask(const State& state, const AskQuestion& command, Events& events) {
  if (command.options < 2 || command.options > 6 || command.key < 1 ||
      command.key > command.options)
    return refuse(bi(4), Refusal::kBadQuestion, {command.options, command.key});
  events.push_back(QuestionAsked{state.quiz.sides[0], number_of(state), command.options,
                                 command.key, command.content});
  return {};
}

Decided answer(const State& state, const AnswerQuestion& command, Events& events) {
  const bool fits = state.pool != 0 && answer_mode(state) == AnswerMode::kChecked;
  if (auto may = check_answerer(state, command.seat, Refusal::kNotChecked, fits); !may) return may;
  if (command.option < 1 || command.option > state.quiz.options)
    return refuse(bi(4), Refusal::kBadAnswer, {command.option, 1, state.quiz.options});
  Decision decision(state, events);
  decision.add(QuestionAnswered{command.seat, number_of(state), AnswerMode::kChecked,
                                command.option, command.option == state.quiz.key});
  settle(decision);
  return {};
}

Decided report(const State& state, const ReportAnswer& command, Events& events) {
  const bool fits = state.pool != 0 && answer_mode(state) == AnswerMode::kSelfReported;
  if (auto may = check_answerer(state, command.seat, Refusal::kNotSelfReported, fits); !may)
    return may;
  Decision decision(state, events);
  decision.add(QuestionAnswered{command.seat, number_of(state), AnswerMode::kSelfReported, 0,
                                command.correct});
  settle(decision);
  return {};
}

Decided report(const State& state, const ReportScore& command, Events& events) {
  if (auto may = check_answerer(state, command.seat, Refusal::kNoOwnCards, has_own_cards(state));
      !may)
    return may;
  if (command.correct > state.quiz.questions)
    return refuse(bi(4), Refusal::kBadAnswer, {command.correct, 0, state.quiz.questions});
  Decision decision(state, events);
  decision.add(ScoreReported{command.seat, command.correct, state.quiz.questions});
  settle(decision);
  return {};
}

std::uint16_t awaited_sides(const State& state, const Ledger& ledger) {
  switch (state.awaited) {
    case Awaited::kQuestionDraw:
      return questions_left(ledger);
    case Awaited::kLottery:
      return all_tickets(state);
    case Awaited::kBotAnswer:
    case Awaited::kOutcome:
      return kPercent;
    default:
      return 0;
  }
}

Decided take(const State& state, const Ledger& ledger, const TakeDraw& command, Events& events) {
  const Draw& draw = command.draw;
  Decision decision(state, events);
  const Quiz& quiz = state.quiz;
  switch (state.awaited) {
    case Awaited::kQuestionDraw:
      decision.add(
          QuestionDrawn{quiz.sides[0], number_of(state), question_left(ledger, draw.value), draw});
      break;
    case Awaited::kBotAnswer: {
      const Seat seat = quiz.sides[side_to_answer(state)];
      const std::uint8_t chance = answers_right(state.players[seat]);
      decision.add(BotAnswered{seat, number_of(state), chance, draw.value <= chance, draw});
      settle(decision);
      break;
    }
    case Awaited::kLottery:
      draw_safe_team(decision, draw);
      break;
    default:
      draw_outcome(decision, draw);
  }
  return {};
}

void answers(const State& state, Commands& commands) {
  const Seat seat = awaited_seat(state);
  if (has_own_cards(state)) {
    for (std::uint8_t correct = 0; correct <= state.quiz.questions; ++correct)
      commands.push_back(ReportScore{seat, correct});
  } else if (answer_mode(state) == AnswerMode::kChecked) {
    for (std::uint8_t option = 1; option <= state.quiz.options; ++option)
      commands.push_back(AnswerQuestion{seat, option});
  } else {
    commands.push_back(ReportAnswer{seat, true});
    commands.push_back(ReportAnswer{seat, false});
  }
}

}  // namespace ludolog::bioludo
