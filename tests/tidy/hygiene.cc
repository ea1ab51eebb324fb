#include "tests/tidy/hygiene.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <map>

namespace ludolog::tidy {

namespace {

constexpr std::array<std::string_view, 3> kLeftovers = {"TODO", "FIXME", "XXX"};
constexpr std::array<std::string_view, 5> kMachinePaths = {"/home/", "/root/", "/work/", "/Users/",
                                                           ":\\Users\\"};
// What the address of a package registry, or of a copy of one, has in it.
constexpr std::array<std::string_view, 8> kRegistries = {
    "registry", "mirror", "artifact", "/deb.", "/debian", "pypi", "npmjs", "crates"};

// These checks and their tests have to spell what they look for.
bool spells_it(const SourceFile& file) { return file.path.starts_with("tests/tidy/hygiene"); }

template <typename Check>
Findings each_line(const SourceFile& file, Check check) {
  Findings findings;
  std::size_t number = 0;
  for (const std::string_view line : lines_of(file.text)) {
    ++number;
    const std::string problem = check(line);
    if (!problem.empty()) findings.push_back(finding_at(file, number, problem));
  }
  return findings;
}

// Whether `c` just before a slash makes it part of a longer path.
bool goes_on_a_path(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == '.' || c == '-';
}

// Whether `path` stands in `line` as the beginning of a path, not inside a longer one.
bool begins_path(std::string_view line, std::string_view path) {
  const std::size_t at = line.find(path);
  if (at == std::string_view::npos) return false;
  return path.front() != '/' || at == 0 || !goes_on_a_path(line[at - 1]) ||
         begins_path(line.substr(at + 1), path);
}

std::string lower(std::string_view text) {
  std::string result(text);
  std::ranges::transform(result, result.begin(), [](unsigned char c) { return std::tolower(c); });
  return result;
}

bool contains(std::string_view text, std::string_view part) {
  return text.find(part) != std::string_view::npos;
}

bool names_registry(std::string_view line) {
  const std::string text = lower(line);
  for (std::size_t at = text.find("://"); at != std::string::npos; at = text.find("://", at + 1)) {
    const std::string_view rest = std::string_view(text).substr(at);
    const std::string_view address = rest.substr(0, rest.find_first_of(" \"')>"));
    const auto in = [&](std::string_view part) { return contains(address, part); };
    if (std::ranges::any_of(kRegistries, in)) return true;
  }
  return false;
}

// GTEST_SKIP() with nothing streamed into it.
Findings silent_skips(const SourceFile& file) {
  Findings findings;
  const std::string code = code_of(file.text);
  const std::vector<Token> tokens = tokens_of(code);
  for (std::size_t i = 0; i + 3 < tokens.size(); ++i) {
    if (tokens[i].text == "GTEST_SKIP" && tokens[i + 3].text != "<") {
      findings.push_back(finding_at(file, tokens[i].line, "a test is skipped without a reason"));
    }
  }
  return findings;
}

// Whether a CMakeLists.txt has `name` as a word of its own, not in a comment.
bool lists_name(std::string_view list, std::string_view name) {
  constexpr std::string_view kBetween = " \t()\"";
  for (std::string_view line : lines_of(list)) {
    line = line.substr(0, line.find('#'));
    while (!line.empty()) {
      const std::size_t end = std::min(line.find_first_of(kBetween), line.size());
      if (line.substr(0, end) == name) return true;
      line.remove_prefix(std::min(end + 1, line.size()));
    }
  }
  return false;
}

// The CMakeLists.txt that a file belongs to: the nearest in its folder or above.
const SourceFile* list_of(const std::map<std::string_view, const SourceFile*>& lists,
                          std::string_view path) {
  for (std::size_t end = path.rfind('/'); end != std::string_view::npos;
       end = end == 0 ? std::string_view::npos : path.rfind('/', end - 1)) {
    if (const auto found = lists.find(path.substr(0, end)); found != lists.end()) {
      return found->second;
    }
  }
  return nullptr;
}

}  // namespace

Findings check_size(const SourceFile& file) {
  const std::size_t count = is_cpp(file) ? lines_of(file.text).size() : 0;
  if (count <= kMaxLines) return {};
  return {file.path + ": " + std::to_string(count) + " lines, " +
          std::to_string(count - kMaxLines) + " over the limit of " + std::to_string(kMaxLines)};
}

Findings check_pragma_once(const SourceFile& file) {
  if (!is_header(file)) return {};
  if (std::ranges::count(lines_of(file.text), std::string_view("#pragma once")) == 1) return {};
  return {file.path + ": does not say #pragma once, once"};
}

Findings check_whitespace(const SourceFile& file) {
  Findings findings = each_line(file, [](std::string_view line) -> std::string {
    if (contains(line, "\t")) return "a tab";
    if (contains(line, "\r")) return "a carriage return";
    if (line.ends_with(' ')) return "a space at the end of the line";
    return "";
  });
  if (!file.text.empty() && !file.text.ends_with('\n')) {
    findings.push_back(file.path + ": no newline at the end");
  }
  if (file.text.ends_with("\n\n")) findings.push_back(file.path + ": empty lines at the end");
  return findings;
}

Findings check_leftovers(const SourceFile& file) {
  if (spells_it(file)) return {};
  Findings findings = each_line(file, [](std::string_view line) -> std::string {
    for (const std::string_view word : kLeftovers) {
      if (contains_word(line, word)) return "work left undone: " + std::string(word);
    }
    return "";
  });
  if (is_cpp(file)) {
    for (std::string& skip : silent_skips(file)) findings.push_back(std::move(skip));
  }
  return findings;
}

Findings check_machine(const SourceFile& file) {
  if (spells_it(file)) return {};
  return each_line(file, [](std::string_view line) -> std::string {
    for (const std::string_view path : kMachinePaths) {
      if (begins_path(line, path)) return "a path of one machine: " + std::string(path);
    }
    return names_registry(line) ? "the address of a package registry" : "";
  });
}

Findings check_listed(const std::vector<SourceFile>& files) {
  std::map<std::string_view, const SourceFile*> lists;
  for (const SourceFile& file : files) {
    const std::string_view path = file.path;
    if (path.ends_with("/CMakeLists.txt")) lists[path.substr(0, path.rfind('/'))] = &file;
  }
  Findings findings;
  for (const SourceFile& file : files) {
    if (!is_cpp(file) || (is_header(file) && is_under(file.path, "tests"))) continue;
    const SourceFile* list = list_of(lists, file.path);
    if (!list) {
      findings.push_back(file.path + ": no CMakeLists.txt in its folder or above");
      continue;
    }
    const std::string name = file.path.substr(list->path.rfind('/') + 1);
    if (!lists_name(list->text, name)) {
      findings.push_back(file.path + ": not in " + list->path);
    }
  }
  return findings;
}

}  // namespace ludolog::tidy
