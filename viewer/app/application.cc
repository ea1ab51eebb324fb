#include "viewer/app/application.h"

#include <cstdio>
#include <utility>

#include <imgui.h>

#include "viewer/app/font_files.h"
#include "viewer/app/library.h"
#include "viewer/app/save_picture.h"
#include "viewer/model/window_layout.h"

namespace ludolog::app {
namespace {

using cases::ExitCode;

/// What the mouse does shows in its colours one frame later, and what it did one after that.
constexpr int kFramesToSettle = 3;
constexpr double kLongSleep = 600;
constexpr double kBetweenLooks = .05;

void complain(const std::string& text) {
  std::fprintf(stderr, "ludolog-viewer: %s\n", text.c_str());
}

}  // namespace

Application::Application(const Options& options, platform::Backend& backend)
    : options_(options),
      library_(options.library),
      backend_(backend),
      window_(viewer_),
      font_files_(find_fonts()) {
  viewer_.set_dark(options.look.dark);
  viewer_.set_scale(static_cast<float>(options.look.scale));
}

ExitCode Application::run(std::optional<ScriptRunner> script) {
  script_ = std::move(script);
  open_first();
  restless_ = kFramesToSettle;
  while (!viewer_.wants_to_quit() && !backend_.wants_to_close()) {
    if (!frame()) return exit_;
    if (is_done()) break;
    if (following_) look_for_more();
    if (restless_ == 0 && !viewer_.moves() && !options_.ends()) {
      // Nothing moves: nothing is drawn until something happens.
      backend_.wait(following_ ? kBetweenLooks : kLongSleep);
      restless_ = following_ ? 1 : kFramesToSettle;
    }
  }
  if (!options_.screenshot.empty() && !take_picture(options_.screenshot)) return exit_;
  if (!options_.ends()) keep();
  return exit_;
}

void Application::keep() const {
  const ImVec2 size = ImGui::GetIO().DisplaySize;
  const float display = backend_.display_scale();
  keep_look({static_cast<int>(size.x / display), static_cast<int>(size.y / display), viewer_.dark(),
             static_cast<double>(viewer_.scale())});
}

/// Where one is, for lists of windows and for those who have windows read to them.
void Application::name_window() {
  std::string title = "Ludolog";
  if (viewer_.screen() == model::Viewer::Screen::kMatch) {
    const model::Replay& replay = viewer_.replay();
    title = replay.title().players + ", event " + std::to_string(replay.version()) + " of " +
            std::to_string(replay.timeline().length()) + " - Ludolog";
  } else if (viewer_.screen() == model::Viewer::Screen::kTrouble) {
    title = viewer_.trouble().title + " - Ludolog";
  }
  if (title == title_) return;
  backend_.set_title(title);
  title_ = std::move(title);
}

void Application::open_first() {
  if (options_.name.empty())
    show_library();
  else
    show_match(options_.name);
  if (viewer_.screen() != model::Viewer::Screen::kMatch || !options_.at) return;
  if (*options_.at > viewer_.replay().timeline().length())
    refuse(no_such_version(*options_.at, viewer_.replay()));
  else
    viewer_.replay().jump(*options_.at);
}

void Application::show_library() {
  following_.reset();
  const auto path = library_.path();
  auto rows = library_rows(library_);
  if (!path) return refuse(refusal_of(path.error()));
  if (!rows) return refuse(refusal_of(rows.error()));
  viewer_.show_library(std::move(*rows), path->string());
}

void Application::show_match(const std::string& name) {
  following_.reset();
  auto opened = open_match(library_, name);
  if (!opened && opened.error().holds_several) {
    // A library named as a file: its list is what was asked for.
    const cases::LibraryPlace before = std::exchange(library_, {name});
    if (library_rows(library_)) return show_library();
    library_ = before;
  }
  if (!opened) return refuse(opened.error());
  viewer_.show_match(std::move(*opened));
  const model::Replay& replay = viewer_.replay();
  // A picture is of what was there when it was asked for.
  if (replay.title().running && cases::names_library_match(name) && !options_.ends())
    following_ = Following::begin(library_, replay.title().id, replay.timeline().length());
}

/// Another program may be playing the match that is shown.
void Application::look_for_more() {
  if (!following_->has_more()) return;
  auto opened = open_match(library_, following_->id());
  if (!opened) return;
  const bool over = !opened->title().running;
  viewer_.replay().go_on(std::move(*opened));
  restless_ = kFramesToSettle;
  if (over) following_.reset();
}

/// What was named on the command line and cannot be shown is the program's exit code, too.
void Application::refuse(const Refusal& refusal) {
  complain(refusal.problem.text);
  if (frames_ == 0) exit_ = refusal.problem.exit;
  following_.reset();
  viewer_.show_trouble(refusal.trouble);
}

void Application::carry_out(const model::Wish& wish) {
  switch (wish.kind) {
    case model::Wish::Kind::kOpen:
      return show_match(wish.id);
    case model::Wish::Kind::kLibrary:
      return show_library();
    case model::Wish::Kind::kDemo: {
      const auto demo = play_demo(library_);
      if (!demo) return refuse(refusal_of(demo.error()));
      show_match(*demo);
      if (viewer_.screen() != model::Viewer::Screen::kMatch) return;
      viewer_.perform(model::Action::kPlayPause);
      return;
    }
  }
}

/// One picture. False when a script went wrong.
bool Application::frame() {
  backend_.begin_frame();
  ImGuiIO& io = ImGui::GetIO();
  load_fonts(io.DisplaySize.x, io.DisplaySize.y);
  const auto dt = static_cast<double>(io.DeltaTime);
  // Time first: what begins in this frame has not lasted yet.
  viewer_.update(dt);
  ScriptFrame scripted;
  // The first picture is what the script finds its way about by.
  if (frames_ > 0 && script_ && !play_script(scripted, dt)) return false;
  if (!io.WantTextInput)
    for (const model::Key& key : backend_.take_keys()) viewer_.press(key);

  ImGui::NewFrame();
  window_.draw(fonts_, scale_);
  ImGui::Render();
  backend_.end_frame();
  name_window();
  ++frames_;
  if (restless_ > 0) --restless_;
  if (scripted.shot && !take_picture(std::filesystem::path(options_.screenshot).parent_path() /
                                     (*scripted.shot + ".png")))
    return false;
  if (const auto wish = viewer_.take_wish()) {
    carry_out(*wish);
    restless_ = kFramesToSettle;
  }
  return true;
}

void Application::load_fonts(float width, float height) {
  const float wanted = backend_.display_scale() * viewer_.scale();
  const float scale = model::scale_that_fits(wanted, width, height);
  if (scale == scale_) return;
  fonts_.load(*ImGui::GetIO().Fonts, font_files_, scale);
  backend_.fonts_changed();
  scale_ = scale;
}

bool Application::play_script(ScriptFrame& scripted, double dt) {
  auto next = script_->frame(window_.anchors(), viewer_, dt);
  if (!next) {
    complain(next.error());
    exit_ = ExitCode::kFound;
    return false;
  }
  scripted = std::move(*next);
  put_in(scripted, scale_, viewer_);
  return true;
}

bool Application::take_picture(const std::filesystem::path& path) {
  const auto picture = backend_.picture();
  const auto saved = picture ? save_picture(*picture, path) : tl::make_unexpected(picture.error());
  if (saved) return true;
  complain(saved.error());
  exit_ = ExitCode::kEnvironment;
  return false;
}

bool Application::is_done() const {
  if (!options_.ends()) return false;
  // A picture is of something that has settled.
  const std::uint64_t least = options_.script.empty() ? kFramesToSettle : 1;
  return frames_ >= options_.frames.value_or(least) && (!script_ || script_->done());
}

}  // namespace ludolog::app
