#include "viewer/model/corrections.h"

namespace ludolog::model {
namespace {

std::string note_on(const Flip& flip, const State& before, const SeatNames& names) {
  if (!flip.instead) return "not by the corrected key";
  return std::string(flip.played ? "by the corrected key: " : "by the corrected key besides: ") +
         sentence(*flip.instead, before, names);
}

}  // namespace

Corrections::Corrections(const Stream& stream, const SeatNames& names)
    : Corrections(stream, names, stream.ledger().corrected_keys) {}

Corrections::Corrections(const Stream& stream, const SeatNames& names, const CorrectedKeys& keys)
    : flips_(regrade(stream, keys)) {
  for (const auto& [position, key] : keys)
    notes_[position] = "its key was corrected to " + option_letter(key - 1U);
  for (const Flip& flip : flips_) {
    std::string& note = notes_[flip.position];
    note += (note.empty() ? "" : "; ") + note_on(flip, stream.state_at(flip.position), names);
  }
}

std::string Corrections::note(std::uint64_t position) const {
  const auto found = notes_.find(position);
  return found == notes_.end() ? std::string() : found->second;
}

}  // namespace ludolog::model
