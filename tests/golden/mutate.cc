#include "tests/golden/mutate.h"

#include <algorithm>
#include <map>
#include <sstream>

#include "core/ledger.h"
#include "events/jsonl.h"
#include "events/seal.h"
#include "tools/cases/golden/ask.h"
#include "tools/cases/golden/checks.h"
#include "tools/cases/golden/table.h"

namespace ludolog::golden {
namespace {

/// The events of a case, and what is needed to write them again.
struct Match {
  std::vector<Event> events;
  events::Genesis genesis;
  std::map<events::ContentId, events::Content> contents;
};

Match read_match(const Case& golden) {
  std::istringstream in(golden.events);
  events::JsonlReader reader(in);
  Match match;
  while (true) {
    auto line = reader.next();
    if (!line || !*line) return match;
    if (auto* event = std::get_if<events::EventLine>(&**line)) {
      match.events.push_back(event->decoded.event);
      if (event->decoded.genesis) match.genesis = *event->decoded.genesis;
    } else {
      auto& content = std::get<events::Content>(**line);
      match.contents.emplace(events::content_id(content), content);
    }
  }
}

std::string write_match(const Match& match, const std::vector<Event>& events) {
  std::string text = events::label_line(kGoldenProgram, events.size());
  events::Chain chain;
  events::Envelope envelope;
  std::set<events::ContentId> written;
  std::string line;
  for (const Event& event : events) {
    const bool created = std::holds_alternative<MatchCreated>(event);
    events::seal(chain, event, created ? &match.genesis : nullptr, 0, envelope);
    if (events::event_line(envelope, line)) text += line;
    const auto named = events::content_of(event);
    if (named && written.insert(named->id).second)
      text += events::content_line(match.contents.at(named->id));
  }
  return text;
}

/// Another event of the same type, as valid.
struct Alter {
  static std::uint8_t other_face(std::uint16_t value) {
    return static_cast<std::uint8_t>(value % 6 + 1);
  }
  void operator()(MatchCreated& e) const { e.options[0] = e.options[0] == 0 ? 1 : 0; }
  void operator()(DieRolled& e) const { e.draw.value = other_face(e.draw.value); }
  void operator()(StartRolled& e) const { e.draw.value = other_face(e.draw.value); }
  void operator()(MatchEnded& e) const {
    e.reason = e.reason == EndReason::kAbandoned ? EndReason::kResigned : EndReason::kAbandoned;
  }
  void operator()(RollOffCalled& e) const { e.seats = e.seats == 1 ? 2 : 1; }
  void operator()(ChanceCommitted& e) const { ++e.epoch; }
  void operator()(ChanceRevealed& e) const {
    e.seed[0] = static_cast<std::uint8_t>(e.seed[0] ^ 1U);
  }
  void operator()(TurnEnded& e) const { ++e.turn; }
  void operator()(Retracted& e) const { ++e.to; }
  void operator()(KeyCorrected& e) const { ++e.asked_at; }
  void operator()(PoolFixed& e) const { ++e.questions; }
  void operator()(FlagsMoved& e) const {
    e.sweep.clockwise = static_cast<Square>((e.sweep.clockwise + 1) % 52);
  }
  template <class Other>
  void operator()(Other& e) const {
    e.seat = static_cast<Seat>((e.seat + 1) % kSeats);
  }
};

class Spoiler {
 public:
  explicit Spoiler(const Case& golden) : golden_(golden), match_(read_match(golden)) {}

  std::vector<Mutant> run() {
    const std::size_t n = match_.events.size();
    change_die();
    drop_event();
    swap_events();
    auto altered = match_.events;
    std::visit(Alter{}, altered.back());
    keep("the last event altered", altered, n - 1);
    auto shorter = match_.events;
    shorter.pop_back();
    keep("the last event dropped", shorter, n - 1);
    if (n > 1) {
      auto longer = match_.events;
      longer.push_back(longer.back());
      keep("an event too many", longer, n);
    }
    break_chain();
    spoil_checks();
    spoil_refusal();
    return std::move(mutants_);
  }

 private:
  void keep(std::string what, const std::vector<Event>& events, std::uint64_t position) {
    Case spoilt = golden_;
    spoilt.events = write_match(match_, events);
    mutants_.push_back({std::move(what), std::move(spoilt), Comparison::kDecide, position});
  }

