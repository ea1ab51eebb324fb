#include "tools/cases/golden/script.h"

#include <map>

#include "core/bots/bot.h"
#include "events/hex.h"
#include "events/type_code.h"
#include "tools/cases/golden/table.h"

namespace ludolog::golden {
namespace {

using events::JsonObject;

std::int64_t number(std::string_view text) {
  return static_cast<std::int64_t>(number_of(text, 1'000'000).value_or(1'000'000));
}

bool is_number(std::string_view text) { return number_of(text, 1'000'000).has_value(); }

/// Bytes that are the same whoever makes the case: its number, then a purpose.
std::string bytes_text(std::string_view case_number, unsigned purpose) {
  Bytes16 bytes{};
  const auto n = static_cast<std::uint64_t>(number(case_number));
  bytes[0] = static_cast<std::uint8_t>(purpose);
  bytes[14] = static_cast<std::uint8_t>(n / 256);
  bytes[15] = static_cast<std::uint8_t>(n % 256);
  return events::to_hex(bytes);
}

class Script {
 public:
  explicit Script(const std::string& name) : number_(name.substr(name.find('/') + 1, 3)) {
    case_.name = name;
    case_.meta.origin = "written by hand";
  }

  Result<Case> run(std::string_view text) {
    std::size_t line = 0;
    for (const std::string_view statement : lines_of(text)) {
      ++line;
      if (auto done = state_line(statement); !done)
        return failed("line " + std::to_string(line) + ": " + done.error());
    }
    case_.meta.rules = table_.state().rule_set;
    return record(case_);
  }

 private:
  using Done = Result<void>;

  Done state_line(std::string_view line) {
    if (line.empty() || line.starts_with('#')) return {};
    if (line.starts_with('{') || line.starts_with("!{")) return raw(line);
    const auto words = split(line, ' ');
    const std::string_view rest = line.substr(std::min(words[0].size() + 1, line.size()));
    if (words[0] == "purpose") {
      case_.meta.purpose = rest;
    } else if (words[0] == "origin") {
      case_.meta.origin = rest;
    } else if (words[0] == "applies") {
      for (std::size_t i = 1; i < words.size(); ++i) case_.meta.applies.emplace_back(words[i]);
    } else if (words[0] == "create" || words[0] == "!create") {
      return create(words);
    } else if (words[0] == "names") {
      return names(words);
    } else if (words[0] == "dice") {
      return dice(words);
    } else {
      for (const std::string_view word : words)
        if (auto done = token(word); !done) return failed(std::string(word) + ": " + done.error());
    }
    return {};
  }

  Done ask(const std::string& verb, JsonObject fields, bool refused = false) {
    const Ask ask{verb, std::move(fields), std::nullopt};
    const auto played = table_.ask(ask);
    if (!played) return failed(played.error());
    if (played->rejection.has_value() != refused)
      return failed(ask_line(ask) + " was " +
                    (refused ? "accepted"
                             : "refused: " + to_string(played->rejection->clause) + ", " +
                                   describe(*played->rejection)));
    case_.commands += ask_line(ask) + "\n";
    return {};
  }

  Done raw(std::string_view line) {
    const bool refused = line.starts_with('!');
    const auto read = parse_ask(line.substr(refused ? 1 : 0));
    if (!read) return failed(read.error());
    return ask(read->verb, read->fields, refused);
  }

  Done create(const std::vector<std::string_view>& words) {
    std::map<std::string, std::string> players;
    JsonObject options;
    std::string rules = "classic";
    for (std::size_t i = 1; i < words.size(); ++i) {
      const auto pair = split(words[i], '=');
      if (pair.size() != 2) return failed("expected KEY=WORD");
      if (pair[0] == "rules") {
        rules = pair[1];
      } else if (pair[0] == "seats") {
        players["0"] = players[pair[1] == "2" ? "2" : "1"] = "human";
        if (pair[1] != "2") players["2"] = "human";
        if (pair[1] == "4") players["3"] = "human";
      } else if (is_number(pair[0])) {
        players[std::string(pair[0])] = pair[1];
      } else {
        options.push_back({std::string(pair[0]), std::string(pair[1])});
      }
    }
    JsonObject seated;
    for (const auto& [seat, player] : players) seated.push_back({seat, player});
    return ask("create",
               {{"rules", rules},
                {"version", 1},
                {"players", seated},
                {"options", options},
                {"nonce", bytes_text(number_, 0)}},
               words[0].starts_with('!'));
  }

