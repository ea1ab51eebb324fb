// A board as text, both ways. Tests say with it what stands where; people read it where there is no
// colour.
//
// As many lines as the board has rows, two characters a cell. A token is the letter of its seat and
// its number or class: C (seat 0), M, A, B, or W and B, and 1..4 or S, A, T, H. An empty cell of
// the track is "..", a start "C>", a star "C*", a home column or goal "C-"; cells that are no
// square are blank. Where cells have names, the row's number stands behind each line and the
// columns' letters below all of them. Where several tokens share a cell it shows "++", and a line
// below names them; so does one for a finish that all share and for removed ones:
//
//   together: C1 M2
//   finish: C3 C4
//   gone: B1 B2 B3 B4
#pragma once

#include <string>
#include <string_view>

#include <tl/expected.hpp>

#include "core/state.h"

namespace ludolog {

using Steps = std::array<std::array<Step, kTokens>, kSeats>;

/// The board with the tokens of the seats in `seats`.
[[nodiscard]] std::string draw_diagram(const Board& board, const Steps& steps, SeatMask seats);

/// Where the diagram's tokens stand; those it does not show are in their yards. The error names
/// what cannot be read. A "together" line takes its cells in the order in which "++" appears, left
/// to right and down.
[[nodiscard]] tl::expected<Steps, std::string> read_diagram(const Board& board,
                                                            std::string_view text);

}  // namespace ludolog
