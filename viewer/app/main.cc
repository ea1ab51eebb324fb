// The `ludolog-viewer` command.
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <memory>

#include <imgui.h>

#include "store/files.h"
#include "viewer/app/application.h"
#include "viewer/platform/surface_backend.h"
#include "viewer/platform/window_backend.h"

namespace ludolog::app {
namespace {

using cases::ExitCode;

constexpr std::uint64_t kLongestScript = 1024 * 1024;

ExitCode fail(ExitCode exit, const std::string& text) {
  std::fprintf(stderr, "ludolog-viewer: %s\n", text.c_str());
  return exit;
}

struct ImGuiScope {
  ImGuiScope() {
    ImGui::CreateContext();
    ImGuiIO& io = ImGui::GetIO();
    io.IniFilename = nullptr;  // It would write into the working folder.
    io.LogFilename = nullptr;
  }
  ~ImGuiScope() { ImGui::DestroyContext(); }
  ImGuiScope(const ImGuiScope&) = delete;
  ImGuiScope& operator=(const ImGuiScope&) = delete;
};

bool has_display() {
  for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY"})
    if (const char* value = std::getenv(name); value != nullptr && *value != '\0') return true;
  return false;
}

/// Pictures are drawn in memory, the same with a display and without.
tl::expected<std::unique_ptr<platform::Backend>, std::string> make_backend(const Options& options) {
  const bool display = has_display();
  if (!options.screenshot.empty() || (!display && options.ends()))
    return platform::make_surface(options.look.width, options.look.height);
  if (!display)
    return tl::unexpected<std::string>(
        "there is no display (neither DISPLAY nor WAYLAND_DISPLAY is set); --screenshot OUT.png "
        "needs none, and `ludolog show` draws in the terminal");
  return platform::make_window(options.look.width, options.look.height, "Ludolog");
}

tl::expected<std::optional<ScriptRunner>, cases::Problem> read_script(const Options& options) {
  if (options.script.empty()) return std::optional<ScriptRunner>();
  const auto bytes = store::read_file(options.script, kLongestScript);
  if (!bytes) return tl::unexpected(cases::problem_of(bytes.error()));
  auto steps = model::parse_script({reinterpret_cast<const char*>(bytes->data()), bytes->size()});
  if (!steps) return cases::problem(ExitCode::kUsage, options.script + ": " + steps.error());
  return std::optional<ScriptRunner>(std::in_place, std::move(*steps), options.script);
}

ExitCode show(const Options& options) {
  auto script = read_script(options);
  if (!script) return fail(script.error().exit, script.error().text);
  const ImGuiScope imgui;
  const auto backend = make_backend(options);
  if (!backend) return fail(ExitCode::kEnvironment, backend.error());
  return Application(options, **backend).run(std::move(*script));
}

}  // namespace
}  // namespace ludolog::app

int main(int argc, char** argv) {
  // A write past a size limit is an error to report, not a reason to die.
  std::signal(SIGXFSZ, SIG_IGN);
  return ludolog::app::with_options(argc, argv, ludolog::app::show);
}
