// How the six-sided dice of many matches fell, and whether the seeds give them all. Numbers for
// people: nothing here goes into a log.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "store/stream_reader.h"
#include "tools/cases/audit.h"
#include "tools/cases/problem.h"

namespace ludolog::cases {

/// How often each face was thrown.
struct Faces {
  std::array<std::uint64_t, 6> counts{};

  [[nodiscard]] std::uint64_t all() const;
  /// Pearson's: the sum of squared distances from the expected count, over it. 0 without throws.
  [[nodiscard]] double chi_square() const;
};

/// How often even dice are as far off as this or further, 0..1: the upper tail of the chi-square
/// distribution with 5 degrees of freedom, in its closed form (Abramowitz and Stegun 26.4.4).
[[nodiscard]] double chance_of_chi_square(double chi_square);

/// Fewer throws say nothing of a die.
inline constexpr std::uint64_t kFewestThrows = 300;
/// Rarer than this is called unusual.
inline constexpr double kUnusual = 0.001;

struct DiceFault {
  events::MatchId match{};
  std::uint64_t position = 0;
  std::string text;
};

class DiceStats {
 public:
  /// Counts one match more. kUndecodable when it cannot be gone through.
  [[nodiscard]] Outcome<void> add(store::StreamReader& reader, const events::MatchId& match);

  [[nodiscard]] std::uint64_t matches() const { return matches_; }
  [[nodiscard]] const Faces& faces(ChanceOrigin origin) const {
    return faces_[static_cast<std::size_t>(origin)];
  }
  /// Draws of every kind, over all matches.
  [[nodiscard]] const events::DiceReport& dice() const { return dice_; }
  /// The first of each match whose dice the seeds do not give.
  [[nodiscard]] const std::vector<DiceFault>& faults() const { return faults_; }

 private:
  std::uint64_t matches_ = 0;
  std::array<Faces, 3> faces_{};  ///< By origin.
  events::DiceReport dice_;
  std::vector<DiceFault> faults_;
};

}  // namespace ludolog::cases
