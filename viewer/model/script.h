// Input scripts: what a person would do, written down. For tests, and for pictures made by the
// program itself.
//
//   wait 0.5              lets that many seconds pass
//   key Ctrl+Right        presses and releases a key
//   click play            clicks the middle of an anchor
//   point timeline        moves the mouse there
//   wheel timeline -3     turns the wheel there by three notches, towards the person
//   drag timeline 0.25    drags along an anchor to a quarter of its width
//   expect version 120    ends the script with an error when another version is shown
//   shot turn-7           saves a picture, turn-7.png
//
// A line that begins with # says nothing.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include <tl/expected.hpp>

#include "viewer/model/keymap.h"

namespace ludolog::model {

struct WaitStep {
  double seconds = 0;  ///< 0 to 3600
};
struct KeyStep {
  Key key;
};
struct ClickStep {
  std::string anchor;
};
struct PointStep {
  std::string anchor;
};
struct WheelStep {
  std::string anchor;
  int notches = 0;  ///< -100 to 100; away from the person is positive.
};
struct DragStep {
  std::string anchor;
  double to = 0;  ///< 0 to 1, from its left to its right
};
struct ExpectStep {
  std::uint64_t version = 0;
};
struct ShotStep {
  std::string name;  ///< Letters, digits, - and _.
};

struct ScriptStep {
  std::size_t line = 0;  ///< From 1.
  std::variant<WaitStep, KeyStep, ClickStep, PointStep, WheelStep, DragStep, ExpectStep, ShotStep>
      what;
};

/// The error names the line: "line 3: 'jump': expected wait, key, click, ...".
[[nodiscard]] tl::expected<std::vector<ScriptStep>, std::string> parse_script(
    std::string_view text);

}  // namespace ludolog::model
