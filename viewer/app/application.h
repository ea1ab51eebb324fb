// The viewer's window: brings together what is shown, what draws it and what people do.
#pragma once

#include <memory>
#include <optional>

#include "viewer/app/following.h"
#include "viewer/app/open.h"
#include "viewer/app/options.h"
#include "viewer/app/script_runner.h"
#include "viewer/platform/backend.h"
#include "viewer/ui/window.h"

namespace ludolog::app {

/// ImGui's context must exist before `backend` is made and until it is gone.
class Application {
 public:
  Application(const Options& options, platform::Backend& backend);

  /// Until the person quits, or what was asked for on the command line is done.
  [[nodiscard]] cases::ExitCode run(std::optional<ScriptRunner> script);

 private:
  void open_first();
  void show_library();
  void show_match(const std::string& name);
  void look_for_more();
  void refuse(const Refusal& refusal);
  void carry_out(const model::Wish& wish);
  [[nodiscard]] bool frame();
  void load_fonts(float width, float height);
  [[nodiscard]] bool play_script(ScriptFrame& frame, double dt);
  [[nodiscard]] bool take_picture(const std::filesystem::path& path);
  [[nodiscard]] bool is_done() const;
  void name_window();
  void keep() const;

  const Options& options_;
  cases::LibraryPlace library_;         ///< The one whose matches are listed.
  std::optional<Following> following_;  ///< While a running match of the library is shown.
  platform::Backend& backend_;
  model::Viewer viewer_;
  ui::Window window_;
  ui::Fonts fonts_;
  ui::FontFiles font_files_;
  std::string title_;
  float scale_ = 0;  ///< That the fonts are loaded for.
  std::optional<ScriptRunner> script_;
  std::uint64_t frames_ = 0;
  int restless_ = 0;  ///< Frames to be drawn yet although nothing moves.
  cases::ExitCode exit_ = cases::ExitCode::kFine;
};

}  // namespace ludolog::app
