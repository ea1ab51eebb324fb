// What a line typed at a prompt means, before anybody asks whether it fits the moment.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace ludolog::cli {

struct Answer {
  enum class Word : std::uint8_t {
    kEnter,   ///< An empty line: what the prompt proposes.
    kNumber,  ///< A token, or the face of a real die.
    kRoll,
    kYes,
    kNo,
    kDraw,
    kResign,
    kQuit,
    kHelp,
    kBoard,
    kWhy,
    kLog,
    kRevive,
    kEnd,
    kComment,  ///< A line that begins with '#': nothing.
    kUnknown,
  };
  Word word{};
  unsigned number = 0;   ///< Of kNumber; 0..9999.
  std::string argument;  ///< What stood behind the word, in lower case.
  std::string text;      ///< The whole line, in lower case.
};

/// Upper and lower case are the same, and spaces around do not matter.
[[nodiscard]] Answer parse_answer(std::string_view line);

}  // namespace ludolog::cli
