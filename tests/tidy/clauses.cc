#include "tests/tidy/clauses.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace ludolog::tidy {

namespace {

constexpr std::array<std::string_view, 5> kTestMacros = {"TEST", "TEST_F", "TEST_P",
                                                         "RC_GTEST_PROP", "RC_GTEST_FIXTURE_PROP"};

bool is_upper(char c) { return c >= 'A' && c <= 'Z'; }
bool is_digit(char c) { return c >= '0' && c <= '9'; }

// The clause id at the beginning of `text`, two capitals, `separator` and a number; or nothing.
std::string id_at(std::string_view text, char separator) {
  if (text.size() < 4 || !is_upper(text[0]) || !is_upper(text[1]) || text[2] != separator) {
    return "";
  }
  const auto* const end = std::ranges::find_if_not(text.substr(3), is_digit);
  const std::string number(text.begin() + 3, end);
  return number.empty() ? "" : std::string(text.substr(0, 2)) + "-" + number;
}

void read_clauses(std::string_view rules, ClauseReport& report) {
  for (const std::string_view line : lines_of(rules)) {
    if (!line.starts_with("| ")) continue;
    const std::string id = id_at(line.substr(2), '-');
    if (id.empty() || !line.substr(2 + id.size()).starts_with(" |")) continue;
    if (!report.clauses.insert(id).second) {
      report.findings.push_back("core/RULES.md: states " + id + " twice");
    }
  }
  if (report.clauses.empty()) {
    report.findings.emplace_back("core/RULES.md: states no clause, no row begins | XX-1 |");
  }
}

void read_cannot_refuse(std::string_view list, ClauseReport& report) {
  for (const std::string_view line : lines_of(list)) {
    if (line.empty() || line.starts_with('#')) continue;
    const std::string id = id_at(line, '-');
    const std::string_view rest = line.substr(id.size());
    if (id.empty() || !rest.starts_with(": ") || rest.size() < 3) {
      report.findings.push_back("cannot_refuse.txt: not `ID: reason`: " + std::string(line));
    } else if (!report.cannot_refuse.emplace(id, rest.substr(2)).second) {
      report.findings.push_back("cannot_refuse.txt: names " + id + " twice");
    }
  }
}

void read_tests(const SourceFile& file, ClauseReport& report) {
  const std::string code = code_of(file.text);
  const std::vector<Token> tokens = tokens_of(code);
  for (std::size_t i = 0; i + 4 < tokens.size(); ++i) {
    if (std::ranges::find(kTestMacros, tokens[i].text) == kTestMacros.end()) continue;
    const std::string_view suite = tokens[i + 2].text;
    const std::string_view name = tokens[i + 4].text;
    const std::string id = id_at(suite, '_');
    if (id.empty() || (suite.size() > id.size() && suite[id.size()] != '_')) continue;
    if (!report.clauses.contains(id)) {
      report.findings.push_back(finding_at(file, tokens[i].line, "no clause " + id));
    } else if (name.starts_with("applies")) {
      report.tests.applied.insert(id);
    } else if (name.starts_with("refuses")) {
      report.tests.refused.insert(id);
    } else {
      report.findings.push_back(finding_at(
          file, tokens[i].line, std::string(name) + " begins with neither applies nor refuses"));
    }
  }
}

void compare(ClauseReport& report) {
  for (const std::string& id : report.clauses) {
    const std::string name = id.substr(0, 2) + "_" + id.substr(3);
    const bool refused = report.tests.refused.contains(id);
    const bool excused = report.cannot_refuse.contains(id);
    if (!report.tests.applied.contains(id)) {
      report.findings.push_back(id + ": no TEST(" + name + ", applies_...)");
    }
    if (!refused && !excused) {
      report.findings.push_back(id + ": no TEST(" + name +
                                ", refuses_...), and cannot_refuse.txt does not say why");
    }
    if (refused && excused) {
      report.findings.push_back("cannot_refuse.txt: " + id + " does refuse, a test shows it");
    }
  }
  for (const auto& [id, reason] : report.cannot_refuse) {
    if (!report.clauses.contains(id)) {
      report.findings.push_back("cannot_refuse.txt: no clause " + id);
    }
  }
}

}  // namespace

ClauseReport check_clauses(std::string_view rules, const std::vector<SourceFile>& tests,
                           std::string_view cannot_refuse) {
  ClauseReport report;
  read_clauses(rules, report);
  read_cannot_refuse(cannot_refuse, report);
  for (const SourceFile& file : tests) read_tests(file, report);
  compare(report);
  return report;
}

std::string summary_of(const ClauseReport& report) {
  std::string text = std::to_string(report.clauses.size()) + " clauses, " +
                     std::to_string(report.tests.applied.size()) + " applied by a test, " +
                     std::to_string(report.tests.refused.size()) + " refused by one, " +
                     std::to_string(report.cannot_refuse.size()) + " that cannot refuse:\n";
  for (const auto& [id, reason] : report.cannot_refuse) text += "  " + id + ": " + reason + "\n";
  return text;
}

}  // namespace ludolog::tidy
