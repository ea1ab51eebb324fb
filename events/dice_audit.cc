#include "events/dice_audit.h"

#include <algorithm>

#include "events/hex.h"

namespace ludolog::events {
namespace {

std::string to_text(const Draw& draw) {
  return std::to_string(draw.value) + " of " + std::to_string(draw.sides) + " at byte " +
         std::to_string(draw.offset);
}

/// Keeps the earliest mismatch.
void found(DiceReport& report, std::uint64_t position, std::string text) {
  if (report.mismatch && report.mismatch->position <= position) return;
  report.mismatch = DiceReport::Mismatch{position, std::move(text)};
}

}  // namespace

void DiceAudit::enter(const Event& event, const Ledger& ledger) {
  if (const Draw* draw = draw_of(event)) {
    draws_.push_back({ledger.version, ledger.next_offset, *draw});
  } else if (const auto* committed = std::get_if<ChanceCommitted>(&event)) {
    if (committed->epoch >= epochs_.size()) epochs_.resize(std::size_t{committed->epoch} + 1);
    epochs_[committed->epoch].push_back({ledger.version, *committed, std::nullopt, 0});
  } else if (const auto* revealed = std::get_if<ChanceRevealed>(&event)) {
    if (revealed->epoch >= epochs_.size()) return;
    for (AuditedParty& party : epochs_[revealed->epoch])
      if (party.commitment.party == revealed->party && !party.seed) {
        party.seed = revealed->seed;
        party.revealed_at = ledger.version;
      }
  }
}

std::optional<std::vector<Bytes32>> DiceAudit::seeds_of(std::uint16_t epoch) const {
  std::vector<Bytes32> seeds;
  for (std::uint8_t number = 0; number < epochs_[epoch].front().commitment.parties; ++number) {
    const auto party = std::ranges::find_if(epochs_[epoch], [&](const AuditedParty& candidate) {
      return candidate.commitment.party == number;
    });
    if (party == epochs_[epoch].end() || !party->seed) return std::nullopt;
    seeds.push_back(*party->seed);
  }
  return seeds;
}

std::vector<std::optional<ByteStream>> DiceAudit::streams() const {
  std::vector<std::optional<ByteStream>> streams(epochs_.size());
  for (std::size_t i = 0; i < epochs_.size(); ++i) {
    const auto epoch = static_cast<std::uint16_t>(i);
    if (!is_committed(i)) continue;
    if (const auto seeds = seeds_of(epoch)) streams[i].emplace(chance_key(epoch, *seeds));
  }
  return streams;
}

bool DiceAudit::is_committed(std::size_t epoch) const {
  return epoch < epochs_.size() && !epochs_[epoch].empty();
}

bool DiceAudit::is_declared(std::size_t epoch) const {
  return epochs_[epoch].front().commitment.origin == ChanceOrigin::kDeclared;
}

DiceReport DiceAudit::finish(const MatchId& match) const {
  DiceReport report;
  report.draws = draws_.size();

  std::vector<std::optional<ByteStream>> streams = this->streams();
  for (std::size_t i = 0; i < epochs_.size(); ++i) {
    for (const AuditedParty& party : epochs_[i]) {
      if (!party.seed) continue;
      const Bytes32 opened =
          commitment(match, static_cast<std::uint16_t>(i), party.commitment.party, *party.seed);
      if (opened != party.commitment.commitment)
        found(report, party.revealed_at,
              "the seed opens " + to_hex(opened) + ", committed was " +
                  to_hex(party.commitment.commitment));
    }
  }

  for (const Thrown& thrown : draws_) {
    const std::size_t epoch = thrown.draw.epoch;
    if (report.mismatch && report.mismatch->position < thrown.position) break;
    if (!is_committed(epoch)) {
      found(report, thrown.position, "epoch " + std::to_string(epoch) + " has no commitment");
    } else if (is_declared(epoch)) {
      ++report.declared;
    } else if (!streams[epoch]) {
      ++report.sealed;
      if (!report.first_sealed) report.first_sealed = thrown.position;
    } else if (const auto mismatch = check_draw(*streams[epoch], thrown.from, thrown.draw)) {
      found(report, thrown.position,
            "recorded is " + to_text(mismatch->recorded) + ", the seeds give " +
                to_text(mismatch->derived));
    } else {
      ++report.derived;
    }
  }
  return report;
}

std::vector<AuditedDraw> DiceAudit::draws() const {
  using Standing = AuditedDraw::Standing;
  std::vector<std::optional<ByteStream>> streams = this->streams();
  std::vector<AuditedDraw> draws;
  for (const Thrown& thrown : draws_) {
    AuditedDraw audited{thrown.position, thrown.draw, Standing::kSealed, {}, {}};
    const std::size_t epoch = thrown.draw.epoch;
    if (!is_committed(epoch)) {
      audited.standing = Standing::kUnequal;
    } else if (is_declared(epoch)) {
      audited.standing = Standing::kDeclared;
    } else if (streams[epoch]) {
      ByteStream& stream = *streams[epoch];
      const Draw derived = stream.draw(thrown.draw.epoch, thrown.from, thrown.draw.sides);
      const std::uint64_t end = derived.offset + draw_width(derived.sides);
      for (std::uint64_t at = thrown.from; at < end; ++at) audited.bytes.push_back(stream.byte(at));
      audited.standing = derived == thrown.draw ? Standing::kDerived : Standing::kUnequal;
      audited.derived = derived;
    }
    draws.push_back(std::move(audited));
  }
  return draws;
}

}  // namespace ludolog::events
