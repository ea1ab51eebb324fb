#include "tools/cases/golden/compare.h"

#include <algorithm>
#include <sstream>

#include "events/jsonl.h"
#include "tools/cases/golden/ask.h"
#include "tools/cases/golden/checks.h"
#include "tools/cases/golden/table.h"

namespace ludolog::golden {
namespace {

bool is_event(std::string_view line) { return line.starts_with("{\"data\":"); }

/// Compares two texts line by line up to the first difference. `where` says for an expected line
/// (or the found one, when none was expected) which comparison it belongs to, and its position.
template <class Where>
void compare_lines(const std::string& file, std::string_view expected, std::string_view found,
                   const Where& where, Report& report, std::size_t lines_before = 0) {
  const auto wanted = lines_of(expected);
  const auto got = lines_of(found);
  for (std::size_t i = 0; i < std::max(wanted.size(), got.size()); ++i) {
    const bool both = i < wanted.size() && i < got.size();
    const auto [comparison, position] = where(i < wanted.size() ? wanted[i] : got[i]);
    if (both && wanted[i] == got[i]) {
      report.same(comparison);
      continue;
    }
    report.divergences.push_back({comparison, position, file, lines_before + i + 1,
                                  i < wanted.size() ? std::string(wanted[i]) : std::string(),
                                  i < got.size() ? std::string(got[i]) : std::string()});
    return;
  }
  if (expected != found)
    report.divergences.push_back({Comparison::kForm, 0, file, lines_before + wanted.size(),
                                  "a line feed at the end", "none"});
}

std::string_view label_of(std::string_view text) { return text.substr(0, text.find('\n')); }
/// The text from its second line on.
std::string_view behind_label(std::string_view text) {
  return text.substr(std::min(text.find('\n'), text.size() - 1) + 1);
}

struct Place {
  Comparison comparison;
  std::uint64_t position;
};

Place place_of_check(std::string_view line) {
  const auto check = parse_check(line);
  if (!check) return {Comparison::kForm, 0};
  return {check->kind == CheckKind::kLegal ? Comparison::kOptions : Comparison::kFold,
          check->version};
}

/// Plays every ask; true when all could be played.
bool play(const std::vector<Ask>& asks, Table& table, Report& report) {
  for (std::size_t i = 0; i < asks.size(); ++i) {
    const Ask& ask = asks[i];
    const std::uint64_t version = table.stream().version();
    const auto played = table.ask(ask);
    if (!played) {
      report.divergences.push_back(
          {Comparison::kDecide, version, "commands.jsonl", i + 1, ask_line(ask), played.error()});
      return false;
    }
    std::optional<Refused> refused;
    if (played->rejection) refused = refused_of(*played->rejection);
    if (refused != ask.refused) {
      report.divergences.push_back({Comparison::kRefusals, version, "commands.jsonl", i + 1,
                                    describe(ask.refused), describe(refused)});
      return true;  // What follows is another match.
    }
    if (refused) report.same(Comparison::kRefusals);
  }
  return true;
}

}  // namespace

std::string describe(const Divergence& d) {
  std::string text(name_of(d.comparison));
  text += " at " + std::to_string(d.position);
  if (!d.file.empty()) text += " (" + d.file + ":" + std::to_string(d.line) + ")";
  return text + ": expected " + (d.expected.empty() ? "nothing more" : d.expected) + ", found " +
         (d.found.empty() ? "nothing more" : d.found);
}

void compare_decide(const Case& golden, Report& report) {
  const auto asks = parse_asks(golden.commands);
  if (!asks) {
    report.divergences.push_back(
        {Comparison::kForm, 0, "commands.jsonl", 0, "lines that can be read", asks.error()});
    return;
  }
  Table table;
  if (!play(*asks, table, report)) return;

  std::uint64_t position = 0;
  const std::string events = table.events_text();
  const std::size_t before = report.divergences.size();
  compare_lines(
      "events.jsonl", behind_label(golden.events), behind_label(events),
      [&](std::string_view line) {
        return Place{Comparison::kDecide, is_event(line) ? position++ : position};
      },
      report, 1);
  // The label line counts the events: it says less than the first event that differs.
  if (report.divergences.size() == before)
    compare_lines(
        "events.jsonl", label_of(golden.events), label_of(events),
        [](std::string_view) {
          return Place{Comparison::kForm, 0};
        },
        report);
  compare_lines("checks.txt", golden.checks, table.checks_text(), place_of_check, report);
}

void compare_fold(const Case& golden, Report& report) {
  std::istringstream in(golden.events);
  events::JsonlReader reader(in);
  Stream stream;
  while (true) {
    const auto line = reader.next();
    if (!line) {
      report.divergences.push_back({Comparison::kForm, stream.version(), "events.jsonl",
                                    line.error().line, "a line that can be read",
                                    line.error().text});
      return;
    }
    if (!*line) break;
    report.same(Comparison::kForm);
    if (const auto* event = std::get_if<events::EventLine>(&**line))
      stream.append(event->decoded.event, false);
  }

  Ledger ledger;
  std::string checks;
  for (const std::string_view line : lines_of(golden.checks)) {
    const auto check = parse_check(line);
    if (!check || check->version < ledger.version || check->version > stream.version()) break;
    while (ledger.version < check->version)
      ludolog::record(ledger, stream.events()[ledger.version]);
    const State state = stream.state_at(check->version);
    checks += (check->kind == CheckKind::kLegal ? legal_line(state, ledger, check->version)
                                                : turn_line(state, check->version)) +
              "\n";
  }
  compare_lines("checks.txt", golden.checks, checks, place_of_check, report);
}

}  // namespace ludolog::golden
