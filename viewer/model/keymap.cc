#include "viewer/model/keymap.h"

#include <algorithm>
#include <array>
#include <utility>

namespace ludolog::model {
namespace {

constexpr Key plain(std::uint16_t code) { return {code}; }
constexpr Key control(std::uint16_t code) { return {.code = code, .control = true}; }
constexpr Key shift(std::uint16_t code) { return {.code = code, .shift = true}; }

constexpr std::array kBindings{
    Binding{plain(Key::kSpace), Action::kPlayPause, "play or pause"},
    Binding{plain(Key::kLeft), Action::kBeatBack, "back by a throw or a move"},
    Binding{plain(Key::kRight), Action::kBeatForward, "on by a throw or a move"},
    Binding{control(Key::kLeft), Action::kTurnBack, "back by a turn"},
    Binding{control(Key::kRight), Action::kTurnForward, "on by a turn"},
    Binding{shift(Key::kLeft), Action::kEventBack, "back by one event"},
    Binding{plain(Key::kComma), Action::kEventBack, ""},
    Binding{shift(Key::kRight), Action::kEventForward, "on by one event"},
    Binding{plain(Key::kPeriod), Action::kEventForward, ""},
    Binding{plain(Key::kPageUp), Action::kRoundBack, "back by a round"},
    Binding{plain(Key::kPageDown), Action::kRoundForward, "on by a round"},
    Binding{plain(Key::kHome), Action::kFirst, "to the beginning"},
    Binding{plain(Key::kEnd), Action::kLast, "to the end"},
    Binding{shift('N'), Action::kKeyMomentBack, "back to a six, an entry, a capture ..."},
    Binding{plain('N'), Action::kKeyMomentForward, "on to a six, an entry, a capture ..."},
    Binding{shift(Key::kBackspace), Action::kReturn, "where you were before the last jump"},
    Binding{plain(Key::kMinus), Action::kSlower, "slower"},
    Binding{plain(Key::kEqual), Action::kFaster, "faster"},
    Binding{shift(Key::kEqual), Action::kFaster, ""},
    Binding{plain(Key::kBackspace), Action::kNormalSpeed, "normal speed"},
    Binding{plain('F'), Action::kRotate, "turn the board"},
    Binding{plain(Key::kTab), Action::kNextToken, "whom the next character reaches"},
    Binding{plain('E'), Action::kEventList, "the list of events, in a small window"},
    Binding{plain('T'), Action::kTheme, "light or dark"},
    Binding{control(Key::kEqual), Action::kLarger, "larger"},
    Binding{control(Key::kMinus), Action::kSmaller, "smaller"},
    Binding{plain('L'), Action::kLibrary, "the library"},
    Binding{plain(Key::kF1), Action::kHelp, "this sheet"},
    Binding{shift(Key::kSlash), Action::kHelp, ""},
    Binding{control('Q'), Action::kQuit, "quit"},
};

constexpr std::array<std::pair<std::uint16_t, std::string_view>, 15> kNames{{
    {Key::kSpace, "Space"},
    {Key::kLeft, "Left"},
    {Key::kRight, "Right"},
    {Key::kUp, "Up"},
    {Key::kDown, "Down"},
    {Key::kPageUp, "PgUp"},
    {Key::kPageDown, "PgDn"},
    {Key::kHome, "Home"},
    {Key::kEnd, "End"},
    {Key::kEnter, "Enter"},
    {Key::kEscape, "Esc"},
    {Key::kBackspace, "Backspace"},
    {Key::kTab, "Tab"},
    {Key::kF1, "F1"},
    {0, ""},
}};

bool take(std::string_view& name, std::string_view word) {
  if (name.size() <= word.size() || name.substr(0, word.size()) != word) return false;
  name.remove_prefix(word.size());
  return true;
}

bool is_character(std::uint16_t code) {
  return (code >= 'A' && code <= 'Z') || (code >= '0' && code <= '9') || code == Key::kComma ||
         code == Key::kMinus || code == Key::kPeriod || code == Key::kSlash || code == Key::kEqual;
}

}  // namespace

std::string name_of(const Key& key) {
  std::string name;
  if (key.control) name += "Ctrl+";
  if (key.alt) name += "Alt+";
  if (key.shift) name += "Shift+";
  for (const auto& [code, word] : kNames)
    if (code == key.code) return name + std::string(word);
  return name + static_cast<char>(key.code);
}

std::optional<Key> key_named(std::string_view name) {
  Key key;
  key.control = take(name, "Ctrl+");
  key.alt = take(name, "Alt+");
  key.shift = take(name, "Shift+");
  for (const auto& [code, word] : kNames)
    if (code != 0 && word == name) key.code = code;
  if (key.code == 0 && name.size() == 1 && is_character(static_cast<unsigned char>(name.front())))
    key.code = static_cast<unsigned char>(name.front());
  if (key.code == 0) return std::nullopt;
  return key;
}

std::span<const Binding> bindings() { return kBindings; }

std::optional<Action> action_of(const Key& key) {
  const auto* const found = std::ranges::find(kBindings, key, &Binding::key);
  if (found == kBindings.end()) return std::nullopt;
  return found->action;
}

}  // namespace ludolog::model