  Done names(const std::vector<std::string_view>& words) {
    for (std::size_t i = 1; i < words.size(); ++i) {
      if (words[i] == "-") continue;
      const auto seat = static_cast<std::int64_t>(i - 1);
      if (auto done = ask("name", {{"seat", seat},
                                   {"name", std::string(words[i])},
                                   {"salt", bytes_text(number_, static_cast<unsigned>(i))}});
          !done)
        return done;
    }
    return {};
  }

  Done dice(const std::vector<std::string_view>& words) {
    const auto epoch = static_cast<std::int64_t>(table_.stream().ledger().epochs.size());
    if (words.size() == 2 && words[1] == "declared")
      return ask("commit",
                 {{"epoch", epoch}, {"party", 0}, {"parties", 1}, {"origin", "declared"}});
    const auto parties = static_cast<std::int64_t>(words.size()) - 2;
    for (std::int64_t party = 0; party < parties; ++party)
      if (auto done =
              ask("commit", {{"epoch", epoch},
                             {"party", party},
                             {"parties", parties},
                             {"origin", words[1] == "seed" ? "given" : std::string(words[1])},
                             {"seed", std::string(words[static_cast<std::size_t>(party) + 2])}});
          !done)
        return done;
    return {};
  }

  /// A word of a line of play, like "6", "m0", "!2:m1".
  Done token(std::string_view word) {
    const bool refused = word.starts_with('!');
    if (refused) word.remove_prefix(1);
    const auto parts = split(word, ':');
    if (parts[0] == "until") {
      while (awaited_seat(table_.state()) != number(parts.at(1)))
        if (auto done = idle(); !done) return done;
      return {};
    }
    if (parts[0] == "bring") return bring(number(parts.at(1)), number(parts.at(2)), parts.at(3));
    if (parts[0] == "play") return play(parts.at(1));
    const bool by_name = parts.size() == 2;
    const std::int64_t seat =
        by_name ? number(parts[0]) : std::int64_t{awaited_seat(table_.state())};
    const std::string_view verb = by_name ? parts[1] : parts[0];
    if (verb == "start" || verb == "abandon") return ask(std::string(verb), {}, refused);
    if (verb == "resign") return ask("resign", {{"seat", seat}}, refused);
    if (verb == "offer") return ask("offer_draw", {{"seat", seat}}, refused);
    if (verb == "yes" || verb == "no")
      return ask("answer_draw", {{"seat", seat}, {"accept", std::string(verb)}}, refused);
    if (verb == "idle") return idle();
    if (verb == "reveal") return reveal();
    if (verb == "roll" && !refused) return ask("roll", next_roll());
    if (verb.starts_with('m') && is_number(verb.substr(1)))
      return ask("move", {{"seat", seat}, {"token", number(verb.substr(1))}}, refused);
    if (is_number(verb)) return ask("roll", {{"seat", seat}, {"value", number(verb)}}, refused);
    return failed("is no statement");
  }

  JsonObject next_roll() {
    const auto drawn = table_.dice().next(table_.stream().ledger());
    return {{"seat", awaited_seat(table_.state())},
            {"value", drawn ? std::int64_t{drawn->value} : std::int64_t{0}}};
  }

  /// A throw that no token can use.
  Done idle() {
    const Seat seat = awaited_seat(table_.state());
    for (std::int64_t face = 1; face <= 5; ++face) {
      Table trial = table_;
      const auto played = trial.ask({"roll", {{"seat", seat}, {"value", face}}, std::nullopt});
      if (!played || played->rejection) continue;
      const auto* rolled = std::get_if<DieRolled>(&played->events[0]);
      if (rolled != nullptr && rolled->movable == 0)
        return ask("roll", {{"seat", seat}, {"value", face}});
    }
    return failed("seat " + std::to_string(int{seat}) + " can use every number from 1 to 5");
  }

