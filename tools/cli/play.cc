// `ludolog play`: makes a match or goes on with one, and sits people and bots down at it.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <memory>

#include <fmt/core.h>
#include <termios.h>
#include <unistd.h>

#include "core/event_bioludo.h"
#include "core/rules/rule_set.h"
#include "store/paths.h"
#include "tools/cases/question_files.h"
#include "tools/cli/context.h"
#include "tools/cli/play/game.h"
#include "tools/cli/play/hints.h"
#include "tools/cli/setup.h"
#include "tools/cli/text.h"

namespace ludolog::cli {
namespace {

constexpr const char* kExamples = R"(
Examples:
  ludolog play                                        you against three bots
  ludolog play --seat 0=human:Ada --seat 2=human:Ben  two people at one screen
  ludolog play @last                                  goes on where the last match stopped
  ludolog play --seat 0=bot:greedy --seat 2=bot:random --watch
  ludolog play --declared                             you throw a real die and type its face
  ludolog play --option blocks=on --option safe_squares=starts_and_stars
  ludolog play --rules bioludo                        biology duels, you against three bots
  ludolog play --rules bioludo --seat 0=human --seat 1=human --seat 2=human --seat 3=human
  ludolog play --rules bioludo --option answers=own_cards --seat 0=human --seat 2=human
  ludolog play --rules bioludo --questions cells.gift --difficulty easy
  yes '' | ludolog play --seed 1                      always throws, always moves the first token

Classic: two players sit at seats 0 and 2, three at 0, 1 and 2. BrainKing: White is seat 0, Black
seat 1. BiOLudo sits like classic; where only people play they judge their answers themselves, with a
bot at the table the program does. `ludolog rules` lists clauses and options.
While playing, ? lists what can be typed. Input that is not a terminal is read line by line in the
same way: an empty line is Enter, # begins a comment, and an answer that does not fit ends it with
exit code 1. Whatever ends it, Ctrl-C and kill -9 too, the match is saved up to the last decision.)";

struct Arguments {
  std::string match;
  MatchWishes wishes;
  cases::QuestionWishes questions;
  std::vector<std::string> difficulties;
  bool watch = false;
  double pace_s = 0.6;
};

struct Sitting {
  const Context& context;
  const Arguments& arguments;
  cases::Session& session;
  Hints hints;
};

void print(std::string_view text) {
  std::fwrite(text.data(), 1, text.size(), stdout);
  std::fflush(stdout);
}

bool plays_by_itself(const cases::Session& session) {
  for (const Player player : session.state().players)
    if (player == Player::kHuman) return false;
  return !session.declared();
}

bool can_clear() {
  const char* terminal = std::getenv("TERM");
  return stdout_is_terminal() && terminal != nullptr && std::string_view(terminal) != "dumb";
}

std::unique_ptr<Display> make_display(const Sitting& sitting, StopSignals& signals) {
  const cases::Session& session = sitting.session;
  const bool watch = sitting.arguments.watch;
  const Style style = sitting.context.style().of(board_of(session.state()));
  auto names = session.names();
  if (!watch && plays_by_itself(session)) return make_silent(print, std::move(names), style);
  const bool for_people =
      stdin_is_terminal() ? watch || !plays_by_itself(session) : watch && stdout_is_terminal();
  if (!for_people || (plays_by_itself(session) && !stdout_is_terminal()))
    return make_narrator(print, std::move(names), style);
  ScreenSetup setup;
  setup.title = fmt::format("match {}", sitting.hints.short_id());
  setup.board = &board_of(session.state());
  setup.players = session.state().players;
  setup.clears = can_clear();
  const auto pace = std::chrono::milliseconds(static_cast<int>(sitting.arguments.pace_s * 1000));
  if (watch && stdout_is_terminal()) setup.pause = [&signals, pace] { signals.pause(pace); };
  return make_screen(print, std::move(names), style, std::move(setup));
}

void print_result(const Sitting& sitting, std::string_view library) {
  const cases::Session& session = sitting.session;
  const State& state = session.state();
  print(fmt::format("\n{}\nmatch {}, {} events, {} turns, recorded in {}\n\n{}",
                    sitting.context.style().bold(model::result_in_words(state, session.names())),
                    sitting.hints.short_id(), session.match().stream().version(), state.turn,
                    library, sitting.hints.look_at(session.match().stream().version())));
}

ExitCode finish(const Sitting& sitting, const Ending& ending, Display& display,
                std::string_view library) {
  const cases::Session& session = sitting.session;
  if (ending.kind == Ending::Kind::kOver) {
    display.finish(session.match().stream());
    // What was typed ahead is not for the shell.
    if (stdin_is_terminal()) tcflush(STDIN_FILENO, TCIFLUSH);
    print_result(sitting, library);
    return ExitCode::kFine;
  }
  if (ending.kind == Ending::Kind::kProblem) report(ending.problem);
  // The cursor stands behind a prompt that nobody answered.
  if (ending.kind != Ending::Kind::kProblem && stdin_is_terminal() && !ending.typed) print("\n");
  say(fmt::format("saved with {} events ({})\ngo on with: {}\n", session.match().stream().version(),
                  model::awaited_in_words(session.state(), session.names()),
                  sitting.hints.go_on()));
  return ending.kind == Ending::Kind::kProblem ? ending.problem.exit : ExitCode::kFine;
}

ExitCode sit_down(const Sitting& sitting, std::string_view library) {
  cases::Session& session = sitting.session;
  StopSignals signals;
  DescriptorInput input(STDIN_FILENO, signals);
  const auto display = make_display(sitting, signals);
  if (!session.resumed()) display->happened(session.match().stream(), 0);
  if (!session.notice().empty()) {
    say(session.notice() + "\n");
    display->refuse(session.notice());
  }
  Game game(session, input, *display,
            {.asks_again = stdin_is_terminal(), .stopped = [&] { return signals.stopped(); }});
  return finish(sitting, game.run(), *display, library);
}

/// What the options say, of a game that asks any.
Outcome<std::vector<events::Question>> chosen_questions(const Arguments& arguments,
                                                        const RuleSet& rules) {
  cases::QuestionWishes wishes = arguments.questions;
  for (const std::string& word : arguments.difficulties) {
    const auto difficulty = named<Difficulty>(word);
    if (!difficulty)
      return cases::problem(
          ExitCode::kUsage,
          fmt::format("--difficulty {}: expected easy, medium or hard", printable(word)));
    wishes.difficulties.push_back(*difficulty);
  }
  const bool wished =
      !wishes.banks.empty() || !wishes.topics.empty() || !wishes.difficulties.empty();
  if (rules.needs_questions == nullptr) {
    if (!wished) return std::vector<events::Question>{};
    return cases::problem(ExitCode::kUsage,
                          fmt::format("--questions, --topic and --difficulty are for games that "
                                      "ask questions; {} asks none",
                                      name_of(rules.id)));
  }
  const auto shelf = banks::Shelf::usual();
  if (!shelf) return tl::unexpected(cases::problem_of(shelf.error()));
  auto chosen = cases::choose_questions(*shelf, wishes);
  if (!chosen) return tl::unexpected(chosen.error());
  if (chosen->left_out > 0)
    say(fmt::format(
        "{} questions cannot be asked and were left out; `ludolog questions check FILE` "
        "says why\n",
        chosen->left_out));
  if (chosen->questions.size() < kFewestQuestions)
    return cases::problem(ExitCode::kUsage,
                          fmt::format("--questions: {} questions fit what was asked for, a match "
                                      "needs {} (BI-4)",
                                      chosen->questions.size(), kFewestQuestions));
  return std::move(chosen->questions);
}

/// To go on with a match: those that were named, then all that there are.
Outcome<cases::QuestionSupply> questions_to_go_on(const Arguments& arguments) {
  const auto shelf = banks::Shelf::usual();
  if (!shelf) return tl::unexpected(cases::problem_of(shelf.error()));
  cases::QuestionSupply supply;
  if (!arguments.questions.banks.empty()) {
    auto chosen = cases::choose_questions(*shelf, arguments.questions);
    if (!chosen) return tl::unexpected(chosen.error());
    supply.instead = std::move(chosen->questions);
  }
  supply.at_hand = [shelf = *shelf, named = supply.instead] {
    std::vector<events::Question> questions = named;
    std::ranges::move(cases::all_questions(shelf), std::back_inserter(questions));
    return questions;
  };
  return supply;
}

/// Those that were named and are no banks, which would be at hand anyway.
std::vector<std::string> question_files(const Arguments& arguments) {
  std::vector<std::string> files = arguments.questions.banks;
  if (const auto shelf = banks::Shelf::usual())
    std::erase_if(files, [&](const std::string& name) { return shelf->has(name); });
  return files;
}

ExitCode start(const Context& context, const Arguments& arguments) {
  auto match = new_match(arguments.wishes);
  if (!match) return report(match.error());
  auto questions = chosen_questions(arguments, rule_set(match->rule_set));
  if (!questions) return report(questions.error());
  match->questions = *questions;
  auto library = context.open_library(store::Access::kWrite);
  if (!library) return report(library.error());
  const auto secrets = store::state_folder();
  if (!secrets) return report(cases::problem_of(secrets.error()));
  auto session = cases::Session::create(*library, *secrets, *match, store::system_clock());
  if (!session) return report(session.error());
  const std::string path = library->path().string();
  const Sitting sitting{context, arguments, **session,
                        Hints(context.library.given, (*session)->id(), question_files(arguments))};
  if ((*session)->resumed())
    say(fmt::format(
        "match {} with this seed, these seats and options is here already{}\n",
        sitting.hints.short_id(),
        (*session)->has_names(match->names) ? "" : ", played under other names, which it keeps"));
  else
    say(fmt::format("match {}, recorded in {}\nto go on after a break: {}\n",
                    sitting.hints.short_id(), path, sitting.hints.go_on()));
  return sit_down(sitting, path);
}

ExitCode go_on(const Context& context, const Arguments& arguments) {
  if (!cases::names_library_match(arguments.match))
    return report({ExitCode::kUsage, arguments.match +
                                         ": a match of the library is named by its id or @last; a "
                                         "file has to be imported first"});
  // Opened for reading first: going on makes no library.
  if (auto there = context.open_library(store::Access::kRead); !there) return report(there.error());
  auto library = context.open_library(store::Access::kWrite);
  if (!library) return report(library.error());
  const auto id = library->reader().find(arguments.match);
  if (!id) return report(cases::problem_of(id.error()));
  const auto secrets = store::state_folder();
  if (!secrets) return report(cases::problem_of(secrets.error()));
  const auto questions = questions_to_go_on(arguments);
  if (!questions) return report(questions.error());
  auto session = cases::Session::resume(*library, *secrets, *id, *questions, store::system_clock());
  if (!session) return report(session.error());
  const Sitting sitting{context, arguments, **session,
                        Hints(context.library.given, *id, question_files(arguments))};
  if (is_over((*session)->state())) {
    report({ExitCode::kFound,
            fmt::format("match {} is over: {}; look at it with", sitting.hints.short_id(),
                        model::result_in_words((*session)->state(), (*session)->names()))});
    say(sitting.hints.look_at((*session)->match().stream().version()));
    return ExitCode::kFound;
  }
  return sit_down(sitting, library->path().string());
}

ExitCode run(const Context& context, const Arguments& arguments, const Subcommand& command) {
  if (context.json)
    return report({ExitCode::kUsage, "play has no JSON output; `ludolog show` and `events` have"});
  if (arguments.match.empty()) return start(context, arguments);
  for (const char* option :
       {"--rules", "--seat", "--option", "--seed", "--declared", "--topic", "--difficulty"})
    if (command.has(option))
      return report(
          {ExitCode::kUsage, fmt::format("{} is for a new match; {} has its own since it began",
                                         option, arguments.match)});
  return go_on(context, arguments);
}

}  // namespace

