// From the name of a match to something that can be shown: the match, verified, or why not.
#pragma once

#include "tools/cases/named_match.h"
#include "viewer/model/viewer.h"

namespace ludolog::app {

/// Why something is not shown: for the exit code and the terminal, and for the window.
struct Refusal {
  cases::Problem problem;
  model::Trouble trouble;
  bool holds_several = false;  ///< It is a file with several matches.
};

/// The match that `name` means, as far as it can be followed: cut at its first fault, which the
/// verdict in its title names.
[[nodiscard]] tl::expected<model::Replay, Refusal> open_match(const cases::LibraryPlace& library,
                                                              const std::string& name);

/// What an error becomes in a window.
[[nodiscard]] Refusal refusal_of(const cases::Problem& problem);

/// The version `at` does not exist in a match of that many events.
[[nodiscard]] Refusal no_such_version(std::uint64_t at, const model::Replay& replay);

}  // namespace ludolog::app
