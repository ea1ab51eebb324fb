// Matches played at random: games, seats, options and every decision, now and then one that is rare
// between people. The same seed gives the same match.
#pragma once

#include <cstdint>
#include <vector>

#include "core/stream.h"

namespace ludolog::test {

/// splitmix64, as published by its author into the public domain: small, and good enough.
class Numbers {
 public:
  explicit Numbers(std::uint64_t seed) : state_(seed) {}
  std::uint64_t next() {
    std::uint64_t z = state_ += 0x9E3779B97F4A7C15U;
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9U;
    z = (z ^ z >> 27) * 0x94D049BB133111EBU;
    return z ^ z >> 31;
  }
  /// 0..n-1, each as likely (up to 2^-32).
  std::uint32_t below(std::uint32_t n) {
    return static_cast<std::uint32_t>((next() >> 32) * n >> 32);
  }
  bool one_in(std::uint32_t n) { return below(n) == 0; }

 private:
  std::uint64_t state_;
};

class Playout {
 public:
  /// A match with seats and options of its own, sometimes with tokens on their way already.
  explicit Playout(std::uint64_t seed);
  /// The same of one game.
  Playout(std::uint64_t seed, RuleSetId game);

  [[nodiscard]] const Stream& stream() const { return stream_; }
  [[nodiscard]] const State& state() const { return stream_.state(); }

  /// A command that is to be accepted now; none once the match is over.
  [[nodiscard]] Command next();
  /// Decides it, expecting that it is accepted, and folds. The events of the decision.
  Events play(const Command& command);
  /// Plays until the match is over or so many decisions have been made.
  void play_on(int decisions);

 private:
  void open(RuleSetId game);
  void scatter();
  [[nodiscard]] Command rare();

  Numbers numbers_;
  Stream stream_;
};

/// Where nobody stands on another: steps of tokens on their way.
[[nodiscard]] std::vector<Event> scattered(Numbers& numbers, SeatMask seats);

/// People, who answer in every way, and all bots, at the seats that somebody plays at.
[[nodiscard]] Players bioludo_players(Numbers& numbers, Players seats);
/// BiOLudo in its middle: the lottery, characters anywhere, down or dead, and the flags on their
/// way, before the first turn begins.
[[nodiscard]] std::vector<Event> bioludo_scattered(Numbers& numbers, const State& state);

}  // namespace ludolog::test
