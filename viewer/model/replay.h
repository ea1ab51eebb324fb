// A match that is being looked at: where one is in it, what moves just now, and how the board is
// turned. All that panels show of a match they read here, and all that they do, they ask of it.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "viewer/model/animation.h"
#include "viewer/model/event_list.h"
#include "viewer/model/keymap.h"
#include "viewer/model/playback.h"
#include "viewer/model/scene.h"

namespace ludolog::model {

/// What is known of a match beside its events.
struct MatchTitle {
  std::string id;        ///< 32 hexadecimal digits.
  std::string players;   ///< "Sam, Noor, Kofi, Ines"
  std::string rules;     ///< "Classic Ludo"
  std::string verdict;   ///< "Intact, not anchored"
  std::string code;      ///< Of its head, to be written down; empty where something is at fault.
  bool running = false;  ///< Somebody may be playing on.
  bool faulty = false;   ///< The verdict names a fault.
};

class Replay {
 public:
  Replay(Timeline timeline, MatchTitle title);

  [[nodiscard]] const Timeline& timeline() const { return *timeline_; }
  [[nodiscard]] const EventList& event_list() const { return event_list_; }
  [[nodiscard]] const MatchTitle& title() const { return title_; }
  [[nodiscard]] const Playback& playback() const { return playback_; }
  [[nodiscard]] std::uint64_t version() const { return playback_.version(); }
  /// Of the version shown. Never touched by animation.
  [[nodiscard]] const Scene& scene() const { return scene_; }
  [[nodiscard]] const Animation& animation() const { return animation_; }
  /// Quarter turns of the board, clockwise; 0 to 3.
  [[nodiscard]] int quarters() const { return quarters_; }

  /// The token whose reach is asked for, whoever's turn it is.
  [[nodiscard]] std::optional<TokenOf> picked() const { return picked_; }
  void pick(std::optional<TokenOf> token) { picked_ = token; }

  /// Puts the same match, some events later, in its place. Who stood at the end goes along: over a
  /// beat step by step, over more at once.
  void go_on(Replay longer);

  /// True when it was one of its own actions.
  bool perform(Action action);
  void jump(std::uint64_t version);
  void drag_begins();
  void drag(std::uint64_t version);

  /// Lets time pass, in seconds.
  void update(double dt);
  /// Something moves: the next picture will be another one.
  [[nodiscard]] bool moves() const { return playback_.playing() || animation_.running(); }

 private:
  void step(Grain grain, int direction);
  void to_key_moment(int direction);
  void pick_next();
  void settle(std::uint64_t before, bool one_beat);

  std::unique_ptr<const Timeline> timeline_;  ///< What the others point at stays where it is.
  EventList event_list_;
  MatchTitle title_;
  Playback playback_;
  Scene scene_;
  Animation animation_;
  int quarters_ = 0;
  std::optional<TokenOf> picked_;
};

}  // namespace ludolog::model
