// The viewer without its window: which screen is shown, what it shows, and what people ask of it.
// Panels draw it; the application carries out what it wants.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "viewer/model/replay.h"

namespace ludolog::model {

/// A match of the library, in the words of a table.
struct LibraryRow {
  std::string id;
  std::string when;
  std::string rules;
  std::string players;
  std::string result;
  std::uint64_t events = 0;
  bool finished = false;
};

/// Why something cannot be shown.
struct Trouble {
  std::string title;   ///< "This is not a match file"
  std::string detail;  ///< Names the thing, the place and what was expected.
  std::string advice;  ///< What to do about it.
};

/// What only the application can do.
struct Wish {
  enum class Kind : std::uint8_t { kOpen, kDemo, kLibrary };
  Kind kind{};
  std::string id;  ///< Of kOpen: a match of the library.
};

class Viewer {
 public:
  enum class Screen : std::uint8_t { kLibrary, kMatch, kTrouble };

  static constexpr float kLeastScale = .5F;
  static constexpr float kGreatestScale = 4;

  [[nodiscard]] Screen screen() const { return screen_; }
  void show_match(Replay replay);
  void show_library(std::vector<LibraryRow> rows, std::string path);
  void show_trouble(Trouble trouble);

  /// Of the match screen.
  [[nodiscard]] Replay& replay() { return *replay_; }
  [[nodiscard]] const Replay& replay() const { return *replay_; }
  [[nodiscard]] const std::vector<LibraryRow>& library() const { return library_; }
  [[nodiscard]] const std::string& library_path() const { return library_path_; }
  [[nodiscard]] const Trouble& trouble() const { return trouble_; }

  /// True when the key meant something here.
  bool press(const Key& key);
  void perform(Action action);
  void want(Wish wish) { wish_ = std::move(wish); }
  [[nodiscard]] std::optional<Wish> take_wish();

  void update(double dt);
  [[nodiscard]] bool moves() const { return screen_ == Screen::kMatch && replay_->moves(); }

  [[nodiscard]] bool dark() const { return dark_; }
  void set_dark(bool dark) { dark_ = dark; }
  /// Of everything that is drawn, besides that of the display.
  [[nodiscard]] float scale() const { return scale_; }
  void set_scale(float scale);
  [[nodiscard]] bool help_is_open() const { return help_; }
  /// In a small window, where the list of events has no column of its own.
  [[nodiscard]] bool events_are_open() const { return events_; }
  [[nodiscard]] bool wants_to_quit() const { return quit_; }

 private:
  Screen screen_ = Screen::kLibrary;
  std::optional<Replay> replay_;
  std::vector<LibraryRow> library_;
  std::string library_path_;
  Trouble trouble_;
  std::optional<Wish> wish_;
  bool dark_ = true;
  float scale_ = 1;
  bool help_ = false;
  bool events_ = false;
  bool quit_ = false;
};

}  // namespace ludolog::model
