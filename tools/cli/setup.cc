#include "tools/cli/setup.h"

#include <algorithm>
#include <array>
#include <numeric>

#include <fmt/core.h>

#include "events/content.h"
#include "tools/cli/text.h"

namespace ludolog::cli {
namespace {

using cases::ExitCode;
using cases::NewMatch;
using cases::Outcome;
using Words = std::span<const std::string_view>;

tl::unexpected<cases::Problem> usage(std::string text) {
  return cases::problem(ExitCode::kUsage, std::move(text));
}

/// How many letters have to be changed, added or left out.
std::size_t distance(std::string_view a, std::string_view b) {
  std::vector<std::size_t> row(b.size() + 1);
  std::iota(row.begin(), row.end(), std::size_t{0});
  for (std::size_t i = 1; i <= a.size(); ++i) {
    std::size_t diagonal = row[0];
    row[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const std::size_t change = diagonal + (a[i - 1] == b[j - 1] ? 0 : 1);
      diagonal = row[j];
      row[j] = std::min({change, row[j] + 1, row[j - 1] + 1});
    }
  }
  return row.back();
}

std::string list_of(Words words) {
  std::string text;
  for (const std::string_view word : words) text += (text.empty() ? "" : ", ") + std::string(word);
  return text;
}

std::string seats_in_words(SeatMask seats) {
  std::string text;
  for (Seat seat = 0; seat < kSeats; ++seat)
    if (has(seats, seat)) text += fmt::format("{}{}", text.empty() ? "" : "+", seat);
  return text;
}

struct KeyValue {
  std::string_view key;
  std::string_view value;
};

/// "KEY=VALUE"; an empty key when there is no '='.
KeyValue split(std::string_view text) {
  const auto at = text.find('=');
  if (at == std::string_view::npos) return {};
  return {text.substr(0, at), text.substr(at + 1)};
}

/// Who can sit at a seat: all but nobody.
constexpr std::span<const std::string_view> kPlayers = std::span(Names<Player>::value).subspan<1>();

std::vector<std::string_view> players_of(const RuleSet& rules) {
  std::vector<std::string_view> words;
  for (const std::string_view word : kPlayers)
    if (may_play(rules, *named<Player>(word))) words.push_back(word);
  return words;
}

/// Of the simplest kind that plays this game.
Player usual_bot(const RuleSet& rules) {
  return may_play(rules, Player::kRandomBot) ? Player::kRandomBot : Player::kMediumBot;
}

SeatMask most_seats(const RuleSet& rules) {
  return *std::ranges::max_element(rules.seat_sets, {}, &count);
}

/// A person at the first seat and bots at all others.
Players you_against_bots(const RuleSet& rules) {
  constexpr Players kWho{Player::kHuman, Player::kGreedyBot, Player::kRandomBot,
                         Player::kGreedyBot};
  Players players{};
  for (Seat seat = 0; seat < kSeats; ++seat) {
    if (!has(most_seats(rules), seat)) continue;
    players[seat] = may_play(rules, kWho[seat]) ? kWho[seat] : Player::kMediumBot;
  }
  return players;
}

Outcome<void> read_seat(const std::string& text, NewMatch& match) {
  const std::string about = fmt::format("--seat {}: ", printable(text));
  const auto [number, player] = split(text);
  if (number.size() != 1 || number[0] < '0' || number[0] > '3')
    return usage(about + "expected N=PLAYER or N=PLAYER:NAME with a seat N from 0 to 3");
  const auto seat = static_cast<Seat>(number[0] - '0');
  if (match.players[seat] != Player::kNobody)
    return usage(fmt::format("{}seat {} is given twice", about, seat));
  for (const std::string_view word : kPlayers) {
    if (player.substr(0, word.size()) != word) continue;
    std::string_view rest = player.substr(word.size());
    if (!rest.empty() && rest.front() != ':') continue;
    match.players[seat] = *named<Player>(word);
    if (rest.empty()) return {};
    rest.remove_prefix(1);
    if (const auto name = events::make_name({}, rest); !name) return usage(about + name.error());
    match.names[seat] = rest;
    return {};
  }
  const std::string_view kind = player.substr(0, player.find(':', player.find(':') == 3 ? 4 : 0));
  return usage(
      fmt::format("{}there is no player '{}'{}; expected {}, and :NAME behind it if wanted", about,
                  printable(kind), suggestion(kind, kPlayers), list_of(kPlayers)));
}

Outcome<void> read_option(const std::string& text, const RuleSet& rules, NewMatch& match,
                          std::vector<std::string_view>& given) {
  const std::string about = fmt::format("--option {}: ", printable(text));
  std::vector<std::string_view> keys;
  for (const OptionSpec& option : rules.options) keys.push_back(option.key);
  const auto [key, value] = split(text);
  if (key.empty())
    return usage(fmt::format("{}expected KEY=VALUE with a key of {}", about, list_of(keys)));
  if (rules.options.empty())
    return usage(fmt::format("{}{} has no options", about, name_of(rules.id)));
  const auto index = find_option(rules, key);
  if (!index)
    return usage(fmt::format("{}{} has no option '{}'{}; it has {}", about, name_of(rules.id),
                             printable(key), suggestion(key, keys), list_of(keys)));
  const OptionSpec& option = rules.options[*index];
  if (std::ranges::find(given, option.key) != given.end())
    return usage(fmt::format("{}{} is given twice", about, option.key));
  const auto chosen = find_value(option, value);
  if (!chosen)
    return usage(fmt::format("{}{} takes {}, not '{}'{}", about, option.key, list_of(option.values),
                             printable(value), suggestion(value, option.values)));
  given.push_back(option.key);
  match.options[*index] = *chosen;
  return {};
}

Outcome<void> read_seed(const MatchWishes& wishes, NewMatch& match) {
  match.declared = wishes.declared;
  if (wishes.seed.empty()) return {};
  if (wishes.declared)
    return usage("--seed and --declared: real dice have no seed; give one of the two");
  match.seed = events::parse_seed(wishes.seed);
  if (!match.seed)
    return usage(fmt::format("--seed {}: expected 1 to 64 hexadecimal digits (0-9, a-f)",
                             printable(wishes.seed)));
  return {};
}

/// Asks the rules, so that what they refuse is said in the words of the command line.
Outcome<void> check(const NewMatch& match, const RuleSet& rules) {
  Events events;
  const auto decided = decide(
      Stream{}, CreateMatch{match.rule_set, rules.version, match.players, match.options}, events);
  if (decided) return {};
  const Rejection& rejection = decided.error();
  const std::string clause = to_string(rejection.clause);
  if (rejection.why == Refusal::kBadPlayer) {
    const auto seat = static_cast<Seat>(rejection.numbers[0]);
    return usage(fmt::format("--seat: {} has no {} ({}); seat {} can be {}", name_of(rules.id),
                             name_of(match.players[seat]), clause, seat,
                             list_of(players_of(rules))));
  }
  if (rejection.why != Refusal::kBadSeats)
    return usage(fmt::format("seats and options do not fit: {} ({})", describe(rejection), clause));
  std::string possible;
  for (const SeatMask seats : rules.seat_sets)
    possible += (possible.empty() ? "" : ", ") + seats_in_words(seats);
  return usage(fmt::format("--seat: {} cannot be played at seats {} ({}); possible are {}",
                           name_of(rules.id), seats_in_words(seats_of(match.players)), clause,
                           possible));
}

template <class Default>
Outcome<NewMatch> read_match(const MatchWishes& wishes, const Default& default_players) {
  const auto rules_id = named<RuleSetId>(wishes.rules);
  if (!rules_id)
    return usage(fmt::format(
        "--rules {}: there are no such rules{}; there are: {}", printable(wishes.rules),
        suggestion(wishes.rules, Names<RuleSetId>::value), list_of(Names<RuleSetId>::value)));
  const RuleSet& rules = rule_set(*rules_id);
  NewMatch match;
  match.rule_set = *rules_id;
  match.options = default_options(rules);
  for (const std::string& seat : wishes.seats)
    if (auto read = read_seat(seat, match); !read) return tl::unexpected(read.error());
  if (wishes.seats.empty()) match.players = default_players(rules);
  std::vector<std::string_view> given;
  for (const std::string& option : wishes.options)
    if (auto read = read_option(option, rules, match, given); !read)
      return tl::unexpected(read.error());
  if (auto read = read_seed(wishes, match); !read) return tl::unexpected(read.error());
  if (auto checked = check(match, rules); !checked) return tl::unexpected(checked.error());
  return match;
}

}  // namespace

std::string suggestion(std::string_view word, std::span<const std::string_view> candidates) {
  std::string_view best;
  std::size_t least = std::max<std::size_t>(1, word.size() / 3) + 1;
  for (const std::string_view candidate : candidates) {
    const bool begins = word.size() >= 3 && candidate.substr(0, word.size()) == word;
    const std::size_t changes = begins ? 0 : distance(word, candidate);
    if (changes >= least) continue;
    best = candidate;
    least = changes;
  }
  return best.empty() ? std::string() : fmt::format(" (did you mean '{}'?)", best);
}

Outcome<NewMatch> new_match(const MatchWishes& wishes) {
  return read_match(wishes, you_against_bots);
}

Outcome<NewMatch> new_bot_match(const MatchWishes& wishes) {
  const auto bot = named<Player>("bot:" + wishes.bot);
  if (!bot && !wishes.bot.empty()) {
    std::vector<std::string_view> kinds;
    for (const std::string_view name : Names<Player>::value)
      if (name.starts_with("bot:")) kinds.push_back(name.substr(4));
    return usage(fmt::format("--bot {}: there is no such bot{}; there are: {}",
                             printable(wishes.bot), suggestion(wishes.bot, kinds), list_of(kinds)));
  }
  auto match = read_match(wishes, [&](const RuleSet& rules) {
    Players players{};
    for (Seat seat = 0; seat < kSeats; ++seat)
      if (has(most_seats(rules), seat)) players[seat] = bot.value_or(usual_bot(rules));
    return players;
  });
  if (!match) return match;
  for (Seat seat = 0; seat < kSeats; ++seat)
    if (match->players[seat] == Player::kHuman)
      return usage(fmt::format("--seat {}=human: a simulation is between bots", seat));
  return match;
}

}  // namespace ludolog::cli
