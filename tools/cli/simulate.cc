// `ludolog simulate`: many matches between bots, counted and, if wanted, recorded.
#include <chrono>
#include <cstring>
#include <memory>
#include <optional>
#include <thread>

#include <fmt/core.h>
#include <unistd.h>

#include "events/genesis.h"
#include "tools/cases/simulation/simulate.h"
#include "tools/cli/context.h"
#include "tools/cli/json.h"
#include "tools/cli/play/stop_signals.h"
#include "tools/cli/setup.h"
#include "tools/cli/simulate_report.h"

namespace ludolog::cli {
namespace {

using cases::SimulationOrder;
using cases::SimulationReport;
using Time = std::chrono::steady_clock;

constexpr std::uint64_t kMostMatches = 1'000'000'000;
constexpr std::uint64_t kMostJobs = 256;

struct Arguments {
  MatchWishes wishes;
  std::optional<std::uint64_t> matches;
  std::optional<std::uint64_t> seed;
  std::optional<std::uint64_t> jobs;
  std::string into;
  bool digest = false;
};

double seconds_since(Time::time_point start) {
  return std::chrono::duration<double>(Time::now() - start).count();
}

/// The number as a seed of 32 bytes, as `--seed` of play would read its hexadecimal digits.
Bytes32 seed_bytes(std::uint64_t number) {
  Bytes32 seed{};
  for (std::size_t i = 0; i < 8; ++i)
    seed[seed.size() - 1 - i] = static_cast<std::uint8_t>(number >> (8 * i));
  return seed;
}

std::uint64_t any_number() {
  std::uint64_t number = 0;
  const Bytes32 bytes = events::random_seed();
  std::memcpy(&number, bytes.data(), sizeof number);
  return number;
}

/// One line on a terminal, overwritten as the matches go by.
class Progress {
 public:
  explicit Progress(std::uint64_t count) : count_(count) {}

  void show(std::uint64_t done) {
    if (!shown_ || seconds_since(last_) < .2) return;
    last_ = Time::now();
    const double seconds = seconds_since(start_);
    const double rate = static_cast<double>(done) / std::max(seconds, 1e-3);
    const double left = static_cast<double>(count_ - done) / std::max(rate, 1e-3);
    say(fmt::format("\r\033[K{} of {} matches, {:.0f} a second, {:.0f} s left", done, count_, rate,
                    left));
    drawn_ = true;
  }
  ~Progress() {
    if (drawn_) say("\r\033[K");
  }
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

 private:
  std::uint64_t count_;
  bool shown_ = isatty(STDERR_FILENO) == 1;
  bool drawn_ = false;
  Time::time_point start_ = Time::now();
  Time::time_point last_ = start_;
};

std::optional<std::string> out_of_range(const char* option,
                                        const std::optional<std::uint64_t>& value,
                                        std::uint64_t most) {
  if (!value || (*value >= 1 && *value <= most)) return std::nullopt;
  return fmt::format("{} {}: expected 1 to {}", option, *value, most);
}

ExitCode run(const Context& context, const Arguments& arguments) {
  if (!arguments.matches)
    return report({ExitCode::kUsage, "simulate needs --matches N, how many matches to play"});
  if (auto wrong = out_of_range("--matches", arguments.matches, kMostMatches))
    return report({ExitCode::kUsage, *wrong});
  if (auto wrong = out_of_range("--jobs", arguments.jobs, kMostJobs))
    return report({ExitCode::kUsage, *wrong});
  if (!context.library.given.empty())
    return report({ExitCode::kUsage, "--library: simulate records into the file of --into alone"});
  if (arguments.into == "-")
    return report({ExitCode::kUsage, "--into -: expected a file; a library is no stream"});
  const auto match = new_bot_match(arguments.wishes);
  if (!match) return report(match.error());
  const std::uint64_t seed = arguments.seed ? *arguments.seed : any_number();

  SimulationOrder order;
  order.matches = {match->rule_set, match->options, match->players, match->names, seed_bytes(seed)};
  order.count = *arguments.matches;
  order.jobs = static_cast<unsigned>(
      arguments.jobs.value_or(std::max(1U, std::thread::hardware_concurrency())));
  order.digest = arguments.digest;
  std::optional<store::Library> library;
  if (!arguments.into.empty()) {
    auto opened = cases::LibraryPlace{arguments.into}.open(store::Access::kWrite);
    if (!opened) return report(opened.error());
    library.emplace(std::move(*opened));
    order.into = &*library;
  }

  const auto start = Time::now();
  SimulationReport result;
  Outcome<void> done;
  {
    StopSignals signals;
    Progress progress(order.count);
    done = cases::simulate(
        order,
        [&](const SimulationReport& so_far) {
          progress.show(so_far.tally.matches);
          return !signals.stopped();
        },
        result);
  }
  if (!done) {
    say(fmt::format("ludolog: {} matches of this run are recorded in {}, and whole\n",
                    result.recorded, arguments.into));
    return report(done.error());
  }
  const double seconds = seconds_since(start);
  if (context.json)
    print_json(simulation_json(order, result, seed, seconds));
  else
    print_simulation(context, order, result, seed, seconds);
  if (!result.stopped) return ExitCode::kFine;
  say(fmt::format("stopped after {} of {} matches\n", result.tally.matches, order.count));
  return ExitCode::kFound;
}

}  // namespace

void add_simulate(Program& program, Context& context) {
  auto arguments = std::make_shared<Arguments>();
  program.command("simulate", "plays many matches between bots and counts how they end")
      .option("--rules", "RULES", arguments->wishes.rules, "the rule set (default: classic)")
      .option("--matches", "N", arguments->matches, "how many, 1 to a thousand million")
      .option("--seat", "N=bot:KIND[:NAME]", arguments->wishes.seats,
              "who sits where; once for every player (default: --bot at all seats)")
      .option("--bot", "KIND", arguments->wishes.bot,
              "random, greedy or cautious, in BiOLudo easy, medium or hard; at all seats (default: "
              "random, in BiOLudo medium)")
      .option("--option", "KEY=VALUE", arguments->wishes.options,
              "a rule to change; any number of times")
      .option("--seed", "S", arguments->seed,
              "a number below 2^64: the same seed gives the same matches (default: any, and named)")
      .option("--jobs", "J", arguments->jobs, "how many at a time (default: one a processor)")
      .option("--into", "FILE", arguments->into, "records every match into that library")
      .flag("--digest", arguments->digest,
            "one digest over all matches, the same for any number of jobs")
      .footer(R"(
Examples:
  ludolog simulate --matches 100000 --bot greedy --seed 1
  ludolog simulate --rules brainking --matches 200000 --seat 0=bot:cautious --seat 1=bot:greedy
  ludolog simulate --rules bioludo --matches 20000 --bot medium
  ludolog simulate --matches 10000 --option play_on=off --into runs.ludolog

Match 0 of seed 255 is the match that `ludolog play --seed ff` plays with the same bots. Ctrl-C
stops between two matches: what was recorded is whole, and the exit code is 1.)")
      .runs([&context, arguments] { return run(context, *arguments); });
}

}  // namespace ludolog::cli
