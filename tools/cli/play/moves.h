// What a person may choose from, and what the rules say to the rest: in words.
#pragma once

#include <string>
#include <vector>

#include "core/stream.h"
#include "tools/cli/board_text.h"
#include "viewer/model/choices.h"

namespace ludolog::cli {

using model::Choice;

/// The choices as a list for people: "2  square 17 to 21"; tokens that do the same share a line.
/// Where numbers are spent, a line for each number and direction.
[[nodiscard]] std::vector<std::string> choice_lines(const std::vector<Choice>& choices);

/// "2", "1 or 4", "1, 2 or 4": what can be typed.
[[nodiscard]] std::string keys_of(const std::vector<Choice>& choices);

/// Where the choices lead, for the board: ">2" for token 2, "x2" when it captures there.
[[nodiscard]] std::vector<Mark> marks_of(const State& state, const std::vector<Choice>& choices);

/// Why tokens cannot use the number: a line each, with the clause. While a move is awaited for the
/// number thrown, otherwise for the last number that nobody could use.
[[nodiscard]] std::vector<std::string> why_lines(const Stream& stream,
                                                 const model::SeatNames& names);

/// The reason and its clause, with names in place of seat numbers.
[[nodiscard]] std::string refusal_text(const Rejection& rejection, const State& state,
                                       const model::SeatNames& names);

}  // namespace ludolog::cli
