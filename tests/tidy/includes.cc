#include "tests/tidy/includes.h"

#include <algorithm>
#include <initializer_list>
#include <optional>
#include <vector>

namespace ludolog::tidy {

namespace {

using Names = std::vector<std::string_view>;  // a header, or a folder of headers with its slash

// The standard headers that only compute.
const Names kComputing = {"algorithm",
                          "array",
                          "bit",
                          "cassert",
                          "charconv",
                          "climits",
                          "compare",
                          "concepts",
                          "cstddef",
                          "cstdint",
                          "cstdio",
                          "cstdlib",
                          "cstring",
                          "deque",
                          "functional",
                          "iterator",
                          "initializer_list",
                          "limits",
                          "map",
                          "memory",
                          "numeric",
                          "optional",
                          "queue",
                          "set",
                          "span",
                          "string",
                          "string_view",
                          "tuple",
                          "type_traits",
                          "utility",
                          "variant",
                          "vector"};
// Those with exceptions and streams, which the libraries need; core returns errors as values.
const Names kThrowing = {"exception", "ios",     "iosfwd",    "istream",
                         "ostream",   "sstream", "stdexcept", "streambuf"};
const Names kChance = {"random"};
const Names kClocks = {"chrono", "ctime", "time.h", "sys/time.h"};
const Names kThreads = {"atomic", "barrier",   "condition_variable", "future",     "latch",
                        "mutex",  "semaphore", "shared_mutex",       "stop_token", "thread"};
const Names kTerminal = {"iostream", "iomanip"};
const Names kFiles = {"fstream", "filesystem"};
const Names kUnordered = {"unordered_map", "unordered_set"};
const Names kFloating = {"cmath", "complex", "numbers", "valarray", "cfenv"};
const Names kRest = {"any",    "bitset", "cctype",          "cerrno",       "clocale", "csignal",
                     "cwchar", "format", "forward_list",    "list",         "locale",  "new",
                     "regex",  "stack",  "source_location", "system_error", "typeinfo"};
const Names kSystem = {"dirent.h", "fcntl.h", "poll.h",    "pwd.h",   "signal.h",
                       "spawn.h",  "sys/",    "termios.h", "unistd.h"};

const Names kExpected = {"tl/expected.hpp"};
const Names kWire = {"cereal/", "sodium.h", "nlohmann/"};
const Names kNotations = {"iconv.h", "libxml/", "nlohmann/", "pugixml.hpp"};
const Names kDatabase = {"sqlite3.h"};
const Names kCommandLine = {"CLI/", "fmt/", "nlohmann/"};
const Names kWidgets = {"imgui.h"};
const Names kWindows = {"imgui.h",
                        "backends/imgui_impl_glfw.h",
                        "backends/imgui_impl_opengl3.h",
                        "GLFW/",
                        "GL/",
                        "EGL/",
                        "stb_image.h",
                        "stb_image_write.h"};

Names all(std::initializer_list<Names> lists) {
  Names names;
  for (const Names& list : lists) names.insert(names.end(), list.begin(), list.end());
  return names;
}

struct Row {
  std::string_view folder;  // the row of the longest folder that holds a file is the file's
  Names own;                // our own headers
  Names others;             // the standard library's, the system's and the libraries'
  bool anything = false;
};

const std::vector<Row>& rows() {
  static const Names everyday = all({kComputing, kThrowing, kChance, kClocks, kThreads, kFiles,
                                     kUnordered, kFloating, kRest, kSystem, kExpected});
  static const std::vector<Row> table = {
      {"core", {"core/"}, all({kComputing, kExpected})},
      // A search bot weighs its choices, and is told to stop by another thread.
      {"core/bots", {"core/"}, all({kComputing, kExpected, {"atomic", "cmath"}})},
      {"events", {"core/", "events/"}, all({kComputing, kThrowing, kExpected, kWire})},
      {"store", {"core/", "events/", "store/"}, all({everyday, kDatabase})},
      // Question files, which come in many encodings and notations.
      {"store/banks", {"core/", "events/", "store/"}, all({everyday, kNotations})},
      // The viewer minus drawing: what is shown and said, for the terminal too. Time arrives.
      {"viewer/model",
       {"core/", "events/", "viewer/model/"},
       all({kComputing, kThrowing, kFloating, kExpected})},
      // Pictures without a toolkit: in a window, in a file.
      {"viewer/draw",
       {"core/", "viewer/model/", "viewer/draw/"},
       all({kComputing, kThrowing, kFloating})},
      // Panels: they neither open windows nor read files, and time arrives.
      {"viewer/ui",
       {"core/", "viewer/model/", "viewer/draw/", "viewer/ui/"},
       all({kComputing, kThrowing, kFloating, kWidgets})},
      // Where frames go to and input comes from.
      {"viewer/platform", {"viewer/model/", "viewer/platform/"}, all({everyday, kWindows})},
      // The one place of the viewer that sees all.
      {"viewer/app",
       {"core/", "events/", "store/", "viewer/", "tools/", "ludolog/version.h"},
       all({everyday, kTerminal, kCommandLine, kWidgets})},
      // What both programs do: it returns results and never prints.
      {"tools/cases", {"core/", "events/", "store/", "viewer/model/", "tools/cases/"}, everyday},
      {"tools",
       {"core/", "events/", "store/", "tools/", "viewer/model/", "ludolog/version.h"},
       all({everyday, kTerminal, kCommandLine})},
      // Measures everything beside what it is made of.
      {"tools/bench", {}, {}, true},
      {"tests", {}, {}, true},
  };
  return table;
}

const Row* row_of(std::string_view path) {
  const Row* best = nullptr;
  for (const Row& row : rows()) {
    if (is_under(path, row.folder) && (!best || row.folder.size() > best->folder.size())) {
      best = &row;
    }
  }
  return best;
}

bool names(const Names& list, std::string_view header) {
  return std::ranges::any_of(list, [&](std::string_view name) {
    return name.ends_with('/') ? header.starts_with(name) : header == name;
  });
}

// Why a header is on no list, for those where that needs saying.
std::string_view why_not(std::string_view header) {
  if (names(kChance, header)) return "; chance arrives from outside and is recorded";
  if (names(kClocks, header)) return "; it has no clock";
  if (names(kThreads, header)) return "; threads are the caller's";
  if (names(kTerminal, header) || names(kFiles, header)) return "; it neither reads nor prints";
  if (names(kUnordered, header)) return "; order must be the same everywhere";
  if (names(kFloating, header)) return "; numbers must be the same everywhere";
  return "";
}

struct Include {
  bool quoted;
  std::string_view header;
};

// The include on a line: none, or one with an empty header when it cannot be read.
std::optional<Include> include_on(std::string_view line) {
  const auto skip_spaces = [&] {
    line.remove_prefix(std::min(line.find_first_not_of(" \t"), line.size()));
  };
  skip_spaces();
  if (!line.starts_with('#')) return std::nullopt;
  line.remove_prefix(1);
  skip_spaces();
  if (!line.starts_with("include")) return std::nullopt;
  line.remove_prefix(7);
  skip_spaces();
  if (!line.starts_with('<') && !line.starts_with('"')) return Include{false, ""};
  const bool quoted = line.front() == '"';
  const std::size_t end = line.find(quoted ? '"' : '>', 1);
  if (end == std::string_view::npos) return Include{quoted, ""};
  return Include{quoted, line.substr(1, end - 1)};
}

// What is wrong with one include, or nothing.
std::string judge(const Row& row, const Include& include, const std::set<std::string>& paths) {
  const std::string header(include.header);
  if (header.empty()) return "an include whose header cannot be read";
  const bool ours = paths.contains(header) || header == "ludolog/version.h";
  if (include.quoted && !ours) {
    return "\"" + header + "\" is not a path from the repository's root";
  }
  if (!include.quoted && ours) return "<" + header + "> is ours: write it in quotes";
  if (row.anything || names(ours ? row.own : row.others, header)) return "";
  return std::string(row.folder) + " may not include " + header + std::string(why_not(header));
}

bool is_floating_number(std::string_view token) {
  const bool number = token.front() >= '0' && token.front() <= '9';
  const bool hexadecimal = token.starts_with("0x") || token.starts_with("0X");
  return number && (token.find('.') != std::string_view::npos ||
                    (!hexadecimal && token.find_first_of("eE") != std::string_view::npos));
}

}  // namespace

Findings check_includes(const SourceFile& file, const std::set<std::string>& paths) {
  if (!is_cpp(file)) return {};
  const Row* row = row_of(file.path);
  if (!row) return {file.path + ": its folder has no row in tests/tidy/includes.cc"};
  Findings findings;
  std::size_t number = 0;
  for (const std::string_view line : lines_of(file.text)) {
    ++number;
    if (const std::optional<Include> include = include_on(line)) {
      const std::string problem = judge(*row, *include, paths);
      if (!problem.empty()) findings.push_back(finding_at(file, number, problem));
    }
  }
  return findings;
}

Findings check_floating_point(const SourceFile& file) {
  if (!is_cpp(file) || !is_under(file.path, "core") || is_under(file.path, "core/bots")) return {};
  Findings findings;
  const std::string code = code_of(file.text);
  for (const Token& token : tokens_of(code)) {
    if (token.text == "float" || token.text == "double" || is_floating_number(token.text)) {
      findings.push_back(finding_at(
          file, token.line, "floating point in core, outside bots: " + std::string(token.text)));
    }
  }
  return findings;
}

}  // namespace ludolog::tidy
