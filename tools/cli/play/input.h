// Where answers come from, a line at a time: a terminal, a pipe or a file, or a test's list.
#pragma once

#include <cstdint>
#include <string>

#include "tools/cli/play/stop_signals.h"

namespace ludolog::cli {

struct Reading {
  enum class Kind : std::uint8_t {
    kLine,
    kEnd,      ///< No more lines: Ctrl-D, or the end of the file.
    kStopped,  ///< A signal asks to stop.
    kFailed,   ///< It cannot be read; `text` says why.
  };
  Kind kind{};
  std::string text;          ///< Without its end of line.
  std::uint64_t number = 0;  ///< Of the line, from 1.
};

class Input {
 public:
  virtual ~Input() = default;
  [[nodiscard]] virtual Reading read() = 0;
};

/// Lines of a file descriptor. A last line without an end counts; a longer one than
/// kMaxLineBytes is cut, and its rest is skipped.
class DescriptorInput final : public Input {
 public:
  static constexpr std::size_t kMaxLineBytes = 4096;

  /// `signals` must outlive the input.
  DescriptorInput(int descriptor, StopSignals& signals)
      : descriptor_(descriptor), signals_(signals) {}
  [[nodiscard]] Reading read() override;

 private:
  int descriptor_;
  StopSignals& signals_;
  std::string buffer_;  ///< Read, but not yet handed out.
  bool ended_ = false;
  int error_ = 0;              ///< What ended it, if that was no end.
  bool in_long_line_ = false;  ///< What follows is the rest of a line that was cut.
  std::uint64_t lines_ = 0;
};

}  // namespace ludolog::cli
