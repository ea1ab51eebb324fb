#include "tools/cases/golden/case.h"

#include <algorithm>
#include <array>
#include <set>

#include "tools/cases/golden/table.h"

namespace ludolog::golden {
namespace {

namespace fs = std::filesystem;

constexpr std::array<std::string_view, 4> kFiles{"checks.txt", "commands.jsonl", "events.jsonl",
                                                 "meta.toml"};

Result<std::vector<fs::path>> entries_of(const fs::path& folder) {
  std::error_code error;
  std::vector<fs::path> entries;
  for (fs::directory_iterator it(folder, error), end; !error && it != end; it.increment(error))
    entries.push_back(it->path());
  if (error) return failed(folder.string() + ": " + error.message());
  std::ranges::sort(entries);
  return entries;
}

/// "002-third-six-forfeit"
bool is_case_name(std::string_view name) {
  constexpr std::string_view kDigits = "0123456789";
  return name.size() > 4 && name[3] == '-' &&
         name.substr(0, 3).find_first_not_of(kDigits) == std::string_view::npos &&
         name.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-") == std::string_view::npos;
}

}  // namespace

Result<std::vector<std::string>> find_cases(const fs::path& root) {
  std::vector<std::string> names;
  for (const std::string_view rules : Names<RuleSetId>::value) {
    const auto folders = entries_of(root / rules);
    if (!folders) return failed(folders.error());
    for (const fs::path& folder : *folders) {
      if (!fs::is_directory(folder) || !is_case_name(folder.filename().string()))
        return failed(folder.string() + ": is no case; those are folders like 002-third-six");
      names.push_back(std::string(rules) + "/" + folder.filename().string());
    }
  }
  if (names.empty()) return failed(root.string() + ": has no cases");
  return names;
}

Result<Case> load_case(const fs::path& root, const std::string& name) {
  const fs::path folder = root / name;
  const auto entries = entries_of(folder);
  if (!entries) return failed(entries.error());
  for (const fs::path& entry : *entries)
    if (std::ranges::find(kFiles, entry.filename().string()) == kFiles.end())
      return failed(entry.string() + ": is no file of a case");
  Case loaded;
  loaded.name = name;
  const auto meta_file = read_file(folder / "meta.toml");
  if (!meta_file) return failed(meta_file.error());
  auto meta = parse_meta(*meta_file);
  if (!meta) return failed(name + "/" + meta.error());
  loaded.meta = std::move(*meta);
  if (name.substr(0, name.find('/')) != name_of(loaded.meta.rules))
    return failed(name + "/meta.toml: the rules are not those of its folder");
  const std::array<std::pair<std::string_view, std::string*>, 3> texts{
      {{"commands.jsonl", &loaded.commands},
       {"events.jsonl", &loaded.events},
       {"checks.txt", &loaded.checks}}};
  for (const auto& [file, text] : texts) {
    auto read = read_file(folder / file);
    if (!read) return failed(read.error());
    *text = std::move(*read);
  }
  return loaded;
}

Result<void> save_case(const fs::path& root, const Case& written) {
  const fs::path folder = root / written.name;
  const std::string meta = meta_text(written.meta);
  for (const auto& [file, text] :
       {std::pair{"meta.toml", &meta}, std::pair{"commands.jsonl", &written.commands},
        std::pair{"events.jsonl", &written.events}, std::pair{"checks.txt", &written.checks}})
    if (auto done = write_file(folder / file, *text); !done) return done;
  return {};
}

Result<Case> record(const Case& recorded) {
  auto asks = parse_asks(recorded.commands);
  if (!asks) return failed(asks.error());
  Table table;
  Case now{recorded.name, recorded.meta, {}, {}, {}};
  std::set<std::string> refusing;
  for (std::size_t i = 0; i < asks->size(); ++i) {
    Ask& ask = (*asks)[i];
    const auto played = table.ask(ask);
    if (!played) return failed("commands.jsonl:" + std::to_string(i + 1) + ": " + played.error());
    ask.refused.reset();
    if (played->rejection) {
      ask.refused = refused_of(*played->rejection);
      refusing.insert(ask.refused->clause);
    }
    now.commands += ask_line(ask) + "\n";
  }
  now.meta.refuses.assign(refusing.begin(), refusing.end());
  now.events = table.events_text();
  now.checks = table.checks_text();
  return now;
}

std::uint64_t count_events(std::string_view events_text) {
  const auto lines = lines_of(events_text);
  return static_cast<std::uint64_t>(std::ranges::count_if(
      lines, [](std::string_view line) { return line.starts_with("{\"data\":"); }));
}

}  // namespace ludolog::golden
