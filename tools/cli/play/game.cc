#include "tools/cli/play/game.h"

#include <algorithm>
#include <utility>

#include <fmt/core.h>

#include "core/rules/rule_set.h"
#include "tools/cli/play/help.h"
#include "tools/cli/play/quiz_page.h"
#include "tools/cli/play/recap.h"
#include "tools/cli/play/typed.h"
#include "tools/cli/text.h"

namespace ludolog::cli {
namespace {

Ending failed(cases::ExitCode exit, std::string text) {
  return {.kind = Ending::Kind::kProblem, .problem = {exit, std::move(text)}};
}

/// The seat that a letter means.
std::optional<Seat> seat_named(const Board& board, const std::string& letter) {
  if (letter.size() != 1) return std::nullopt;
  const char upper =
      letter[0] >= 'a' && letter[0] <= 'z' ? static_cast<char>(letter[0] - 'a' + 'A') : letter[0];
  return seat_of(board, upper);
}

std::string answer_expected(AnswerWay way, bool key_shown, const Quiz& quiz) {
  if (way == AnswerWay::kOption)
    return fmt::format("a letter from A to {}", static_cast<char>('A' + quiz.options - 1));
  if (way == AnswerWay::kScore) return fmt::format("a number from 0 to {}", quiz.questions);
  return key_shown ? "yes or no" : "an empty line";
}

constexpr std::size_t kPageColumns = 76;

}  // namespace

Ending Game::run() {
  while (!is_over(state())) {
    if (manners_.stopped && manners_.stopped()) return Ending{.kind = Ending::Kind::kStopped};
    if (const auto command = session_.automatic_command()) {
      const Outcome outcome = submit(*command);
      if (const auto* ending = std::get_if<Ending>(&outcome)) return *ending;
      if (const auto* refused = std::get_if<Refused>(&outcome))
        return failed(cases::ExitCode::kFound, refused->why);
      continue;
    }
    ask();
    const Reading reading = input_.read();
    if (reading.kind == Reading::Kind::kStopped) return Ending{.kind = Ending::Kind::kStopped};
    if (reading.kind == Reading::Kind::kEnd) return Ending{.kind = Ending::Kind::kQuit};
    if (reading.kind == Reading::Kind::kFailed)
      return failed(cases::ExitCode::kEnvironment, "standard input: " + reading.text);
    const Outcome outcome = take(parse_answer(reading.text));
    if (const auto* ending = std::get_if<Ending>(&outcome)) return *ending;
    const auto* refused = std::get_if<Refused>(&outcome);
    if (refused == nullptr) continue;
    if (!manners_.asks_again)
      return failed(cases::ExitCode::kFound,
                    fmt::format("standard input, line {}: '{}': {}; expected {}", reading.number,
                                printable(reading.text), refused->why, expected()));
    std::string why = refused->why;
    if (why[0] >= 'a' && why[0] <= 'z') why[0] = static_cast<char>(why[0] - 'a' + 'A');
    display_.refuse(fmt::format("{}. Type {}.", why, expected()));
  }
  return Ending{.kind = Ending::Kind::kOver};
}

std::vector<Choice> Game::choices_now() const {
  return model::choices(state(), stream().ledger(), names_);
}

std::vector<model::OtherChoice> Game::others_now() const {
  return model::other_choices(state(), stream().ledger(), names_);
}

void Game::ask() {
  const auto choices = choices_now();
  const auto others = others_now();
  Question question{awaited_seat(state()), prompt(choices, others), choices, others, {}};
  const AnswerWay way = answer_way(stream());
  if (way != AnswerWay::kNone) {
    const auto& shown = session_.question();
    const bool cards = way == AnswerWay::kScore || !shown;
    question.page = quiz_page(state(), cards ? nullptr : &*shown, key_shown_, names_,
                              std::min<std::size_t>(terminal_size().columns, kPageColumns));
  }
  display_.ask(stream(), question);
}

std::string Game::answer_prompt(const std::string& who) const {
  switch (answer_way(stream())) {
    case AnswerWay::kOption:
      return fmt::format("{}: your answer, A to {}? > ", who,
                         static_cast<char>('A' + state().quiz.options - 1));
    case AnswerWay::kReport:
      return key_shown_ ? fmt::format("{}: were you right, yes or no? > ", who)
                        : fmt::format("{}: answer aloud; Enter shows what is right > ", who);
    default:
      return fmt::format("{}: how many were right, 0 to {}? > ", who, state().quiz.questions);
  }
}

std::string Game::prompt(const std::vector<Choice>& choices,
                         const std::vector<model::OtherChoice>& others) const {
  const Seat seat = awaited_seat(state());
  const std::string who = fmt::format("{} ({})", names_[seat], letter_of(board_of(state()), seat));
  switch (state().awaited) {
    case Awaited::kMove:
      if (rule_set(state().rule_set).spends)
        return fmt::format("{}: who by which number? Enter takes {}, ? helps > ", who,
                           choices.front().key);
      if (choice_lines(choices).size() == 1)
        return fmt::format("{}: Enter moves token {} > ", who, choices.front().key);
      return fmt::format("{}: which token, {}? Enter takes {} > ", who, keys_of(choices),
                         choices.front().key);
    case Awaited::kDrawAnswer:
      return fmt::format("{}: {} offers a draw. Accept, yes or no? > ", who,
                         names_[state().offered_by]);
    case Awaited::kAnswer:
      return answer_prompt(who);
    case Awaited::kTarget:
      return fmt::format("{}: whom do you attack? Enter takes {} > ", who, others.front().key);
    case Awaited::kEndOfTurn:
      return fmt::format("{}: Enter ends the turn > ", who);
    default:
      if (session_.declared()) return fmt::format("{}: throw the die. Which face, 1 to 6? > ", who);
      if (!has_begun(state())) return fmt::format("{}: Enter throws for who begins > ", who);
      return fmt::format("{}: Enter throws the die{} > ", who, state().number != 0 ? " again" : "");
  }
}

std::string Game::expected() const {
  switch (state().awaited) {
    case Awaited::kMove:
      if (rule_set(state().rule_set).spends)
        return fmt::format("a character and a number ({}), or {} backwards",
                           choices_now().front().key, "S -5");
      return fmt::format("the number of a token that can move ({})", keys_of(choices_now()));
    case Awaited::kDrawAnswer:
      return "yes or no";
    case Awaited::kAnswer:
      return answer_expected(answer_way(stream()), key_shown_, state().quiz);
    case Awaited::kTarget: {
      std::string keys;
      for (const auto& other : others_now()) keys += (keys.empty() ? "" : ", ") + other.key;
      return "one of " + keys;
    }
    case Awaited::kEndOfTurn:
      return "an empty line to end the turn, or revive and a letter";
    default:
      return session_.declared() ? "the face of the die, 1 to 6" : "an empty line to throw";
  }
}

Game::Outcome Game::take(const Answer& answer) {
  const auto asked = std::exchange(about_to_resign_, std::nullopt);
  using Word = Answer::Word;
  const auto typed = typed_command(stream(), answer);
  if (!typed) return Refused{typed.error()};
  if (*typed) {
    if (std::holds_alternative<ReportAnswer>(**typed) && !key_shown_)
      return Refused{"the right answer comes first"};
    return submit(**typed);
  }
  switch (answer.word) {
    case Word::kComment:
      return Done{};
    case Word::kEnter:
      return take_enter();
    case Word::kRoll:
      if (state().awaited != Awaited::kRoll || session_.declared())
        return Refused{"nothing is to be thrown here"};
      return take_enter();
    case Word::kNumber:
      return take_face(answer.number);
    case Word::kYes:
    case Word::kNo:
      return answer_draw(answer.word == Word::kYes);
    case Word::kDraw:
      return offer_draw();
    case Word::kResign:
      return resign(answer.argument, asked);
    case Word::kQuit:
      return Ending{.kind = Ending::Kind::kQuit, .problem = {}, .typed = true};
    case Word::kHelp:
      display_.page(play_help(state(), session_.declared()));
      return Done{};
    case Word::kBoard:
      display_.board(stream());
      return Done{};
    case Word::kWhy: {
      std::string text;
      for (const std::string& line : why_lines(stream(), names_)) text += line + "\n";
      display_.page(text);
      return Done{};
    }
    case Word::kLog:
      return show_log(answer.argument);
    case Word::kRevive:
    case Word::kEnd:
    case Word::kUnknown:
      break;
  }
  return Refused{"not understood (? is help)"};
}

Game::Outcome Game::take_enter() {
  if (state().awaited == Awaited::kMove) return submit(choices_now().front().command);
  if (state().awaited == Awaited::kRoll && !session_.declared()) return submit(session_.roll());
  if (state().awaited == Awaited::kTarget) return submit(others_now().front().command);
  if (state().awaited == Awaited::kEndOfTurn) return submit(EndTurn{state().seat});
  if (answer_way(stream()) == AnswerWay::kReport && !key_shown_) {
    key_shown_ = true;
    return Done{};
  }
  return Refused{"an empty line says nothing here"};
}

Game::Outcome Game::take_face(unsigned face) {
  if (state().awaited != Awaited::kRoll) return Refused{"no number is asked for"};
  if (!session_.declared()) return Refused{"the program throws the die"};
  if (face < 1 || face > 6) return Refused{"a die has no such face"};
  return submit(session_.roll(static_cast<std::uint16_t>(face)));
}

Game::Outcome Game::answer_draw(bool accept) {
  if (state().awaited != Awaited::kDrawAnswer) return Refused{"nothing was asked"};
  return submit(AnswerDraw{awaited_seat(state()), accept});
}

Game::Outcome Game::offer_draw() {
  const Seat seat = awaited_seat(state());
  if (is_bot(state().players[seat])) return Refused{"a bot offers no draw"};
  return submit(OfferDraw{seat});
}

Game::Outcome Game::resign(const std::string& who, std::optional<Seat> asked) {
  const auto seat = who.empty() ? awaited_seat(state()) : seat_named(board_of(state()), who);
  if (!seat) return Refused{"resign takes the letter of a seat"};
  if (is_bot(state().players[*seat])) return Refused{names_[*seat] + " is a bot and plays on"};
  // A slip at the keyboard must not end somebody's match.
  if (manners_.asks_again && asked != seat) {
    about_to_resign_ = seat;
    return Refused{fmt::format("{} would give up for good; the same again does it", names_[*seat])};
  }
  return submit(Resign{*seat});
}

Game::Outcome Game::show_log(const std::string& count) {
  std::size_t wanted = 20;
  if (!count.empty()) {
    const Answer number = parse_answer(count);
    if (count != "all" && number.word != Answer::Word::kNumber)
      return Refused{"log takes a number of turns, or all"};
    wanted = count == "all" ? ~std::size_t{0} : number.number;
  }
  Recap recap(names_);
  for (const Event& event : stream().events()) recap.add(event, state());
  const auto& lines = recap.lines();
  std::string text;
  for (std::size_t i = lines.size() > wanted ? lines.size() - wanted : 0; i < lines.size(); ++i)
    text += (lines[i].seat ? names_[*lines[i].seat] + " " : "") + lines[i].text + "\n";
  display_.page(text.empty() ? "Nothing has happened yet.\n" : text);
  return Done{};
}

void Game::tell_answer(std::uint64_t first) {
  if (!session_.question()) return;
  if (const auto text = answers_in_words(stream(), first, *session_.question(), names_))
    display_.tell(*text);
}

Game::Outcome Game::submit(const Command& command) {
  const auto before = session_.submit(command);
  if (before) {
    display_.happened(stream(), *before);
    if (!std::holds_alternative<OfferDraw>(command) && !std::holds_alternative<AnswerDraw>(command))
      key_shown_ = false;
    tell_answer(*before);
    return Done{};
  }
  if (const auto* rejection = std::get_if<Rejection>(&before.error()))
    return Refused{refusal_text(*rejection, state(), names_)};
  const cases::Problem problem = cases::problem_of(before.error());
  return failed(problem.exit, problem.text);
}

}  // namespace ludolog::cli