  Done bring(std::int64_t seat, std::int64_t token, std::string_view target) {
    const std::int64_t to = number(target);
    const auto step = [&] {
      return std::int64_t{table_.state()
                              .steps.at(static_cast<std::size_t>(seat))
                              .at(static_cast<std::size_t>(token))};
    };
    while (step() != to) {
      if (awaited_seat(table_.state()) != seat) {
        if (auto done = idle(); !done) return done;
        continue;
      }
      const bool last_six =
          table_.state().sixes == 2 && table_.state().options[9] != 2;  // third_six is not off
      const std::int64_t left = to - step();
      const std::int64_t face = step() == kYard ? 6
                                : left < 0      ? 0
                                : last_six      ? std::min<std::int64_t>(left, 5)
                                                : std::min<std::int64_t>(left, 6);
      if (face == 0) return failed("the token is past that step");
      if (auto done = ask("roll", {{"seat", seat}, {"value", face}}); !done) return done;
      if (auto done = ask("move", {{"seat", seat}, {"token", token}}); !done) return done;
    }
    return {};
  }

  Done play(std::string_view until) {
    events::SeededBotChance chance(
        events::chance_key(0, std::vector{table_.dice().seed(0, 0).value_or(Bytes32{})}));
    while (!is_over(table_.state()) &&
           (until == "end" || table_.state().turn < static_cast<std::uint32_t>(number(until)))) {
      const State& state = table_.state();
      const Ledger& ledger = table_.stream().ledger();
      Commands legal;
      Done done;
      instead_of_throwing(state, ledger, legal);
      if (const std::uint16_t sides = awaited_sides(state, ledger); sides != 0) {
        const auto drawn = table_.dice().next(ledger, sides);
        done = ask("draw", {{"value", drawn ? std::int64_t{drawn->value} : std::int64_t{0}}});
      } else if (state.awaited == Awaited::kRoll && legal.empty()) {
        done = ask("roll", next_roll());
      } else {
        if (legal.empty()) legal_commands(state, ledger, legal);
        if (legal.empty()) return failed("nobody is awaited who throws or moves");
        done = std::visit([this](const auto& chosen) { return ask(chosen); },
                          Command(choose(state, ledger, legal, chance)));
      }
      if (!done) return done;
    }
    return {};
  }

  Done ask(const Move& c) { return ask("move", {{"seat", c.seat}, {"token", c.token}}); }
  Done ask(const Spend& c) {
    return ask("spend", {{"seat", c.seat},
                         {"token", c.token},
                         {"number", c.number},
                         {"way", c.backwards ? "backwards" : "forwards"}});
  }
  Done ask(const ChooseTarget& c) {
    return ask("target", {{"seat", c.seat}, {"target_seat", c.target_seat}, {"target", c.target}});
  }
  Done ask(const Revive& c) { return ask("revive", {{"seat", c.seat}, {"token", c.token}}); }
  Done ask(const EndTurn& c) { return ask("end_turn", {{"seat", c.seat}}); }
  template <class Other>
  requires(!std::is_convertible_v<Other, std::string>) Done ask(const Other&) {
    return failed("a bot asks for what no script can say");
  }

  Done reveal() {
    const auto& epochs = table_.stream().ledger().epochs;
    for (std::size_t epoch = 0; epoch < epochs.size(); ++epoch) {
      if (epochs[epoch].origin == ChanceOrigin::kDeclared) continue;
      for (std::int64_t party = 0; party < epochs[epoch].committed; ++party)
        if (auto done =
                ask("reveal", {{"epoch", static_cast<std::int64_t>(epoch)}, {"party", party}});
            !done)
          return done;
    }
    return {};
  }

  std::string number_;
  Case case_;
  Table table_;
};

}  // namespace

Result<Case> case_of_script(const std::string& name, std::string_view script) {
  return Script(name).run(script);
}

}  // namespace ludolog::golden
