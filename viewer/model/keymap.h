// What can be done in the viewer, and the keys for it: one table, from which the key sheet is drawn
// too.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace ludolog::model {

enum class Action : std::uint8_t {
  kPlayPause,
  kBeatBack,
  kBeatForward,
  kTurnBack,
  kTurnForward,
  kEventBack,
  kEventForward,
  kRoundBack,
  kRoundForward,
  kFirst,
  kLast,
  kKeyMomentBack,
  kKeyMomentForward,
  kReturn,
  kSlower,
  kFaster,
  kNormalSpeed,
  kRotate,
  kNextToken,
  kEventList,
  kTheme,
  kLarger,
  kSmaller,
  kHelp,
  kLibrary,
  kQuit,
};

/// A key with what is held down. Letters and digits are their capitals in ASCII.
struct Key {
  enum Code : std::uint16_t {
    kSpace = ' ',
    kComma = ',',
    kMinus = '-',
    kPeriod = '.',
    kSlash = '/',
    kEqual = '=',
    kLeft = 256,
    kRight,
    kUp,
    kDown,
    kPageUp,
    kPageDown,
    kHome,
    kEnd,
    kEnter,
    kEscape,
    kBackspace,
    kTab,
    kF1,
  };
  std::uint16_t code = 0;
  bool control = false;
  bool shift = false;
  bool alt = false;
  friend bool operator==(const Key&, const Key&) = default;
};

/// "Ctrl+Left", "Shift+N", "Space": as it is written in key sheets and scripts.
[[nodiscard]] std::string name_of(const Key& key);
/// Nothing when the name is not one.
[[nodiscard]] std::optional<Key> key_named(std::string_view name);

struct Binding {
  Key key;
  Action action;
  std::string_view what;  ///< "next turn"; empty for a second key of the line before.
};

[[nodiscard]] std::span<const Binding> bindings();
[[nodiscard]] std::optional<Action> action_of(const Key& key);

}  // namespace ludolog::model
