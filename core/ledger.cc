#include "core/ledger.h"

namespace ludolog {
namespace {

void take(Ledger& ledger, const Draw& draw) {
  ledger.next_offset = draw.offset + draw_width(draw.sides);
  ++ledger.draws;
}

void commit(Ledger& ledger, const ChanceCommitted& event) {
  if (event.epoch >= ledger.epochs.size()) {
    ledger.epochs.push_back({.origin = event.origin, .parties = event.parties});
    ledger.next_offset = 0;
  }
  ++ledger.epochs.back().committed;
}

void reveal(Ledger& ledger, const ChanceRevealed& event) {
  if (event.epoch >= ledger.epochs.size() || event.party >= 8) return;
  auto& revealed = ledger.epochs[event.epoch].revealed;
  revealed = static_cast<std::uint8_t>(revealed | bit(event.party));
}

}  // namespace

bool chance_is_open(const Ledger& ledger) {
  return !ledger.epochs.empty() && ledger.epochs.back().committed == ledger.epochs.back().parties;
}

const Draw* draw_of(const Event& event) {
  if (const auto* rolled = std::get_if<DieRolled>(&event)) return &rolled->draw;
  if (const auto* rolled = std::get_if<StartRolled>(&event)) return &rolled->draw;
  return nullptr;
}

void record(Ledger& ledger, const Event& event) {
  if (const Draw* draw = draw_of(event)) {
    take(ledger, *draw);
  } else if (const auto* committed = std::get_if<ChanceCommitted>(&event)) {
    commit(ledger, *committed);
  } else if (const auto* revealed = std::get_if<ChanceRevealed>(&event)) {
    reveal(ledger, *revealed);
  } else if (const auto* retracted = std::get_if<Retracted>(&event)) {
    ledger.retracted.push_back({.from = retracted->to, .at = ledger.version});
  } else if (std::holds_alternative<StarterChosen>(event) && ledger.begun_at == 0) {
    ledger.begun_at = ledger.version + 1;
  }
  ++ledger.version;
}

}  // namespace ludolog
