#include "tools/cli/play/stop_signals.h"

#include <cerrno>
#include <ctime>

#include <poll.h>

namespace ludolog::cli {
namespace {

volatile std::sig_atomic_t signal_received = 0;

extern "C" void remember_signal(int number) { signal_received = number; }

void take_over(int number, struct sigaction& before) {
  sigaction(number, nullptr, &before);
  if (before.sa_handler == SIG_IGN) return;
  struct sigaction action {};
  action.sa_handler = &remember_signal;
  sigemptyset(&action.sa_mask);
  sigaction(number, &action, nullptr);
}

}  // namespace

StopSignals::StopSignals() {
  signal_received = 0;
  take_over(SIGINT, interrupt_);
  take_over(SIGTERM, terminate_);
  take_over(SIGHUP, hang_up_);
  sigset_t held;
  sigemptyset(&held);
  sigaddset(&held, SIGINT);
  sigaddset(&held, SIGTERM);
  sigaddset(&held, SIGHUP);
  sigprocmask(SIG_BLOCK, &held, &before_);
}

StopSignals::~StopSignals() {
  sigaction(SIGINT, &interrupt_, nullptr);
  sigaction(SIGTERM, &terminate_, nullptr);
  sigaction(SIGHUP, &hang_up_, nullptr);
  sigprocmask(SIG_SETMASK, &before_, nullptr);
}

bool StopSignals::stopped() {
  const timespec none{};
  if (signal_received == 0) ppoll(nullptr, 0, &none, &before_);
  return signal_received != 0;
}

bool StopSignals::wait_for_input(int descriptor) {
  while (!stopped()) {
    pollfd wanted{descriptor, POLLIN, 0};
    // An error is left to read(2), which says the same and more.
    if (ppoll(&wanted, 1, nullptr, &before_) >= 0 || errno != EINTR) break;
  }
  return signal_received == 0;
}

void StopSignals::pause(std::chrono::milliseconds time) {
  if (stopped()) return;
  const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(time);
  timespec length{};
  length.tv_sec = seconds.count();
  length.tv_nsec = std::chrono::nanoseconds(time - seconds).count();
  ppoll(nullptr, 0, &length, &before_);
}

}  // namespace ludolog::cli
