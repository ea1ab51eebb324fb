// Corrected keys (TB-5) as notes to the events that they concern.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "core/corrections.h"
#include "viewer/model/story.h"

namespace ludolog::model {

class Corrections {
 public:
  Corrections() = default;
  /// Of all corrections that the stream has.
  Corrections(const Stream& stream, const SeatNames& names);
  /// As if `keys` were those.
  Corrections(const Stream& stream, const SeatNames& names, const CorrectedKeys& keys);

  [[nodiscard]] bool empty() const { return notes_.empty(); }
  /// Of a question whose key was corrected that it was and to what; of what would have come out
  /// otherwise, how. Empty mostly.
  [[nodiscard]] std::string note(std::uint64_t position) const;
  /// What would have come out otherwise.
  [[nodiscard]] const std::vector<Flip>& flips() const { return flips_; }

 private:
  std::vector<Flip> flips_;
  std::map<std::uint64_t, std::string> notes_;
};

}  // namespace ludolog::model
