// The board in the terminal: the diagram of core, in colour where there is any.
#pragma once

#include <string>

#include "core/state.h"
#include "tools/cli/style.h"
#include "viewer/model/story.h"

namespace ludolog::cli {

/// Several lines, each ended by LF: the board, and the seats with their names beside it.
[[nodiscard]] std::string board_text(const State& state, const model::SeatNames& names,
                                     const Style& style);

}  // namespace ludolog::cli
