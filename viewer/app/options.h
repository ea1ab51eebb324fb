// The command line of the viewer.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>

#include "tools/cases/named_match.h"
#include "viewer/app/look.h"

namespace ludolog::app {

struct Options {
  std::string name;  ///< A file or a match; empty for the library.
  cases::LibraryPlace library;
  std::optional<std::uint64_t> at;
  std::string script;
  std::optional<std::uint64_t> frames;
  std::string screenshot;
  Look look;  ///< What a window kept, unless the command line says otherwise.

  /// Ends by itself once these are done.
  [[nodiscard]] bool ends() const { return frames || !screenshot.empty() || !script.empty(); }
};

/// "1280x800". False when it is not a size that can be shown.
[[nodiscard]] bool parse_size(const std::string& text, Look& look);

/// Reads the command line and goes on with `show`; returns the exit code.
int with_options(int argc, char** argv, const std::function<cases::ExitCode(const Options&)>& show);

}  // namespace ludolog::app
