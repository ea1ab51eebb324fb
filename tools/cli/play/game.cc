#include "tools/cli/play/game.h"

#include <algorithm>
#include <span>
#include <utility>

#include <fmt/core.h>

#include "core/rules/rule_set.h"
#include "tools/cli/play/help.h"
#include "tools/cli/play/prompts.h"
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

std::optional<Ending> ending_of(const Reading& reading) {
  switch (reading.kind) {
    case Reading::Kind::kStopped:
      return Ending{.kind = Ending::Kind::kStopped};
    case Reading::Kind::kEnd:
      return Ending{.kind = Ending::Kind::kQuit};
    case Reading::Kind::kFailed:
      return failed(cases::ExitCode::kEnvironment, "standard input: " + reading.text);
    case Reading::Kind::kLine:
      break;
  }
  return std::nullopt;
}

constexpr std::size_t kPageColumns = 76;

}  // namespace

Ending Game::run() {
  while (!is_over(state())) {
    if (manners_.stopped && manners_.stopped()) return Ending{.kind = Ending::Kind::kStopped};
    if (manners_.asks_again && !left_to_bots_ && only_bots_are_left())
      if (auto ending = ask_before_bots_play_on()) return *std::move(ending);
    if (const auto command = session_.automatic_command()) {
      const Outcome outcome = submit(*command);
      if (const auto* ending = std::get_if<Ending>(&outcome)) return *ending;
      if (const auto* refused = std::get_if<Refused>(&outcome))
        return failed(cases::ExitCode::kFound, refused->why);
      continue;
    }
    key_shown_ = key_shown_ || other_side_saw_the_key();
    ask();
    const Reading reading = input_.read();
    if (auto ending = ending_of(reading)) return *std::move(ending);
    const Outcome outcome = take(parse_answer(reading.text));
    if (const auto* ending = std::get_if<Ending>(&outcome)) return *ending;
    const auto* refused = std::get_if<Refused>(&outcome);
    if (refused == nullptr) continue;
    if (!manners_.asks_again)
      return failed(cases::ExitCode::kFound,
                    fmt::format("standard input, line {}: '{}': {}; expected {}", reading.number,
                                printable(reading.text), refused->why, expected_of(asked_now())));
    std::string why = refused->why;
    if (why[0] >= 'a' && why[0] <= 'z') why[0] = static_cast<char>(why[0] - 'a' + 'A');
    display_.refuse(fmt::format("{}. Type {}.", why, expected_of(asked_now())));
  }
  return Ending{.kind = Ending::Kind::kOver};
}

std::vector<Choice> Game::choices_now() const {
  return model::choices(state(), stream().ledger(), names_);
}

std::vector<model::OtherChoice> Game::others_now() const {
  return model::other_choices(state(), stream().ledger(), names_);
}

bool Game::only_bots_are_left() const {
  bool played = false;
  for (Seat seat = 0; seat < kSeats; ++seat) {
    if (state().players[seat] != Player::kHuman) continue;
    if (has(state().playing, seat)) return false;
    played = true;
  }
  return played && has_begun(state());
}

std::optional<Ending> Game::ask_before_bots_play_on() {
  left_to_bots_ = true;
  display_.ask(stream(), {.seat = awaited_seat(state()),
                          .prompt = "Only bots play on. Enter plays the match to its end, quit "
                                    "leaves it > ",
                          .choices = {},
                          .others = {},
                          .page = {}});
  const Reading reading = input_.read();
  if (auto ending = ending_of(reading)) return ending;
  if (parse_answer(reading.text).word != Answer::Word::kQuit) return std::nullopt;
  return Ending{.kind = Ending::Kind::kQuit, .problem = {}, .typed = true};
}

Asked Game::asked_now() const {
  return {stream(), names_, session_.declared(), key_shown_, choices_now(), others_now()};
}

void Game::ask() {
  const Asked asked = asked_now();
  Question question{awaited_seat(state()), prompt_of(asked), asked.choices, asked.others, {}};
  if (!page_.empty()) {
    const std::size_t room = page_room();
    display_.page(joined_lines(std::span(page_).first(std::min(room, page_.size()))));
    question.prompt = page_.size() > room ? "Enter shows more > " : "Enter goes back > ";
    return display_.ask(stream(), question);
  }
  const AnswerWay way = answer_way(stream());
  if (way != AnswerWay::kNone) {
    const auto& shown = session_.question();
    const bool cards = way == AnswerWay::kScore || !shown;
    question.page = quiz_page(state(), cards ? nullptr : &*shown, key_shown_, names_,
                              std::min<std::size_t>(terminal_size().columns, kPageColumns));
  }
  display_.ask(stream(), question);
}

bool Game::other_side_saw_the_key() const {
  const Quiz& quiz = state().quiz;
  return answer_way(stream()) == AnswerWay::kReport && quiz.both &&
         quiz.answered[0] > quiz.answered[1] && !is_bot(state().players[quiz.sides[0]]);
}

void Game::show_page(const std::string& text) {
  if (!manners_.asks_again) return display_.page(text);
  page_ = lines_of(text);
}

std::size_t Game::page_room() { return std::max<std::size_t>(terminal_size().rows, 8) - 2; }

Game::Outcome Game::take(const Answer& answer) {
  const auto asked = std::exchange(about_to_resign_, std::nullopt);
  using Word = Answer::Word;
  const auto page = std::exchange(page_, {});
  if (!page.empty() && answer.word == Word::kEnter) {
    page_.assign(page.begin() + static_cast<std::ptrdiff_t>(std::min(page_room(), page.size())),
                 page.end());
    return Done{};
  }
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
      show_page(play_help(state(), session_.declared()));
      return Done{};
    case Word::kBoard:
      display_.board(stream());
      return Done{};
    case Word::kWhy:
      show_page(joined_lines(why_lines(stream(), names_)));
      return Done{};
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
  if (state().awaited == Awaited::kEndOfTurn) return submit(others_now().front().command);
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
  show_page(text.empty() ? "Nothing has happened yet.\n" : text);
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