void add_play(Program& program, Context& context) {
  auto arguments = std::make_shared<Arguments>();
  MatchWishes& wishes = arguments->wishes;
  Subcommand command =
      program.command("play", "plays a new match in this terminal, or goes on with one");
  command
      .optional_argument("MATCH", arguments->match,
                         "an unfinished match to go on with: its id, the beginning of one, or "
                         "@last")
      .option("--rules", "RULES", wishes.rules,
              "the rule set: classic, brainking or bioludo (default: classic)")
      .option(
          "--seat", "N=PLAYER[:NAME]", wishes.seats,
          "N=human, N=bot:random, N=bot:greedy or N=bot:cautious for a seat N from 0 to 3, each "
          "with :NAME if wanted; in BiOLudo N=human, N=bot:easy, N=bot:medium or N=bot:hard; once "
          "for every player (default: you against bots)")
      .option("--option", "KEY=VALUE", wishes.options, "a rule to change; any number of times")
      .option("--seed", "HEX", wishes.seed,
              "1 to 64 hexadecimal digits: the same seed, seats, names and options give the same "
              "match (default: dice that nobody can know)")
      .flag("--declared", wishes.declared, "real dice: their faces are typed in")
      .option("--questions", "BANK", arguments->questions.banks,
              "questions to be asked in BiOLudo: a bank (`ludolog questions list`) or a file; any "
              "number of times (default: biology, which comes with the program)")
      .option("--topic", "TOPIC", arguments->questions.topics,
              "questions of this topic alone; any number of times")
      .option("--difficulty", "WORD", arguments->difficulties,
              "easy, medium or hard questions alone; any number of times")
      .flag("--watch", arguments->watch, "shows what bots do at a human pace")
      .option("--pace", "SECONDS", arguments->pace_s, 0.0, 60.0,
              "seconds between two pictures with --watch, 0 to 60 (default: 0.6)")
      .footer(kExamples)
      .runs([&context, arguments, command] { return run(context, *arguments, command); });
}

}  // namespace ludolog::cli
