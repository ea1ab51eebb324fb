// Always-on checks for bugs in this program (never for bad input, which gets an error value).
#pragma once

#include <cstdio>
#include <cstdlib>

namespace ludolog {

/// Prints the failed expression with its place and aborts.
[[noreturn]] inline void check_failed(const char* expression, const char* file, int line) {
  std::fprintf(stderr, "%s:%d: check failed: %s\n", file, line, expression);
  std::abort();
}

}  // namespace ludolog

#define LUDOLOG_CHECK(expression) \
  ((expression) ? void() : ::ludolog::check_failed(#expression, __FILE__, __LINE__))
