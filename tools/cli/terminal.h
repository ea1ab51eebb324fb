// The terminal at the other end of stdin and stdout, if there is one.
#pragma once

#include <cstddef>

namespace ludolog::cli {

[[nodiscard]] bool stdin_is_terminal();
[[nodiscard]] bool stdout_is_terminal();

struct TerminalSize {
  std::size_t columns = 80;
  std::size_t rows = 24;
};

/// Of stdout's terminal as it is now; 80 x 24 where it cannot be asked.
[[nodiscard]] TerminalSize terminal_size();

}  // namespace ludolog::cli
