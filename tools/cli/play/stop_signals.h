// Ctrl-C, SIGTERM and a closed terminal, taken as a wish to stop: between two decisions, never in
// the middle of one.
#pragma once

#include <chrono>
#include <csignal>
#include <optional>

namespace ludolog::cli {

/// At most one lives at a time. While it does, SIGINT, SIGTERM and SIGHUP arrive only inside its
/// functions; one that was ignored before (nohup) stays so.
class StopSignals {
 public:
  StopSignals();
  ~StopSignals();
  StopSignals(const StopSignals&) = delete;
  StopSignals& operator=(const StopSignals&) = delete;

  /// True once one of them has come.
  [[nodiscard]] bool stopped();
  /// Waits until `descriptor` can be read, or is at its end. False when told to stop.
  [[nodiscard]] bool wait_for_input(int descriptor);
  /// Waits this long, or less when told to stop.
  void pause(std::chrono::milliseconds time);

 private:
  sigset_t before_{};
  struct sigaction interrupt_ {};
  struct sigaction terminate_ {};
  struct sigaction hang_up_ {};
};

}  // namespace ludolog::cli
