#include "viewer/model/viewer.h"

#include <algorithm>
#include <utility>

namespace ludolog::model {

void Viewer::show_match(Replay replay) {
  replay_.emplace(std::move(replay));
  screen_ = Screen::kMatch;
  events_ = false;
}

void Viewer::show_library(std::vector<LibraryRow> rows, std::string path) {
  library_ = std::move(rows);
  library_path_ = std::move(path);
  screen_ = Screen::kLibrary;
}

void Viewer::show_trouble(Trouble trouble) {
  trouble_ = std::move(trouble);
  screen_ = Screen::kTrouble;
}

bool Viewer::press(const Key& key) {
  if (key == Key{Key::kEscape}) {
    if (help_ || events_) {
      help_ = events_ = false;
      return true;
    }
    if (screen_ == Screen::kLibrary) return false;
    perform(Action::kLibrary);
    return true;
  }
  const auto action = action_of(key);
  const bool rests = help_ && action != Action::kHelp && action != Action::kQuit &&
                     action != Action::kTheme && action != Action::kLarger &&
                     action != Action::kSmaller;
  if (action && !rests) perform(*action);
  return action.has_value();
}

void Viewer::perform(Action action) {
  switch (action) {
    case Action::kTheme:
      dark_ = !dark_;
      break;
    case Action::kLarger:
      set_scale(scale_ * 1.125F);
      break;
    case Action::kSmaller:
      set_scale(scale_ / 1.125F);
      break;
    case Action::kHelp:
      help_ = !help_;
      break;
    case Action::kEventList:
      events_ = !events_;
      break;
    case Action::kLibrary:
      want({Wish::Kind::kLibrary, {}});
      break;
    case Action::kQuit:
      quit_ = true;
      break;
    default:
      if (screen_ == Screen::kMatch) replay_->perform(action);
  }
}

std::optional<Wish> Viewer::take_wish() { return std::exchange(wish_, std::nullopt); }

void Viewer::update(double dt) {
  if (screen_ == Screen::kMatch) replay_->update(dt);
}

void Viewer::set_scale(float scale) { scale_ = std::clamp(scale, kLeastScale, kGreatestScale); }

}  // namespace ludolog::model
