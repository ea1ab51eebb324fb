// How a use case can fail: what to say, and the exit code it means. The codes are stable.
#pragma once

#include <optional>
#include <string>

#include <tl/expected.hpp>

#include "core/match.h"
#include "store/error.h"

namespace ludolog::cases {

/// Exit codes of every command.
enum class ExitCode : int {
  kFine = 0,
  kFound = 1,        ///< Something was found: a fault in a log, a refused move, matches that part.
  kUsage = 2,        ///< The command line is off: an unknown option, value or match.
  kEnvironment = 3,  ///< A file, a folder or the system failed.
  kUndecodable = 4,  ///< Data that cannot be read.
};

struct Problem {
  ExitCode exit{};
  std::string text;                               ///< One line that names the thing and the place.
  std::optional<store::StoreError::Kind> kind{};  ///< How a file failed, where one did.
};

template <class T>
using Outcome = tl::expected<T, Problem>;

[[nodiscard]] inline tl::unexpected<Problem> problem(ExitCode exit, std::string text) {
  return tl::unexpected(Problem{exit, std::move(text), {}});
}

[[nodiscard]] Problem problem_of(const store::StoreError& error);
[[nodiscard]] Problem problem_of(const Failure& failure);

}  // namespace ludolog::cases
