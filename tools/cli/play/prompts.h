// What a person is asked in the last line, and what would fit as an answer.
#pragma once

#include <string>
#include <vector>

#include "core/stream.h"
#include "tools/cli/play/moves.h"

namespace ludolog::cli {

/// A moment at which a person is asked.
struct Asked {
  const Stream& stream;
  const model::SeatNames& names;
  bool declared = false;   ///< Real dice.
  bool key_shown = false;  ///< Of a question whose answer people judge themselves.
  std::vector<Choice> choices;
  std::vector<model::OtherChoice> others;
};

/// "Noor (M): Enter throws the die (? helps) > "
[[nodiscard]] std::string prompt_of(const Asked& asked);

/// What fits: "the number of a token that can move (2 or 4)".
[[nodiscard]] std::string expected_of(const Asked& asked);

}  // namespace ludolog::cli
