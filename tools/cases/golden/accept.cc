#include "tools/cases/golden/accept.h"

#include <algorithm>
#include <array>

namespace ludolog::golden {
namespace {

/// A fifth of what was there is gone.
bool shrinks(std::uint64_t before, std::uint64_t now) {
  return now * 5 <= before * 4 && now < before;
}

bool differs(const Case& a, const Case& b) {
  return a.commands != b.commands || a.events != b.events || a.checks != b.checks ||
         !(a.meta == b.meta);
}

}  // namespace

bool is_unattended(const char* value) {
  if (value == nullptr) return false;
  constexpr std::array<std::string_view, 5> kNo{"", "0", "false", "no", "off"};
  return std::ranges::find(kNo, std::string_view(value)) == kNo.end();
}

Result<void> may_accept(const Case& golden, const Case& now) {
  if (golden.meta.kind == CaseClass::kFrozen)
    return failed(golden.name + ": is frozen: it happened like that and stays");
  const auto events_before = count_events(golden.events);
  const auto events_now = count_events(now.events);
  if (shrinks(events_before, events_now))
    return failed(golden.name + ": has " + std::to_string(events_now) + " events and had " +
                  std::to_string(events_before) +
                  ": a case that shrinks by a fifth is made anew by hand");
  const auto checks_before = lines_of(golden.checks).size();
  const auto checks_now = lines_of(now.checks).size();
  if (shrinks(checks_before, checks_now))
    return failed(golden.name + ": has " + std::to_string(checks_now) + " checks and had " +
                  std::to_string(checks_before) +
                  ": a case that shrinks by a fifth is made anew by hand");
  for (const std::string& clause : golden.meta.refuses)
    if (std::ranges::find(now.meta.refuses, clause) == now.meta.refuses.end())
      return failed(golden.name + ": nothing is refused by " + clause + " any more");
  return {};
}

Result<bool> accept_case(const std::filesystem::path& root, const std::string& name) {
  const auto golden = load_case(root, name);
  if (!golden) return failed(golden.error());
  const auto now = record(*golden);
  if (!now) return failed(name + "/" + now.error());
  if (!differs(*golden, *now)) return false;
  if (auto allowed = may_accept(*golden, *now); !allowed) return failed(allowed.error());
  if (auto saved = save_case(root, *now); !saved) return failed(saved.error());
  return true;
}

Result<bool> write_received(const std::filesystem::path& folder, const Case& golden,
                            const Case& now) {
  struct Pair {
    std::string_view file;
    const std::string& before;
    const std::string& after;
  };
  bool any = false;
  for (const Pair& pair : {Pair{"commands.jsonl", golden.commands, now.commands},
                           Pair{"events.jsonl", golden.events, now.events},
                           Pair{"checks.txt", golden.checks, now.checks}}) {
    if (pair.before == pair.after) continue;
    any = true;
    const auto path = folder / golden.name / (std::string(pair.file) + ".received");
    if (auto written = write_file(path, pair.after); !written) return failed(written.error());
  }
  return any;
}

}  // namespace ludolog::golden
