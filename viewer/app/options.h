// The command line of the viewer.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>

#include "tools/cases/named_match.h"

namespace ludolog::app {

struct Options {
  std::string name;  ///< A file or a match; empty for the library.
  cases::LibraryPlace library;
  std::optional<std::uint64_t> at;
  std::string script;
  std::optional<std::uint64_t> frames;
  std::string screenshot;
  int width = 1280;  ///< Of the window or the picture.
  int height = 800;
  bool dark = true;
  double scale = 1;

  /// Ends by itself once these are done.
  [[nodiscard]] bool ends() const { return frames || !screenshot.empty() || !script.empty(); }
};

/// "1280x800". Nothing when it is not a size that can be shown.
[[nodiscard]] bool parse_size(const std::string& text, Options& options);

/// Reads the command line and goes on with `show`; returns the exit code.
int with_options(int argc, char** argv, const std::function<cases::ExitCode(const Options&)>& show);

}  // namespace ludolog::app
