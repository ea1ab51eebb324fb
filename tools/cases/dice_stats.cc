#include "tools/cases/dice_stats.h"

#include <cmath>
#include <numbers>
#include <numeric>

#include "events/hex.h"
#include "tools/cases/source.h"

namespace ludolog::cases {
namespace {

/// Thrown by somebody: draws of questions and outcomes are no dice.
bool is_throw(const Event& event) {
  return std::holds_alternative<DieRolled>(event) || std::holds_alternative<StartRolled>(event);
}

}  // namespace

std::uint64_t Faces::all() const {
  return std::accumulate(counts.begin(), counts.end(), std::uint64_t{0});
}

double Faces::chi_square() const {
  const double expected = static_cast<double>(all()) / static_cast<double>(counts.size());
  if (expected == 0) return 0;
  double sum = 0;
  for (const std::uint64_t count : counts) {
    const double off = static_cast<double>(count) - expected;
    sum += off * off / expected;
  }
  return sum;
}

double chance_of_chi_square(double chi_square) {
  return std::erfc(std::sqrt(chi_square / 2)) + std::sqrt(2 * chi_square / std::numbers::pi) *
                                                    std::exp(-chi_square / 2) *
                                                    (1 + chi_square / 3);
}

Outcome<void> DiceStats::add(store::StreamReader& reader, const events::MatchId& match) {
  auto audit = audit_match(reader, match);
  if (!audit) return tl::unexpected(audit.error());
  const Verdict verdict = audit->finish();
  if (!is_whole(verdict.kind))
    return problem(ExitCode::kUndecodable, "match " + events::to_hex(match) + " is " +
                                               headline(verdict) + ": " + verdict.detail);
  ++matches_;
  dice_.draws += verdict.dice.draws;
  dice_.derived += verdict.dice.derived;
  dice_.declared += verdict.dice.declared;
  dice_.sealed += verdict.dice.sealed;
  if (verdict.dice.mismatch)
    faults_.push_back({match, verdict.dice.mismatch->position, verdict.dice.mismatch->text});
  const auto& epochs = audit->stream().ledger().epochs;
  for (const Event& event : audit->stream().events()) {
    const Draw* draw = draw_of(event);
    if (!is_throw(event) || draw->sides != 6 || draw->epoch >= epochs.size()) continue;
    ++faces_[static_cast<std::size_t>(epochs[draw->epoch].origin)].counts.at(draw->value - 1U);
  }
  return {};
}

}  // namespace ludolog::cases