  void change_die() {
    const auto& events = match_.events;
    for (std::size_t i = events.size() / 2; i < events.size() + events.size() / 2; ++i) {
      const std::size_t at = i % events.size();
      if (draw_of(events[at]) == nullptr) continue;
      auto changed = events;
      std::visit(Alter{}, changed[at]);
      return keep("a die changed", changed, at);
    }
  }

  /// The first place from the middle on where two neighbours differ.
  std::optional<std::size_t> pair_in_the_middle() const {
    for (std::size_t i = std::max<std::size_t>(match_.events.size() / 2, 1);
         i + 1 < match_.events.size(); ++i)
      if (!(match_.events[i] == match_.events[i + 1])) return i;
    return std::nullopt;
  }
  void drop_event() {
    const auto at = pair_in_the_middle();
    if (!at) return;
    auto events = match_.events;
    events.erase(events.begin() + static_cast<std::ptrdiff_t>(*at));
    keep("an event dropped", events, *at);
  }
  void swap_events() {
    const auto at = pair_in_the_middle();
    if (!at) return;
    auto events = match_.events;
    std::swap(events[*at], events[*at + 1]);
    keep("two events swapped", events, *at);
  }

  /// One digit of the last digest: found by reading, before any rule is asked.
  void break_chain() {
    Case spoilt = golden_;
    const std::size_t at = spoilt.events.rfind("\"digest\":\"") + 10;
    spoilt.events[at] = spoilt.events[at] == '0' ? '1' : '0';
    mutants_.push_back(
        {"a digest altered", std::move(spoilt), Comparison::kForm, match_.events.size() - 1});
  }

  void spoil_checks() {
    const auto lines = lines_of(golden_.checks);
    const auto with = [&](std::string what, std::size_t at, const std::string& line,
                          Comparison comparison) {
      Case spoilt = golden_;
      spoilt.checks.clear();
      for (std::size_t i = 0; i < lines.size(); ++i)
        if (i != at || !line.empty())
          spoilt.checks += (i == at ? line : std::string(lines[i])) + "\n";
      const auto check = parse_check(lines[at]);
      mutants_.push_back({std::move(what), std::move(spoilt), comparison, check->version});
    };
    for (const auto& [word, comparison] :
         {std::pair{" legal ", Comparison::kOptions}, std::pair{" turn ", Comparison::kFold}}) {
      for (std::size_t i = lines.size() / 2; i < lines.size() + lines.size() / 2; ++i) {
        const std::size_t at = i % lines.size();
        if (lines[at].find(word) == std::string_view::npos) continue;
        std::string line(lines[at]);
        line.back() = line.back() == '7' ? '8' : '7';
        with(std::string("a line of checks altered:") + word, at, line, comparison);
        break;
      }
    }
    with("the last line of checks dropped", lines.size() - 1, "", Comparison::kOptions);
    with("a line of checks too many", lines.size() - 1,
         std::string(lines.back()) + "\n" + std::string(lines.back()), Comparison::kOptions);
  }

  /// Another reason for the first refusal, and none.
  void spoil_refusal() {
    const std::size_t at = golden_.commands.find(",\"refused\":");
    if (at == std::string::npos) return;
    Table table;
    for (const std::string_view line : lines_of(std::string_view(golden_.commands).substr(0, at)))
      if (const auto ask = parse_ask(line)) (void)table.ask(*ask);
    const std::uint64_t version = table.stream().version();
    Case spoilt = golden_;
    const std::size_t why = spoilt.commands.find("\"why\":\"", at) + 7;
    const std::size_t end = spoilt.commands.find('"', why);
    const bool block = spoilt.commands.substr(why, end - why) == "block";
    spoilt.commands.replace(why, end - why, block ? "bad_die" : "block");
    mutants_.push_back({"another reason of refusal", spoilt, Comparison::kRefusals, version});
    spoilt = golden_;
    spoilt.commands.erase(at, spoilt.commands.find("}}", at) + 1 - at);
    mutants_.push_back({"a refusal forgotten", spoilt, Comparison::kRefusals, version});
  }

  const Case& golden_;
  Match match_;
  std::vector<Mutant> mutants_;
};

}  // namespace

std::vector<Mutant> mutants_of(const Case& golden) { return Spoiler(golden).run(); }

}  // namespace ludolog::golden
